import { fightSpies, takeShare } from '@ec/combat';
import { POPULATION_CODES, type PopulationCode } from '@ec/economy';
import { carryOut, inDrawnOrder, ordersOf, type EmpyreanTurn, type OrderOf } from './carry-out.js';
import { placedWith } from '../combat/combat-orders.js';
import type { EmpyreanPhase } from '../contract.js';
import type { SpyCount, SpyResult } from '../events/conflict.js';
import { book } from '../holdings/ledger.js';
import { seatsOf } from '../lookup.js';
import { loyal } from '../holdings/people.js';
import type { OrderResult } from '@ec/engine';
import { noTarget, ownTarget, withinLimits } from '../orders/results.js';
import { spiesLeft } from '../holdings/spies.js';
import { SPY_TASKS, type Holding, type SpyAssignment } from '../holding.js';
import type { EmpyreanState } from '../state.js';

type SpyOrder = OrderOf<keyof typeof TASKS>;

/** Task that an order gives. */
const TASKS = {
  'check-rebels': 'checkRebels',
  'convert-rebels': 'convertRebels',
  'check-for-spies': 'checkForSpies',
  'attack-spies': 'attackSpies',
  'incite-rebels': 'inciteRebels',
  information: 'information',
} as const;

const KINDS = Object.keys(TASKS) as (keyof typeof TASKS)[];

/**
 * Phase 13: spies get their tasks and do them, one task after the other in the order of the seed's codes, with the empires in a drawn
 * order.
 *
 * @see seed "Spy Unit"; E-17 phase 13, E-28
 */
export const espionage: EmpyreanPhase = {
  name: 'espionage',
  run(turn) {
    const { state } = turn;
    const ordered = new Map<number, readonly SpyAssignment[]>();
    carryOut(turn, ordersOf(turn, ...KINDS), (order, actor) => assign(state, order, actor, ordered));
    for (const holding of state.holdings) holding.spies = spiesLeft(holding.spies, loyal(holding, 'SPY'));
    const agents = inDrawnOrder(
      turn,
      state.holdings.flatMap((holding) =>
        holding.empireId === null || holding.spies.length === 0 ? [] : [{ seat: holding.empireId, holding }],
      ),
    );
    const abroad = spiesAbroad(state);
    for (const task of SPY_TASKS) {
      for (const { holding } of agents) {
        for (const assignment of holding.spies) {
          if (assignment.task === task) work(turn, holding, assignment, abroad);
        }
      }
    }
  },
};

/**
 * Gives spies a task. The number ordered is the number that has it from now on: spies without a task are taken first, and then those of
 * other tasks, the oldest task first. Spies that got a task in this turn keep it.
 */
function assign(
  state: EmpyreanState,
  order: SpyOrder,
  actor: Holding,
  ordered: Map<number, readonly SpyAssignment[]>,
): OrderResult {
  const task = TASKS[order.kind];
  const targetId = 'targetId' in order ? order.targetId : null;
  if (targetId !== null) {
    const target = placedWith(state, actor, targetId);
    if (!target) return noTarget(targetId);
    if (target.empireId === actor.empireId) return ownTarget(targetId);
  }
  const isOther = (known: SpyAssignment): boolean => known.task !== task || known.targetId !== targetId;
  const kept = (ordered.get(actor.id) ?? []).filter(isOther);
  const able = loyal(actor, 'SPY');
  const free = able - kept.reduce((sum, known) => sum + known.units, 0);
  const { quantity: units, result } = withinLimits(order.spies, [
    { most: free, code: 'no-spies', reason: 'loyal and without an order of this turn' },
  ]);
  if (units === 0) return result;
  ordered.set(actor.id, [{ task, targetId, units }, ...kept]);
  actor.spies = spiesLeft([{ task, targetId, units }, ...actor.spies.filter(isOther)], able);
  return result;
}

/** Spies do their task of the turn. */
function work(turn: EmpyreanTurn, holding: Holding, assignment: SpyAssignment, abroad: SpiesAbroad): void {
  const result = resultOf(turn, holding, assignment, abroad);
  if (!result) return;
  const { units: spies } = assignment;
  turn.emit({ kind: 'spied', seats: seatsOf(holding), holdingId: holding.id, spies, result });
}

