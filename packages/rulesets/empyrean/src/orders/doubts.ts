import { isPopulationCode } from '../lookup.js';
import { CLUSTER_AXIS_SIZE } from '@ec/cluster';
import { formatUnit } from '@ec/economy';
import { Mistake, nearest } from '@ec/orders-parser';
import type { BuildChangeOrder, MiningChangeOrder } from './works-orders.js';
import type { EmpyreanOrder } from './orders.js';
import type { MoveOrder } from './knowledge-orders.js';
import type { UnitKind } from './terms.js';
import { formatUnitKind } from './slots/unit-names.js';
import type { KnownEmpire, KnownHolding } from './known-empire.js';

/** A doubt about one property of an order. */
export interface Doubt {
  readonly key: string;
  /** Index of the element of a repeated property, from 0 (included). */
  readonly element?: number;
  readonly mistake: Mistake;
}

export function doubt(key: string, code: string, expected: string, suggestion?: string): Doubt {
  return { key, mistake: new Mistake(code, expected, suggestion) };
}

export function notYours(id: number, { holdings }: KnownEmpire): Doubt {
  const own = holdings.map((holding) => `${holding.id}`);
  return doubt('actorId', 'not-yours', 'a ship or colony of yours', nearest(`${id}`, own));
}

/** Whether an order fetches goods from an abandoned ship or colony to an own one at the same place. */
export function isFetched(order: EmpyreanOrder, { holdings, sightings = [] }: KnownEmpire): boolean {
  if (order.kind !== 'transfer') return false;
  const abandoned = sightings.find(({ id, isAbandoned }) => id === order.actorId && isAbandoned === true);
  return holdings.some(({ id, location }) => id === order.receiverId && location === abandoned?.location);
}

export function targetDoubts(id: number, empire: KnownEmpire, actor: KnownHolding | undefined): Doubt[] {
  return empire.holdings.some((holding) => holding.id === id)
    ? [doubt('targetId', 'own-target', 'a target that is not yours')]
    : sightingDoubts(id, empire, actor);
}

export function buildChangeDoubts(
  { group, change }: BuildChangeOrder,
  actor: KnownHolding | undefined,
): Doubt[] {
  return [...groupDoubts(group, 'factory', actor?.factories), ...productDoubts(change, 'change', actor)];
}

export function miningChangeDoubts(
  { group, deposit }: MiningChangeOrder,
  empire: KnownEmpire,
  actor: KnownHolding | undefined,
): Doubt[] {
  return [...groupDoubts(group, 'mine', actor?.mines), ...depositDoubts(deposit, empire, actor)];
}

export function moveDoubts(
  { destination }: MoveOrder,
  empire: KnownEmpire,
  actor: KnownHolding | undefined,
): Doubt[] {
  return [
    ...(actor && actor.kind !== 'ship' ? [doubt('actorId', 'no-ship', 'a ship')] : []),
    ...(destination.kind === 'system' ? placeDoubts('destination', destination.coordinates, empire) : []),
  ];
}

/** A doubt about a target that has not been seen where the own ship or colony is. */
function sightingDoubts(id: number, { sightings }: KnownEmpire, actor: KnownHolding | undefined): Doubt[] {
  if (!sightings || !actor) return [];
  const there = sightings.filter(({ location }) => location === actor.location).map((seen) => `${seen.id}`);
  if (there.includes(`${id}`)) return [];
  const expected = `a ship or colony that was seen at ${actor.location}`;
  return [doubt('targetId', 'not-seen', expected, nearest(`${id}`, there))];
}

/** A doubt about a message to somebody who has never been met. */
export function contactDoubts(
  { kind, id }: Extract<EmpyreanOrder, { readonly kind: 'message' }>['party'],
  { sightings, contacts }: KnownEmpire,
): Doubt[] {
  const known = kind === 'empire' ? contacts : sightings;
  if (!known || known.some((one) => one.id === id)) return [];
  const expected = kind === 'empire' ? 'an empire that you have met' : 'a ship or colony that you have seen';
  return [doubt('party', 'no-contact', expected)];
}

