import type { Prng } from '@ec/prng';

/** A way to play among the opponents, and how often it is drawn. */
export interface FieldPart {
  readonly plan: string;
  /** Whole number, at least 1 (included); drawn in proportion to it. */
  readonly weight: number;
}

/** Largest weight (included). */
const MOST_WEIGHT = 999_999;

/**
 * Reads plans: `builder | conqueror{-tax}`.
 *
 * @throws RangeError when there is none
 */
export function parsePlans(text: string): string[] {
  const plans = text.split('|').map((one) => one.trim());
  if (plans.some((one) => one === ''))
    throw new RangeError(`expected plans such as "builder | conqueror{-tax}", received "${text}"`);
  return plans;
}

/** Writes plans, which {@link parsePlans} reads as the same plans. */
export function printPlans(plans: readonly string[]): string {
  return plans.join(' | ');
}

/**
 * Reads a field of opponents: `3 builder | 2 conqueror{-tax}`, of which five opponents are three and two on average; a weight that is left
 * out is 1.
 *
 * @throws RangeError when a part has no plan, or a weight that is not from 1 to 999,999
 */
export function parseField(text: string): FieldPart[] {
  return parsePlans(text).map((part) => {
    const [, weight = '1', plan = part] = /^(\d+)\s+(.+)$/.exec(part) ?? [];
    const value = Number(weight);
    if (!(value >= 1 && value <= MOST_WEIGHT))
      throw new RangeError(`expected a weight from 1 to ${MOST_WEIGHT}, received ${weight} in "${part}"`);
    return { plan, weight: value };
  });
}

/** Writes a field, which {@link parseField} reads as the same field. */
export function printField(parts: readonly FieldPart[]): string {
  return parts.map(({ plan, weight }) => (weight === 1 ? plan : `${weight} ${plan}`)).join(' | ');
}

/** A plan of the field, in proportion to its weight. */
export function drawPlan(field: readonly FieldPart[], rng: Prng): string {
  let left = rng.intN(field.reduce((sum, { weight }) => sum + weight, 0));
  return field.find(({ weight }) => (left -= weight) < 0)?.plan ?? '';
}
