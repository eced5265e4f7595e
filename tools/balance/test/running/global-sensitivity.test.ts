import { inThreads } from '@ec/balance/node';
import { resolveParameters, SetupError } from '@ec/engine';
import { describe, expect, test } from 'vitest';
import type { AnyExperiment } from '../../src/experiment.js';
import { inThread } from '../../src/running/in-thread.js';
import { ExperimentError } from '../../src/running/experiment-error.js';
import {
  morrisSensitivity,
  sobolSensitivity,
  type GlobalSensitivityOptions,
} from '../../src/running/global-sensitivity.js';
import type { Job } from '../../src/running/job.js';
import { chance, corner, CURVES, ishigami } from './curves.js';

const jobOf = (experiment: AnyExperiment): Job => ({
  module: CURVES,
  experiment: experiment.id,
  parameters: resolveParameters(experiment.parameters, {}),
  seed: '1',
});
const axis = (key: string, low = 0, high = 1_000) => ({
  key,
  values: Array.from({ length: high - low + 1 }, (_, i) => low + i),
});
const usual = (keys: readonly string[], points: number): GlobalSensitivityOptions => ({
  executor: inThread(),
  measure: 'value',
  axes: keys.map((key) => axis(key)),
  points,
  trials: 1,
});

describe('sobolSensitivity', () => {
  test("finds Ishigami's indices from the experiment, which has a thousand steps on each axis", async () => {
    const { indices, used, points } = await sobolSensitivity(
      ishigami,
      jobOf(ishigami),
      usual(['x', 'y', 'z'], 1_024),
    );
    expect(indices.map(({ key }) => key)).toEqual(['x', 'y', 'z']);
    const known = [
      [0.3139, 0.5576],
      [0.4424, 0.4424],
      [0, 0.2437],
    ];
    for (const [i, [first = 0, total = 0]] of known.entries()) {
      expect(Math.abs((indices[i]?.first.estimate ?? 9) - first)).toBeLessThan(0.03);
      expect(Math.abs((indices[i]?.total.estimate ?? 9) - total)).toBeLessThan(0.03);
    }
    expect(used).toBe(1_024);
    // Five points a row; some of the thousand values of z meet again.
    expect(points).toBeLessThanOrEqual(5 * 1_024);
  });

  test('a point that comes again is run once: of one axis with three values three points', async () => {
    const { points, trials } = await sobolSensitivity(corner, jobOf(corner), {
      ...usual([], 32),
      axes: [{ key: 'a', values: [0, 10, 20] }],
    });
    expect([points, trials]).toEqual([3, 30]);
  });

  test('rows that do not go together are left out and counted, with the reason', async () => {
    const { used, refused, reason, indices } = await sobolSensitivity(
      corner,
      jobOf(corner),
      usual(['a', 'b'], 256),
    );
    expect(used + refused).toBe(256);
    // A row has a and b of both samples together: it is refused where one of the two a and one of the two b are above 500, (3/4)².
    expect(Math.abs(refused / 256 - 9 / 16)).toBeLessThan(0.02);
    expect(reason).toBe('corner: a and b: expected one of them at most 500');
    expect(indices[0]?.total.estimate).toBeGreaterThan(indices[1]?.total.estimate ?? 1);
  });

  test('noise of the trials is told: of a share near 50 % among points that hardly differ it is large', async () => {
    const run = (values: readonly number[]) =>
      sobolSensitivity(chance, jobOf(chance), {
        ...usual([], 16),
        measure: 'happens',
        axes: [{ key: 'x', values }],
      });
    // Errors of √(¼ ÷ 1,000) each; the values differ by a point, with a variance of ¼ of a squared point.
    expect((await run([50, 51])).noise).toBeGreaterThan(3);
    // By 90 points: about 0.12 of a thousandth ÷ 0.2.
    expect((await run([5, 95])).noise).toBeLessThan(0.001);
  });

  test('is the same on threads', async () => {
    const options = { ...usual(['a', 'idle'], 16), trials: 40 };
    await using executor = inThreads(2);
    expect(await sobolSensitivity(corner, jobOf(corner), { ...options, executor })).toEqual(
      await sobolSensitivity(corner, jobOf(corner), options),
    );
  });

  test('ends with what there is when it is broken off', async () => {
    const controller = new AbortController();
    const progress: unknown[] = [];
    const { used } = await sobolSensitivity(ishigami, jobOf(ishigami), {
      ...usual(['x', 'y'], 16),
      signal: controller.signal,
      progress(done, of) {
        progress.push([done, of]);
        if (done === 6) controller.abort();
      },
    });
    expect(used).toBeLessThan(6);
    expect(progress.length).toBeGreaterThanOrEqual(6);
  });
});

describe('morrisSensitivity', () => {
  test('of a sum: each effect is the coefficient by the whole range, with no spread', async () => {
    const { effects } = await morrisSensitivity(corner, jobOf(corner), {
      ...usual([], 10),
      axes: [axis('a', 0, 300), axis('b', 0, 30), axis('idle')],
    });
    for (const [i, whole] of [900, -60, 0].entries()) {
      expect(effects[i]?.mean.estimate).toBeCloseTo(whole, 6);
      expect(effects[i]?.strength.estimate).toBeCloseTo(Math.abs(whole), 6);
      expect(effects[i]?.spread.estimate).toBeCloseTo(0, 6);
    }
  });

  test('on an axis with two values, and on one whose values are not evenly apart', async () => {
    const { effects } = await morrisSensitivity(corner, jobOf(corner), {
      ...usual([], 10),
      axes: [
        { key: 'a', values: [0, 100] },
        { key: 'b', values: [0, 1, 5, 500] },
      ],
    });
    expect(effects.map(({ mean }) => Math.round(mean.estimate))).toEqual([300, -1_000]);
  });

  test("of Ishigami's function: y goes both ways, z is nothing but interaction", async () => {
    const { effects } = await morrisSensitivity(ishigami, jobOf(ishigami), usual(['x', 'y', 'z'], 200));
    const [, y, z] = effects;
    // From a level to the one two thirds on, sin² goes from 0 to ¾ or back: 7 · ¾ by 3/2.
    expect(y?.strength.estimate).toBeCloseTo((7 * 0.75 * 3) / 2, 1);
    expect(Math.abs(y?.mean.estimate ?? 9)).toBeLessThan(2);
    expect(z?.spread.estimate).toBeGreaterThan(Math.abs(z?.mean.estimate ?? 9));
  });

  test('walks that cannot be run are left out; too few are refused', async () => {
    const { used, refused } = await morrisSensitivity(corner, jobOf(corner), usual(['a', 'b'], 50));
    expect([used + refused, used > 2, refused > 2]).toEqual([50, true, true]);
    const never = morrisSensitivity(corner, jobOf(corner), { ...usual(['a'], 4), measure: 'never' });
    await expect(never).rejects.toThrow(
      new ExperimentError(
        'corner: expected two rows of points at least that can be run, received 0 of 4: never has no value in any trial',
      ),
    );
  });

  test('values beyond the bounds are refused before anything is run', async () => {
    const beyond = morrisSensitivity(corner, jobOf(corner), { ...usual([], 4), axes: [axis('a', 0, 2_000)] });
    await expect(beyond).rejects.toThrow(SetupError);
  });
});
