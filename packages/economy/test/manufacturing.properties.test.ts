import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import {
  factoryNeeds,
  factoryOutput,
  materialsOf,
  runFactories,
  staffGroup,
  unitOf,
  UNITS,
  type GoodsCode,
  type Product,
} from '../src/index.js';

const made = UNITS.filter(({ cost }) => cost !== null).map(({ code }) => code as GoodsCode);
const level = fc.integer({ min: 1, max: 10 });
const product: fc.Arbitrary<Product> = fc
  .tuple(fc.constantFrom(...made), level)
  .map(([code, techLevel]) => ({ code, techLevel: unitOf(code).hasTechLevel ? techLevel : 0 }));
const stage = fc.nat(1_000_000);
const stock = fc.oneof(fc.nat(1000), fc.nat(100_000_000));
const group = fc.record({
  units: fc.integer({ min: 1, max: 200_000 }),
  permille: fc.nat(1000),
  techLevel: level,
  product,
  pipeline: fc.tuple(stage, stage, stage),
  materials: fc.record({ metallics: stock, nonMetallics: stock }),
  isStarting: fc.boolean(),
});

type Group = typeof group extends fc.Arbitrary<infer T> ? T : never;

const workingOf = ({ units, permille }: Group): number => Math.floor((units * permille) / 1000);
const run = (g: Group, working = workingOf(g), materials = g.materials): ReturnType<typeof runFactories> =>
  runFactories(g.units, working, g.techLevel, g.product, g.pipeline, materials, g.isStarting);
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

test.prop([group])(
  'E-22: units in process are conserved: before + begun = after + delivered, and no stage falls below 0',
  (g) => {
    const { pipeline, delivered, started } = run(g);
    expect(sum(g.pipeline) + started).toBe(sum(pipeline) + delivered);
    for (const waiting of pipeline) expect(waiting).toBeGreaterThanOrEqual(0);
    expect(delivered).toBeLessThanOrEqual(g.pipeline[2]);
  },
);

test.prop([group])(
  'seed "Factory": neither what is begun nor what comes out exceeds the capacity of the factories at work',
  (g) => {
    const { delivered, started } = run(g);
    const capacity = factoryOutput(workingOf(g), g.techLevel, g.product);
    expect(started).toBeLessThanOrEqual(capacity);
    expect(delivered).toBeLessThanOrEqual(capacity);
    if (!g.isStarting) expect(started).toBe(0);
  },
);

test.prop([group])(
  'seed "Factory": materials used are those of the units begun, never more than there are; one unit more is beyond capacity or materials',
  (g) => {
    const { started, used } = run(g);
    expect(used).toEqual(materialsOf(g.product, started));
    expect(used.metallics).toBeLessThanOrEqual(g.materials.metallics);
    expect(used.nonMetallics).toBeLessThanOrEqual(g.materials.nonMetallics);
    if (!g.isStarting || started === factoryOutput(workingOf(g), g.techLevel, g.product)) return;
    const { cost } = unitOf(g.product.code);
    const { techLevel } = g.product;
    const metallics = (cost?.metallics ?? 0) + (cost?.metallicsPerLevel ?? 0) * techLevel;
    const nonMetallics = (cost?.nonMetallics ?? 0) + (cost?.nonMetallicsPerLevel ?? 0) * techLevel;
    const isShort =
      (started + 1) * metallics > 100 * g.materials.metallics ||
      (started + 1) * nonMetallics > 100 * g.materials.nonMetallics;
    expect(isShort).toBe(true);
  },
);

test.prop([group])(
  'E-22: of each stage moves the share of the factories at work, truncated but at least one, or their capacity when that is less',
  (g) => {
    const working = workingOf(g);
    const { pipeline, delivered, started } = run(g);
    const capacity = BigInt(factoryOutput(working, g.techLevel, g.product));
    const moved = g.pipeline.map((waiting) => {
      if (waiting === 0 || working === 0) return 0;
      const share = (BigInt(waiting) * BigInt(working)) / BigInt(g.units);
      const atLeastOne = share > 0n ? share : 1n;
      return Number(atLeastOne < capacity ? atLeastOne : capacity);
    });
    const [first = 0, second = 0, third = 0] = moved;
    expect(delivered).toBe(third);
    expect(pipeline).toEqual([
      g.pipeline[0] - first + started,
      g.pipeline[1] - second + first,
      g.pipeline[2] - third + second,
    ]);
  },
);

