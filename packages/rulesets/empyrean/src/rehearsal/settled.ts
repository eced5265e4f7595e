import type { OrderResult, RehearsedOrder, SeatOrder } from '@ec/engine';
import { knowledgeOf } from '../knowledge.js';
import { depositOnPlanet, holdingOf, isSamePlace, planetAt } from '../lookup.js';
import type { EmpyreanOrder } from '../orders/orders.js';
import type { EmpyreanState } from '../state.js';
import type { Holding } from '../holding.js';
import { hangsOnChance } from './chance.js';

/** Refusals of a trader that depend on nothing but the order and the own ship or colony. */
const OWN_FAULTS: ReadonlySet<string> = new Set([
  'not-yours',
  'level-too-high',
  'level-known',
  'not-for-sale',
]);
/** What keeps a gift from others, or settlers from a planet: theirs to know. */
const OTHERS_FAULTS: ReadonlySet<string> = new Set(['no-room', 'no-life-support', 'no-permission']);

/** Refusals of a miner for which no deposit is looked up. */
const BEFORE_DEPOSITS: ReadonlySet<string> = new Set(['not-yours', 'unknown-group', 'wrong-place']);

/**
 * The result of an order as far as its empire may rely on it: not where it depends on a market, on room or permission of others, on an
 * abandoned store, on a planet or deposit that it has not surveyed, or on what chance decides before it, such as a fight of its own.
 */
export function settled(
  placed: SeatOrder<EmpyreanOrder>,
  result: OrderResult,
  known: EmpyreanState,
  sheet: readonly RehearsedOrder<EmpyreanOrder>[],
): OrderResult | null {
  if (hangsOnChance(placed, result, known, sheet)) return null;
  const { order, seat } = placed;
  const actor = 'actorId' in order ? holdingOf(known, order.actorId) : undefined;
  if (order.kind === 'set-up') {
    if (result.code === 'no-permission') return null;
    if (result.code === 'wrong-place' && actor && !isSurveyed(known, seat, actor)) return null;
    return { ...result, reason: withoutDrawn(result.reason, known) };
  }
  if (order.kind === 'mining-change' || order.kind === 'assemble-mines') {
    if (BEFORE_DEPOSITS.has(result.code)) return result;
    return actor && !isDepositKnown(known, seat, actor, order.deposit) ? null : result;
  }
  if (order.kind === 'transfer' || order.kind === 'transfer-technology') {
    if (result.code === 'not-yours') return holdingOf(known, order.actorId) ? null : result;
    if (actor?.empireId !== seat) return null;
    const isOwn = holdingOf(known, order.receiverId)?.empireId === seat;
    return !isOwn && OTHERS_FAULTS.has(result.code) ? null : result;
  }
  if (!TRADES.has(order.kind)) return result;
  if (result.code === 'no-market') return hasStrangeStation(known, actor) ? null : result;
  return OWN_FAULTS.has(result.code) ? result : null;
}

/** Orders that take a partner. */
const TRADES: ReadonlySet<EmpyreanOrder['kind']> = new Set([
  'buy',
  'sell',
  'buy-technology',
  'sell-technology',
]);

/** A reason without numbers of what is set up, which the turn draws: the start "ship 740" is "ship", and an end ", colony 740" is left out. */
export function withoutDrawn(reason: string, known: EmpyreanState): string {
  return reason.replace(NUMBERED, (text, kind: string | undefined, first: string, last: string) =>
    holdingOf(known, Number(first ?? last)) ? text : (kind ?? ''),
  );
}

const NUMBERED = /^(ship|colony|trade station) (\d+)|, (?:colony|trade station) (\d+)$/;

function hasStrangeStation({ holdings }: EmpyreanState, actor: Holding | undefined): boolean {
  return holdings.some(
    (there) =>
      there.kind === 'trade-station' &&
      there.empireId !== actor?.empireId &&
      actor !== undefined &&
      isSamePlace(there, actor),
  );
}

/** Whether it is known who can live on the planet of a ship or colony: nobody can but on a terrestrial one. */
export function isSurveyed(known: EmpyreanState, seat: number, actor: Holding): boolean {
  const planet = planetAt(known, actor);
  return planet?.type !== 'terrestrial' || knownPlanets(known, seat).has(planet.id);
}

/** Planets of which an empire knows who can live there: it has surveyed them, or its people live on them. */
export function knownPlanets(state: EmpyreanState, seat: number): ReadonlySet<number> {
  const surveyed = knowledgeOf(state, seat).planets.filter((planet) => planet.surveyed !== null);
  const settled = state.holdings.filter(
    ({ empireId, kind }) => empireId === seat && (kind === 'open' || kind === 'enclosed'),
  );
  return new Set([...surveyed, ...settled].flatMap(({ planetId }) => planetId ?? []));
}

/** Whether a deposit of the planet of a ship or colony is known; on a planet that was surveyed, all are. */
function isDepositKnown(known: EmpyreanState, seat: number, actor: Holding, number: number): boolean {
  const { deposits, planets } = knowledgeOf(known, seat);
  const isAllKnown = planets.some(
    ({ planetId, surveyed }) => planetId === actor.planetId && surveyed !== null,
  );
  const deposit = depositOnPlanet(known, actor.planetId, number);
  return isAllKnown || deposits.some(({ depositId }) => depositId === deposit?.id);
}
