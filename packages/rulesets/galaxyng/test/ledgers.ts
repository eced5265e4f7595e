import type { Ledger } from '@ec/engine/testing';
import type { GalaxyState } from '../src/state.js';

/** Laws of a state, as balances that are 0 where they hold. */
export function ledgers({ planets, groups, races }: GalaxyState): Ledger[] {
  const isSlightlyMore = (a: number, b: number): boolean => a > b * (1 + 1e-9);
  const broken = (of: string, isBroken: boolean): Ledger => ({ of, expected: 0, actual: Number(isBroken) });
  const numbers = groups.map(({ raceId, number }) => `${raceId} ${number}`);
  return [
    broken('group numbers that are there twice', new Set(numbers).size !== numbers.length),
    ...planets.map(({ id, size, population, industry, ownerId, carry, spent, routes }) =>
      broken(
        `planet ${id}`,
        isSlightlyMore(population, size) ||
          isSlightlyMore(industry, population) ||
          spent !== 0 ||
          (ownerId === null && (carry !== 0 || Object.values(routes).some((end) => end !== null))),
      ),
    ),
    ...groups.map((group) => {
      const { id, raceId, ships, originId, planetId, distance, cargo, load, fleetId } = group;
      const race = races[raceId - 1];
      const from = originId === null ? undefined : planets[originId - 1];
      const to = planets[planetId - 1];
      const way = from && to ? Math.hypot(from.x - to.x, from.y - to.y) : 0;
      return broken(
        `group ${id}`,
        ships < 1 ||
          race?.status !== 'playing' ||
          (originId === null ? distance !== 0 : distance <= 0 || isSlightlyMore(distance, way)) ||
          (cargo === null) !== (load === 0) ||
          (fleetId !== null && !race.fleets.some((fleet) => fleet.id === fleetId)),
      );
    }),
    ...races.flatMap((race) =>
      race.fleets.map((fleet) => {
        const places = groups
          .filter(({ raceId, fleetId }) => raceId === race.id && fleetId === fleet.id)
          .map(({ planetId, originId }) => `${planetId} ${originId}`);
        return broken(`fleet ${race.id} ${fleet.id} at one place`, new Set(places).size !== 1);
      }),
    ),
  ];
}
