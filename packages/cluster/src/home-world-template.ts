import * as v from 'valibot';
import { MAX_DEPOSITS } from './deposit-tables.js';
import { MAX_HABITABILITY } from './planet-types.js';
import { schemaProblems, type Problem } from './problems.js';
import { RESOURCES, type Resource } from './types.js';

/** Several equal deposits of a home-world template. */
export interface TemplateDeposit {
  /** What they hold. */
  readonly resource: Resource;
  /** What each holds, in resource units, 1 (included) or more. */
  readonly quantity: number;
  /** Yield of each, in percent, 0 (included) to 100 (included). */
  readonly yieldPercent: number;
  /** How many of them, 1 (included) to 40 (included). */
  readonly count: number;
}

/** What every home world becomes, so that all races start equal. */
export interface HomeWorldTemplate {
  /** Habitability, 1 (included) to 25 (included). */
  readonly habitability: number;
  /** Its deposits in the order in which they are numbered, 40 (included) at most in all. */
  readonly deposits: readonly TemplateDeposit[];
}

/**
 * The home world of the rulings: habitability 25 and 40 deposits.
 *
 * @see E-09
 */
export const defaultHomeWorldTemplate: HomeWorldTemplate = {
  habitability: 25,
  deposits: [
    { resource: 'gold', quantity: 1_000_000, yieldPercent: 9, count: 1 },
    { resource: 'fuel', quantity: 99_000_000, yieldPercent: 20, count: 5 },
    { resource: 'metallics', quantity: 99_000_000, yieldPercent: 55, count: 17 },
    { resource: 'nonMetallics', quantity: 99_000_000, yieldPercent: 55, count: 17 },
  ],
};

/** Something wrong in a home-world template: its form, or too many deposits in all. */
export type TemplateProblem = Problem<'schema' | 'depositCount'>;

/** A home-world template that cannot be used, with everything that is wrong with it. */
export class TemplateError extends Error {
  override readonly name = 'TemplateError';
  /** Every problem; at least one. */
  readonly problems: readonly TemplateProblem[];

  /** @param problems - at least one */
  constructor(problems: readonly TemplateProblem[]) {
    super(`home-world template: ${problems.map(({ path, message }) => `${path}: ${message}`).join('; ')}`);
    this.problems = problems;
  }
}

/**
 * Reads a home-world template that a game master wrote as JSON.
 *
 * @param json - the parsed file
 * @throws TemplateError that lists every problem with its JSON path
 * @see E-09
 */
export function parseHomeWorldTemplate(json: unknown): HomeWorldTemplate {
  const parsed = v.safeParse(templateSchema, json);
  const problems: TemplateProblem[] = schemaProblems('$', parsed.issues ?? []);
  const total = parsed.typed ? parsed.output.deposits.reduce((sum, { count }) => sum + count, 0) : 0;
  if (total > MAX_DEPOSITS) {
    const message = `expected at most ${MAX_DEPOSITS} deposits in all, got ${total}`;
    problems.push({ path: '$.deposits', code: 'depositCount', message });
  }
  if (!parsed.success || problems.length > 0) throw new TemplateError(problems);
  return parsed.output;
}

function whole(least: number, greatest: number) {
  return v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(greatest));
}

const templateSchema = v.strictObject({
  habitability: whole(1, MAX_HABITABILITY.terrestrial),
  deposits: v.array(
    v.strictObject({
      resource: v.picklist(RESOURCES),
      quantity: whole(1, Number.MAX_SAFE_INTEGER),
      yieldPercent: whole(0, 100),
      count: whole(1, MAX_DEPOSITS),
    }),
  ),
});
