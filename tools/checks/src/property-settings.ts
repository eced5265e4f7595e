/**
 * Draws the cases of all properties from the seed in `FC_SEED`. With `FC_RUNS`, a property that does not say how many it needs draws so
 * many. With `FC_END_ON_FAILURE`, the first case that fails ends a property: no simpler one is looked for.
 */
import { configureGlobal } from 'fast-check';

configureGlobal({
  seed: integerIn('FC_SEED'),
  ...('FC_RUNS' in process.env ? { numRuns: integerIn('FC_RUNS') } : {}),
  endOnFailure: 'FC_END_ON_FAILURE' in process.env,
});

function integerIn(name: string): number {
  const text = process.env[name] ?? '';
  if (!/^-?\d+$/.test(text)) throw new Error(`${name}: expected an integer, received ${text}`);
  return Number(text);
}
