import type { OrderResult, SeatOrder } from '@ec/engine';
import { designOf } from '../lookup.js';
import type { GalaxyOrder, GroupRef, MoverRef } from '../orders/orders.js';
import type { GalaxyState, Group } from '../state.js';

/** Orders to ships that act after combat. */
const AFTER_COMBAT: ReadonlySet<GalaxyOrder['kind']> = new Set([
  'load',
  'unload',
  'scrap',
  'upgrade',
  'send',
  'intercept',
]);

/**
 * The result of an order as far as its race may rely on it: ships that are where others have guns may be shot before they load, leave or are
 * scrapped, and a planet may be lost to bombs before it has its new name.
 *
 * @see N-16 for what comes after combat
 */
export function settled(
  { order, seat }: SeatOrder<GalaxyOrder>,
  result: OrderResult,
  known: GalaxyState,
): OrderResult | null {
  if (order.kind === 'name-planet') return result.status === 'done' && known.races.length > 1 ? null : result;
  if (!AFTER_COMBAT.has(order.kind)) return result;
  const ref = 'group' in order ? order.group : 'mover' in order ? order.mover : undefined;
  return ref !== undefined && isThreatened(known, seat, ref) ? null : result;
}

/** Whether the ships of an order may be in combat first. Groups that the sheet makes, and fleets, may be any of the race. */
function isThreatened(known: GalaxyState, seat: number, ref: GroupRef | MoverRef): boolean {
  const own = known.groups.filter(({ raceId, originId }) => raceId === seat && originId === null);
  const named = own.filter(({ number }) => number === ref);
  return (named.length > 0 ? named : own).some((group) => isAmongGuns(known, group));
}

function isAmongGuns(known: GalaxyState, { raceId, planetId }: Group): boolean {
  return known.groups.some(
    (other) => other.raceId !== raceId && other.planetId === planetId && designOf(known, other).attacks > 0,
  );
}
