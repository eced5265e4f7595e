import type { Tick } from '../contract.js';
import { EVERYBODY, MOST_SHIPS, type Board, type Planet, type Size } from '../state.js';

/** Ships that a planet makes, and the ticks between, by its size. @see seed "Size 1" to "Size 5" */
export const PRODUCTION: Readonly<Record<Size, { readonly ships: number; readonly every: number }>> = {
  1: { ships: 1, every: 4 },
  2: { ships: 1, every: 2 },
  3: { ships: 1, every: 1 },
  4: { ships: 2, every: 1 },
  5: { ships: 4, every: 1 },
};

/** Ticks after which planets make twice as many ships as before. @see seed "every 180 ticks" */
export const DOUBLING_TICKS = 180;

/** After so many doublings one ship a tick fills any planet; more of them change nothing. */
const MOST_DOUBLINGS = 10;

/**
 * Planets make ships.
 *
 * @see M-04
 */
export function produce({ state, emit }: Pick<Tick, 'state' | 'emit'>): void {
  for (const planet of state.planets) {
    const ships = shipsMade(planet, state);
    if (ships === 0) continue;
    const lost = Math.max(0, planet.ships + ships - MOST_SHIPS);
    planet.ships += ships - lost;
    emit?.({ kind: 'produced', seats: EVERYBODY, cell: planet.cell, ships, lost });
  }
}

/**
 * Ships that a planet makes in the board's tick: counted from its last change of owner, doubled every {@link DOUBLING_TICKS}.
 *
 * @see seed, second addendum; M-04
 */
export function shipsMade(
  { owner, size, ownedSince }: Planet,
  { turn, neutralsProduce }: Pick<Board, 'turn' | 'neutralsProduce'>,
): number {
  if (owner === null && !neutralsProduce) return 0;
  const { ships, every } = PRODUCTION[size];
  const ticks = turn - ownedSince;
  return ticks > 0 && ticks % every === 0 ? ships * productionFactor(turn) : 0;
}

/** Factor by which planets make more ships than at first: 1 up to tick 180, 2 up to 360, 4 up to 540, and so on. */
export function productionFactor(turn: number): number {
  return 1 << Math.min(MOST_DOUBLINGS, Math.floor((turn - 1) / DOUBLING_TICKS));
}

/** The next tick after the board's in which a planet makes ships, if nobody takes it, and how many; `undefined` for never. */
export function nextProduction(
  planet: Planet,
  { turn, neutralsProduce }: Board,
): { readonly turn: number; readonly ships: number } | undefined {
  const { every } = PRODUCTION[planet.size];
  const next = turn + every - ((turn - planet.ownedSince) % every);
  const ships = shipsMade(planet, { turn: next, neutralsProduce });
  return ships > 0 ? { turn: next, ships } : undefined;
}
