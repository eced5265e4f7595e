import { DONE, type OrderResult } from '@ec/engine';
import { buyEspionage } from '../economy/buy-espionage.js';
import { affordable, pay } from '../economy/purse.js';
import type { House } from '../house.js';
import type { PoliticalOrder } from '../orders/orders.js';
import { made, missingMoney, refused } from '../orders/results.js';
import { seatsOf } from '../seats.js';
import { ESPIONAGE, type EspionageKind } from '../tables/espionage.js';
import type { ActsOf } from './acts.js';
import { withColony, withOtherHouse, withSystem } from './bind.js';
import type { Command } from './command.js';

/** What orders on other Houses and on names do. */
export const POLITICAL_ACTS: ActsOf<Exclude<PoliticalOrder['kind'], 'stance' | 'capitulate'>> = {
  nameSystem: (command) =>
    withColony(command, command.order.system, ({ colony }) => {
      colony.name = command.order.name;
      return DONE;
    }),
  gift: (command) =>
    withOtherHouse(command, command.order.house, ({ id: toId }) => {
      const { turn, house, order } = command;
      const count = affordable(house, 1000, order.amount);
      const amount = 1000 * count;
      pay(house, amount);
      if (amount > 0) turn.state.turnWork.gifts.push({ fromId: house.id, toId, amount });
      return made(count, order.amount, 'no-money', () => missingMoney(house, 1000, 'one more'));
    }),
  message: (command) => {
    const { turn, order } = command;
    return order.house === 'all'
      ? send(command, null, turn.state.houses)
      : withOtherHouse(command, order.house, (to) => send(command, to.id, [to]));
  },
  buy: ({ turn, house, order }) => buyEspionage(turn, house, order.points, order.count),
  subvertHouse: (command) =>
    withOtherHouse(command, command.order.house, ({ id }) => planAct(command, command.order.action, id)),
  subvertSystem: (command) =>
    withSystem(command, command.order.system, ({ id, colony }) =>
      colony?.owner === command.house.id ? refused('own-target') : planAct(command, command.order.action, id),
    ),
};

/** Sends the text of an order; its writer keeps a copy. */
function send(
  { turn, house, order }: Command<Extract<PoliticalOrder, { readonly kind: 'message' }>>,
  toId: number | null,
  readers: readonly House[],
): OrderResult {
  turn.emit({
    kind: 'message',
    seats: seatsOf(house.id, ...readers.map(({ id }) => id)),
    fromId: house.id,
    toId,
    text: order.text,
  });
  return DONE;
}

/**
 * Notes an act of espionage, the only one of its House in this turn; whether its target allows it shows when it is carried out.
 *
 * @see X-63
 */
function planAct({ turn, house, index }: Command, kind: EspionageKind, targetId: number): OrderResult | null {
  const { subversions } = turn.state.turnWork;
  if (subversions.some(({ houseId }) => houseId === house.id)) return refused('one-act');
  const { ebp } = ESPIONAGE[kind];
  if (house.ebp < ebp) return refused('no-points', `it takes ${ebp} EBP, and there are ${house.ebp}`);
  subversions.push({ order: index, houseId: house.id, kind, targetId });
  return null;
}
