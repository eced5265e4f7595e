import { requireQuantity, type Prng } from '@ec/prng';
import { checkedParameters, type CombatParameters } from './combat-parameters.js';
import { drawLosses, drawWounded, groundLosses, groundStrength, surrenders } from './ground-combat.js';
import { SOLDIER_FACTOR } from './ground-factor.js';
import { takePart, takeShare } from './take-share.js';
import { armTroops, type Armoury, type Troops } from './troops.js';

/** Rebels for each militia unit: 10 % are militia. */
const REBELS_PER_MILITIA = 10;
/** Loyal soldiers for each militia unit that are still too few to prevent a rebellion. */
const SOLDIERS_PER_MILITIA = 2;

/**
 * Militia of so many rebels: a tenth, truncated.
 *
 * @param rebels - rebel population units, at least 0 (included)
 * @throws RangeError when they are not an integer from 0 to 2^53 − 1
 * @see seed "Population": rebels; E-31, E-48
 */
export function militiaOf(rebels: number): number {
  requireQuantity('rebels', rebels);
  return Math.floor(rebels / REBELS_PER_MILITIA);
}

/**
 * Fewest loyal soldiers with whom so many rebels do not rise.
 *
 * @param rebels - population units
 * @throws RangeError when it is not an integer from 0 to 2^53 − 1
 * @see E-31
 */
export function soldiersAgainst(rebels: number): number {
  const militia = militiaOf(rebels);
  return militia === 0 ? 0 : SOLDIERS_PER_MILITIA * militia + 1;
}

/** Those who may rise, and those who hold them down, all in population units and at least 0 (included). */
export interface Unrest {
  readonly rebels: number;
  /** All people, with the rebels. */
  readonly people: number;
  /** Loyal soldiers. */
  readonly soldiers: number;
}

/**
 * Whether the rebels rise: they are at least one militia unit and a share of the people, and loyal soldiers are at most twice the militia.
 *
 * @param leastShare - least share of rebels among the people, in percent (included)
 * @throws RangeError when a figure is not an integer from 0 to 2^53 − 1
 * @see seed "Population": rebels; E-31, E-48
 */
export function isRebellion({ rebels, people, soldiers }: Unrest, leastShare: number): boolean {
  requireQuantity('people', people);
  requireQuantity('soldiers', soldiers);
  requireQuantity('least share', leastShare);
  const militia = militiaOf(rebels);
  if (militia === 0 || soldiers > SOLDIERS_PER_MILITIA * militia) return false;
  return 100n * BigInt(rebels) >= BigInt(leastShare) * BigInt(people);
}

/** A rebellion, round by round, and its outcome. */
export interface Rebellion {
  readonly rounds: readonly RebellionRound[];
  readonly winner: 'loyal' | 'militia';
  /** Loyal troops that fell, killed and wounded, as they were armed. */
  readonly fallen: readonly Troops[];
  /** Loyal soldier units that died, that live as unemployables, and that surrendered and are unemployables too. */
  readonly soldiers: Casualties;
  /** The same of the militia. */
  readonly militia: Casualties;
  /** Military supplies that the loyal used up. */
  readonly supplies: number;
}

/** What became of those who no longer fight. */
export interface Casualties {
  readonly killed: number;
  readonly wounded: number;
  readonly surrendered: number;
}

/** One round of a rebellion: factors at its start, and what each side took from the other, in thousandths of its factor. */
export interface RebellionRound {
  readonly loyal: number;
  readonly militia: number;
  readonly byLoyal: number;
  readonly byMilitia: number;
}

/**
 * Fights a rebellion by the rule of ground combat until one side is gone or surrenders, or until the round limit; then the loyal hold.
 * A militia unit counts as a soldier without weapons, and needs no supplies.
 *
 * @param armoury - loyal soldiers and robots, and their arms
 * @param supplies - military supplies at hand, at least 0 (included)
 * @param militia - militia units, at least 1 (included)
 * @throws RangeError when the supplies or the militia are not an integer from 0 to 2^53 − 1, a level of the arms does not exist, or the
 * parameters are not as {@link combatParameters} makes them
 * @see E-31, E-41, E-42
 */
