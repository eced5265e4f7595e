import { type Draw, ScriptedPrng } from './scripted-prng.js';

/**
 * A stream that plays the given draws; call its `assertDone()` at the end, or declare it with `using`.
 *
 * It throws a RangeError as soon as a draw does not fit the method that plays it, or the draws run out.
 */
export function scriptedPrng(draws: readonly Draw[]): ScriptedPrng {
  return new ScriptedPrng(draws);
}

/**
 * Runs code on given draws, and checks at the end that it played all of them.
 *
 * @returns what `run` returns
 * @throws RangeError when a draw does not fit the method that plays it, the draws run out, or some are left over
 */
export function playScript<T>(draws: readonly Draw[], run: (rng: ScriptedPrng) => T): T {
  const rng = scriptedPrng(draws);
  const result = run(rng);
  rng.assertDone();
  return result;
}
