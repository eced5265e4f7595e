import { POPULATION_CODES } from '@ec/economy';
import type { EmpyreanTurn } from '../phases/carry-out.js';
import { seatsOf } from '../lookup.js';
import type { EmpyreanState } from '../state.js';
import type { Holding, Quarter } from '../holding.js';
import { addFactories, addFarms, addMines } from './groups.js';
import { book, changeUnits } from './ledger.js';
import { destroy } from './ownership.js';

/**
 * Another colony of the same kind that its owner has at the planet; undefined where there is none, and for ships, of which there may be many. A
 * colony that is yet to be has no number.
 *
 * @see seed "Colony"; E-45
 */
export function colonyLike(
  { holdings }: EmpyreanState,
  {
    id,
    empireId,
    kind,
    planetId,
  }: Partial<Pick<Holding, 'id'>> & Pick<Holding, 'empireId' | 'kind' | 'planetId'>,
): Holding | undefined {
  if (kind === 'ship' || empireId === null) return undefined;
  return holdings.find(
    (known) =>
      known.id !== id && known.empireId === empireId && known.kind === kind && known.planetId === planetId,
  );
}

/**
 * Joins a colony to the one of its kind that its owner has at the planet already, where there is one: people, rebels, units, goods, groups,
 * work in process and tasks of spies are added up. Number, name and rates stay those of the own colony, and the technology level is the
 * higher of both.
 *
 * @see E-45
 */
export function joinOwn({ state, emit }: EmpyreanTurn, colony: Holding): void {
  const own = colonyLike(state, colony);
  if (!own) return;
  takeInPeople(own, colony);
  takeInUnits(own, colony);
  own.spies = [...own.spies, ...colony.spies];
  own.techLevel = Math.max(own.techLevel, colony.techLevel);
  own.quarter = { ...sums(own.quarter, colony.quarter), ledger: own.quarter.ledger };
  destroy(state, colony);
  const { id: joinedId, kind, name } = colony;
  emit({ kind: 'joined', seats: seatsOf(own), holdingId: own.id, joined: { id: joinedId, kind, name } });
}

function takeInPeople(own: Holding, { population, rebels }: Holding): void {
  for (const code of POPULATION_CODES) {
    if (population[code] === 0) continue;
    book(own, 'people', code, 0, population[code], 'received');
    own.population = { ...own.population, [code]: own.population[code] + population[code] };
    own.rebels = { ...own.rebels, [code]: own.rebels[code] + rebels[code] };
  }
}

function takeInUnits(own: Holding, { stored, assembled, farms, mines, factories }: Holding): void {
  for (const { code, techLevel, quantity } of stored) {
    changeUnits(own, 'stored', code, techLevel, quantity, 'received');
  }
  for (const { code, techLevel, quantity } of assembled) {
    changeUnits(own, 'assembled', code, techLevel, quantity, 'received');
  }
  for (const { techLevel, units } of farms) {
    book(own, 'assembled', 'FRM', techLevel, units, 'received');
    addFarms(own, techLevel, units);
  }
  for (const group of mines) {
    book(own, 'assembled', 'MIN', group.techLevel, group.units, 'received');
    addMines(own, group);
  }
  for (const group of factories) {
    book(own, 'assembled', 'FCT', group.techLevel, group.units, 'received');
    addFactories(own, group);
  }
}

/** The figures of two quarters, added up: each is something done or left over in the turn. */
function sums(a: Quarter, b: Quarter): Omit<Quarter, 'ledger'> {
  return {
    unskilled: a.unskilled + b.unskilled,
    professionals: a.professionals + b.professionals,
    automation: a.automation + b.automation,
    built: a.built + b.built,
    carried: a.carried + b.carried,
    probes: a.probes + b.probes,
    heads: a.heads + b.heads,
    killed: a.killed + b.killed,
  };
}
