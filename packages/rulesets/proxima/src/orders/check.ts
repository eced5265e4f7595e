import type { OrderResult } from '@ec/engine';
import type { Diagnostic, PlacedOrder } from '@ec/orders-parser';
import type { ProximaOrder } from './orders.js';
import type { ResultCode } from './results.js';
import { playTurn, type PlayedTurn } from '../phases/phases.js';
import type { ProximaState, Side } from '../state.js';
import type { ProximaView } from '../view/view.js';

/**
 * Warnings about orders that are well written, but would not be done, or only in part, if nobody else gave orders. Where enemies may change that
 * before the order's turn comes, as they move, fire and fight, it is said how things stand.
 */
export function check(
  orders: readonly PlacedOrder<ProximaOrder>[],
  { known, seat, side }: ProximaView,
): Diagnostic[] {
  const played = playTurn(
    known,
    orders.map((placed) => ({ ...placed, seat })),
  );
  const hasEnemies = hasOthers(known, side);
  const own = new Set(known.units.flatMap(({ id, player }) => (player === side.id ? [id] : [])));
  return [...played.results].flatMap(([{ order, span, line, column }, result]): Diagnostic[] => {
    const { status, code, reason } = result;
    if (status === 'done') return [];
    const isOpen = hasEnemies && hangsOnEnemies(own, played, order, result);
    const message = `${isOpen ? 'as things stand: ' : ''}${reason.replace(/\.$/, '')}`;
    return [{ code, severity: 'warning', span, line, column, message }];
  });
}

/** Whether other teams have units. */
function hasOthers({ units, definitions: { sides } }: ProximaState, { team }: Side): boolean {
  const allies = new Set(sides.flatMap((side) => (side.team === team ? [side.id] : [])));
  return units.some(({ player }) => !allies.has(player));
}

/** Refusals of builders that depend on nothing but the order, the map and the kind of the unit. */
const FIXED: ReadonlySet<string> = new Set<ResultCode>(['no-action', 'cannot-build', 'off-map', 'no-way']);

/** Refusals to fire that depend on who is on the tile. */
const ON_TARGETS: ReadonlySet<string> = new Set<ResultCode>(['no-target', 'no-effect']);

/**
 * Whether enemies may change the result of an order: moves come first, and depend on nobody; fire meets who has moved there; builders work after
 * all fire and fights.
 *
 * @param own - IDs of the units of the player before the turn
 * @see P-03
 */
function hangsOnEnemies(
  own: ReadonlySet<string>,
  { events, results }: PlayedTurn,
  { kind, unit }: ProximaOrder,
  { code }: OrderResult,
): boolean {
  if (kind === 'move') return false;
  if (kind === 'build') {
    if (FIXED.has(code)) return false;
    if (code === 'no-unit') return own.has(unit);
    return code !== 'disturbed' || !events.some((event) => event.kind === 'moved' && event.unit === unit);
  }
  if (ON_TARGETS.has(code)) return true;
  // points that went into earlier fire are left where that had no target
  const hasFired = [...results].some(
    ([{ order }, { status }]) => order.kind === 'fire' && order.unit === unit && status === 'done',
  );
  return code === 'no-points' && hasFired;
}
