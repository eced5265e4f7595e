/** A fuzzer: inputs from a seed until its time is up, and what broke a promise. */
import { Prng } from '@ec/prng';

/** What a fuzzer tried and found. */
export interface Fuzzed {
  readonly name: string;
  readonly inputs: number;
  /** Milliseconds of the slowest input. */
  readonly slowest: number;
  /** The first promises that were broken, each with the number of its input. */
  readonly findings: readonly string[];
}

/** How a fuzzer is run. */
export interface FuzzOptions {
  readonly seed: string;
  readonly seconds: number;
}

/** Findings after which a fuzzer ends. */
const ENOUGH = 5;

/**
 * Tries inputs, each drawn from the seed and its number alone.
 *
 * @param bound - milliseconds that no input may take
 * @param attempt - tries an input; it throws where a promise is broken
 */
export async function fuzz(
  name: string,
  { seed, seconds }: FuzzOptions,
  bound: number,
  attempt: (rng: Prng, input: number) => void | Promise<void>,
): Promise<Fuzzed> {
  const root = Prng.fromSeed(seed).stream(name);
  const findings: string[] = [];
  const began = performance.now();
  let [inputs, slowest] = [0, 0];
  while (performance.now() - began < seconds * 1_000 && findings.length < ENOUGH) {
    try {
      const took = await timed(() => attempt(root.stream(inputs), inputs));
      // The machine may have been busy: what is slow has to be slow again.
      const again = took > bound ? await timed(() => attempt(root.stream(inputs), inputs)) : took;
      slowest = Math.max(slowest, Math.min(took, again));
      if (again > bound)
        findings.push(`input ${inputs}: expected at most ${bound} ms, took ${again.toFixed(0)}`);
    } catch (error) {
      findings.push(
        `input ${inputs}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      );
    }
    inputs += 1;
  }
  return { name, inputs, slowest, findings };
}

async function timed(work: () => void | Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Runs something that may fail only in the ways that its documentation names. */
export async function onlyThrows(
  allowed: readonly (abstract new (...args: never[]) => Error)[],
  run: () => void | Promise<void>,
): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!allowed.some((kind) => error instanceof kind)) throw error;
  }
}
