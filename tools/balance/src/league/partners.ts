import { outsideCommand } from '@ec/cli/outside';
import type { Prng } from '@ec/prng';
import { drawPlan, type FieldPart } from './field.js';

/** What stands between the plans of partners, with blanks about it: `builder{-tax} & conqueror`. */
const AND = /\s+&\s+/;

/** Whether a plan is a program: what it does is its own affair. */
export function isProgram(plan: string): boolean {
  return outsideCommand(plan) !== undefined;
}

/**
 * Reads the plans of partners in the order of their seats: `builder{-tax} & conqueror`; one plan alone is played by all of them.
 *
 * @throws RangeError when one is missing
 */
export function parsePartners(text: string): readonly [string, ...string[]] {
  const [first = '', ...others] = ` ${text} `.split(AND).map((one) => one.trim());
  if ([first, ...others].includes(''))
    throw new RangeError(`expected partners such as "builder & conqueror{-tax}", received "${text}"`);
  return [first, ...others];
}

/** Writes the plans of partners, which {@link parsePartners} reads as the same plans; once where all play the same. */
export function printPartners(plans: readonly string[]): string {
  return new Set(plans).size === 1 ? (plans[0] ?? '') : plans.join(' & ');
}

/**
 * The plans of so many partners.
 *
 * @throws RangeError when the text has neither one plan nor one for each partner
 */
export function plansOfPartners(text: string, allies: number): string[] {
  const parts = parsePartners(text);
  if (parts.length > 1 && parts.length !== allies)
    throw new RangeError(
      `expected one plan, or one for each of ${allies} allies, received ${parts.length} in "${text}"`,
    );
  return Array.from({ length: allies }, (_, i) => parts[i] ?? parts[0]);
}

/** The plan without its changes: the bots that it is made of. A program stays as it is. */
export function plainPlan(text: string): string {
  return printPartners(botsOf(text));
}

/** Bots that the plans of partners are made of, in their order; programs as they are. */
export function botsOf(text: string): string[] {
  return parsePartners(text).map((part) => (isProgram(part) ? part : part.replace(/\{.*$/s, '')));
}

/** @throws RangeError when no seat is left for others */
export function requireOthers(seats: number, allies: number): void {
  if (allies >= seats)
    throw new RangeError(`allies: expected fewer than the ${seats} seats, received ${allies}`);
}

/** So many seats from one on, in a circle. */
export function alliesFrom(seats: readonly number[], first: number, allies: number): number[] {
  return Array.from({ length: allies }, (_, i) => seats[(first + i) % seats.length] ?? 0);
}

/**
 * Plans of the seats that are not one's own, drawn from a field in a circle from those on. Partners get seats next to each other; where there are
 * not enough, the last of them are left out.
 *
 * @param own - seats next to each other
 */
export function drawOthers(
  field: readonly FieldPart[],
  seats: readonly number[],
  own: readonly number[],
  rng: Prng,
): Map<number, string> {
  const after = seats.indexOf(own.at(-1) ?? 0) + 1;
  const free = [...seats.slice(after), ...seats.slice(0, after)].filter((seat) => !own.includes(seat));
  const plans: string[] = [];
  while (plans.length < free.length) plans.push(...parsePartners(drawPlan(field, rng)));
  return new Map(free.map((seat, i) => [seat, plans[i] ?? '']));
}
