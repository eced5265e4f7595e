import { copyOf } from '../board.js';
import type { Phase } from '@ec/engine';
import type { TickEvent } from '../events.js';
import type { GivenOrder, WarpOrder } from '../orders/orders.js';
import type { Board, MultiplanetaryState } from '../state.js';
import { arrive } from './arrivals.js';
import { depart } from './departures.js';
import { produce } from './production.js';
import type { MultiplanetaryParameters } from '../parameters.js';

/**
 * A tick, phase by phase, at all planets at once.
 *
 * @see seed "Planets will process actions in this order"; M-03
 */
export const PHASES = [
  { name: 'departures', run: depart },
  { name: 'arrivals', run: arrive },
  { name: 'production', run: produce },
] as const satisfies readonly Phase<MultiplanetaryState, WarpOrder, TickEvent, MultiplanetaryParameters>[];

/**
 * The board one tick later, by the same phases as a turn of the engine: for bots that look ahead, and for simulations. The board given
 * stays as it is.
 *
 * @param orders - by seat, and then in the order written; one that cannot be carried out changes nothing
 */
export function resolveTick(board: Board, orders: readonly GivenOrder[] = []): Board {
  const state = copyOf(board);
  state.turn += 1;
  for (const { run } of PHASES) run({ state, orders, conclude: ignore });
  return state;
}

function ignore(): void {}