test.prop([group, fc.nat(1000), stock, stock])(
  'E-22: more factories at work and more materials never begin or deliver less',
  (g, more, metallics, nonMetallics) => {
    const fewer = run(g);
    const working = Math.min(g.units, workingOf(g) + more);
    const richer = {
      metallics: g.materials.metallics + metallics,
      nonMetallics: g.materials.nonMetallics + nonMetallics,
    };
    const better = run(g, working, richer);
    expect(better.started).toBeGreaterThanOrEqual(fewer.started);
    expect(better.delivered).toBeGreaterThanOrEqual(fewer.delivered);
  },
);

test.prop([fc.integer({ min: 1, max: 200_000 }), level, product, fc.nat(10)])(
  'E-22: at full work with materials for all, each quarter delivers what was begun three quarters before',
  (units, techLevel, goods, turns) => {
    const plenty = { metallics: 1e12, nonMetallics: 1e12 };
    const capacity = factoryOutput(units, techLevel, goods);
    let quarter = runFactories(units, units, techLevel, goods, [0, 0, 0], plenty, true);
    for (let turn = 0; turn < turns; turn++) {
      expect(quarter.delivered).toBe(turn < 3 ? 0 : capacity);
      expect(quarter.started).toBe(capacity);
      quarter = runFactories(units, units, techLevel, goods, quarter.pipeline, plenty, true);
    }
  },
);

const size = fc.oneof(
  fc.constantFrom(1, 4, 5, 45, 49, 50, 450, 499, 500, 4500, 4999, 5000, 45_000, 49_999, 50_000),
  fc.integer({ min: 1, max: 120_000 }),
);
const labour = fc.oneof(fc.nat(1000), fc.nat(1_000_000));

test.prop([size, size])(
  'seed "Factory": the labour table never asks more of each factory in a larger group',
  (a, b) => {
    const [small, large] = [factoryNeeds(Math.min(a, b), 1), factoryNeeds(Math.max(a, b), 1)];
    expect(large.professionals).toBeLessThanOrEqual(small.professionals);
    expect(large.unskilled).toBeLessThanOrEqual(small.unskilled);
    expect(small.unskilled).toBe(3 * small.professionals);
  },
);

/*
 * Splitting a group of a + b factories in two. Let u be the labour of each factory by the table. As u(a) ≥ u(a + b) and
 * u(b) ≥ u(a + b), every pair of parts that the labour can staff could have been staffed in one group: labour alone never
 * lets a split work more, and where both parts stay in the row of the whole it works exactly the same. Capacity is
 * truncated for each group, which again can only cost. Fuel is the one gain: it is drawn for each group and truncated, so
 * that the second part may find half a unit that the whole would have burnt. The whole needs at most one fuel unit more
 * to do all that its parts do.
 */
test.prop([size, size, level, product, labour, labour, labour])(
  'seed "Factory": with fuel for all, a group split in two never works or makes more, and exactly as many work where the labour row stays the same',
  (a, b, techLevel, goods, unskilled, professionals, automation) => {
    const pool = { unskilled, professionals, automation, fuel: 1e9 };
    const whole = staffGroup(a + b, factoryNeeds(a + b, techLevel), pool);
    const first = staffGroup(a, factoryNeeds(a, techLevel), pool);
    const second = staffGroup(b, factoryNeeds(b, techLevel), first.left);
    expect(first.working + second.working).toBeLessThanOrEqual(whole.working);
    const output = (working: number): number => factoryOutput(working, techLevel, goods);
    expect(output(first.working) + output(second.working)).toBeLessThanOrEqual(output(whole.working));
    const row = (units: number): number => factoryNeeds(units, 1).professionals;
    if (row(a) === row(a + b) && row(b) === row(a + b)) {
      expect(first.working + second.working).toBe(whole.working);
    }
  },
);

test.prop([size, size, level, labour, labour, labour, labour])(
  'seed "Factory", E-01: with little fuel, a group split in two works no more than the whole would with one fuel unit more',
  (a, b, techLevel, unskilled, professionals, automation, fuel) => {
    const pool = { unskilled, professionals, automation, fuel };
    const first = staffGroup(a, factoryNeeds(a, techLevel), pool);
    const second = staffGroup(b, factoryNeeds(b, techLevel), first.left);
    const whole = staffGroup(a + b, factoryNeeds(a + b, techLevel), { ...pool, fuel: fuel + 1 });
    expect(first.working + second.working).toBeLessThanOrEqual(whole.working);
  },
);
