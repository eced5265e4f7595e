import { fc, test } from '@fast-check/vitest';
import { Prng } from '@ec/prng';
import { expect } from 'vitest';
import { beamDamage, interceptMissiles, possibleHits } from '../src/index.js';

const level = fc.integer({ min: 1, max: 10 });
const quantity = fc.integer({ min: 1, max: 1_000_000 });
const distance = fc.integer({ min: 1, max: 100 });
const battery = fc.record({ techLevel: level, quantity });

test.prop([quantity, distance, fc.array(battery, { minLength: 1, maxLength: 5 })])(
  'E-37: never more hits than missiles, and none more from farther away',
  (missiles, d, launchers) => {
    const hits = possibleHits(missiles, d, launchers);
    expect(hits).toBeLessThanOrEqual(missiles);
    expect(possibleHits(missiles, d + 1, launchers)).toBeLessThanOrEqual(hits);
  },
);

test.prop([fc.array(battery, { maxLength: 4 }), distance, fc.array(battery, { maxLength: 4 }), battery])(
  'E-38: another shield never raises the damage, another weapon never lowers it',
  (weapons, d, shields, more) => {
    const damage = beamDamage(weapons, d, shields);
    expect(damage).toBeGreaterThanOrEqual(0);
    expect(beamDamage(weapons, d, [...shields, more])).toBeLessThanOrEqual(damage);
    expect(beamDamage([...weapons, more], d, shields)).toBeGreaterThanOrEqual(damage);
  },
);

test.prop([
  fc.nat(200),
  fc.nat(200),
  fc.integer({ min: 0, max: 100 }),
  fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
])(
  'E-37: kills are bounded by missiles and shots; certain shots all count, hopeless ones never',
  (incoming, shots, percent, seed) => {
    const killed = interceptMissiles(incoming, shots, percent, Prng.fromSeed(seed));
    expect(killed).toBeLessThanOrEqual(Math.min(incoming, shots));
    if (percent === 100) expect(killed).toBe(Math.min(incoming, shots));
    if (percent === 0) expect(killed).toBe(0);
  },
);
