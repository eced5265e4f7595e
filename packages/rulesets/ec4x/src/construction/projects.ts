import { DONE, type OrderResult } from '@ec/engine';
import type { Colony, Job, Project, ProjectBase } from '../colony.js';
import { receive } from '../economy/purse.js';
import { rejoin } from '../forces/new-fleet.js';
import type { House } from '../house.js';
import { coloniesOf, type ColonisedSystem } from '../lookup.js';
import { refused } from '../orders/results.js';
import type { Ec4xState } from '../state.js';
import { COST_PERCENT } from '../tables/construction.js';

/** Adds a project to a colony, with the next number of its House. */
export function addProject(house: House, colony: Colony, base: Omit<ProjectBase, 'id'>, job: Job): void {
  house.last.project += 1;
  colony.projects.push({ id: house.last.project, ...base, ...job });
}

/**
 * Cancels a project: half of what was paid comes back, and what was to be repaired is there as it was.
 *
 * @see X-37
 */
export function cancelProject(state: Ec4xState, house: House, projectId: number): OrderResult {
  for (const colonised of coloniesOf(state, house.id)) {
    const project = colonised.colony.projects.find(({ id }) => id === projectId);
    if (!project) continue;
    receive(house, Math.floor((project.paid * COST_PERCENT.cancelled) / 100));
    giveUpProject(house, colonised, project);
    return DONE;
  }
  return refused('unknown-project');
}

/** Takes a project from a colony; what was to be repaired is there as it was. */
export function giveUpProject(house: House, { id, colony }: ColonisedSystem, project: Project): void {
  colony.projects = colony.projects.filter((other) => other !== project);
  if (project.kind === 'squadronRepair') rejoin(house, id, project.fleet, project.squadron);
  else if (project.kind === 'starbaseRepair')
    colony.starbases.push(...project.weps.map((wep) => ({ wep, state: 'crippled' as const })));
  else if (project.kind === 'groundRepair') colony.ground[project.code].crippled += project.count;
}
