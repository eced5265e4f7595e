import { carryOut, inDrawnOrder, ordersOf, type EmpyreanTurn, type OrderOf } from './carry-out.js';
import { restedWorkers } from '../holdings/construction.js';
import type { EmpyreanPhase } from '../contract.js';
import { haul, sendable } from '../holdings/haul.js';
import { holdingOf, isPopulationOf, isSamePlace, seatsOf } from '../lookup.js';
import { roomLimits } from '../holdings/room.js';
import { DONE, refused, type OrderResult } from '@ec/engine';
import { withinLimits, type Limit, levelKnown, levelTooHigh } from '../orders/results.js';
import type { Holding } from '../state.js';
import { transportLimits } from '../holdings/transports.js';

/**
 * Phase 8: stored units and people go to ships and colonies at the same planet, by the sender's transports.
 *
 * @see seed "Transport"; E-26
 */
export const transfers: EmpyreanPhase = {
  name: 'transfers',
  run(turn) {
    const orders = ordersOf(turn, 'transfer', 'transfer-technology');
    carryOut(turn, inDrawnOrder(turn, orders), (order, actor) => {
      const receiver = holdingOf(turn.state, order.receiverId);
      if (receiver === actor) return refused('same-receiver', 'giver and receiver are the same');
      if (!receiver || !isSamePlace(receiver, actor)) return notHere(order.receiverId);
      return order.kind === 'transfer'
        ? transferUnits(turn, order, actor, receiver)
        : transferLevel(turn, order.techLevel, actor, receiver);
    });
  },
};

function notHere(id: number): OrderResult {
  return refused('not-here', `there is no ship or colony ${id} at the same planet that takes this`);
}

function transferUnits(
  { emit }: EmpyreanTurn,
  { units }: OrderOf<'transfer'>,
  sender: Holding,
  receiver: Holding,
): OrderResult {
  const { code, techLevel } = units;
  const isPeople = isPopulationOf(sender, code);
  if (isPeople && sender.empireId !== receiver.empireId) return notHere(receiver.id);
  const there = sendable(sender, units);
  const stock: Limit = {
    most: code === 'CNW' ? Math.min(there, restedWorkers(sender)) : there,
    code: 'none-there',
    reason: isPeople ? 'no more are loyal and there' : 'no more are in storage',
  };
  const room = roomLimits(receiver, code, techLevel);
  const { quantity, result } = haul(sender, receiver, units, stock, room);
  if (quantity === 0) return result;
  const seats = seatsOf(sender, receiver);
  emit({ kind: 'transferred', seats, fromId: sender.id, toId: receiver.id, code, techLevel, quantity });
  return result;
}

function transferLevel(
  { emit }: EmpyreanTurn,
  level: number,
  sender: Holding,
  receiver: Holding,
): OrderResult {
  if (level > sender.techLevel) return levelTooHigh(`TL-${level}`, sender.techLevel);
  const { quantity, result } = withinLimits(1, transportLimits(sender, 0));
  if (quantity === 0) return result;
  // others keep their level to themselves: a gift that they have no use for counts as done
  if (receiver.techLevel >= level && receiver.empireId === sender.empireId)
    return levelKnown(receiver.id, level);
  if (receiver.techLevel >= level) return DONE;
  receiver.techLevel = level;
  emit({ kind: 'advanced', seats: seatsOf(receiver), holdingId: receiver.id, techLevel: level, points: 0 });
  return DONE;
}
