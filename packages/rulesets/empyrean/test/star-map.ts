import { formatOrbit, type Cluster, type Deposit, type PlanetType, type Resource } from '@ec/cluster';
import { empyrean } from '../src/ruleset.js';
import { change, holdingIn, smallGame, type SmallGame, type SmallGameOptions } from './small-game.js';

/** A planet by its star, orbit and type; uninhabitable and without deposits unless it says otherwise. */
interface PlanetOnMap {
  readonly star: number;
  readonly orbit: number;
  readonly type?: PlanetType;
  readonly habitability?: number;
  readonly deposits?: readonly (readonly [resource: Resource, quantity: number, yieldPercent: number])[];
}

/** Where stars and planets are. Star 1 is that of the home world, which is planet 1 in orbit 3; the others are numbered from 2. */
export interface StarMap {
  /** Points of the stars, in ID order; stars at one point are one system. */
  readonly stars: readonly (readonly [x: number, y: number, z: number])[];
  readonly planets?: readonly PlanetOnMap[];
}

/** A small game on a map of its own, on which the deposits of the home world are the first. */
export function gameOnMap(map: StarMap, options: SmallGameOptions = {}): SmallGame {
  return change(smallGame(options), (state) => {
    const old = state.cluster.deposits.filter(({ planetId }) => planetId === state.homeWorlds[0]);
    const newId = new Map(old.map(({ id }, i) => [id, i + 1]));
    state.cluster = clusterOf(map, old);
    state.homeWorlds = [1];
    for (const empire of state.empires) empire.homeWorldId = 1;
    for (const holding of state.holdings) {
      Object.assign(holding, { starId: 1, orbit: 3, planetId: 1, raceId: 1 });
      for (const mines of holding.mines) mines.depositId = newId.get(mines.depositId) ?? 0;
    }
    for (const known of state.knowledge) {
      known.systems = [{ systemId: 1, turn: 0 }];
      known.planets = [{ planetId: 1, seen: 0, surveyed: 0 }];
      known.deposits = known.deposits
        .map((deposit) => ({ ...deposit, depositId: newId.get(deposit.depositId) ?? 0 }))
        .sort((a, b) => a.depositId - b.depositId);
      known.sightings = known.sightings.map((seen) => ({ ...seen, starId: 1, orbit: 3 }));
    }
  });
}

function clusterOf({ stars: points, planets = [] }: StarMap, homeDeposits: readonly Deposit[]): Cluster {
  const places = [...new Set(points.map(String))];
  const stars = points.map((point, i) => {
    const [x, y, z] = point;
    const sequence = points.slice(0, i + 1).filter((other) => String(other) === String(point)).length;
    return { id: i + 1, coordinates: { x, y, z }, systemId: places.indexOf(String(point)) + 1, sequence };
  });
  const deposits = planets.flatMap((planet, i) =>
    (planet.deposits ?? []).map(([resource, quantity, yieldPercent], j) => {
      return { planetId: i + 2, number: j + 1, resource, quantity, yieldPercent };
    }),
  );
  return {
    stars,
    systems: [...Map.groupBy(stars, ({ systemId }) => systemId)].map(([id, members]) => {
      const [{ coordinates }] = members as [(typeof stars)[number]];
      return { id, coordinates, starIds: members.map((star) => star.id) };
    }),
    planets: [{ star: 1, orbit: 3, habitability: 25 } as PlanetOnMap, ...planets].map(
      ({ star: starId, orbit, type = 'terrestrial', habitability = 0 }, i) => {
        return { id: i + 1, starId, orbit, type, habitability };
      },
    ),
    deposits: [...homeDeposits.map((deposit) => ({ ...deposit, planetId: 1 })), ...deposits].map(
      (deposit, i) => ({ ...deposit, id: i + 1 }),
    ),
  };
}

/** Where a ship or colony is, as reports write it. */
export function placeOf(game: SmallGame, id: number): string {
  return formatOrbit(game.state.cluster, holdingIn(game, id));
}

/** What an empire may know after the last turn. */
export function viewOf(game: SmallGame, seat = 1): ReturnType<typeof empyrean.view> {
  return empyrean.view(game.state, game.journal, seat);
}
