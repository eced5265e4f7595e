import {
  isRebellion,
  losesLevel,
  militiaOf,
  resolveRebellion,
  takeShare,
  unitsOf,
  type Casualties,
  type LevelCount,
  type Rebellion,
} from '@ec/combat';
import {
  headCount,
  POPULATION_CODES,
  POPULATION_UNITS,
  quantityOf,
  type ItemCode,
  type PopulationCode,
} from '@ec/economy';
import type { Prng } from '@ec/prng';
import type { EmpyreanTurn } from './carry-out.js';
import type { EmpyreanPhase } from '../contract.js';
import { book, changePeople, changeUnits } from '../holdings/ledger.js';
import { seatsOf } from '../lookup.js';
import { becomeIndependent } from '../holdings/ownership.js';
import { combatParametersOf } from '../parameters.js';
import { loyal } from '../holdings/people.js';
import { spiesLeft } from '../holdings/spies.js';
import type { Holding } from '../holding.js';

/**
 * Phase 17: rebels rise where loyal soldiers are too few, and take the ship or colony or fail. Then colonies that bombardment and
 * rebellion cost too many people lose a technology level.
 *
 * @see seed "Population": rebels; E-17 phase 17, E-31, E-48
 */
export const rebellion: EmpyreanPhase = {
  name: 'rebellion',
  run(turn) {
    for (const holding of turn.state.holdings) rise(turn, holding);
    decline(turn);
  },
};

function rise({ state, parameters, rng, emit }: EmpyreanTurn, holding: Holding): void {
  if (holding.empireId === null) return;
  const rebels = headCount(holding.rebels);
  const soldiers = loyal(holding, 'SLD');
  const unrest = { rebels, people: headCount(holding.population), soldiers };
  if (!isRebellion(unrest, Number(parameters['rebellion.share']))) return;
  const militia = militiaOf(rebels);
  const fought = resolveRebellion(
    {
      soldiers,
      robots: stock(holding, 'MTBT'),
      craft: stock(holding, 'ASC'),
      weapons: stock(holding, 'ASW'),
    },
    quantityOf(holding.stored, 'MTSP'),
    militia,
    combatParametersOf(parameters),
    rng.stream(holding.id),
  );
  const seats = seatsOf(holding);
  const { id: holdingId, starId, orbit, kind, name } = holding;
  applyLoyalLosses(holding, fought);
  applyMilitiaLosses(holding, fought.militia, rng.stream(holding.id, 'militia'));
  holding.spies = spiesLeft(holding.spies, loyal(holding, 'SPY'));
  if (fought.winner === 'militia') becomeIndependent(state, holding);
  emit({
    kind: 'rebellion',
    seats,
    holdingId,
    of: { kind, name },
    starId,
    orbit,
    militia,
    soldiers,
    rebellion: fought,
  });
}

/** Units of one kind in storage, highest technology level first. */
function stock({ stored }: Holding, code: ItemCode): LevelCount[] {
  return stored.filter((stack) => stack.code === code).toReversed();
}

/** The dead are removed, with the arms of all who fell; the wounded and those who surrendered become unemployables. */
function applyLoyalLosses(holding: Holding, { fallen, soldiers, supplies }: Rebellion): void {
  const { killed, wounded, surrendered } = soldiers;
  for (const { code, techLevel, quantity } of fallen.flatMap(unitsOf)) {
    if (code !== 'SLD') changeUnits(holding, 'stored', code as ItemCode, techLevel, -quantity, 'lost');
  }
  changePeople(holding, 'SLD', -killed, 'lost');
  changePeople(holding, 'SLD', -(wounded + surrendered), 'used');
  changePeople(holding, 'UEM', wounded + surrendered, 'produced');
  changeUnits(holding, 'stored', 'MTSP', 0, -supplies, 'used');
  holding.quarter.killed += killed;
}

/** In proportion to the classes of the rebels: the dead are removed, and the others become loyal unemployables. */
function applyMilitiaLosses(holding: Holding, { killed, wounded, surrendered }: Casualties, rng: Prng): void {
  const gone = takeRebels(holding, killed, 'lost', rng);
  holding.quarter.killed += gone;
  const living = takeRebels(holding, wounded + surrendered, 'used', rng);
  changePeople(holding, 'UEM', living, 'produced');
}

/** Takes rebels, of every class its share; returns how many population units were taken. */
function takeRebels(holding: Holding, heads: number, column: 'lost' | 'used', rng: Prng): number {
  const inAll = headCount(holding.rebels);
  if (heads === 0 || inAll === 0) return 0;
  const taken = takeShare(
    POPULATION_CODES.map((code) => holding.rebels[code]),
    { numerator: Math.min(heads, inAll), denominator: inAll },
    rng,
  );
  for (const [i, code] of POPULATION_CODES.entries()) {
    const units = taken[i] ?? 0;
    if (units > 0) loseRebels(holding, code, units, column);
  }
  return POPULATION_CODES.reduce((sum, code, i) => sum + (taken[i] ?? 0) * POPULATION_UNITS[code], 0);
}

function loseRebels(holding: Holding, code: PopulationCode, units: number, column: 'lost' | 'used'): void {
  book(holding, 'people', code, 0, -units, column);
  holding.population = { ...holding.population, [code]: holding.population[code] - units };
  holding.rebels = { ...holding.rebels, [code]: holding.rebels[code] - units };
}

/**
 * Colonies that lost too many of their people fall by a level, never below 1. For a new colony, the people who came since the fighting
 * count as those before it.
 */
function decline({ state, parameters, emit }: EmpyreanTurn): void {
  for (const holding of state.holdings) {
    const { kind, techLevel, population, quarter } = holding;
    if (kind === 'ship' || techLevel === 1) continue;
    const before = quarter.heads > 0 ? quarter.heads : headCount(population) + quarter.killed;
    if (!losesLevel(quarter.killed, before, combatParametersOf(parameters))) continue;
    holding.techLevel -= 1;
    const event = { seats: seatsOf(holding), holdingId: holding.id };
    emit({ kind: 'declined', ...event, techLevel: holding.techLevel });
  }
}
