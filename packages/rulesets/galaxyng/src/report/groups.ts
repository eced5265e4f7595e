import type { Cell } from '@ec/reports';
import { speed } from '../formulas/ship.js';
import { typeOf } from '../lookup.js';
import { sortGroups, type PlanetSide } from '../groups/sort-groups.js';
import type { Group } from '../state.js';
import type { GalaxyView } from '../view/view.js';
import { groupCells, SHIP_COLUMNS } from './battles.js';
import { tableSection, type GalaxySection, type Reporter } from './section.js';

/**
 * Groups of the race, its fleets, and groups of others that it sees.
 *
 * @see manual "Your Groups"; N-19, N-33
 */
export function groupSections(reporter: Reporter): GalaxySection[] {
  const { view, names, figure } = reporter;
  const own = sortGroups(view.groups, (id) => sideOf(view, id));
  const isIn = (fleet: number | null) => (group: Group) => group.fleetId === fleet;
  const rows = (groups: readonly Group[]): Cell[][] => groups.map((group) => ownRow(reporter, group));
  return [
    ...tableSection('your-groups', 'Your Groups', OWN_COLUMNS, rows(own.filter(isIn(null))), {
      race: view.own.name,
    }),
    ...view.own.fleets.flatMap(({ id, name }) => {
      const groups = own.filter(isIn(id));
      const speedOfFleet = figure(slowest(view, groups));
      const title = `Fleet ${name} (speed ${speedOfFleet})`;
      return tableSection(`fleet-${id}`, title, OWN_COLUMNS, rows(groups), { name, speed: speedOfFleet });
    }),
    ...[...Map.groupBy(view.alienGroups, ({ raceId }) => raceId)].flatMap(([raceId, groups]) =>
      tableSection(
        `groups-${raceId}`,
        `${names.race(raceId)} Groups`,
        ALIEN_COLUMNS,
        groups.map((group) => groupCells(reporter, group, names.planet(group.planetId))),
        { race: names.race(raceId) },
      ),
    ),
  ];
}

/** The owner of a planet, as far as the race knows: a planet that is owned but not seen belongs to another race. */
function sideOf({ planets, own }: GalaxyView, id: number): PlanetSide {
  const planet = planets[id - 1];
  if (!planet?.isOwned) return 'unowned';
  return planet.seen?.ownerId === own.id ? 'own' : 'alien';
}

/** Speed of the slowest of some groups; 0 without any. */
function slowest({ own }: GalaxyView, groups: readonly Group[]): number {
  if (groups.length === 0) return 0;
  return Math.min(...groups.map(({ typeId, tech, load }) => speed(typeOf(own, typeId).design, tech, load)));
}

function ownRow(reporter: Reporter, group: Group): Cell[] {
  const { number, planetId, originId, distance } = group;
  const { names, figure } = reporter;
  const way = originId === null ? ['', ''] : [figure(distance), names.planet(originId)];
  return [number, ...groupCells(reporter, group), names.planet(planetId), ...way];
}

const ALIEN_COLUMNS = [...SHIP_COLUMNS, ['D', 'destination', 'left']] as const;

const OWN_COLUMNS = [['G', 'group'], ...ALIEN_COLUMNS, ['R', 'distance'], ['O', 'origin', 'left']] as const;
