import { DONE, type OrderResult } from '@ec/engine';
import { withOtherHouse } from '../commands/bind.js';
import { carryOut, type Command } from '../commands/command.js';
import type { Ec4xTurn } from '../contract.js';
import type { Ec4xOrder, PoliticalOrder } from '../orders/orders.js';
import { refused } from '../orders/results.js';
import { breakPact, endPact, renewPacts } from './pacts.js';
import { seatsOf } from '../seats.js';

type StanceOrder = Extract<PoliticalOrder, { readonly kind: 'stance' }>;

/**
 * Houses change what they are to others, at once; to become an enemy within some turns of a pact costs prestige. Whether there is a pact again
 * is seen when all have changed, so that their order does not matter.
 *
 * @see
 */
export function changeStances(turn: Ec4xTurn): void {
  carryOut(turn, isStance, changeStance);
  renewPacts(turn.state);
}

function changeStance(command: Command<StanceOrder>): OrderResult {
  const { turn, house, order, isLast } = command;
  if (!isLast('stance')) return refused('replaced');
  return withOtherHouse(command, order.house, ({ id: towardsId }) => {
    const { stance } = order;
    const before = house.stances[towardsId - 1];
    if (stance === before) return DONE;
    house.stances[towardsId - 1] = stance;
    turn.emit({ kind: 'stance', seats: seatsOf(house.id, towardsId), houseId: house.id, towardsId, stance });
    if (stance === 'enemy') breakPact(turn, house, towardsId, before === 'pact');
    else if (before === 'pact') endPact(turn.state, house, towardsId);
    return DONE;
  });
}

function isStance(order: Ec4xOrder): order is StanceOrder {
  return order.kind === 'stance';
}
