import type { Phase } from '@ec/engine';
import { arrive } from './arrivals.js';
import { depart } from './departures.js';
import { produce } from './production.js';
import type { Board, GivenOrder, MultiplanetaryState, TickEvent, WarpOrder } from './types.js';

/**
 * A tick, step by step, at all planets at once.
 *
 * @see seed "Planets will process actions in this order"; M-03
 */
export const STEPS = [
  { name: 'departures', run: depart },
  { name: 'arrivals', run: arrive },
  { name: 'production', run: produce },
] as const satisfies readonly Phase<MultiplanetaryState, WarpOrder, TickEvent>[];

/**
 * The board one tick later, by the same steps as a turn of the engine: for bots that look ahead, and for simulations. The board given
 * is left as it is.
 *
 * @param orders - by seat, and then in the order written; one that cannot be carried out changes nothing
 */
export function resolveTick(board: Board, orders: readonly GivenOrder[] = []): Board {
  const state = copyOf(board);
  state.turn += 1;
  for (const { run } of STEPS) run({ state, orders, settle: ignore });
  return state;
}

/** The board alone, to be changed at will. */
export function copyOf({ turn, planets, fleets, neutralsProduce }: Board): Board {
  return {
    turn,
    // Written out, so that all planets have the same shape, whatever they were made by.
    planets: planets.map(({ cell, size, owner, ships, ownedSince }) => ({
      cell,
      size,
      owner,
      ships,
      ownedSince,
    })),
    fleets: [...fleets],
    neutralsProduce,
  };
}

function ignore(): void {}
