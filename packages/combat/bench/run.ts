/**
 * Time of an engagement: whether it grows with the numbers that fight, and how it compares with a copy of the forces.
 */
import { compare } from '@ec/bench';
import {
  combatParameters,
  resolveEngagement,
  type AssaultOrder,
  type Force,
  type Position,
} from '@ec/combat';
import { Prng, ratio } from '@ec/prng';

const FEW = 1000;
const MANY = 1_000_000_000;
const ROUNDS = 5;

/** A ship or colony with ten kinds of unit, `count` of the commonest weapons. */
function forceOf(id: number, position: Position, count: number): Force {
  const units = [
    ['assembled', 'EWP', 1, count],
    ['assembled', 'MSL', 1, count],
    ['assembled', 'ESH', 1, count / 10],
    ['assembled', 'STU', 0, 100 * count],
    ['stored', 'MSS', 1, 10 * count],
    ['stored', 'ANM', 1, 2 * count],
    ['stored', 'FUEL', 0, 100 * count],
    ['stored', 'MTSP', 0, 10 * count],
    ['loyal', 'SLD', 0, count],
    ['loyal', 'UEM', 0, 10 * count],
  ] as const;
  return {
    id,
    ownerId: id,
    position,
    units: units.map(([place, code, techLevel, quantity]) => ({ place, code, techLevel, quantity })),
  };
}

const parameters = combatParameters({ rounds: ROUNDS });
const orders: readonly AssaultOrder[] = [
  { kind: 'bombard', actorId: 2, targetId: 1, commitment: ratio(1, 2) },
];
const rng = Prng.fromSeed(1978n);

/** Resolves an engagement of five rounds between two orbiting colonies. */
function engagementOf(count: number): { readonly forces: readonly Force[]; readonly resolve: () => unknown } {
  const forces = [forceOf(1, 'orbit', count), forceOf(2, 'orbit', count)];
  return {
    forces,
    resolve: () => {
      const { rounds } = resolveEngagement(forces, orders, parameters, rng);
      if (rounds.length !== ROUNDS) throw new Error(`expected ${ROUNDS} rounds, received ${rounds.length}`);
      return rounds;
    },
  };
}

const [few, many] = [engagementOf(FEW), engagementOf(MANY)];
const [, typical] = await compare(
  {
    name: `ten kinds a side, ${ROUNDS} rounds: 10^9 of each / 10^3 of each`,
    baseline: few.resolve,
    subject: many.resolve,
    limit: 2,
  },
  {
    name: `ten kinds a side, ${ROUNDS} rounds: engagement / structuredClone of both forces`,
    baseline: () => structuredClone(few.forces),
    subject: few.resolve,
    limit: 6,
  },
);
if (typical) console.log(`${Math.round(1000 / typical.subjectMs)} engagements a second`);
