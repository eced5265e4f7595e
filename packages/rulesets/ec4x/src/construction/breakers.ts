import type { Project } from '../colony.js';
import { removeShip } from '../forces/remove.js';
import { hasShip, shipsOf } from '../forces/squadron.js';
import type { Ship } from '../fleet.js';
import type { House } from '../house.js';
import { coloniesOf, playing, type ColonisedSystem } from '../lookup.js';
import type { Work } from '../work.js';
import { giveUpProject } from './projects.js';

/** Planet-Breakers of a House, built or building. */
export function breakersOf(house: House, colonies: readonly ColonisedSystem[]): number {
  let count = builtBreakers(house, colonies).length;
  for (const { colony } of colonies)
    for (const project of colony.projects)
      if (project.kind === 'ships' && project.code === 'PB') count += project.count;
  return count;
}

/**
 * Scraps, without payment, the newest Planet-Breakers of Houses that have more than colonies: first those that are building, then those of the
 * highest numbers. The repair of a squadron that loses one is given up.
 *
 * @see X-38
 */
export function scrapBreakers(work: Work): void {
  for (const house of playing(work.state)) {
    const colonies = coloniesOf(work.state, house.id);
    const surplus = breakersOf(house, colonies) - colonies.length;
    if (surplus <= 0) continue;
    const left = scrapBuilding(colonies, surplus);
    const newest = builtBreakers(house, colonies).toSorted((one, other) => other.id - one.id);
    for (const ship of newest.slice(0, left)) scrap(house, colonies, ship);
    work.emit({ kind: 'scrapped', seats: [house.id], houseId: house.id, code: 'PB', count: surplus });
  }
}

function scrap(house: House, colonies: readonly ColonisedSystem[], ship: Ship): void {
  for (const colonised of colonies) {
    const { colony } = colonised;
    colony.waiting = colony.waiting.filter(({ id }) => id !== ship.id);
    const repair = colony.projects.find((project) => underRepair(project).includes(ship));
    if (repair) giveUpProject(house, colonised, repair);
  }
  removeShip(house, ship);
}

/** Takes the newest from the docks; returns how many are still too many. */
function scrapBuilding(colonies: readonly ColonisedSystem[], surplus: number): number {
  let left = surplus;
  const newest = colonies
    .flatMap(({ colony }) => colony.projects.map((project) => ({ colony, project })))
    .toSorted((one, other) => other.project.id - one.project.id);
  for (const { colony, project } of newest) {
    if (project.kind !== 'ships' || project.code !== 'PB') continue;
    const gone = Math.min(left, project.count);
    left -= gone;
    project.docks -= gone * (project.docks / project.count);
    project.paid -= gone * (project.paid / project.count);
    project.count -= gone;
    if (project.count === 0) colony.projects = colony.projects.filter(({ id }) => id !== project.id);
  }
  return left;
}

function builtBreakers({ fleets }: House, colonies: readonly ColonisedSystem[]): Ship[] {
  const atColonies = colonies.flatMap(({ colony }) => [
    ...colony.waiting,
    ...colony.projects.flatMap(underRepair),
  ]);
  const inFleets = fleets.flatMap((fleet) => (hasShip(fleet, isBreaker) ? shipsOf(fleet) : []));
  return [...inFleets, ...atColonies].filter(isBreaker);
}

function isBreaker({ code }: Ship): boolean {
  return code === 'PB';
}

function underRepair(project: Project): readonly Ship[] {
  return project.kind === 'squadronRepair' ? project.squadron.ships : [];
}
