import { existsSync, readFileSync } from 'node:fs';
import { resolveParameters } from '@ec/engine';
import { describe, expect, it } from 'vitest';
import type { Experiment } from '../../src/experiment.js';
import { diceSum } from '../../src/experiments/dice-sum.js';
import { EXPERIMENTS } from '../../src/experiments/experiments.js';
import { mergeData } from '../../src/measures/collect.js';
import { blockRunner, type BlockRunner } from '../../src/running/block-runner.js';

/** Parameters that make long experiments short. */
const SHORT: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  fairness: { empires: 3, quarters: 3 },
  'bot-tournament': { quarters: 6 },
};

const cases = EXPERIMENTS.map((experiment) => [experiment.id, experiment] as const);

function runnerOf(experiment: (typeof EXPERIMENTS)[number], seed: string): BlockRunner {
  const parameters = resolveParameters(experiment.parameters, SHORT[experiment.id] ?? {});
  return blockRunner(experiment as unknown as Experiment, parameters, seed);
}

describe('every experiment', () => {
  it('has a name of its own', () => {
    expect(new Set(EXPERIMENTS.map(({ id }) => id)).size).toBe(EXPERIMENTS.length);
  });

  it.each(cases)('%s: two blocks are the same bytes twice, and in the other order', (_, experiment) => {
    const forward = runnerOf(experiment, 'bytes');
    const [first, second] = [forward(0), forward(1)];
    const backward = runnerOf(experiment, 'bytes');
    const [secondAgain, firstAgain] = [backward(1), backward(0)];
    const merged = JSON.stringify(mergeData(first, second));
    expect(JSON.stringify(mergeData(firstAgain, secondAgain))).toBe(merged);
    expect(JSON.stringify(mergeData(secondAgain, firstAgain))).toBe(merged);
    expect(Object.keys(first)).toEqual(Object.keys(experiment.measures));
  });

  it.each(cases)(
    '%s: expectations are about what is measured',
    (_, { measures, expectations, exact, parameters }) => {
      const known = exact?.(resolveParameters(parameters)) ?? {};
      for (const { measure: name, step, kind, because } of expectations ?? []) {
        const measure = measures[name];
        expect(measure, name).toBeDefined();
        expect(because).not.toBe('');
        if (kind === 'matches-exact') expect(known[name], name).toBeDefined();
        if (measure?.kind !== 'series') continue;
        expect(step).toBeGreaterThanOrEqual(measure.first);
        expect(step).toBeLessThan(measure.first + measure.length);
      }
    },
  );

  it.each(cases)(
    '%s: its own parameters have no period, and those of the ruleset have one',
    (_, { parameters }) => {
      for (const { key, source } of parameters) expect(key.includes('.')).toBe(source !== 'experiment');
    },
  );

  it.each(cases.filter(([id]) => id !== diceSum.id))('%s: a page tells what comes out', (id) => {
    const page = new URL(`../../../../docs/balance/${id}.md`, import.meta.url);
    expect(existsSync(page)).toBe(true);
    const text = readFileSync(page, 'utf8');
    expect(text).toContain(`balance run ${id} --seed 1978`);
  });
});
