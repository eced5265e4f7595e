import { isPopulationCode } from '../lookup.js';
import { partsOf, WHOLE } from './commitments.js';
import { CLUSTER_AXIS_SIZE } from '@ec/cluster';
import { formatUnit, type HoldingKind, type ItemCode, type PopulationCode } from '@ec/economy';
import { type Ratio } from '@ec/prng';
import { type Diagnostic, Mistake, nearest, type PlacedOrder } from '@ec/orders-parser';
import { empyreanLanguage } from './language.js';
import type { BuildChangeOrder, EmpyreanOrder, MiningChangeOrder, MoveOrder, UnitKind } from './orders.js';
import { formatUnitKind } from './slots/unit-names.js';

/** A player's knowledge of the own empire: the part of a turn's view that orders are checked against. */
export interface KnownEmpire {
  readonly empire: {
    readonly id: number;
    /** Label of its planet; trade stations are not checked when absent. */
    readonly homeWorld?: string;
  };
  /** Own ships and colonies. */
  readonly holdings: readonly KnownHolding[];
  /** Deposits of surveyed planets, by the planet's label. */
  readonly surveys: readonly {
    readonly planet: string;
    readonly deposits: readonly { readonly number: number }[];
  }[];
  /** Points along each axis of the cluster; 31 when absent. */
  readonly axisSize?: number;
  /** Ships and colonies of others, where they were seen last; orders about them are not checked when absent. */
  readonly sightings?: readonly {
    readonly id: number;
    readonly location: string;
    readonly isAbandoned?: boolean;
  }[];
  /** Empires that have been met; messages are not checked when absent. */
  readonly contacts?: readonly { readonly id: number }[];
}

/** A ship or colony as its owner knows it. */
export interface KnownHolding {
  readonly id: number;
  readonly kind: HoldingKind;
  /** Label of its planet. */
  readonly location: string;
  readonly techLevel: number;
  readonly population: Readonly<Record<PopulationCode, number>>;
  /** Units in storage. */
  readonly stored: readonly { readonly code: ItemCode; readonly techLevel: number }[];
  readonly mines: readonly { readonly group: number }[];
  readonly factories: readonly { readonly group: number; readonly product: string | null }[];
}

/** A doubt about one property of an order. */
interface Doubt {
  readonly key: string;
  /** Index of the element of a repeated property, from 0 (included). */
  readonly element?: number;
  readonly mistake: Mistake;
}

/** What a single order is checked against. */
interface Knowledge {
  readonly empire: KnownEmpire;
  /** The own ship or colony that carries out the order, if it is one. */
  readonly actor: KnownHolding | undefined;
}

/**
 * Doubts about orders that were read without errors, from what their player knows. All are warnings: a turn may change what was known (a
 * colony is captured, a technology level is reached), and the orders stand.
 *
 * @returns the warnings in the order of the text
 * @see E-16
 */
export function check(orders: readonly PlacedOrder<EmpyreanOrder>[], known: KnownEmpire): Diagnostic[] {
  const holdings = new Map(known.holdings.map((holding) => [holding.id, holding]));
  const totals = new Totals();
  return orders.flatMap((placed) => {
    const { order } = placed;
    const actor = 'actorId' in order ? holdings.get(order.actorId) : undefined;
    const knowledge = { empire: known, actor };
    const doubts = [...doubtsAbout(order, knowledge), ...totals.doubtsAfter(order, actor)];
    return doubts.map(({ key, mistake, element }) =>
      empyreanLanguage.diagnose('warning', placed, key, mistake, element),
    );
  });
}

