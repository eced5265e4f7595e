import type { Project, ShipsJob } from '../colony.js';
import { bestFirst } from '../forces/best-first.js';
import { isCombatShip } from '../forces/figures.js';
import { addFleet, newShip, newSquadron, rejoin } from '../forces/new-fleet.js';
import type { Ship } from '../fleet.js';
import type { House } from '../house.js';
import { coloniesOf, playing, type ColonisedSystem } from '../lookup.js';
import { awardPrestige } from '../politics/prestige.js';
import type { Work } from '../work.js';

/**
 * At the end of a turn: projects come a turn closer, and what is done is commissioned. Combat ships without a shipyard wait for one; those that
 * waited are commissioned when there is one.
 *
 * @see
 */
export function advanceProjects(work: Work): void {
  for (const house of playing(work.state)) {
    for (const colonised of coloniesOf(work.state, house.id)) {
      const { colony } = colonised;
      for (const project of colony.projects) project.turns -= 1;
      const done = colony.projects.filter(({ turns }) => turns === 0);
      colony.projects = colony.projects.filter(({ turns }) => turns > 0);
      // A shipyard that is ready now works for the ships that are.
      for (const project of done.toSorted((one, other) => rankOf(one) - rankOf(other))) {
        complete(work, house, colonised, project);
        const { id: projectId, kind: job } = project;
        work.emit({ kind: 'completed', seats: [house.id], systemId: colonised.id, projectId, job });
      }
      if (colony.facilities.SY > 0 && colony.waiting.length > 0) {
        commission(work, house, colonised.id, colony.waiting, null);
        colony.waiting = [];
      }
      colony.started = 0;
    }
  }
}

function rankOf({ kind }: Project): number {
  return kind === 'facility' ? 0 : 1;
}

function complete(work: Work, house: House, colonised: ColonisedSystem, project: Project): void {
  const { colony } = colonised;
  switch (project.kind) {
    case 'ships':
      completeShips(work, house, colonised, project);
      break;
    case 'fighters':
      colony.fighters = bestFirst([...colony.fighters, ...weapons(project)]);
      break;
    case 'starbases':
      colony.starbases.push(...weapons(project).map((wep) => ({ wep, state: 'undamaged' as const })));
      break;
    case 'ground':
    case 'groundRepair':
      colony.ground[project.code].undamaged += project.count;
      break;
    case 'shield':
      colony.shield = project.level;
      break;
    case 'facility':
      colony.facilities[project.code] += project.count;
      break;
    case 'terraforming':
      colonised.planetClass = project.planetClass;
      awardPrestige(work, house, 'class', colonised.id);
      break;
    case 'squadronRepair':
      rejoin(house, colonised.id, project.fleet, { ...project.squadron, state: 'undamaged' });
      break;
    case 'starbaseRepair':
      colony.starbases.push(...project.weps.map((wep) => ({ wep, state: 'undamaged' as const })));
      break;
  }
}

function completeShips(work: Work, house: House, { id, colony }: ColonisedSystem, project: ShipsJob): void {
  const ships = Array.from({ length: project.count }, () => newShip(house, project));
  if (isCombatShip(project.code) && colony.facilities.SY === 0) {
    colony.waiting.push(...ships);
    work.emit({ kind: 'waiting', seats: [house.id], systemId: id, codes: ships.map(({ code }) => code) });
  } else {
    commission(work, house, id, ships, project.fleetId);
  }
}

/** Makes a squadron or unit of each ship, in a fleet that is there or in a new one. */
function commission(
  work: Work,
  house: House,
  systemId: number,
  ships: readonly Ship[],
  fleetId: number | null,
): void {
  const squadrons = ships.map((ship) => newSquadron(house, [ship]));
  const named = house.fleets.find((fleet) => fleet.id === fleetId && fleet.systemId === systemId);
  if (named) named.squadrons.push(...squadrons);
  const fleet = named ?? addFleet(work.state.rules, house, systemId, squadrons);
  const codes = ships.map(({ code }) => code);
  work.emit({ kind: 'commissioned', seats: [house.id], systemId, fleetId: fleet.id, codes });
}

/** Weapons level of each of the units that a project makes. */
function weapons({ count, wep }: { readonly count: number; readonly wep: number }): number[] {
  return Array.from({ length: count }, () => wep);
}
