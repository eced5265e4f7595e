import { existsSync, readFileSync } from 'node:fs';
import { experimentChecks, type CheckRun } from '@ec/balance/testing';
import { describe, expect, it } from 'vitest';
import * as exported from '../../src/experiments.js';

const { EXPERIMENTS, diceSum } = exported;

/** Trials that are enough where something is known exactly, and parameters that make long experiments short. */
const RUNS: Readonly<Record<string, CheckRun>> = {
  'dice-sum': { trials: 10_000 },
  'deposit-yields': { trials: 1_000 },
  'cluster-contents': { trials: 400, parameters: { 'cluster.starCount': 12 } },
  'no-fuel': { trials: 20_000, parameters: { planets: 2 } },
  'jump-range': { trials: 1_000, parameters: { 'cluster.starCount': 2, 'cluster.axisSize': 9 } },
  'missile-salvos': { trials: 100 },
  'ground-round': { trials: 10_000 },
  'market-book': { trials: 10_000 },
  starvation: { trials: 100 },
  'research-time': { trials: 500 },
  spies: { trials: 1, parameters: { pay: 0 } },
  fairness: { trials: 16, parameters: { empires: 2, quarters: 3 } },
  'bot-tournament': { parameters: { quarters: 6 } },
  'strong-bots': { trials: 4, parameters: { quarters: 3 } },
  'game-pacing': { parameters: { quarters: 12 } },
  'plan-matrix': { parameters: { quarters: 12 } },
  'seat-fairness': { parameters: { quarters: 12 } },
};

describe('every experiment', () => {
  for (const experiment of EXPERIMENTS)
    for (const { title, run } of experimentChecks(experiment, RUNS[experiment.id])) it(title, run);

  it('is exported by itself and in the list, and has a name of its own', () => {
    const single = Object.values(exported).filter((value) => !Array.isArray(value));
    expect(new Set(EXPERIMENTS)).toEqual(new Set(single));
    expect(new Set(EXPERIMENTS.map(({ id }) => id)).size).toBe(EXPERIMENTS.length);
  });

  it.each(EXPERIMENTS.map(({ id }) => id).filter((id) => id !== diceSum.id))(
    '%s: a page reports what comes out',
    (id) => {
      const page = new URL(`../../../../../docs/balance/${id}.md`, import.meta.url);
      expect(existsSync(page)).toBe(true);
      expect(readFileSync(page, 'utf8')).toContain(`balance run ${id} --seed 1978`);
    },
  );
});
