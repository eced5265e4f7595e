import { scriptedPrng } from '@ec/prng/testing';
import { expect, it } from 'vitest';
import { antiMissileChance, interceptMissiles, pointDefenceChance, possibleHits } from '../src/index.js';

it('seed "Missile": H = M ÷ (D² − launcher level)', () => {
  expect(possibleHits(1000, 3, [{ techLevel: 1, quantity: 1000 }])).toBe(125); // 1000 ÷ 8
  expect(possibleHits(1000, 5, [{ techLevel: 2, quantity: 10 }])).toBe(43); // 1000 ÷ 23 = 43.47…
});

it('seed "Missile": the average of mixed launchers counts', () => {
  const mixed = [
    { techLevel: 1, quantity: 300 },
    { techLevel: 3, quantity: 100 },
  ];
  expect(possibleHits(400, 2, mixed)).toBe(160); // average 1.5, 400 ÷ 2.5
});

it('seed "Missile": the divisor is never below 1, so that no more hit than were fired', () => {
  expect(possibleHits(400, 2, [{ techLevel: 10, quantity: 400 }])).toBe(400);
});

it('E-37: no missiles, no hits; missiles without a launcher and distances below 1 are bugs', () => {
  expect(possibleHits(0, 3, [])).toBe(0);
  expect(() => possibleHits(5, 3, [])).toThrow('launchers: expected at least 1 for 5 missiles, received 0');
  expect(() => possibleHits(5, 0, [])).toThrow('distance: expected at least 1, received 0');
});

it('seed "Anti-missile", E-37: chances at levels 1 and 10', () => {
  expect([antiMissileChance(1), antiMissileChance(10)]).toEqual([55, 100]);
  expect([pointDefenceChance(1), pointDefenceChance(10)]).toEqual([30, 75]);
});

it('E-37: each shot is drawn until shots or missiles run out', () => {
  const three = scriptedPrng([true, false, true]);
  expect(interceptMissiles(10, 3, 55, three)).toBe(2);
  three.assertDone();
  const two = scriptedPrng([true, true]);
  expect(interceptMissiles(2, 100, 55, two)).toBe(2);
  two.assertDone();
});
