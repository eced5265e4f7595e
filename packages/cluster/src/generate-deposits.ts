import { parseDice, type Dice, type Prng } from '@ec/prng';
import {
  DEPOSIT_CAPS,
  resourceTable,
  rollResource,
  type CappedDeposits,
  type DepositCaps,
} from './deposit-resource.js';
import { depositDice, DEPOSIT_COUNT_DICE, type DepositDice } from './deposit-tables.js';
import type { ClusterParameters } from './parameters.js';
import {
  PLANET_TYPES,
  RESOURCES,
  type Deposit,
  type Planet,
  type PlanetType,
  type Resource,
} from './types.js';

/** A deposit that has no ID yet. */
export type DepositDraft = Omit<Deposit, 'id'>;

/** Draws a planet's deposits from its stream, and appends them to a list. */
export type RollDeposits = (rng: Prng, planet: Planet, into: DepositDraft[]) => void;

/**
 * Prepares the deposit rolls: every table and every die is read once.
 *
 * On each planet: the count; then for each deposit in turn its resource (1d100, and 1d2 when a cap turns fuel away),
 * its quantity, and its yield, one draw a die.
 *
 * @see seed "Planet", deposit count, "Deposit"; E-07
 */
export function depositRoller(parameters: ClusterParameters): RollDeposits {
  const plans = new Map<PlanetType, readonly [barren: DepositPlan, habitable: DepositPlan]>();
  for (const type of PLANET_TYPES) {
    plans.set(type, [depositPlan(type, false, parameters), depositPlan(type, true, parameters)]);
  }
  return (rng, planet, into) => {
    const plan = plans.get(planet.type)?.[planet.habitability > 0 ? 1 : 0];
    if (plan !== undefined) rollPlanetDeposits(rng, plan, planet.id, into);
  };
}

/** All that decides the deposits of one kind of planet. */
interface DepositPlan {
  readonly count: Dice;
  readonly table: readonly Resource[];
  readonly caps: DepositCaps;
  readonly dice: { readonly [resource in Resource]?: DepositDice };
}

function depositPlan(type: PlanetType, isHabitable: boolean, parameters: ClusterParameters): DepositPlan {
  const dice: { [resource in Resource]?: DepositDice } = {};
  for (const resource of RESOURCES) {
    const found = depositDice(type, resource, isHabitable);
    if (found !== undefined) dice[resource] = found;
  }
  return {
    count: parseDice(DEPOSIT_COUNT_DICE[type]),
    table: resourceTable(parameters.resourcePercent[type]),
    caps: DEPOSIT_CAPS[type],
    dice,
  };
}

function rollPlanetDeposits(rng: Prng, plan: DepositPlan, planetId: number, into: DepositDraft[]): void {
  const count = rng.dice(plan.count);
  const soFar: CappedDeposits = { gold: 0, fuel: 0 };
  for (let number = 1; number <= count; number++) {
    const resource = rollResource(rng, plan.table, plan.caps, soFar);
    const dice = plan.dice[resource];
    if (dice === undefined) throw new RangeError(`no deposit dice for ${resource} on planet ${planetId}`);
    const quantity = rng.between(dice.quantity[0], dice.quantity[1]);
    into.push({ planetId, number, resource, quantity, yieldPercent: rng.dice(dice.yieldPercent) });
  }
}