function resultOf(
  turn: EmpyreanTurn,
  holding: Holding,
  { task, targetId, units: spies }: SpyAssignment,
  abroad: SpiesAbroad,
): SpyResult | undefined {
  switch (task) {
    case 'checkRebels':
      return { task, rebels: POPULATION_CODES.reduce((sum, code) => sum + holding.rebels[code], 0) };
    case 'convertRebels':
      return { task, converted: convert(turn, holding, spies, -1) };
    case 'checkForSpies':
      return { task, found: foundAt(abroad, holding) };
    case 'attackSpies':
    case 'inciteRebels':
    case 'information': {
      if (targetId === null) return undefined;
      const target = placedWith(turn.state, holding, targetId);
      if (!target || target.empireId === holding.empireId) return { task, targetId, isGone: true };
      if (task === 'attackSpies') return { task, targetId, ...attack(turn, holding, target, spies) };
      if (task === 'inciteRebels')
        return { task, targetId, incited: convert(turn, target, spies, 1, holding.id) };
      return { task, targetId, stream: turn.rng.stream('information', holding.id, targetId).save() };
    }
  }
}

/**
 * Turns as many units as there are spies rebel (1) or loyal (−1), of every class its share; returns how many turned.
 *
 * @param by - ship or colony that sent the spies; `holding` itself when absent
 */
function convert(
  { rng }: EmpyreanTurn,
  holding: Holding,
  spies: number,
  sign: 1 | -1,
  by = holding.id,
): number {
  const units = POPULATION_CODES.map((code) => (sign === 1 ? loyal(holding, code) : holding.rebels[code]));
  const inAll = units.reduce((sum, number) => sum + number, 0);
  if (inAll === 0) return 0;
  const turned = takeShare(
    units,
    { numerator: Math.min(spies, inAll), denominator: inAll },
    rng.stream('turned', holding.id, by),
  );
  const rebels = { ...holding.rebels };
  for (const [i, code] of POPULATION_CODES.entries()) rebels[code] += sign * (turned[i] ?? 0);
  holding.rebels = rebels;
  return turned.reduce((sum, number) => sum + number, 0);
}

/** Spies that work at a ship or colony of others, by its number and then by the empire that sent them. */
type SpiesAbroad = ReadonlyMap<number, ReadonlyMap<number, number>>;

/** Where spies work at the start of the phase: spies are looked for before any of them fights. */
function spiesAbroad(state: EmpyreanState): SpiesAbroad {
  const abroad = new Map<number, Map<number, number>>();
  for (const holding of state.holdings) {
    const { empireId } = holding;
    if (empireId === null) continue;
    for (const { targetId, units } of holding.spies) {
      const target = targetId === null ? undefined : placedWith(state, holding, targetId);
      if (!target || target.empireId === empireId) continue;
      const there = abroad.get(target.id) ?? new Map<number, number>();
      abroad.set(target.id, there.set(empireId, (there.get(empireId) ?? 0) + units));
    }
  }
  return abroad;
}

function foundAt(abroad: SpiesAbroad, { id }: Holding): SpyCount[] {
  return [...(abroad.get(id) ?? [])]
    .sort(([a], [b]) => a - b)
    .map(([empireId, spies]) => ({ empireId, spies }));
}

function attack(
  { rng, emit }: EmpyreanTurn,
  holding: Holding,
  target: Holding,
  spies: number,
): { readonly killed: number; readonly lost: number } {
  const stream = rng.stream('spies', holding.id, target.id);
  const { killed, lost } = fightSpies(spies, target.population.SPY, stream);
  lose(target, killed);
  lose(holding, lost);
  if (killed > 0) emit({ kind: 'spiesLost', seats: seatsOf(target), holdingId: target.id, spies: killed });
  return { killed, lost };
}

/** Spies die: loyal ones first, and those of the last tasks before the others. */
function lose(holding: Holding, spies: number): void {
  if (spies === 0) return;
  const code: PopulationCode = 'SPY';
  book(holding, 'people', code, 0, -spies, 'lost');
  const left = holding.population.SPY - spies;
  holding.population = { ...holding.population, SPY: left };
  holding.rebels = { ...holding.rebels, SPY: Math.min(holding.rebels.SPY, left) };
  holding.spies = spiesLeft(holding.spies, loyal(holding, 'SPY'));
}
