import { fc, test } from '@fast-check/vitest';
import { Prng, ratioToNumber } from '@ec/prng';
import { expect } from 'vitest';
import { interceptionDistribution, interceptMissiles, possibleHits, type Shots } from '../src/index.js';
import { quantity } from './battles.js';

const launchers = fc.array(
  fc.record({
    techLevel: fc.integer({ min: 1, max: 10 }),
    quantity: fc.integer({ min: 1, max: 1_000_000_000 }),
  }),
  { minLength: 1, maxLength: 5 },
);
const distance = fc.integer({ min: 1, max: 100 });
const shots: fc.Arbitrary<Shots[]> = fc.array(fc.record({ quantity, percent: fc.nat(100) }), {
  maxLength: 5,
});
const divisor = fc.constantFrom(1, 2, 4);
const seed = fc.integer();
/** Kills with the first draw of a seed: the same offset for the same divisor. */
const kills = (incoming: number, lots: readonly Shots[], start: number, harder: number): number =>
  interceptMissiles(incoming, lots, Prng.fromSeed(start), harder).killed;

test.prop([quantity, distance, launchers])(
  'E-37: hits are M ÷ max(1, D² − average level), exactly and truncated once',
  (missiles, d, lots) => {
    const count = lots.reduce((sum, lot) => sum + BigInt(lot.quantity), 0n);
    const levels = lots.reduce((sum, lot) => sum + BigInt(lot.quantity) * BigInt(lot.techLevel), 0n);
    const divided = BigInt(d * d) * count - levels;
    const exact = (BigInt(missiles) * count) / (divided > count ? divided : count);
    expect(possibleHits(missiles, d, lots)).toBe(Number(exact));
  },
);

test.prop([quantity, distance, launchers])(
  'E-37: never more hits than missiles, none more from farther away, none fewer with another launcher of the best',
  (missiles, d, lots) => {
    const hits = possibleHits(missiles, d, lots);
    expect(hits).toBeLessThanOrEqual(missiles);
    expect(possibleHits(missiles, d + 1, lots)).toBeLessThanOrEqual(hits);
    expect(possibleHits(missiles, d, [...lots, { techLevel: 10, quantity: 7 }])).toBeGreaterThanOrEqual(hits);
  },
);

test.prop([quantity, shots, divisor, seed])(
  'E-37, E-40: kills are bounded by targets and by shots, and so are the shots taken',
  (incoming, lots, harder, start) => {
    const { killed, spent } = interceptMissiles(incoming, lots, Prng.fromSeed(start), harder);
    expect(killed).toBeGreaterThanOrEqual(0);
    expect(killed).toBeLessThanOrEqual(incoming);
    expect(spent).toHaveLength(lots.length);
    for (const [i, count] of spent.entries()) {
      expect(count).toBeGreaterThanOrEqual(0);
      expect(count).toBeLessThanOrEqual(lots[i]?.quantity ?? 0);
    }
    expect(killed).toBeLessThanOrEqual(spent.reduce((sum, count) => sum + count, 0));
    // all shots are taken as long as targets are left
    const unspent = lots.some(({ quantity: count, percent }, i) => percent > 0 && (spent[i] ?? 0) < count);
    if (unspent) expect(killed).toBe(incoming);
  },
);

test.prop([quantity, shots, fc.record({ quantity, percent: fc.nat(100) }), fc.nat(5), divisor, seed])(
  'E-37: more point defence never means more hits, with the same offset',
  (incoming, lots, more, at, harder, start) => {
    const killed = kills(incoming, lots, start, harder);
    expect(
      kills(incoming, [...lots.slice(0, at), more, ...lots.slice(at)], start, harder),
    ).toBeGreaterThanOrEqual(killed);
    const reinforced = lots.map((lot, i) =>
      i === at ? { ...lot, quantity: lot.quantity + more.quantity } : lot,
    );
    expect(kills(incoming, reinforced, start, harder)).toBeGreaterThanOrEqual(killed);
  },
);

test.prop([quantity, shots, divisor, seed])(
  'E-37: one more target is never shot down at the cost of another, and harder targets are never shot down more',
  (incoming, lots, harder, start) => {
    const killed = kills(incoming, lots, start, harder);
    const ofMore = kills(incoming + 1, lots, start, harder);
    expect(ofMore).toBeGreaterThanOrEqual(killed);
    expect(ofMore).toBeLessThanOrEqual(killed + 1);
    expect(interceptionDistribution(incoming, lots, harder + 1).max).toBeLessThanOrEqual(
      interceptionDistribution(incoming, lots, harder).max,
    );
  },
);

test.prop([fc.nat(1_000_000), shots, divisor, seed])(
  'E-37: the distribution has every outcome in its support, and as its mean the sum of the chances, at most all',
  (incoming, lots, harder, start) => {
    const distribution = interceptionDistribution(incoming, lots, harder);
    expect(distribution.values).toContain(kills(incoming, lots, start, harder));
    expect(distribution.values.length).toBeLessThanOrEqual(2);
    const chances = lots.reduce((sum, lot) => sum + lot.quantity * lot.percent, 0) / (100 * harder);
    expect(ratioToNumber(distribution.mean())).toBeCloseTo(Math.min(incoming, chances), 6);
  },
);
