import type { Bot } from '@ec/engine';
import type { Prng } from '@ec/prng';
import { formatOrder } from './orders.js';
import { planetAt, planetsOf } from './planets.js';
import { PRODUCTION } from './production.js';
import { resolveTick } from './tick.js';
import {
  COLOURS,
  WARPS,
  type Board,
  type Colour,
  type MultiplanetaryView,
  type Planet,
  type WarpOrder,
} from './types.js';
import { warpTicks } from './warp.js';

/** Players that come with the game: one that does nothing, one that sends ships anywhere, and one that looks ahead. */
export const BOTS = { idle: () => '', random, expander } as const satisfies Readonly<
  Record<string, Bot<MultiplanetaryView>>
>;

/** Sends some of the ships of half of its planets to any planet. */
function random(view: MultiplanetaryView, rng: Prng): string {
  return sheetOf(
    ownPlanets(view)
      .filter(({ ships }) => ships > 0 && rng.chance(1, 2))
      .map(({ cell: from, ships }) => {
        const others = view.board.planets.filter(({ cell }) => cell !== from);
        return { kind: rng.pick(WARPS), from, to: rng.pick(others).cell, ships: rng.between(1, ships) };
      }),
  );
}

/** Ticks for which a planet that is taken is thought to be held. */
const HORIZON = 40;
/** Most ticks of a warp, from corner to corner. */
const LONGEST_WARP = 13;

/**
 * Takes the planet that pays off best from each of its planets, with just the ships it takes: it plays the ticks ahead as if nobody
 * gave orders any more, and sees what will be there when its ships come.
 */
function expander(view: MultiplanetaryView, rng: Prng): string {
  const own = COLOURS[view.seat - 1] ?? 'red';
  const orders: WarpOrder[] = [];
  let ahead = boardsAhead(view, orders);
  for (const source of rng.shuffle(ownPlanets(view))) {
    const choice = best(source, own, ahead, rng);
    if (!choice) continue;
    orders.push(choice);
    ahead = boardsAhead(view, orders);
  }
  return sheetOf(orders);
}

/** The next boards, if these orders are the last: the board after the next tick is the first. */
function boardsAhead({ board, seat }: MultiplanetaryView, orders: readonly WarpOrder[]): Board[] {
  const given = orders.map((order) => ({ seat, order }));
  const boards = [resolveTick(board, given)];
  for (let tick = 1; tick <= LONGEST_WARP; tick++) boards.push(resolveTick(boards.at(-1) ?? board));
  return boards;
}

/** The order from a planet that gains most ships for those it costs, if any gains more than none. */
function best(source: Planet, own: Colour, ahead: readonly Board[], rng: Prng): WarpOrder | undefined {
  const spare = spareShips(source, own, ahead);
  let most = 0;
  let choice: WarpOrder | undefined;
  for (const { cell: to } of rng.shuffle(ahead[0]?.planets ?? [])) {
    for (const kind of WARPS) {
      const ticks = warpTicks(kind, source.cell, to);
      const target = planetAt(ahead[ticks] ?? { planets: [] }, to);
      if (!target || target.owner === own) continue;
      const ships = shipsFor(kind, target.ships + 1);
      if (ships > spare) continue;
      const { ships: made, every } = PRODUCTION[target.size];
      const gain = (made * (HORIZON - ticks)) / every - ships;
      if (gain <= most) continue;
      most = gain;
      choice = { kind, from: source.cell, to, ships };
    }
  }
  return choice;
}

/** Ships that a planet can send so that it is held, as far as one sees ahead. */
function spareShips({ cell, ships }: Planet, own: Colour, ahead: readonly Board[]): number {
  const later = ahead.map((board) => planetAt(board, cell));
  return Math.min(ships, ...later.map((planet) => (planet?.owner === own ? planet.ships : 0)));
}

/** Ships to send so that some come out of the warp. */
function shipsFor(warp: WarpOrder['kind'], arriving: number): number {
  return warp === 'quantum' ? 2 * arriving : arriving;
}

function ownPlanets({ board, seat }: MultiplanetaryView): Planet[] {
  return planetsOf(board, COLOURS[seat - 1] ?? null);
}

function sheetOf(orders: readonly WarpOrder[]): string {
  return orders.map((order) => `${formatOrder(order)}\n`).join('');
}