export function resolveRebellion(
  armoury: Armoury,
  supplies: number,
  militia: number,
  parameters: CombatParameters,
  rng: Prng,
): Rebellion {
  checkedParameters(parameters);
  requireQuantity('supplies', supplies);
  requireQuantity('militia', militia);
  const opening = armTroops(armoury);
  const rounds: RebellionRound[] = [];
  const soldiers = { killed: 0, wounded: 0, surrendered: 0 };
  const rising = { killed: 0, wounded: 0, surrendered: 0 };
  const fallen = opening.map(() => 0);
  let [troops, rebels, stock] = [opening, militia, supplies];
  const strength = (): ReturnType<typeof groundStrength> => groundStrength(troops, stock, parameters);
  const militiaFactor = (): number => SOLDIER_FACTOR * rebels;
  const isStanding = (): boolean => troops.some(({ quantity }) => quantity > 0);
  const yieldOutnumbered = (): void => {
    const { factor } = strength();
    if (rebels > 0 && surrenders(militiaFactor(), factor, parameters)) {
      rising.surrendered = rebels;
      rebels = 0;
    } else if (surrenders(factor, militiaFactor(), parameters)) {
      for (const { kind, quantity } of troops) if (kind === 'soldiers') soldiers.surrendered += quantity;
      troops = troops.map((lot) => (lot.kind === 'soldiers' ? { ...lot, quantity: 0 } : lot));
    }
  };
  yieldOutnumbered();
  while (rebels > 0 && isStanding() && rounds.length < parameters.rounds) {
    const { factor, used } = strength();
    const byLoyal = drawLosses(parameters, rng);
    const byMilitia = drawLosses(parameters, rng);
    rounds.push({ loyal: factor, militia: militiaFactor(), byLoyal, byMilitia });
    const lost = takeShare(
      troops.map(({ quantity }) => quantity),
      groundLosses(militiaFactor(), factor, byMilitia, false, parameters),
      rng,
    );
    const share = groundLosses(factor, militiaFactor(), byLoyal, false, parameters);
    const gone = takePart(rebels, share, rng);
    const casualties = troops.reduce(
      (sum, { kind }, i) => sum + (kind === 'soldiers' ? (lost[i] ?? 0) : 0),
      0,
    );
    count(soldiers, casualties, parameters, rng);
    count(rising, gone, parameters, rng);
    for (const [i, quantity] of lost.entries()) fallen[i] = (fallen[i] ?? 0) + quantity;
    troops = troops.map((lot, i) => ({ ...lot, quantity: lot.quantity - (lost[i] ?? 0) }));
    rebels -= gone;
    stock -= used;
    yieldOutnumbered();
  }
  return {
    rounds,
    winner: rebels > 0 && !isStanding() ? 'militia' : 'loyal',
    fallen: opening.map((lot, i) => ({ ...lot, quantity: fallen[i] ?? 0 })),
    soldiers,
    militia: rising,
    supplies: supplies - stock,
  };
}

/**
 * Whether losses to bombardment and rebellion cost a colony a technology level.
 *
 * @param lost - population units lost in the turn, at least 0 (included)
 * @param before - population units before, at least 0 (included)
 * @throws RangeError when a figure is not an integer from 0 to 2^53 − 1, or the parameters are not as {@link combatParameters} makes them
 * @see E-31
 */
export function losesLevel(lost: number, before: number, parameters: CombatParameters): boolean {
  requireQuantity('lost', lost);
  requireQuantity('before', before);
  const { levelLoss } = checkedParameters(parameters);
  return lost > 0 && 100n * BigInt(lost) >= BigInt(levelLoss) * BigInt(before);
}

function count(
  casualties: { killed: number; wounded: number },
  fallen: number,
  parameters: CombatParameters,
  rng: Prng,
): void {
  const wounded = drawWounded(fallen, parameters, rng);
  casualties.wounded += wounded;
  casualties.killed += fallen - wounded;
}
