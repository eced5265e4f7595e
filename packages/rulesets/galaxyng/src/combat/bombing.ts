import { useCapital } from '../formulas/planet.js';
import type { GalaxyRules } from '../game-rules.js';
import type { Planet } from '../state.js';
import type { AtWar } from './enemies.js';

/** What of a planet matters for its bombing. */
export type BombedPlanet = Pick<Planet, 'ownerId' | 'size' | 'population' | 'industry' | 'stock'>;

/** The races that can bomb a planet, and those that want it. */
export interface BombingForces {
  /** Races with guns in orbit, in the order of the player list. */
  readonly armed: readonly number[];
  /** Races that claimed the planet. */
  readonly claims: ReadonlySet<number>;
  readonly atWar: AtWar;
}

/** How planets are bombed. */
export type BombingRules = Pick<GalaxyRules, 'fullBombing'> & {
  readonly classic: Pick<GalaxyRules['classic'], 'bombing'>;
};

/** One bombing of a planet. */
export interface Bombing {
  /** The races that bombed it, in the order of the player list. */
  readonly bombers: readonly number[];
  readonly before: BombedPlanet;
  readonly after: BombedPlanet;
}

/** Share of people and industry that bombs leave. */
const LEFT = 0.25;

/**
 * The bombings of a planet in one step of the turn, one after the other; none where no race with guns is at war with its owner. Classic
 * bombing lets every bomber have its turn, against the owner at that moment.
 *
 * What else a planet loses with its owner (N-17) is left to the caller.
 *
 * @see manual "Bombing Planets"; N-11, N-26, compatibility parameter `bombing`
 */
export function bombPlanet(planet: BombedPlanet, forces: BombingForces, rules: BombingRules): Bombing[] {
  const bombings: Bombing[] = [];
  let before = planet;
  for (const race of forces.armed) {
    const bombers = bombersOf(before, forces);
    if (!bombers.includes(race)) continue;
    const after = rules.fullBombing
      ? laidWaste(before)
      : bombed(before, newOwner(before, race, bombers, forces, rules));
    bombings.push({ bombers: rules.classic.bombing ? [race] : bombers, before, after });
    if (!rules.classic.bombing) break;
    before = after;
  }
  return bombings;
}

/** The races with guns at a planet that are at war with its owner. */
function bombersOf({ ownerId }: BombedPlanet, { armed, atWar }: BombingForces): number[] {
  return ownerId === null ? [] : armed.filter((race) => race !== ownerId && atWar(race, ownerId));
}

/**
 * The race that gets a bombed planet. That two races with guns there are at war makes no standoff in classic bombing: the second bombs the first
 * when its turn comes.
 */
function newOwner(
  { ownerId }: BombedPlanet,
  firstBomber: number,
  bombers: readonly number[],
  { armed, claims, atWar }: BombingForces,
  { classic }: BombingRules,
): number | null {
  const atWarWithAnother = (race: number): boolean =>
    armed.some((other) => other !== race && atWar(race, other));
  if (armed.some((race) => race === ownerId)) return null;
  if (!classic.bombing && armed.some(atWarWithAnother)) return null;
  const claimants = bombers.filter((race) => claims.has(race));
  return claimants.length > 1 ? null : (claimants[0] ?? firstBomber);
}

function bombed(planet: BombedPlanet, ownerId: number | null): BombedPlanet {
  const after = {
    ...planet,
    ownerId,
    population: LEFT * planet.population,
    industry: LEFT * planet.industry,
    stock: { ...planet.stock, COL: 0 },
  };
  useCapital(after);
  return after;
}

function laidWaste(planet: BombedPlanet): BombedPlanet {
  return { ...planet, ownerId: null, population: 0, industry: 0, stock: { COL: 0, CAP: 0, MAT: 0 } };
}
