import { unitOf, type UnitCode } from '@ec/economy';
import { derived } from '@ec/prng';

/** Plural name of a unit, in lower case: `non-metallics`. */
export function unitName(code: UnitCode): string {
  return unitOf(code).plural;
}

/** Plural name of a unit with a capital first letter: `Non-metallics`. */
export function unitTitle(code: UnitCode): string {
  return titleOf(unitOf(code));
}

const titleOf = derived(({ plural }: ReturnType<typeof unitOf>) => sentenceCase(plural));

/** A phrase with a capital first letter. */
export function sentenceCase(phrase: string): string {
  return phrase.slice(0, 1).toUpperCase() + phrase.slice(1);
}
