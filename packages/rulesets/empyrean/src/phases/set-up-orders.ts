import { usualWages } from '../holdings/usual-wages.js';
import {
  canFarm,
  NOBODY,
  sortStacks,
  unmetNeeds,
  formatUnit,
  unitOf,
  type FoundingNeed,
  type HoldingKind,
  type ItemCode,
  type Stack,
} from '@ec/economy';
import { ratio } from '@ec/prng';
import { findPlanet, type Planet } from '@ec/cluster';
import type { Foundation, UnitCount } from '../orders/terms.js';
import { carryOut, inDrawnOrder, ordersOf, type EmpyreanTurn, type OrderOf } from './carry-out.js';
import { build, constructionLimit } from '../holdings/construction.js';
import type { EmpyreanPhase } from '../contract.js';
import { addFarms } from '../holdings/groups.js';
import { haul, sendable } from '../holdings/haul.js';
import { book, changeUnits, emptyQuarter } from '../holdings/ledger.js';
import { colonyLike } from '../holdings/join.js';
import { newNumber } from '../holdings/new-number.js';
import { addHolding } from '../holdings/ownership.js';
import { maySettle, notPermitted } from '../holdings/settling.js';
import { assembledUnits, isPopulationCode, planetAt, seatsOf } from '../lookup.js';
import { DONE, plainCopy, refused, type OrderResult } from '@ec/engine';
import { unmet, withinLimits, notControlled } from '../orders/results.js';
import { holdingPhrase } from '../report/holding-topic.js';
import type { EmpyreanState } from '../state.js';
import type { Holding } from '../holding.js';

/** Needs of what is set up: the code of the refusal, and what is needed. */
const NEEDS: Readonly<Record<FoundingNeed, readonly [code: string, what: string]>> = {
  people: ['no-people', 'people who live there'],
  structure: ['no-structure', 'structural units to house everything'],
  'life support': ['no-life-support', 'places in life support'],
  food: ['no-food', 'food for a turn'],
  'space drive': ['no-space-drive', 'assembled space drives'],
  'station structure': ['too-small', 'structural units as a trade station'],
  'station life support': ['too-small', 'life support units as a trade station'],
  'station professionals': ['too-small', 'professionals as a trade station'],
};

/** Order in which construction workers assemble the units that arrive: first those that house and carry people. */
const ASSEMBLED_FIRST: readonly ItemCode[] = ['STU', 'LSTU', 'LFS', 'SPD', 'HEN', 'FRM'];
/** Units that wait in storage for an order that gives their purpose. */
const WAITS: readonly ItemCode[] = ['FCT', 'MIN'];

/**
 * Phase 4: new ships and colonies are set up with units of their founder, which its transports bring and its construction
 * workers assemble.
 *
 * @see seed "Colony", "Ship", "Trade Station"; E-17 phase 4, E-24
 */
export const setUpOrders: EmpyreanPhase = {
  name: 'set up orders',
  run(turn) {
    for (const placed of ordersOf(turn, 'permission-to-colonize')) {
      turn.conclude(placed, permitColony(turn.state, placed.seat, placed.order));
    }
    carryOut(turn, inDrawnOrder(turn, ordersOf(turn, 'set-up')), (order, founder) =>
      found(turn, order, founder),
    );
  },
};

/** Lets somebody found a colony on a planet that the empire controls, or no longer (E-50). */
function permitColony(
  state: EmpyreanState,
  empireId: number,
  { planet: label, party, permission }: OrderOf<'permission-to-colonize'>,
): OrderResult {
  const planet = findPlanet(state.cluster, label);
  const control = state.controls.find(({ planetId }) => planetId === planet?.id);
  if (control?.empireId !== empireId) return notControlled();
  const others = control.permitted.filter(({ kind, id }) => kind !== party.kind || id !== party.id);
  control.permitted = permission === 'denied' ? others : [...others, party];
  return DONE;
}