function doubtsAbout(order: EmpyreanOrder, { empire, actor }: Knowledge): Doubt[] {
  if ('actorId' in order && !actor && !isFetched(order, empire)) return [notYours(order.actorId, empire)];
  switch (order.kind) {
    case 'bombard':
    case 'invade':
    case 'raid':
    case 'support-attacker':
    case 'attack-spies':
    case 'incite-rebels':
    case 'information':
      return targetDoubts(order.targetId, empire, actor);
    case 'build-change':
      return buildChangeDoubts(order, actor);
    case 'mining-change':
      return miningChangeDoubts(order, empire, actor);
    case 'assemble-factories':
      return [...stockDoubts(order.units, actor), ...productDoubts(order.product, 'product', actor)];
    case 'assemble-mines':
      return [...stockDoubts(order.units, actor), ...depositDoubts(order.deposit, empire, actor)];
    case 'transfer':
      return [...stockDoubts(order.units, actor), ...receiverDoubts(order)];
    case 'transfer-technology':
      return [...levelDoubts(order.techLevel, actor), ...receiverDoubts(order)];
    case 'sell-technology':
      return levelDoubts(order.techLevel, actor);
    case 'assemble':
      return order.units.code === 'SPY' || order.units.code === 'CNW' ? [] : stockDoubts(order.units, actor);
    case 'sell':
      return stockDoubts(order.item, actor, 'item');
    case 'set-up':
      return [
        ...stationDoubts(order, empire, actor),
        ...order.units.flatMap((units, element) =>
          stockDoubts(units, actor).map((found) => ({ ...found, element })),
        ),
      ];
    case 'move':
      return moveDoubts(order, empire, actor);
    case 'control':
    case 'un-control':
      return [
        ...empireDoubts(order.empireId, empire),
        ...placeDoubts('planet', order.planet.coordinates, empire),
      ];
    case 'name-planet':
    case 'permission-to-colonize':
      return placeDoubts('planet', order.planet.coordinates, empire);
    case 'news':
      return order.service.kind === 'market'
        ? placeDoubts('service', order.service.planet.coordinates, empire)
        : [];
    case 'support-defender':
    case 'disassemble':
    case 'buy':
    case 'buy-technology':
    case 'permission':
    case 'survey':
    case 'probe':
    case 'check-rebels':
    case 'convert-rebels':
    case 'check-for-spies':
    case 'draft':
    case 'disband':
    case 'pay':
    case 'ration':
    case 'name':
      return [];
    case 'message':
      return contactDoubts(order.party, empire);
  }
}

function doubt(key: string, code: string, expected: string, suggestion?: string): Doubt {
  return { key, mistake: new Mistake(code, expected, suggestion) };
}

function notYours(id: number, { holdings }: KnownEmpire): Doubt {
  const own = holdings.map((holding) => `${holding.id}`);
  return doubt('actorId', 'not-yours', 'a ship or colony of yours', nearest(`${id}`, own));
}

/** Whether an order fetches goods from an abandoned ship or colony to an own one at the same place. */
function isFetched(order: EmpyreanOrder, { holdings, sightings = [] }: KnownEmpire): boolean {
  if (order.kind !== 'transfer') return false;
  const abandoned = sightings.find(({ id, isAbandoned }) => id === order.actorId && isAbandoned === true);
  return holdings.some(({ id, location }) => id === order.receiverId && location === abandoned?.location);
}

function targetDoubts(id: number, empire: KnownEmpire, actor: KnownHolding | undefined): Doubt[] {
  return empire.holdings.some((holding) => holding.id === id)
    ? [doubt('targetId', 'own-target', 'a target that is not yours')]
    : sightingDoubts(id, empire, actor);
}

function buildChangeDoubts({ group, change }: BuildChangeOrder, actor: KnownHolding | undefined): Doubt[] {
  return [...groupDoubts(group, 'factory', actor?.factories), ...productDoubts(change, 'change', actor)];
}

function miningChangeDoubts(
  { group, deposit }: MiningChangeOrder,
  empire: KnownEmpire,
  actor: KnownHolding | undefined,
): Doubt[] {
  return [...groupDoubts(group, 'mine', actor?.mines), ...depositDoubts(deposit, empire, actor)];
}

