import { inDrawnOrder, ordersOf, type EmpyreanTurn, type OrderOf } from './carry-out.js';
import { restedWorkers } from '../holdings/construction.js';
import type { EmpyreanPhase } from '../contract.js';
import { haul, sendable } from '../holdings/haul.js';
import { joinOwn } from '../holdings/join.js';
import { occupy } from '../holdings/ownership.js';
import { maySettle, notPermitted } from '../holdings/settling.js';
import { holdingOf, isAbandoned, isPopulationOf, isSamePlace, seatsOf } from '../lookup.js';
import { roomLimits } from '../holdings/room.js';
import { DONE, refused, type OrderResult, type SeatOrder } from '@ec/engine';
import { withinLimits, type Limit, levelKnown, levelTooHigh, notYours } from '../orders/results.js';
import type { Holding } from '../holding.js';
import { transportLimits } from '../holdings/transports.js';

/**
 * Phase 8: stored units and people go to ships and colonies at the same planet, by the sender's transports. Whoever sends people into an
 * abandoned ship or colony makes it theirs, and anybody may fetch what is stored there.
 *
 * @see seed "Transport"; E-26, E-43, E-45
 */
export const transfers: EmpyreanPhase = {
  name: 'transfers',
  run(turn) {
    for (const placed of inDrawnOrder(turn, ordersOf(turn, 'transfer', 'transfer-technology'))) {
      turn.conclude(placed, carryOver(turn, placed));
    }
  },
};

function carryOver(
  turn: EmpyreanTurn,
  { order, seat }: SeatOrder<OrderOf<'transfer' | 'transfer-technology'>>,
): OrderResult {
  const sender = holdingOf(turn.state, order.actorId);
  const receiver = holdingOf(turn.state, order.receiverId);
  if (sender?.empireId !== seat) {
    const isFetched =
      order.kind === 'transfer' &&
      sender !== undefined &&
      isAbandoned(sender) &&
      receiver?.empireId === seat &&
      isSamePlace(receiver, sender);
    return isFetched ? transferUnits(turn, order, sender, receiver) : notYours(order.actorId);
  }
  if (receiver === sender) return refused('same-receiver', 'giver and receiver are the same');
  if (!receiver || !isSamePlace(receiver, sender)) return notHere(order.receiverId);
  return order.kind === 'transfer'
    ? transferUnits(turn, order, sender, receiver)
    : transferLevel(turn, order.techLevel, sender, receiver);
}

function notHere(id: number): OrderResult {
  return refused('not-here', `there is no ship or colony ${id} at the same planet that takes this`);
}

function transferUnits(
  turn: EmpyreanTurn,
  { units }: OrderOf<'transfer'>,
  sender: Holding,
  receiver: Holding,
): OrderResult {
  const { code, techLevel } = units;
  const isPeople = isPopulationOf(sender, code);
  const movesIn = isPeople && isAbandoned(receiver);
  if (isPeople && !movesIn && sender.empireId !== receiver.empireId) return notHere(receiver.id);
  if (movesIn && !maySettle(turn.state, sender, receiver)) return notPermitted();
  const there = sendable(sender, units);
  const stock: Limit = {
    most: code === 'CNW' ? Math.min(there, restedWorkers(sender)) : there,
    code: 'none-there',
    reason: isPeople ? 'loyal and there' : 'in storage',
  };
  const carrier = isAbandoned(sender) ? receiver : sender;
  const isOthers = receiver.empireId !== carrier.empireId;
  const room = roomLimits(receiver, code, techLevel).map((limit) => ({ ...limit, isOthers }));
  const { quantity, result } = haul(sender, receiver, units, stock, room, carrier);
  if (quantity === 0) return result;
  const seats = seatsOf(sender, receiver);
  turn.emit({ kind: 'transferred', seats, fromId: sender.id, toId: receiver.id, code, techLevel, quantity });
  if (movesIn) moveIn(turn, sender, receiver);
  return result;
}

/** Those who moved in make an abandoned ship or colony theirs. */
function moveIn(turn: EmpyreanTurn, sender: Holding, abandoned: Holding): void {
  occupy(turn.state, abandoned, sender);
  const { id: holdingId, kind, name, starId, orbit } = abandoned;
  turn.emit({ kind: 'occupied', seats: seatsOf(sender), holdingId, of: { kind, name }, starId, orbit });
  joinOwn(turn, abandoned);
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
  if (receiver.techLevel >= level && receiver.empireId === sender.empireId) return levelKnown(receiver);
  if (receiver.techLevel >= level) return DONE;
  receiver.techLevel = level;
  emit({ kind: 'advanced', seats: seatsOf(receiver), holdingId: receiver.id, techLevel: level, points: 0 });
  return DONE;
}
