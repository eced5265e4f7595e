import { carryOut, inDrawnOrder, ordersOf, type EmpyreanTurn, type OrderOf } from '../carry-out.js';
import { restedWorkers } from '../construction.js';
import type { EmpyreanPhase } from '../contract.js';
import { haul, sendable } from '../haul.js';
import { holdingOf, isPopulationOf, isSamePlace, seatsOf } from '../lookup.js';
import { roomLimits } from '../room.js';
import { DONE, refused } from '../../settlement.js';
import { withinLimits, type Limit } from '../settlements.js';
import type { Holding } from '../state.js';
import { transportLimits } from '../transports.js';
import type { Settlement } from '../../ruleset.js';

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

function notHere(id: number): Settlement {
  return refused('not-here', `there is no ship or colony ${id} at the same planet that takes this`);
}

function transferUnits(
  { emit }: EmpyreanTurn,
  { units }: OrderOf<'transfer'>,
  sender: Holding,
  receiver: Holding,
): Settlement {
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
  const { quantity, settlement } = haul(sender, receiver, units, stock, room);
  if (quantity === 0) return settlement;
  const seats = seatsOf(sender, receiver);
  emit({ kind: 'transferred', seats, fromId: sender.id, toId: receiver.id, code, techLevel, quantity });
  return settlement;
}

function transferLevel(
  { emit }: EmpyreanTurn,
  level: number,
  sender: Holding,
  receiver: Holding,
): Settlement {
  if (level > sender.techLevel)
    return refused('level-too-high', `TL-${level} is above technology level ${sender.techLevel}`);
  const { quantity, settlement } = withinLimits(1, transportLimits(sender, 0));
  if (quantity === 0) return settlement;
  // what level others have is theirs to know: a gift that they have no use for is done all the same
  if (receiver.techLevel >= level && receiver.empireId === sender.empireId)
    return refused('level-known', `${receiver.id} has TL-${level} already`);
  if (receiver.techLevel >= level) return DONE;
  receiver.techLevel = level;
  emit({ kind: 'advanced', seats: seatsOf(receiver), holdingId: receiver.id, techLevel: level, points: 0 });
  return DONE;
}
