import { fc, test } from '@fast-check/vitest';
import { Prng, ratioToNumber } from '@ec/prng';
import { expect } from 'vitest';
import { raiderCheck, sensorsOf, spyCheck, type Sensors } from '../../src/detection/sensors.js';
import { concealmentChance } from '../../src/detection/cloaking.js';
import { encounter } from '../../src/detection/surprise.js';
import { checkChance, rollCheck, type Check } from '../../src/dice/d20-check.js';

const level = fc.integer({ min: 1, max: 5 });
const clk = fc.integer({ min: 1, max: 7 });
const sensors: fc.Arbitrary<Sensors> = fc.record({ eli: level, modifier: fc.nat(6) });
const better = ({ eli, modifier }: Sensors): Sensors[] => [
  { eli: Math.min(eli + 1, 5), modifier },
  { eli, modifier: modifier + 1 },
];
const chance = (check: Check): number => ratioToNumber(checkChance(check));

test.prop([sensors, fc.integer({ min: 0, max: 4 }), fc.integer({ min: 1, max: 6 })])(
  'X-45: a higher ELI or more Scouts never find less; a spy of higher ELI or a Raider of higher CLK is never found more',
  (finder, spy, raider) => {
    for (const keener of better(finder)) {
      expect(chance(spyCheck(keener, spy))).toBeGreaterThanOrEqual(chance(spyCheck(finder, spy)));
      expect(chance(raiderCheck(keener, raider))).toBeGreaterThanOrEqual(chance(raiderCheck(finder, raider)));
    }
    expect(chance(spyCheck(finder, spy + 1))).toBeLessThanOrEqual(chance(spyCheck(finder, spy)));
    expect(chance(raiderCheck(finder, raider + 1))).toBeLessThanOrEqual(chance(raiderCheck(finder, raider)));
  },
);

test.prop([fc.array(fc.nat(5), { maxLength: 8 })])(
  'X-45: the index lies between the levels, and the modifier is never below 0',
  (levels) => {
    const found = sensorsOf(levels);
    const able = levels.filter((eli) => eli > 0);
    expect(found === null).toBe(able.length === 0);
    if (found === null) return;
    expect(found.eli).toBeGreaterThanOrEqual(Math.min(...able));
    expect(found.eli).toBeLessThanOrEqual(Math.max(...able));
    expect(found.modifier).toBeGreaterThanOrEqual(0);
    // another Scout of a level that is there adds exactly one
    expect(sensorsOf([...levels, ...able.slice(0, 1)])).toEqual({ ...found, modifier: found.modifier + 1 });
  },
);

test.prop([clk, fc.array(sensors, { maxLength: 4 }), sensors])(
  'X-47: one more fleet that looks never hides a cloaked fleet better, and nobody looking leaves it to stealth alone',
  (level, searchers, another) => {
    const cloak = { clk: level, bonus: 0 };
    const hidden = (fleets: Sensors[]): number => ratioToNumber(concealmentChance(cloak, fleets));
    expect(hidden([...searchers, another])).toBeLessThanOrEqual(hidden(searchers));
    expect(hidden([])).toBeCloseTo(0.2 + 0.1 * level, 12);
  },
);

test.prop([fc.integer({ min: 0, max: 30 }), fc.nat(4), fc.integer()])(
  'X-45: a check succeeds exactly when die and modifier exceed the number',
  (above, modifier, seed) => {
    const roll = rollCheck({ above, modifier }, Prng.fromSeed(seed));
    expect(roll.natural).toBeGreaterThanOrEqual(1);
    expect(roll.natural).toBeLessThanOrEqual(20);
    expect(roll.succeeds).toBe(roll.natural + modifier > above);
  },
);

test.prop([
  fc.uniqueArray(fc.record({ house: fc.integer({ min: 1, max: 5 }), isUndetected: fc.boolean() }), {
    selector: ({ house }) => house,
  }),
  fc.option(fc.integer({ min: 1, max: 5 }), { nil: null }),
])(
  'X-48: of two that fight, at most one has an advantage, and only an undetected one',
  (approaches, owner) => {
    const { fights, advantages } = encounter(approaches, owner, () => true);
    for (const { house, isUndetected } of approaches) {
      if (advantages.has(house)) expect(isUndetected).toBe(true);
      for (const { house: other } of approaches) {
        if (house === other) continue;
        expect(fights(house, other)).toBe(fights(other, house));
        if (fights(house, other)) expect(advantages.has(house) && advantages.has(other)).toBe(false);
      }
    }
  },
);
