import { dateOf } from '../calendar.js';
import type { Colony, Project } from '../colony.js';
import type { Fleet } from '../fleet.js';
import type { House } from '../house.js';
import {
  SPY_RESULTS,
  type KnownBooks,
  type KnownPlanet,
  type SeenProject,
  type SpyResult,
} from '../knowledge.js';
import { coloniesOf, houseOf, playing, systemOf } from '../lookup.js';
import { awardPrestige } from '../politics/prestige.js';
import type { Ec4xState } from '../state.js';
import type { FleetOrderKind } from '../tables/fleet-orders.js';
import type { ClassCode } from '../types.js';
import type { Work } from '../work.js';
import { giveUp, needOf } from './give-up.js';
import { look, spyFleets } from './look.js';
import { isAtTarget, isSpying } from './missions.js';

/**
 * At the end of the Conflict phase Houses see the systems where they have colonies or have been, and spies report what they found out.
 *
 * @see
 */
export function gatherIntelligence(work: Work): void {
  const { state } = work;
  for (const house of playing(state)) {
    for (const { systemId } of state.turnWork.visits.filter(({ houseId }) => houseId === house.id))
      look(state, house, systemOf(state, systemId));
    for (const colonised of coloniesOf(state, house.id)) look(state, house, colonised);
    for (const fleet of house.fleets) if (isSpying(fleet) && isAtTarget(fleet)) report(work, house, fleet);
  }
  state.turnWork.visits = [];
}

function report(work: Work, house: House, fleet: Fleet): void {
  const { state, emit } = work;
  const { id: fleetId, systemId } = fleet;
  const need = needOf(work, house, fleet);
  if (need) return giveUp(work, house, fleet, need);
  const system = systemOf(state, systemId);
  const { colony } = system;
  const result = resultOf(fleet.order.kind);
  const isForeign = colony !== null && colony.owner !== house.id;
  let isNews = isForeign;
  if (result === 'spyPlanet') look(state, house, system).planet = colony && seePlanet(state.turn, colony);
  else if (result === 'spySystem') {
    const fleets = spyFleets(state, house, systemId);
    look(state, house, system).ships = { turn: state.turn, fleets };
    isNews = isForeign || fleets.length > 0;
  } else if (typeof colony?.owner === 'number') readBooks(state, house, houseOf(state, colony.owner));
  // the Empire and independents have no books
  else return giveUp(work, house, fleet, 'foreign-starbase');
  emit({ kind: 'spied', seats: [house.id], houseId: house.id, fleetId, systemId, result });
  if (isNews) honour(work, house, result, systemId);
}

/** What a spy brings, by its order. @see X-43 */
function resultOf(kind: FleetOrderKind): SpyResult {
  const result = SPY_RESULTS.find((one) => one === kind);
  if (!result) throw new RangeError(`spy: expected an order to spy, received ${kind}`);
  return result;
}

/** Prestige of a result about others, once a year for each system. @see seed 9.3; section 13 */
function honour(work: Work, house: House, result: SpyResult, systemId: number): void {
  const { year } = dateOf(work.state.turn);
  const { spied } = house.knowledge;
  if (spied.some((one) => one.result === result && one.systemId === systemId && one.year === year)) return;
  spied.push({ result, systemId, year });
  awardPrestige(work, house, result, systemId);
}

function seePlanet(turn: number, colony: Colony): KnownPlanet {
  const { pu, iu, ground, shield, facilities, fighters, starbases, projects } = colony;
  return {
    turn,
    pu,
    iu,
    ground: { GB: { ...ground.GB }, AA: { ...ground.AA }, MD: { ...ground.MD } },
    shield,
    facilities: { ...facilities },
    fighters: fighters.length,
    starbases: starbases.length,
    projects: projects.map(seeProject),
  };
}

function seeProject(project: Project): SeenProject {
  return { kind: project.kind, turns: project.turns, ...seeJob(project) };
}

function seeJob(project: Project): { code: ClassCode | null; count: number } {
  switch (project.kind) {
    case 'ships':
    case 'ground':
    case 'facility':
    case 'groundRepair':
      return { code: project.code, count: project.count };
    case 'fighters':
      return { code: 'FS', count: project.count };
    case 'starbases':
      return { code: 'SB', count: project.count };
    case 'starbaseRepair':
      return { code: 'SB', count: project.weps.length };
    case 'shield':
      return { code: 'PS', count: 1 };
    case 'terraforming':
      return { code: null, count: 1 };
    case 'squadronRepair':
      return { code: project.squadron.ships[0]?.code ?? null, count: project.squadron.ships.length };
  }
}

function readBooks(state: Ec4xState, house: House, other: House): void {
  const books: KnownBooks = {
    houseId: other.id,
    turn: state.turn,
    treasury: other.treasury,
    gcp: other.gcp,
    tax: other.tax,
    levels: { ...other.research.levels },
    points: { ...other.research.points },
    colonies: coloniesOf(state, other.id).map(({ id }) => id),
  };
  const others = house.knowledge.books.filter(({ houseId }) => houseId !== other.id);
  house.knowledge.books = [...others, books].toSorted((one, another) => one.houseId - another.houseId);
}
