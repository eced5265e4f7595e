import type { OrderResult } from '@ec/engine';
import type { Ec4xTurn } from '../contract.js';
import type { Ec4xOrder } from '../orders/orders.js';
import type { ActsOf, WrittenOrder } from './acts.js';
import { carryOut, type Command } from './command.js';
import { ECONOMY_ACTS } from './economy-acts.js';
import { FORCE_ACTS } from './force-acts.js';
import { POLITICAL_ACTS } from './political-acts.js';

/** What each order does. */
const ACTS: ActsOf<WrittenOrder['kind']> = { ...ECONOMY_ACTS, ...FORCE_ACTS, ...POLITICAL_ACTS };

const WRITTEN_KINDS: ReadonlySet<string> = /* @__PURE__ */ new Set(Object.keys(ACTS));

/**
 * Carries out all orders but stances, capitulations and orders to fleets, each House's in the order written.
 *
 * @see X-21
 */
export function carryOutWritten(turn: Ec4xTurn): void {
  carryOut(turn, isWritten, (command) => {
    const act = ACTS[command.order.kind] as (command: Command<WrittenOrder>) => OrderResult | null;
    return act(command);
  });
}

function isWritten(order: Ec4xOrder): order is WrittenOrder {
  return WRITTEN_KINDS.has(order.kind);
}
