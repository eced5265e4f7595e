import { findPlanet } from '@ec/cluster';
import { headCount } from '@ec/economy';
import type { OrderResult, RehearsedOrder, SeatOrder } from '@ec/engine';
import { derived, derivedLast } from '@ec/prng';
import { holdingOf, isSamePlace } from '../lookup.js';
import type { EmpyreanOrder } from '../orders/orders.js';
import type { EmpyreanState } from '../state.js';
import type { Holding, SpyTask } from '../holding.js';

type Sheet = readonly RehearsedOrder<EmpyreanOrder>[];

/**
 * Whether an order comes after something that chance or others decide in the same turn, on which its result hangs: a fight of the empire's own,
 * trades of the ship or colony, its spies, or a claim that others may make as well. The rehearsal goes on as if nothing had come of it.
 *
 * @param sheet - all orders of the empire, each with its result as far as the phases say
 */
export function hangsOnChance(
  { order, seat }: SeatOrder<EmpyreanOrder>,
  result: OrderResult,
  known: EmpyreanState,
  sheet: Sheet,
): boolean {
  if (isCombat(order)) return false;
  const { holdings, planets } = foughtOver(sheet)(known);
  if ('planet' in order) {
    const id = findPlanet(known.cluster, order.planet)?.id;
    return planets.has(id) || (result.status !== 'refused' && isContested(known, seat, id));
  }
  if (partners(order).some((id) => holdings.has(id))) return true;
  if (order.kind === 'set-up') return order.foundation !== 'ship' && isAt(known, order.actorId, planets);
  if (order.kind === 'survey' || order.kind === 'probe' || order.kind === 'move')
    return mayTrade(sheet, order.actorId);
  return (
    (order.kind === 'draft' || order.kind === 'disband') &&
    mayLosePeople(sheet, holdingOf(known, order.actorId), order)
  );
}

/** Ships and colonies, and planets, that fights of an empire's own may change; those of one turn are asked for order by order. */
const foughtOver = /* @__PURE__ */ derivedLast((sheet: Sheet) =>
  derived((known: EmpyreanState) => touched(sheet, known)),
);

interface Touched {
  readonly holdings: ReadonlySet<number>;
  /** Planets with colonies among these; undefined for places that are none. */
  readonly planets: ReadonlySet<number | null | undefined>;
}

/** What fights touch, and what is sent from there to others, or would be sent there. */
function touched(sheet: Sheet, known: EmpyreanState): Touched {
  const open = sheet.flatMap(({ placed: { order }, result }) =>
    result === null && isCombat(order) ? order : [],
  );
  const attacks = open.filter(({ kind }) => kind !== 'support-defender');
  const targets = new Set(attacks.map(({ targetId }) => targetId));
  const holdings = new Set<number>();
  for (const order of open) {
    if (!targets.has(order.targetId)) continue;
    for (const id of [order.actorId, order.targetId, ...joinedBy(known, order)]) holdings.add(id);
  }
  const planets = new Set<number | null | undefined>();
  for (let before = -1; before < holdings.size;) {
    before = holdings.size;
    for (const id of holdings) {
      const holding = holdingOf(known, id);
      if (holding && holding.kind !== 'ship') planets.add(holding.planetId);
    }
    for (const { placed } of sheet) {
      const ids = partners(placed.order);
      const isFounding = placed.order.kind === 'set-up' && placed.order.foundation !== 'ship';
      if (ids.some((id) => holdings.has(id) || (isFounding && isAt(known, id, planets))))
        for (const id of ids) holdings.add(id);
    }
  }
  return { holdings, planets };
}

/** Own colonies that a captured one of their kind would join. */
function joinedBy(known: EmpyreanState, { kind, actorId, targetId }: CombatOrder): number[] {
  const [actor, target] = [holdingOf(known, actorId), holdingOf(known, targetId)];
  if (kind === 'bombard' || kind === 'raid' || !actor || !target || target.kind === 'ship') return [];
  return known.holdings.flatMap((own) =>
    own.empireId === actor.empireId && own.kind === target.kind && isSamePlace(own, target) ? own.id : [],
  );
}

function isAt(known: EmpyreanState, id: number, planets: Touched['planets']): boolean {
  const holding = holdingOf(known, id);
  return holding !== undefined && planets.has(holding.planetId);
}

/** Ships and colonies that carry out an order, and that it is about where both are changed. */
function partners(order: EmpyreanOrder): number[] {
  if (!('actorId' in order)) return [];
  return 'receiverId' in order ? [order.actorId, order.receiverId] : [order.actorId];
}

type CombatOrder = Extract<
  EmpyreanOrder,
  { readonly kind: 'bombard' | 'invade' | 'raid' | 'support-attacker' | 'support-defender' }
>;

const COMBAT: ReadonlySet<EmpyreanOrder['kind']> = new Set<CombatOrder['kind']>([
  'bombard',
  'invade',
  'raid',
  'support-attacker',
  'support-defender',
]);

function isCombat(order: EmpyreanOrder): order is CombatOrder {
  return COMBAT.has(order.kind);
}

/** Whether others who live on a planet that the empire does not control may claim it in the same turn. */
function isContested({ controls, holdings }: EmpyreanState, seat: number, id: number | undefined): boolean {
  if (controls.some(({ planetId, empireId }) => planetId === id && empireId === seat)) return false;
  return holdings.some(
    ({ planetId, empireId, kind }) =>
      planetId === id && kind !== 'ship' && empireId !== seat && empireId !== null,
  );
}

/** Whether a ship or colony has goods on offer, or asks for some: what it then has is open. */
function mayTrade(sheet: Sheet, id: number): boolean {
  return sheet.some(
    ({ placed: { order }, result }) =>
      (order.kind === 'buy' || order.kind === 'sell') &&
      order.actorId === id &&
      !(result && NO_DEALS.has(result.code)),
  );
}

/** Refusals of trades that no partner could change. */
const NO_DEALS: ReadonlySet<string> = new Set(['not-yours', 'not-for-sale']);

/** Whether spies at work may be lost, or turn rebels loyal, before people take up another life. */
function mayLosePeople(
  sheet: Sheet,
  actor: Holding | undefined,
  order: Extract<EmpyreanOrder, { readonly kind: 'draft' | 'disband' }>,
): boolean {
  if (!actor) return false;
  const isAt = (kind: EmpyreanOrder['kind'], task: SpyTask): boolean =>
    actor.spies.some((known) => known.task === task) ||
    sheet.some(({ placed }) => placed.order.kind === kind && partners(placed.order).includes(actor.id));
  const isSpies = order.kind === 'disband' && order.units.code === 'SPY';
  return (
    (isSpies && isAt('attack-spies', 'attackSpies')) ||
    (headCount(actor.rebels) > 0 && isAt('convert-rebels', 'convertRebels'))
  );
}
