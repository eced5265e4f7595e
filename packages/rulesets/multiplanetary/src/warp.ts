import { columnOf, rowOf } from './cell.js';
import type { Warp } from './state.js';

/** Cells a tick. @see seed "Standard Warp", "Quantum Warp" */
export const SPEED: Readonly<Record<Warp, number>> = { standard: 1, quantum: 2 };

/**
 * Ticks from one cell to another: the distance between their centres, divided by the speed and rounded up; at least 1.
 *
 * @see M-02
 */
export function warpTicks(warp: Warp, from: number, to: number): number {
  const dx = columnOf(to) - columnOf(from);
  const dy = rowOf(to) - rowOf(from);
  const squared = dx * dx + dy * dy;
  const speed = SPEED[warp];
  let ticks = 1;
  // Compared as squares, so that no root is rounded.
  while (ticks * speed * ticks * speed < squared) ticks += 1;
  return ticks;
}

/** Ships that are lost on departure: in quantum warp half of them, rounded up. @see M-02 */
export function shipsLost(warp: Warp, ships: number): number {
  return warp === 'quantum' ? Math.ceil(ships / 2) : 0;
}
