import { fc, test } from '@fast-check/vitest';
import { Prng } from '@ec/prng';
import { expect } from 'vitest';
import {
  armTroops,
  combatParameters,
  isRebellion,
  losesLevel,
  resolveRebellion,
  type Armoury,
} from '../src/index.js';
import { quantity } from './battles.js';

const levels = fc.array(fc.record({ techLevel: fc.integer({ min: 1, max: 10 }), quantity: fc.nat(100) }), {
  maxLength: 2,
});
const armoury: fc.Arbitrary<Armoury> = fc.record({
  soldiers: quantity,
  robots: levels,
  craft: levels,
  weapons: levels,
});
const militia = fc.oneof(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 1_000_000_000 }));

test.prop([armoury, quantity, militia, fc.constantFrom(1, 3, 100), fc.integer()])(
  'E-31: nobody is counted twice: killed, wounded and surrendered are at most those who were there, and the losers all of them',
  (given, supplies, rebels, rounds, seed) => {
    const outcome = resolveRebellion(
      given,
      supplies,
      rebels,
      combatParameters({ rounds }),
      Prng.fromSeed(seed),
    );
    const { killed, wounded, surrendered } = outcome.soldiers;
    const ofMilitia = outcome.militia.killed + outcome.militia.wounded + outcome.militia.surrendered;
    for (const part of [killed, wounded, surrendered, ...Object.values(outcome.militia), outcome.supplies]) {
      expect(part).toBeGreaterThanOrEqual(0);
    }
    expect(killed + wounded + surrendered).toBeLessThanOrEqual(given.soldiers);
    expect(ofMilitia).toBeLessThanOrEqual(rebels);
    expect(outcome.supplies).toBeLessThanOrEqual(supplies);
    expect(outcome.rounds.length).toBeLessThanOrEqual(rounds);
    const soldiers = outcome.fallen.filter(({ kind }) => kind === 'soldiers');
    expect(soldiers.reduce((sum, lot) => sum + lot.quantity, 0)).toBe(killed + wounded);
    const troops = armTroops(given);
    for (const [i, lot] of outcome.fallen.entries()) {
      expect({ ...lot, quantity: 0 }).toEqual({ ...troops[i], quantity: 0 });
      expect(lot.quantity).toBeLessThanOrEqual(troops[i]?.quantity ?? 0);
    }
    if (outcome.winner === 'militia') {
      expect(killed + wounded + surrendered).toBe(given.soldiers);
      expect(ofMilitia).toBeLessThan(rebels);
    } else if (outcome.rounds.length < rounds) expect(ofMilitia).toBe(rebels);
  },
);

test.prop([quantity, quantity, quantity, fc.integer({ min: 0, max: 100 })])(
  'E-31, E-48: a rebellion takes militia and a share of the people; more soldiers or loyal people never bring one, more rebels never end one',
  (soldiers, rebels, loyal, share) => {
    const people = rebels + loyal;
    const risen = isRebellion({ soldiers, rebels, people }, share);
    const isShare = 100n * BigInt(rebels) >= BigInt(share) * BigInt(people);
    expect(risen).toBe(rebels >= 10 && soldiers <= 2 * Math.floor(rebels / 10) && isShare);
    if (!risen) {
      expect(isRebellion({ soldiers: soldiers + 1, rebels, people }, share)).toBe(false);
      expect(isRebellion({ soldiers, rebels, people: people + 1 }, share)).toBe(false);
    } else expect(isRebellion({ soldiers, rebels: rebels + 1, people: people + 1 }, share)).toBe(true);
  },
);

test.prop([quantity, quantity])(
  'E-31: a level is lost once exactly a fifth of the people are',
  (lost, spared) => {
    const before = lost + spared;
    expect(losesLevel(lost, before, combatParameters())).toBe(
      lost > 0 && 5n * BigInt(lost) >= BigInt(before),
    );
  },
);
