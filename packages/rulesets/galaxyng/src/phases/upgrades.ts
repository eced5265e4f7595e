import { DONE } from '@ec/engine';
import { productionOf, wholeUnits } from '../formulas/production.js';
import { upgradeCost } from '../formulas/ship.js';
import type { GalaxyPhase } from '../contract.js';
import { designOf, groupOf, planetOf, raceOf } from '../lookup.js';
import { restOf } from '../numbers/epsilon.js';
import { cutToHundredths, raiseToHundredths, roundToHundredths } from '../numbers/hundredths.js';
import { Refusal, warned, withFigures } from '../orders/results.js';
import type { GalaxyRules } from '../game-rules.js';
import type { Group, Planet } from '../state.js';
import { TECHS, type ByTech } from '../types.js';
import { carryOutPending, type ActsOf } from './carry-out.js';

/** Ships brought to the technologies of their race. */
export const UPGRADE_ACTS: ActsOf<'upgrade'> = {
  upgrade({ turn: { state }, raceId, register }, { groupId, isNumbered }) {
    const group = groupOf(state, groupId);
    if (!group) return new Refusal('group-gone');
    if (group.originId !== null) return new Refusal('in-hyperspace');
    const planet = planetOf(state, group.planetId);
    if (planet.ownerId !== raceId) return new Refusal('not-owner');
    const { tech: target } = raceOf(state, raceId);
    const cost = upgradeCost(designOf(state, group), group.tech, target);
    if (restOf(1, 1 - cost) === 0)
      return warned('at-current-tech', withFigures('at-current-tech', levels(group, target)));
    const available = unspent(planet);
    if (available === 0) return tooLittle(available, cost);
    if (isNumbered || state.rules.classic.upgrade) {
      const share = Math.min(1, available / (cost * group.ships));
      raise(state.rules, group, target, share);
      planet.spent += cost * group.ships * share;
      state.turnWork.upgraded.push(group.id);
      return DONE;
    }
    const ships = Math.min(group.ships, wholeUnits(available / cost));
    if (ships === 0) return tooLittle(available, cost);
    const upgraded = register.split(group, ships);
    raise(state.rules, upgraded, target, 1);
    planet.spent += cost * ships;
    state.turnWork.upgraded.push(upgraded.id);
    return DONE;
  },
};

/**
 * Step 7: groups are upgraded, paid from the production of their planet.
 *
 * @see manual "Upgrading Groups"; N-16
 */
export const upgrades: GalaxyPhase = { name: 'upgrades', run: (turn) => carryOutPending(turn, UPGRADE_ACTS) };

/** That a planet has too little production left for one ship. */
function tooLittle(available: number, cost: number): Refusal {
  const figures = `${cutToHundredths(available)} of ${raiseToHundredths(cost)} production for a ship`;
  return available === 0
    ? new Refusal('no-production', withFigures('no-production', figures))
    : new Refusal('no-production', `Planet has too little remaining industry: ${figures}.`);
}

/** Technologies of the parts that ships have, such as `drive 1.2, cargo 1`. */
function levels({ tech }: Pick<Group, 'tech'>, target: ByTech<number>): string {
  const parts = TECHS.filter((part) => tech[part] > 0);
  return parts.map((part) => `${part} ${cutToHundredths(target[part])}`).join(', ');
}

/** Production of a planet that is not yet spent this turn. */
export function unspent({ population, industry, spent }: Planet): number {
  return restOf(productionOf(population, industry), spent);
}

/** Closes a share of the gap between the technologies of ships and those of their race. */
function raise({ classic }: GalaxyRules, group: Group, target: ByTech<number>, share: number): void {
  const tech = { ...group.tech };
  for (const part of TECHS) {
    if (tech[part] === 0) continue;
    const raised = share === 1 ? target[part] : tech[part] + share * (target[part] - tech[part]);
    tech[part] = classic.shipRounding ? roundToHundredths(raised) : raised;
  }
  group.tech = tech;
}
