/** Where planets and fleets are on a drawn board, in dots. */
import { columnOf, GRID, rowOf } from '../cell.js';
import type { Fleet } from '../state.js';
import { warpTicks } from '../warp.js';
import type { Point } from './place-badges.js';

/** Dots of a cell's side. */
export const SIDE = 60;
/** Dots of the space for letters and numbers above and beside the grid. */
export const MARGIN = 30;
/** Dots of the whole board, in both directions. */
export const EXTENT = MARGIN + GRID * SIDE;
/** Dots from the centre of a planet to where fleets set out and arrive. */
const CLEARANCE = 32;

/** Centre of a cell. */
export function centreOf(cell: number): Point {
  const at = (index: number): number => MARGIN + index * SIDE + SIDE / 2;
  return { x: at(columnOf(cell)), y: at(rowOf(cell)) };
}

/** The point at a distance of one point on the way to another. */
export function towards(from: Point, to: Point, distance: number): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const share = distance / Math.sqrt(dx * dx + dy * dy);
  return { x: Math.round(from.x + share * dx), y: Math.round(from.y + share * dy) };
}

/** Merges fleets of a side on the same way that arrive in the same tick, as they would be drawn on each other. */
export function convoysOf(fleets: readonly Fleet[]): Fleet[] {
  const convoys = Map.groupBy(fleets, ({ owner, warp, from, to, arrives }) =>
    [owner, warp, from, to, arrives].join(' '),
  );
  return [...convoys.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, ships: others.reduce((sum, { ships }) => sum + ships, first.ships) }] : [],
  );
}

/** Where a fleet is on its way. */
export function placeOf({ from, to, warp, arrives }: Fleet, turn: number): Point {
  const ticks = warpTicks(warp, from, to);
  const start = towards(centreOf(from), centreOf(to), CLEARANCE);
  const end = towards(centreOf(to), centreOf(from), CLEARANCE);
  const on = (a: number, b: number): number => Math.round(b + ((a - b) * (arrives - turn)) / ticks);
  return { x: on(start.x, end.x), y: on(start.y, end.y) };
}
