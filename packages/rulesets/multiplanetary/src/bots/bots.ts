import type { Bot } from '@ec/engine';
import { writeOrders, type WrittenOrders } from '@ec/orders-parser';
import type { Prng } from '@ec/prng';
import { format } from '../orders/language.js';
import { planetAt, planetsOf } from '../board.js';
import { PRODUCTION } from '../phases/production.js';
import { resolveTick } from '../phases/phases.js';
import type { MultiplanetaryView } from '../view/view.js';
import type { WarpOrder } from '../orders/orders.js';
import { COLOURS, WARPS, type Board, type Colour, type Planet, type Warp } from '../state.js';
import { warpTicks } from '../warp.js';
import type { BotName } from './bot-names.js';

/** Players that come with the game: one that does nothing, one that sends ships anywhere, and one that looks ahead. */
export const BOTS: Readonly<Record<BotName, Bot<MultiplanetaryView, WarpOrder>>> = {
  idle: () => '',
  random,
  expander: expander(WARPS),
};

/** Sends some of the ships of half of its planets to any planet. */
function random(view: MultiplanetaryView, rng: Prng): WrittenOrders<WarpOrder> {
  return sheetOf(
    ownPlanets(view)
      .filter(({ ships }) => ships > 0 && rng.chance(1, 2))
      .map(({ cell: from, ships }) => {
        const others = view.board.planets.filter(({ cell }) => cell !== from);
        return { kind: rng.pick(WARPS), from, to: rng.pick(others).cell, ships: rng.between(1, ships) };
      }),
  );
}

/** Most ticks of a warp, from corner to corner. */
const LONGEST_WARP = 13;
/** Fewest ships that are worth sending to the front. */
const CONVOY = 20;

/**
 * From each of its planets it attacks the planet that pays off best, with just the ships needed. Planets that can take none send their
 * ships to the own planet nearest the enemy. It plays the ticks ahead as if nobody gave any more orders, to see what its ships will find.
 *
 * @param warps - the warps that it attacks with
 */
export function expander(warps: readonly Warp[]): Bot<MultiplanetaryView, WarpOrder> {
  return (view, rng) => {
    const own = COLOURS[view.seat - 1] ?? 'red';
    const orders: WarpOrder[] = [];
    const front = frontOf(view.board, own, rng);
    let ahead = boardsAhead(view, orders);
    for (const source of rng.shuffle(planetsOf(view.board, own))) {
      const spare = spareShips(source, own, ahead);
      const order = bestAttack(source, { warps, spare, ahead }, rng) ?? convoy(source, spare, front);
      if (!order) continue;
      orders.push(order);
      ahead = boardsAhead(view, orders);
    }
    return sheetOf(orders);
  };
}

/** The next boards if these orders are the last; the first is the board after the next tick. */
function boardsAhead({ board, seat }: MultiplanetaryView, orders: readonly WarpOrder[]): Board[] {
  const given = orders.map((order) => ({ seat, order }));
  const boards = [resolveTick(board, given)];
  for (let tick = 1; tick <= LONGEST_WARP; tick++) boards.push(resolveTick(boards.at(-1) ?? board));
  return boards;
}

/** Ships that a planet can send and still be held, as far as the bot looks ahead. */
function spareShips({ cell, ships }: Planet, own: Colour, ahead: readonly Board[]): number {
  const later = ahead.map((board) => planetAt(board, cell));
  return Math.min(ships, ...later.map((planet) => (planet?.owner === own ? planet.ships : 0)));
}

/** The attack that gains the most ships a tick for the ships and ticks it takes. */
function bestAttack(
  { cell: from, owner }: Planet,
  { warps, spare, ahead }: { warps: readonly Warp[]; spare: number; ahead: readonly Board[] },
  rng: Prng,
): WarpOrder | undefined {
  let most = 0;
  let choice: WarpOrder | undefined;
  for (const { cell: to } of rng.shuffle(ahead[0]?.planets ?? [])) {
    for (const kind of warps) {
      const ticks = warpTicks(kind, from, to);
      const then = ahead[ticks];
      const target = then && planetAt(then, to);
      if (!target || target.owner === owner) continue;
      const ships = (target.ships + 1) * (kind === 'quantum' ? 2 : 1);
      const { ships: made, every } = PRODUCTION[target.size];
      const payoff = made / every / (ships + ticks);
      if (ships > spare || payoff <= most) continue;
      most = payoff;
      choice = { kind, from, to, ships };
    }
  }
  return choice;
}

/** The own planet that is the fewest ticks from an enemy planet; any of them when several are equal. */
function frontOf(board: Board, own: Colour, rng: Prng): Planet | undefined {
  const enemies = board.planets.filter(({ owner }) => owner !== null && owner !== own);
  const ticks = ({ cell }: Planet): number =>
    Math.min(...enemies.map((enemy) => warpTicks('standard', cell, enemy.cell)));
  return rng.shuffle(planetsOf(board, own)).sort((a, b) => ticks(a) - ticks(b))[0];
}

function convoy({ cell: from }: Planet, ships: number, front: Planet | undefined): WarpOrder | undefined {
  if (!front || front.cell === from || ships < CONVOY) return undefined;
  return { kind: 'standard', from, to: front.cell, ships };
}

function ownPlanets({ board, seat }: MultiplanetaryView): Planet[] {
  return planetsOf(board, COLOURS[seat - 1] ?? null);
}

function sheetOf(orders: readonly WarpOrder[]): WrittenOrders<WarpOrder> {
  return writeOrders(orders, format);
}
