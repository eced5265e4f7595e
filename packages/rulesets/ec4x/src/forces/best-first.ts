/** Weapons levels of fighter squadrons as they are kept, the highest first. */
export function bestFirst(fighters: readonly number[]): number[] {
  return fighters.toSorted((one, other) => other - one);
}