function moveDoubts(
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
function contactDoubts(
  { kind, id }: Extract<EmpyreanOrder, { readonly kind: 'message' }>['party'],
  { sightings, contacts }: KnownEmpire,
): Doubt[] {
  const known = kind === 'empire' ? contacts : sightings;
  if (!known || known.some((one) => one.id === id)) return [];
  const expected = kind === 'empire' ? 'an empire that you have met' : 'a ship or colony that you have seen';
  return [doubt('party', 'no-contact', expected)];
}

/** A doubt about a trade station where everybody uses the market of the home world. */
function stationDoubts(
  { foundation }: Extract<EmpyreanOrder, { readonly kind: 'set-up' }>,
  { empire }: KnownEmpire,
  actor: KnownHolding | undefined,
): Doubt[] {
  if (foundation !== 'trade-station' || !actor || actor.location !== empire.homeWorld) return [];
  return [
    doubt('foundation', 'no-trade-there', 'another place: at a home world a trade station earns nothing'),
  ];
}

function empireDoubts(id: number, { empire }: KnownEmpire): Doubt[] {
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

function depositDoubts(deposit: number, { surveys }: KnownEmpire, actor: KnownHolding | undefined): Doubt[] {
  const survey = surveys.find(({ planet }) => planet === actor?.location);
  if (!survey || survey.deposits.some(({ number }) => number === deposit)) return [];
  return [doubt('deposit', 'unknown-deposit', `a deposit of ${survey.planet}`)];
}

function productDoubts(
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

function levelDoubts(level: number, actor: KnownHolding | undefined): Doubt[] {
  return actor && level > actor.techLevel
    ? [doubt('techLevel', 'level-too-high', `at most the own level, TL-${actor.techLevel}`)]
    : [];
}

function receiverDoubts({
  actorId,
  receiverId,
}: {
  readonly actorId: number;
  readonly receiverId: number;
}): Doubt[] {
  return actorId === receiverId ? [doubt('receiverId', 'same-receiver', 'another ship or colony')] : [];
}

/** A doubt about units that are neither in storage nor in a factory group's pipeline. */
function stockDoubts(kind: UnitKind, actor: KnownHolding | undefined, key = 'units'): Doubt[] {
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

function placeDoubts(
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

/** Totals that the orders of one sheet ask for, ship by ship and colony by colony. */
class Totals {
  readonly #spies = new Map<number, number>();
  readonly #weapons = new Map<number, bigint>();
  readonly #troops = new Map<number, bigint>();

  /** Adds an order; returns a doubt when the total is more than there is. */
  doubtsAfter(order: EmpyreanOrder, actor: KnownHolding | undefined): Doubt[] {
    if ('commitment' in order) {
      const { kind, actorId, commitment } = order;
      const weapons =
        kind === 'invade' || kind === 'raid'
          ? []
          : commitmentDoubts(this.#weapons, actorId, commitment, 'weapons');
      const troops = kind === 'bombard' ? [] : commitmentDoubts(this.#troops, actorId, commitment, 'troops');
      return [...weapons, ...troops].slice(0, 1);
    }
    if (!('spies' in order)) return [];
    const total = (this.#spies.get(order.actorId) ?? 0) + order.spies;
    this.#spies.set(order.actorId, total);
    if (!actor || total <= actor.population.SPY) return [];
    const expected = `no more than the ${actor.population.SPY} spies of ${actor.id} in all orders`;
    return [doubt('spies', 'too-many-spies', expected)];
  }
}

function commitmentDoubts(totals: Map<number, bigint>, actorId: number, share: Ratio, what: string): Doubt[] {
  const total = (totals.get(actorId) ?? 0n) + partsOf(share);
  totals.set(actorId, total);
  if (total <= WHOLE) return [];
  return [doubt('commitment', 'over-committed', `no more than 100% of the ${what} in all orders`)];
}
