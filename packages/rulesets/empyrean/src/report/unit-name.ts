import { unitOf, type UnitCode } from '@ec/economy';

/** Plural name of a unit, in lower case: `non-metallics`. */
export function unitName(code: UnitCode): string {
  return unitOf(code).plural;
}

/** A phrase with a capital first letter. */
export function sentenceCase(phrase: string): string {
  return phrase.slice(0, 1).toUpperCase() + phrase.slice(1);
}
