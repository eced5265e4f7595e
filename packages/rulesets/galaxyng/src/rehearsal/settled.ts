import type { OrderResult, SeatOrder } from '@ec/engine';
import { designOf } from '../lookup.js';
import type { GalaxyOrder, GroupRef, MoverRef } from '../orders/orders.js';
import type { ResultCode } from '../orders/results.js';
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

/** Results to which orders come when they are bound, by what the race itself has and orders. */
const AT_BINDING: ReadonlySet<string> = new Set([
  'unknown-group',
  'unknown-fleet',
  'unknown-planet',
  'surplus',
  'in-hyperspace',
  'cannot-move',
  'cannot-carry',
  'same-place',
  'ordered-already',
  'empty-fleet',
  'called-back',
] satisfies ResultCode[]);

/** Orders that hang on what a planet has, and on whose it is. */
const AT_PLANETS: ReadonlySet<GalaxyOrder['kind']> = new Set(['load', 'unload', 'scrap', 'upgrade']);

/** Orders that give names: the first race that takes one has it. */
const NAMING: ReadonlySet<GalaxyOrder['kind']> = new Set(['name-race', 'name-planet', 'rename']);

/** Results of naming on which others have a say. */
const CONTESTED: ReadonlySet<string> = new Set(['done', 'name-taken']);

/**
 * The result of an order as far as its race may rely on it: ships that are where others have guns may be shot before they load, leave or are
 * scrapped, a planet may be lost to bombs or taken by them before ships there use it or it has its new name; ships of others may load, unload
 * or settle first; interceptors follow others, wherever these go; and others may take a name or give it up in the same turn.
 *
 * @see N-13 for what is settled before, N-16 for what comes after combat
 */
export function settled(
  { order, seat }: SeatOrder<GalaxyOrder>,
  result: OrderResult,
  known: GalaxyState,
): OrderResult | null {
  if (NAMING.has(order.kind)) {
    const isOpen =
      (CONTESTED.has(result.code) && hasRivals(known, seat)) ||
      (result.code === 'not-owner' && mayConquer(known, seat));
    return isOpen ? null : result;
  }
  if (!AFTER_COMBAT.has(order.kind) || AT_BINDING.has(result.code)) return result;
  if (order.kind === 'intercept' && hasRivals(known, seat)) return null;
  const ref = 'group' in order ? order.group : 'mover' in order ? order.mover : undefined;
  const isOpen = placesOf(known, seat, ref).some(
    (id) => isFoughtOver(known, seat, id) || (AT_PLANETS.has(order.kind) && isShared(known, seat, id)),
  );
  return isOpen ? null : result;
}

/** Planets at which the ships of an order may be. Groups that the sheet makes, and fleets, may be any of the race. */
function placesOf(known: GalaxyState, seat: number, ref: GroupRef | MoverRef | undefined): number[] {
  const own = known.groups.filter(({ raceId, originId }) => raceId === seat && originId === null);
  const named = own.filter(({ number }) => number === ref);
  return (named.length > 0 ? named : own).map(({ planetId }) => planetId);
}

/**
 * Whether there may be combat at a planet before ships move, or bombs may fall on it, as far as a race knows: others have guns there, or the
 * race has some where others live.
 *
 * @param known - the galaxy with the ships of others that the race sees
 */
export function isFoughtOver(known: GalaxyState, seat: number, planetId: number): boolean {
  const armed = known.groups.filter(
    (group) => group.planetId === planetId && group.originId === null && isArmed(known, group),
  );
  if (armed.some(({ raceId }) => raceId !== seat)) return true;
  const ownerId = known.planets.find(({ id }) => id === planetId)?.ownerId ?? null;
  return armed.length > 0 && ownerId !== null && ownerId !== seat;
}

/**
 * Whether others may change what a planet has, or whose it is, without combat, as far as a race knows: they have ships there that carry cargo,
 * or that can be scrapped because nobody owns it.
 *
 * @param known - the galaxy with the ships of others that the race sees
 */
export function isShared(known: GalaxyState, seat: number, planetId: number): boolean {
  const isFree = known.planets.find(({ id }) => id === planetId)?.ownerId === null;
  return known.groups.some(
    (group) =>
      group.raceId !== seat &&
      group.planetId === planetId &&
      group.originId === null &&
      (isFree || designOf(known, group).cargo > 0),
  );
}

/** Whether a race has guns anywhere, with which it may take a planet before names are given. */
function mayConquer(known: GalaxyState, seat: number): boolean {
  return known.groups.some((group) => group.raceId === seat && isArmed(known, group));
}

function hasRivals({ races }: GalaxyState, seat: number): boolean {
  return races.some(({ id, status }) => id !== seat && status === 'playing');
}

function isArmed(known: GalaxyState, group: Group): boolean {
  return designOf(known, group).attacks > 0;
}
