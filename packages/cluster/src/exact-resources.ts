/**
 * Exact odds of what a planet's deposits hold, caps included.
 *
 * The caps make a deposit depend on those before it, but only through the numbers of gold and fuel deposits, never
 * above their caps. So a walk over those few states, one deposit at a time, is exact. One deposit is a choice of 200
 * equal cases: the 1d100, and the 1d2 that a full fuel cap requires.
 */
import { diceDistribution, Distribution, parseDice } from '@ec/prng';
import { DEPOSIT_CAPS, type CappedDeposits } from './deposit-resource.js';
import { DEPOSIT_COUNT_DICE, MAX_DEPOSITS } from './deposit-tables.js';
import type { ExactOdds } from './exact-planet-types.js';
import { assertClusterParameters, defaultClusterParameters, type ClusterParameters } from './parameters.js';
import { RESOURCES, type ByResource, type PlanetType, type Resource } from './types.js';

const CASES = 200n;

/**
 * Exact odds of the resource of a planet's deposit with a given number, on planets that have that many.
 *
 * @param number - 1 (included) to 40 (included)
 * @throws RangeError when `number` is outside its bounds, or the parameters as {@link assertClusterParameters}
 * @see seed "Deposit", caps; E-07
 */
export function depositResourceDistribution(
  type: PlanetType,
  number: number,
  parameters: ClusterParameters = defaultClusterParameters,
): ExactOdds<Resource> {
  if (!Number.isInteger(number) || number < 1 || number > MAX_DEPOSITS) {
    throw new RangeError(`deposit number must be an integer from 1 to ${MAX_DEPOSITS}, got ${number}`);
  }
  assertClusterParameters(parameters);
  let states = START;
  for (let drawn = 1; drawn < number; drawn++) states = nextStates(states, type, undefined, parameters);
  const weights = { gold: 0n, fuel: 0n, metallics: 0n, nonMetallics: 0n };
  for (const state of states) {
    const cases = resourceCases(type, state, parameters);
    for (const resource of RESOURCES) weights[resource] += state.weight * cases[resource];
  }
  return { total: CASES ** BigInt(number), weights };
}

/**
 * Exact distribution of the number of deposits of a resource on one planet.
 *
 * @throws RangeError for parameters as {@link assertClusterParameters}
 * @see seed "Planet", deposit count, "Deposit", caps; E-07
 */
export function resourceCountDistribution(
  type: PlanetType,
  resource: Resource,
  parameters: ClusterParameters = defaultClusterParameters,
): Distribution {
  assertClusterParameters(parameters);
  const depositCounts = new Map(depositCountDistribution(type).entries());
  const weights = new Map<number, bigint>();
  let states = START;
  for (let drawn = 1; drawn <= MAX_DEPOSITS; drawn++) {
    states = nextStates(states, type, resource, parameters);
    const scale = (depositCounts.get(drawn) ?? 0n) * CASES ** BigInt(MAX_DEPOSITS - drawn);
    if (scale === 0n) continue;
    for (const { found, weight } of states) weights.set(found, (weights.get(found) ?? 0n) + weight * scale);
  }
  return Distribution.of(weights);
}

/**
 * Exact distribution of the number of deposits of a planet, 40 (included) at most.
 *
 * @see seed "Planet", deposit count
 */
export function depositCountDistribution(type: PlanetType): Distribution {
  return diceDistribution(parseDice(DEPOSIT_COUNT_DICE[type]));
}

/** Counts of the deposits so far, and how many of the equal cases lead to them. */
interface State extends Readonly<CappedDeposits> {
  /** Deposits of the resource that is being counted. */
  readonly found: number;
  readonly weight: bigint;
}

const START: readonly State[] = [{ gold: 0, fuel: 0, found: 0, weight: 1n }];

function nextStates(
  states: readonly State[],
  type: PlanetType,
  counted: Resource | undefined,
  parameters: ClusterParameters,
): State[] {
  const caps = DEPOSIT_CAPS[type];
  const next = new Map<string, State>();
  for (const state of states) {
    const cases = resourceCases(type, state, parameters);
    for (const resource of RESOURCES) {
      if (cases[resource] === 0n) continue;
      // A resource without a cap is not counted towards one, which keeps the states few.
      const gold = state.gold + (resource === 'gold' && caps.gold !== undefined ? 1 : 0);
      const fuel = state.fuel + (resource === 'fuel' && caps.fuel !== undefined ? 1 : 0);
      const found = state.found + (resource === counted ? 1 : 0);
      const key = `${gold} ${fuel} ${found}`;
      const weight = (next.get(key)?.weight ?? 0n) + state.weight * cases[resource];
      next.set(key, { gold, fuel, found, weight });
    }
  }
  return [...next.values()];
}

/** Cases of 200 in which the next deposit holds each resource. */
function resourceCases(
  type: PlanetType,
  soFar: CappedDeposits,
  parameters: ClusterParameters,
): ByResource<bigint> {
  const percent = parameters.resourcePercent[type];
  const caps = DEPOSIT_CAPS[type];
  let [gold, fuel] = [2 * percent.gold, 2 * percent.fuel];
  let turnedAway = 0;
  if (caps.gold !== undefined && soFar.gold >= caps.gold) [gold, fuel] = [0, fuel + gold];
  if (caps.fuel !== undefined && soFar.fuel >= caps.fuel) [fuel, turnedAway] = [0, fuel / 2];
  return {
    gold: BigInt(gold),
    fuel: BigInt(fuel),
    metallics: BigInt(2 * percent.metallics + turnedAway),
    nonMetallics: BigInt(2 * percent.nonMetallics + turnedAway),
  };
}
