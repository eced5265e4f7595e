/** How a change is judged, by traces made by hand. */
import { expect, test } from 'vitest';
import { gate } from '../../src/gate/gate.js';
import type { Trace } from '../../src/gate/traces.js';
import { perTrial } from '../../src/measures/per-trial.js';
import { proportion } from '../../src/measures/proportion.js';
import { quantity } from '../../src/measures/quantity.js';

const MEASURES = perTrial(1, { wins: proportion('Wins'), loot: quantity('Loot', 'gold') });
const BLOCK = 100;

interface Made {
  /** Of each block of 100 trials, what stands for its digest, for wins and for loot. */
  readonly wins: string;
  readonly loot: string;
  /** Values of the 200 kept trials. */
  readonly won?: (trial: number) => number;
  readonly looted?: (trial: number) => number;
}

function traceOf({ wins, loot, won = () => 0, looted = () => 0 }: Made): Trace {
  const trials = Array.from({ length: 200 }, (_, i) => i);
  const ones = trials.map(() => 1);
  const digests = (blocks: string): string => [...blocks].map((one) => one.repeat(16)).join('');
  return {
    kept: 200,
    digests: { wins: digests(wins), loot: digests(loot) },
    trials: trials.map((i) => won(i) + 1_000 * looted(i)),
    figures: { wins: { n: ones, sums: trials.map(won) }, loot: { n: ones, sums: trials.map(looted) } },
  };
}

const before = traceOf({ wins: 'aaaa', loot: 'bbbb' });

function judged(now: Made, margins: Readonly<Record<string, number>>) {
  const run = {
    experiment: 'x',
    seed: '1',
    parameters: {},
    block: BLOCK,
    trials: 400,
    margins,
    trace: before,
  };
  return gate(run, traceOf(now), { measures: MEASURES, confidence: 0.95 });
}

test('nothing changed: nothing is judged', () => {
  expect(judged({ wins: 'aaaa', loot: 'bbbb' }, {})).toEqual({
    changed: 0,
    later: { changed: 0, of: 2 },
    measures: [],
  });
});

test('two trials of 200 win more: one point, in a block of the kept ones', () => {
  const now: Made = { wins: 'caaa', loot: 'bbbb', won: (i) => Number(i < 2) };
  const verdicts = [0, 0.009, 0.011, 0.5].map((wins) => {
    const { changed, later, measures } = judged(now, { wins });
    expect([changed, later.changed]).toEqual([2, 0]);
    return measures.map(({ measure, verdict }) => `${measure} ${verdict}`);
  });
  expect(verdicts).toEqual([['wins breached'], ['wins breached'], ['wins undecided'], ['wins holds']]);
});

test('one trial of 200 that loots a million tells nothing of others, whatever the margin', () => {
  const now: Made = { wins: 'aaaa', loot: 'cbbb', looted: (i) => (i === 0 ? 1e6 : 0) };
  const [loot] = judged(now, { loot: 10_000 }).measures;
  expect(loot).toMatchObject({ verdict: 'undecided', figures: [{ difference: { estimate: 5_000 } }] });
});

test('a change that the kept trials do not have is undecided with a margin, and fails without', () => {
  const now: Made = { wins: 'aaca', loot: 'bbbb' };
  expect(judged(now, { wins: 0.01 })).toMatchObject({
    changed: 0,
    later: { changed: 1, of: 2 },
    measures: [{ measure: 'wins', verdict: 'undecided', figures: [] }],
  });
  expect(judged(now, {}).measures.map(({ verdict }) => verdict)).toEqual(['breached']);
});

test('changes that no figure shows hold with a margin: two values of a trial that changed places', () => {
  expect(judged({ wins: 'caaa', loot: 'bbbb' }, { wins: 0.01 }).measures[0]).toMatchObject({
    verdict: 'holds',
    figures: [],
  });
});