function found({ state, rng, emit }: EmpyreanTurn, order: OrderOf<'set-up'>, founder: Holding): OrderResult {
  const planet = planetAt(state, founder);
  const kind = kindOf(order.foundation, planet);
  const placeFault = faultOfPlace(state, founder, kind, planet);
  if (placeFault) return placeFault;
  // everything is tried on a copy, so that a refused order leaves no trace
  const trial = plainCopy(founder);
  const founded = emptyHolding(
    newNumber(state.holdingNumbers, rng.stream('number', founder.id)),
    founder,
    kind,
  );
  if (kind === 'open') founded.foundedTurn = state.turn;
  const short = [
    ...order.units.map((units) => bring(trial, founded, units)),
    ...assembleAll(trial, founded),
  ].filter(({ status }) => status !== 'done');
  const [first] = short;
  const shortfalls = short.map(({ reason }) => reason);
  const needs = unmetNeeds({ ...founded, assembled: assembledUnits(founded) });
  const [fault] = needs;
  if (fault) {
    const unmetTexts = needs.map(({ need, needed, there }) => unmet(NEEDS[need][1], needed, there));
    return refused(NEEDS[fault.need][0], [...unmetTexts, ...shortfalls].join('; '));
  }
  Object.assign(founder, trial);
  addHolding(state, founded);
  emit({ kind: 'founded', seats: seatsOf(founder), holdingId: founded.id, founderId: founder.id });
  const name = holdingPhrase(founded);
  if (!first) return { ...DONE, reason: name };
  return { status: 'partly', code: first.code, reason: `${name}: ${shortfalls.join('; ')}` };
}

/** The kind of a foundation: a plain colony is open where people can live outside, enclosed elsewhere. */
function kindOf(foundation: Foundation, planet: Planet | undefined): HoldingKind {
  if (foundation !== 'colony') return foundation;
  return planet && isHabitable(planet) ? 'open' : 'enclosed';
}

function faultOfPlace(
  state: EmpyreanState,
  founder: Holding,
  kind: HoldingKind,
  planet: Planet | undefined,
): OrderResult | undefined {
  if (kind === 'ship') return undefined;
  if (!planet) return refused('wrong-place', 'there is no planet here');
  if (kind === 'open' && !isHabitable(planet)) return refused('wrong-place', 'nobody can live outside here');
  if (kind === 'enclosed' && isHabitable(planet))
    return refused('wrong-place', 'people can live outside here');
  const planned = { empireId: founder.empireId, kind, planetId: planet.id };
  const own = colonyLike(state, planned);
  if (own) return refused('already-there', `you have one of this kind at the planet, ${holdingPhrase(own)}`);
  return maySettle(state, founder, planned) ? undefined : notPermitted();
}

/** Moves units of a founder to the new ship or colony, as far as it has any and its transports carry them. */
function bring(founder: Holding, founded: Holding, units: UnitCount): OrderResult {
  const reason = isPopulationCode(units.code) ? 'loyal and there' : 'in storage';
  const stock = { most: sendable(founder, units), code: 'none-there', reason };
  return ofUnit(units, haul(founder, founded, units, stock).result);
}

/** A result whose reason says which unit it is about: "STU 60 of 100: …". */
function ofUnit(
  { code, techLevel }: Pick<UnitCount, 'code' | 'techLevel'>,
  result: OrderResult,
): OrderResult {
  return { ...result, reason: `${formatUnit(code, techLevel)} ${result.reason}` };
}

/** Has the founder's construction workers assemble what arrived: structure and life support first. */
function assembleAll(founder: Holding, founded: Holding): OrderResult[] {
  const rank = ({ code }: Stack): number => {
    const place = ASSEMBLED_FIRST.indexOf(code);
    return place < 0 ? ASSEMBLED_FIRST.length : place;
  };
  const waiting = sortStacks(founded.stored)
    .filter(({ code }) => unitOf(code).needsAssembly && !WAITS.includes(code))
    .filter(({ code, techLevel }) => code !== 'FRM' || canFarm(techLevel, founded.kind, founded.orbit))
    .sort((a, b) => rank(a) - rank(b));
  return waiting.map(({ code, techLevel, quantity: asked }) => {
    const { quantity, result } = withinLimits(asked, [constructionLimit(founder, code, techLevel)]);
    build(founder, code, techLevel, quantity);
    changeUnits(founded, 'stored', code, techLevel, -quantity, 'assembled');
    if (code !== 'FRM') changeUnits(founded, 'assembled', code, techLevel, quantity, 'assembled');
    else if (quantity > 0) {
      book(founded, 'assembled', code, techLevel, quantity, 'assembled');
      addFarms(founded, techLevel, quantity);
    }
    return ofUnit({ code, techLevel }, result);
  });
}

function emptyHolding(
  id: number,
  { empireId, starId, orbit, planetId, raceId, techLevel }: Holding,
  kind: HoldingKind,
): Holding {
  return {
    id,
    empireId,
    name: null,
    kind,
    starId,
    orbit,
    planetId,
    raceId,
    techLevel,
    population: NOBODY,
    rebels: NOBODY,
    spies: [],
    pay: usualWages(kind),
    ration: ratio(1),
    stored: [],
    assembled: [],
    farms: [],
    mines: [],
    factories: [],
    traders: [],
    living: null,
    quarter: emptyQuarter(),
  };
}

function isHabitable({ type, habitability }: Planet): boolean {
  return type === 'terrestrial' && habitability > 0;
}
