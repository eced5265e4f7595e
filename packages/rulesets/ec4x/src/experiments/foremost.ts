import type { Prng } from '@ec/prng';

/** Index of the greatest of some values, at least one (included); by lot among equals, so that each is as likely if values do not matter. */
export function foremost(values: readonly number[], rng: Prng): number {
  const most = Math.max(...values);
  return rng.pick([...values.keys()].filter((i) => values[i] === most));
}
