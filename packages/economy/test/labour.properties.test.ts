import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import {
  factoryNeeds,
  factoryOutput,
  farmNeeds,
  farmOutput,
  mineCapacity,
  mineNeeds,
  runFactories,
  staffGroup,
  type LabourPool,
  type UnitNeeds,
} from '../src/index.js';

const hands = fc.oneof(fc.nat(200), fc.nat(2_000_000));
const pool = fc.record({ unskilled: hands, professionals: hands, automation: hands, fuel: hands });
const level = fc.integer({ min: 1, max: 10 });
const units = fc.oneof(fc.nat(100), fc.nat(200_000));
const kind = fc.constantFrom('farm', 'mine', 'factory');
const group = fc.record({ kind, units, techLevel: level });

type Group = typeof group extends fc.Arbitrary<infer T> ? T : never;

const KEYS = ['unskilled', 'professionals', 'automation', 'fuel'] as const;

const needsOf = ({ kind, units, techLevel }: Group): UnitNeeds =>
  kind === 'farm'
    ? farmNeeds(techLevel)
    : kind === 'mine'
      ? mineNeeds(techLevel)
      : factoryNeeds(units, techLevel);

const workingOf = (group: Group, pool: LabourPool): number =>
  staffGroup(group.units, needsOf(group), pool).working;

/** Food, ore at a yield of 55 %, consumer goods and research points of a group. */
const outputsOf = (group: Group, working: number): number[] =>
  group.kind === 'farm'
    ? [farmOutput(working, group.techLevel)]
    : group.kind === 'mine'
      ? [mineCapacity(working, group.techLevel, 55)]
      : [
          factoryOutput(working, group.techLevel, { code: 'CNGD', techLevel: 0 }),
          factoryOutput(working, group.techLevel, { code: 'RSCH', techLevel: 0 }),
        ];

test.prop([group, pool, fc.constantFrom(...KEYS), hands])(
  'E-19: more labour, automation or fuel never lowers what works, nor what farms, mines and factories bring',
  (group, given, key, more) => {
    const before = workingOf(group, given);
    const after = workingOf(group, { ...given, [key]: given[key] + more });
    expect(after).toBeGreaterThanOrEqual(before);
    const outputs = outputsOf(group, before);
    for (const [i, output] of outputsOf(group, after).entries()) {
      expect(output).toBeGreaterThanOrEqual(outputs[i] ?? 0);
    }
  },
);

test.prop([fc.integer({ min: 1, max: 200_000 }), level, pool, fc.constantFrom(...KEYS), hands])(
  'E-19, E-22: more labour, automation or fuel never lowers what a factory group begins or delivers',
  (size, techLevel, given, key, more) => {
    const quarter = (pool: LabourPool): [number, number] => {
      const working = staffGroup(size, factoryNeeds(size, techLevel), pool).working;
      const materials = { metallics: 1e9, nonMetallics: 1e9 };
      const { started, delivered } = runFactories(
        size, working, techLevel, { code: 'MSS', techLevel: 2 }, [10_000, 20_000, 30_000], materials, true,
      ); // prettier-ignore
      return [started, delivered];
    };
    const before = quarter(given);
    const after = quarter({ ...given, [key]: given[key] + more });
    expect(after[0]).toBeGreaterThanOrEqual(before[0]);
    expect(after[1]).toBeGreaterThanOrEqual(before[1]);
  },
);

test.prop([fc.array(group, { minLength: 1, maxLength: 5 }), pool, fc.constantFrom(...KEYS), hands])(
  'E-19: groups are served in order: with more of anything, the first group that changes works more',
  (groups, given, key, more) => {
    const run = (start: LabourPool): number[] => {
      let pool = start;
      return groups.map((group) => {
        const { working, left } = staffGroup(group.units, needsOf(group), pool);
        pool = left;
        return working;
      });
    };
    const before = run(given);
    const after = run({ ...given, [key]: given[key] + more });
    const changed = after.findIndex((working, i) => working !== before[i]);
    if (changed >= 0) expect(after[changed]).toBeGreaterThan(before[changed] ?? 0);
  },
);

test.prop([group, pool, hands])(
  'seed "Automation": a pair of hands is a pair of hands: it does not matter how many of them are automation',
  (group, given, replaced) => {
    const moved = Math.min(replaced, given.unskilled);
    const other = { ...given, unskilled: given.unskilled - moved, automation: given.automation + moved };
    expect(workingOf(group, other)).toBe(workingOf(group, given));
  },
);

test.prop([group])(
  'E-19: what the rulebook asks for is enough for all, and with one pair of hands, professional or fuel unit less, one is idle',
  (group) => {
    const { unskilled, professionals, halfFuel } = needsOf(group);
    const exact = {
      unskilled: group.units * unskilled,
      professionals: group.units * professionals,
      automation: 0,
      fuel: Math.ceil((group.units * halfFuel) / 2),
    };
    expect(workingOf(group, exact)).toBe(group.units);
    if (group.units === 0) return;
    for (const key of ['unskilled', 'professionals', 'fuel'] as const) {
      expect(workingOf(group, { ...exact, [key]: exact[key] - 1 })).toBeLessThan(group.units);
    }
  },
);

test.prop([group, pool])(
  'E-19: a group draws exactly the labour of what works, automation first, and its fuel truncated once',
  (group, given) => {
    const needs = needsOf(group);
    const { working, left } = staffGroup(group.units, needs, given);
    expect(given.professionals - left.professionals).toBe(working * needs.professionals);
    const automated = given.automation - left.automation;
    expect(automated).toBe(Math.min(given.automation, working * needs.unskilled));
    expect(given.unskilled - left.unskilled).toBe(working * needs.unskilled - automated);
    const drawn = 2 * (given.fuel - left.fuel);
    expect(working * needs.halfFuel - drawn).toBe((working * needs.halfFuel) % 2);
  },
);

test.prop([kind, units, fc.nat(1000), level, pool])(
  'seed "Factory": more farms, mines or factories in a group never let fewer work',
  (kind, units, more, techLevel, given) => {
    expect(workingOf({ kind, units: units + more, techLevel }, given)).toBeGreaterThanOrEqual(
      workingOf({ kind, units, techLevel }, given),
    );
  },
);
