import { inThreads } from '@ec/balance/node';
import { describe, expect, test } from 'vitest';
import { parseAxis } from '../../src/designs/axis.js';
import { parseConstraint, parseObjective } from '../../src/formulas/objective.js';
import { parseLinks } from '../../src/formulas/links.js';
import type { Tuned } from '../../src/running/tune.js';
import { valley } from './curves.js';
import { tuned, tunedFormula } from './tuned.js';

const points = ({ looks }: Tuned) => looks.map(({ point }) => point);

describe('tune', () => {
  test('finds the lowest place of 10,201 in forty looks: a step from 300 and 700 is 0.1 metres up', async () => {
    const found = await tuned();
    expect(found.looks).toHaveLength(40);
    expect(found.points).toBe(10_201);
    expect(Math.abs(Number(found.best?.point['a']) - 300)).toBeLessThanOrEqual(20);
    expect(Math.abs(Number(found.best?.point['b']) - 700)).toBeLessThanOrEqual(20);
    // The parameters in force were refused: they do not go together.
    expect(found.base).toBeUndefined();
    expect(found.refused).toEqual([
      { point: { a: 500, b: 500 }, reason: expect.stringContaining('anything but 500 of both') },
    ]);
  });

  test('keeps what must hold: with b ≤ a + 200 the lowest place is at 400 and 600, where both are 100 off', async () => {
    const found = await tuned({ where: ['apart <= 200'] });
    const [a, b] = [Number(found.best?.point['a']), Number(found.best?.point['b'])];
    expect(b - a).toBeLessThanOrEqual(200);
    // 2 · 100² ÷ 1000 = 20 metres.
    expect(found.best?.objective.estimate).toBeLessThan(22);
    expect(found.best?.kept[0]?.estimate).toBeGreaterThanOrEqual(0);
    const none = await tuned({ where: ['apart <= 0 - 1'], budget: 300 });
    expect(none.best).toBeUndefined();
    expect(none.looks).toHaveLength(10);
  });

  test('is sure of parameters, and of no figure that never varies, as it has no bounds', async () => {
    const { best } = await tuned({ where: ['abs(a - b) <= 200', 'apart <= 200'], budget: 300 });
    expect(best?.kept.map(({ low, high }) => [low >= 0, Number.isFinite(high)])).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  test.each(['cost', 'free'])(
    'knows %s exactly, with bounds and without, as no trial draws: 3 coins for each that is bought',
    async (figure) => {
      const found = await tunedFormula({ goal: `minimise abs(${figure} - 100)`, where: [`${figure} >= 30`] });
      expect(found.looks).toHaveLength(4);
      for (const { point, objective, kept, certain } of found.looks) {
        const off = Math.abs(3 * Number(point['x']) - 100);
        expect(objective).toEqual({ estimate: off, low: off, high: off });
        const above = 3 * Number(point['x']) - 30;
        expect(kept).toEqual([{ estimate: above, low: above, high: above }]);
        expect(certain).toEqual(new Set([figure]));
      }
      expect((await tuned({ budget: 30 })).looks.map(({ certain }) => certain.size)).toEqual([0]);
    },
  );

  test('maximises, too, of figures and parameters together', async () => {
    const found = await tuned({ goal: 'maximise a + b - 2 * height' });
    // The gradient of a − 2 · (a − 300)² ÷ 1000 is 0 at 550, and that of b at 950: 1500 − 2 · 125 = 1250.
    expect(found.best?.objective.estimate).toBeGreaterThan(1_250 - 10);
    expect(found.best?.objective.high).toBeLessThan(1_250 + 10);
  });

  test('follows links, and ends when every point was looked at', async () => {
    const links = parseLinks(['b = 1000 - a'], valley.parameters);
    const found = await tuned({ vary: ['a=100:500:100'], links });
    expect(points(found).map(({ a }) => a)).toHaveLength(4);
    // 1000 − 500 would be both 500.
    expect(found.refused.map(({ point }) => point)).toEqual([{ a: 500 }]);
    expect(found.best?.point).toEqual({ a: 300 });
  });

  test('does not go beyond its budget, and refuses one that is not enough for a point', async () => {
    expect((await tuned({ budget: 119 })).looks).toHaveLength(3);
    await expect(tuned({ budget: 29 })).rejects.toThrow(
      'tune: expected a budget of a point at least, 30 trials, received 29',
    );
  });

  test('takes the same way on two threads, and when it goes on from a part of it', async () => {
    const whole = await tuned({ budget: 20 * 30 });
    await using threads = inThreads(2);
    expect((await tuned({ budget: 20 * 30, executor: threads })).looks).toEqual(whole.looks);
    const part = await tuned({ budget: 12 * 30 });
    const earlier = part.looks.map(({ result }) => result);
    expect((await tuned({ budget: 20 * 30, earlier })).looks).toEqual(whole.looks);
  });

  test('expects along a parameter what it has seen', async () => {
    const vary = ['a=0:1000:10', 'b=0:1000:10'];
    const axes = vary.map((text) => parseAxis(text, valley.parameters));
    const found = await tuned({ axes });
    const [axis] = axes;
    const curve = axis ? found.along(axis) : [];
    expect(curve.map(({ value }) => value)).toEqual(axis?.values);
    // (600 − 300)² ÷ 1000 = 90 metres.
    const at = curve.find(({ value }) => value === 600)?.expected.mean;
    expect(at).toBeGreaterThan(80);
    expect(at).toBeLessThan(100);
  });
});

describe('objectives and constraints', () => {
  test.each([
    ['height', 'expected "minimise" or "maximise" and an expression'],
    ['minimise', 'expected "minimise" or "maximise" and an expression'],
    ['minimise height +', 'formula: expected a number, a name or "(", received the end at position 9'],
  ])('%s is refused', (text, message) => {
    expect(() => parseObjective(text)).toThrow(message);
  });

  test.each([
    ['losses', 'expected two expressions with <= or >= between them'],
    ['1 <= losses <= 3', 'expected two expressions with <= or >= between them'],
    ['losses <= )', 'formula: expected a number, a name or "("'],
  ])('%s is refused', (text, message) => {
    expect(() => parseConstraint(text)).toThrow(message);
  });

  test('a constraint is by how much it is kept', () => {
    const at = (text: string) => parseConstraint(text).expression.valueOf(() => 5);
    expect([at('losses <= 8'), at('losses >= 8'), at('2 * losses >= losses')]).toEqual([3, -3, 5]);
  });
});