/** A doubt about a trade station where everybody uses the market of the home world. */
export function stationDoubts(
  { foundation }: Extract<EmpyreanOrder, { readonly kind: 'set-up' }>,
  { empire }: KnownEmpire,
  actor: KnownHolding | undefined,
): Doubt[] {
  if (foundation !== 'trade-station' || !actor || actor.location !== empire.homeWorld) return [];
  return [
    doubt('foundation', 'no-trade-there', 'another place: at a home world a trade station earns nothing'),
  ];
}

export function empireDoubts(id: number, { empire }: KnownEmpire): Doubt[] {
  return id === empire.id
    ? []
    : [doubt('empireId', 'not-your-empire', 'the ID of your empire', `${empire.id}`)];
}

function groupDoubts(
  group: number,
  what: string,
  groups: readonly { readonly group: number }[] = [],
): Doubt[] {
  if (groups.some((known) => known.group === group)) return [];
  const numbers = groups.map((known) => `${known.group}`);
  const expected = numbers.length === 0 ? `a ${what} group` : `a ${what} group of ${listed(numbers)}`;
  return [doubt('group', 'unknown-group', expected)];
}

export function depositDoubts(
  deposit: number,
  { surveys }: KnownEmpire,
  actor: KnownHolding | undefined,
): Doubt[] {
  const survey = surveys.find(({ planet }) => planet === actor?.location);
  if (!survey || survey.deposits.some(({ number }) => number === deposit)) return [];
  return [doubt('deposit', 'unknown-deposit', `a deposit of ${survey.planet}`)];
}

export function productDoubts(
  product: { readonly kind: 'research' | 'retool' } | ({ readonly kind: 'unit' } & UnitKind),
  key: string,
  actor: KnownHolding | undefined,
): Doubt[] {
  if (product.kind !== 'unit' || !actor) return [];
  if (product.code === 'LSTU' && actor.kind !== 'orbiting')
    return [
      doubt(
        key,
        'orbiting-only',
        'a product other than light structural units, which orbiting colonies alone make',
      ),
    ];
  return product.techLevel > actor.techLevel
    ? [doubt(key, 'level-too-high', `a unit of at most technology level ${actor.techLevel}`)]
    : [];
}

export function levelDoubts(level: number, actor: KnownHolding | undefined): Doubt[] {
  return actor && level > actor.techLevel
    ? [doubt('techLevel', 'level-too-high', `at most the own level, TL-${actor.techLevel}`)]
    : [];
}

export function receiverDoubts({
  actorId,
  receiverId,
}: {
  readonly actorId: number;
  readonly receiverId: number;
}): Doubt[] {
  return actorId === receiverId ? [doubt('receiverId', 'same-receiver', 'another ship or colony')] : [];
}

/** A doubt about units that are neither in storage nor in a factory group's pipeline. */
export function stockDoubts(kind: UnitKind, actor: KnownHolding | undefined, key = 'units'): Doubt[] {
  if (!actor) return [];
  const { code, techLevel } = kind;
  const isThere = isPopulationCode(code)
    ? actor.population[code] > 0
    : code === 'RSCH' ||
      actor.stored.some((stack) => stack.code === code && stack.techLevel === techLevel) ||
      actor.factories.some(({ product }) => product === formatUnit(code, techLevel));
  return isThere
    ? []
    : [doubt(key, 'none-there', `units that ${actor.id} has; it has no ${formatUnitKind(kind)}`)];
}

export function placeDoubts(
  key: string,
  { x, y, z }: { readonly x: number; readonly y: number; readonly z: number },
  { axisSize = CLUSTER_AXIS_SIZE }: KnownEmpire,
): Doubt[] {
  if (Math.max(x, y, z) < axisSize) return [];
  return [doubt(key, 'outside-cluster', `coordinates from 00 to ${axisSize - 1}`)];
}

function listed(numbers: readonly string[]): string {
  return numbers.length > 1 ? `${numbers.slice(0, -1).join(', ')} or ${numbers.at(-1)}` : numbers.join('');
}
