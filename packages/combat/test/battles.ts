import { ratio, type Ratio } from '@ec/prng';
import { unitOf } from '@ec/economy';
import { fc } from '@fast-check/vitest';
import { POSITIONS, type CombatOrder, type Force, type ForceUnits } from '../src/index.js';

/** Few, many, and very many: the largest mass of one unit, 500 mass units, times 10^9 is exact in hundredths. */
const SCALES = [5, 1000, 1_000_000_000] as const;

/** A number of units on one of the scales. */
export const quantity = fc.oneof(...SCALES.map((most) => fc.nat(most)));

/** 1 to 10, and often 1 so that stocks meet. */
const techLevel = fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 10 }));

type Kind = readonly [place: ForceUnits['place'], code: ForceUnits['code']];

/** Kinds that work together. */
const KITS: readonly (readonly Kind[])[] = [
  [['assembled', 'EWP'], ['stored', 'FUEL']],
  [['assembled', 'MSL'], ['stored', 'MSS']],
  [['assembled', 'MSL'], ['stored', 'ANM']],
  [['assembled', 'ESH'], ['stored', 'FUEL']],
  [['assembled', 'SPD'], ['stored', 'FUEL'], ['assembled', 'STU']],
  [['loyal', 'SLD'], ['stored', 'ASC'], ['stored', 'FUEL'], ['stored', 'MTSP']],
  [['loyal', 'SLD'], ['stored', 'ASW'], ['stored', 'TPT'], ['stored', 'FUEL']],
  [['stored', 'MTBT'], ['stored', 'TPT'], ['stored', 'FUEL']],
  [['loyal', 'SLD'], ['stored', 'MTSP']],
]; // prettier-ignore

const KINDS: readonly Kind[] = [
  ...KITS.flat(),
  ['assembled', 'LFS'],
  ['stored', 'EWP'],
  ['stored', 'GOLD'],
  ['stored', 'FOOD'],
  ['stored', 'RSCH'],
  ['loyal', 'UEM'],
  ['loyal', 'PRO'],
  ['loyal', 'SPY'],
  ['rebel', 'USK'],
  ['rebel', 'SLD'],
];

/** 1 to 12 kinds of unit: of some kits, and others. */
const units: fc.Arbitrary<ForceUnits[]> = fc
  .record({
    kits: fc.subarray([...KITS], { maxLength: 4 }),
    others: fc.array(fc.constantFrom(...KINDS), { minLength: 1, maxLength: 4 }),
    most: fc.constantFrom(...SCALES),
  })
  .chain(({ kits, others, most }) =>
    fc.tuple(
      ...[...kits.flat(), ...others].map(([place, code]) =>
        fc.tuple(techLevel, fc.oneof(fc.nat(most), quantity)).map(([level, count]): ForceUnits => ({
          place,
          code,
          techLevel: unitOf(code).hasTechLevel ? level : 0,
          quantity: count,
        })),
      ),
    ),
  )
  .map((all) => [
    ...new Map(
      all.slice(0, 12).map((unit) => [`${unit.place} ${unit.code}-${unit.techLevel}`, unit]),
    ).values(),
  ]);

const force = fc.record({
  ownerId: fc.constantFrom(1, 2, 3, null),
  position: fc.constantFrom(...POSITIONS),
  isBombarding: fc.boolean(),
  reserve: fc.oneof(fc.constant(0), quantity),
  units,
});

const commitment: fc.Arbitrary<Ratio> = fc
  .oneof(fc.constant(100), fc.nat(100))
  .map((percent) => ratio(percent, 100));

/** What somebody other than the target was ordered to do. */
const role = fc.record({
  kinds: fc.constantFrom(
    ['bombard'] as const,
    ['invade'] as const,
    ['raid'] as const,
    ['bombard', 'invade'] as const,
    ['raid', 'bombard'] as const,
    ['invade', 'raid'] as const,
    ['support-defender'] as const,
    ['support-attacker'] as const,
    ['support-attacker', 'invade'] as const,
  ),
  commitment,
  item: fc.constantFrom(
    { code: 'GOLD', techLevel: 0 },
    { code: 'FUEL', techLevel: 0 },
    { code: 'ASW', techLevel: 1 },
  ),
});

/** A target, its attackers and supporters with their orders, and a seed. */
export interface Battle {
  readonly forces: readonly Force[];
  /** Orders of each force that has some. */
  readonly orders: readonly (readonly CombatOrder[])[];
  readonly rounds: number;
  readonly seed: number;
}

/** Battles of two to six forces; force 1 is the target, and at least one attacks it. */
export const battle: fc.Arbitrary<Battle> = fc
  .record({
    target: force,
    lead: fc.record({ force, kind: fc.constantFrom('bombard', 'invade', 'raid'), commitment }),
    others: fc.array(fc.record({ force, role }), { maxLength: 4 }),
    rounds: fc.constantFrom(1, 2, 5, 100),
    seed: fc.integer(),
  })
  .map(({ target, lead, others, rounds, seed }) => {
    const forces = [target, lead.force, ...others.map((one) => one.force)].map((one, i) => ({
      ...one,
      id: i + 1,
    }));
    const gold = { code: 'GOLD', techLevel: 0 } as const;
    const orders = [
      [{ kind: lead.kind, actorId: 2, targetId: 1, commitment: lead.commitment, item: gold }],
      ...others.map((one, i) =>
        one.role.kinds.map((kind) => ({
          kind,
          actorId: i + 3,
          targetId: 1,
          attackerId: 2,
          commitment: one.role.commitment,
          item: one.role.item,
        })),
      ),
    ] as readonly (readonly CombatOrder[])[];
    return { forces, orders, rounds, seed };
  });
