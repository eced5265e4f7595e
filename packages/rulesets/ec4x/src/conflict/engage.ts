import type { RetreatingFleet } from '../combat/retreat.js';
import { resolveSpaceCombat, type ForceOutcome, type ForceResult } from '../combat/space-combat.js';
import type { EngagementEvent } from '../conflict-events.js';
import { encounter, isTaskForceUndetected, type Encounter } from '../detection/surprise.js';
import { hasCombatShip } from '../forces/squadron.js';
import { houseOf } from '../lookup.js';
import { awardPrestige } from '../politics/prestige.js';
import { countVictory, type Combatants } from '../politics/victories.js';
import type { System } from '../state.js';
import type { Work } from '../work.js';
import { reportEngagement } from './engagement-report.js';
import { sideOf } from './sides.js';
import type { Muster } from './muster.js';
import { refugeOf, type Refuge } from './refuge.js';
import { separateFights } from './separate-fights.js';
import { fightPartners } from './fight-partners.js';
import { finishFight } from './finish-fight.js';

/** How a fight ended, by side; a side that is not there did not fight. */
export type FightOutcomes = ReadonlyMap<number, ForceOutcome>;

/**
 * Lets task forces that are hostile to one another fight in space, and brings what is left back into the state.
 *
 * @param musters - by House
 * @param hostile - whether two sides are hostile in this stage, in either order
 * @returns how it ended for each side; nothing where nobody could fire
 * @see seed 5.3, 5.4
 */
export function engage(
  work: Work,
  system: System,
  stage: EngagementEvent['stage'],
  musters: readonly Muster[],
  hostile: (side: number, other: number) => boolean,
): FightOutcomes {
  const { state, rng, emit } = work;
  const approaches = musters.map(({ force, fleets, starbases }) => ({
    house: force.house,
    isUndetected: isTaskForceUndetected(
      fleets.map(({ isHidden }) => ({ isUndetected: isHidden })),
      starbases.length > 0,
    ),
  }));
  const armed = new Set(musters.filter(isArmed).map(({ force }) => force.house));
  const meeting = encounter(
    approaches,
    sideOf(system),
    (side, other) => hostile(side, other) && (armed.has(side) || armed.has(other)),
  );
  const sides = musters.filter(({ force }) =>
    musters.some(
      (other) => other.force.house !== force.house && meeting.fights(force.house, other.force.house),
    ),
  );
  const fought = separateFights(sides, meeting.fights).flatMap((foes) => {
    const forces = foes.map(({ force }) => force);
    // The dice of a fight are those of its first side: another fight in the same place does not shift them.
    const dice = rng.stream(stage, system.id, forces[0]?.house ?? 0);
    const combat = resolveSpaceCombat<Refuge>(forces, dice, {
      ...meeting,
      roundLimit: state.rules['combat.rounds'],
      retreatTo: (fleet) => wayOut(work, foes, fleet),
    });
    return combat.rounds.length === 0 ? [] : [{ foes, combat }];
  });
  for (const { foes, combat } of fought) {
    const report = reportEngagement(system, foes, combat, meeting.advantages);
    const seats = foes.flatMap(({ house }) => (house ? [house.id] : []));
    emit({ kind: 'engagement', seats, systemId: system.id, stage, ...report });
    const ids = foes.map(({ force }) => force.house);
    fightPartners(work, system, ids, meeting.fights);
  }
  for (const { foes, combat } of fought) judge(work, system, foes, combat.forces, meeting);
  for (const { foes, combat } of fought) {
    for (const [i, mustered] of foes.entries()) {
      const result = combat.forces[i];
      if (result) finishFight(work, system, mustered, result);
    }
  }
  const results = fought.flatMap(({ combat }) => combat.forces);
  return new Map(results.map(({ house, outcome }) => [house, outcome]));
}

/** Whether a side has any AS: two without do not fight. @see X-49 */
function isArmed({ force }: Muster): boolean {
  return force.squadrons.some(({ attack }) => attack > 0);
}

function wayOut({ state }: Work, sides: readonly Muster[], leaving: RetreatingFleet): Refuge | null {
  const side = sides.find(({ force }) => force.house === leaving.house);
  const fleet = side?.fleets.find(({ id }) => id === leaving.fleet);
  return side?.house && fleet ? refugeOf(state, side.house, fleet, leaving) : null;
}

/** AS of a side before the fight. */
function strengthOf(sides: readonly Muster[], id: number): number {
  const squadrons = sides.find(({ force }) => force.house === id)?.force.squadrons ?? [];
  return squadrons.reduce((sum, { attack }) => sum + attack, 0);
}

/** Prestige of a fight. @see section 13 */
function judge(
  work: Work,
  system: System,
  sides: readonly Muster[],
  results: readonly ForceResult<Refuge>[],
  { fights, advantages }: Encounter,
): void {
  const award = (id: number, key: Parameters<typeof awardPrestige>[2]): void => {
    if (id > 0) awardPrestige(work, houseOf(work.state, id), key, system.id);
  };
  const forceOf = (house: number): Combatants['loser'] => ({ house, strength: strengthOf(sides, house) });
  const isThere = ({ outcome }: ForceResult<Refuge>): boolean => outcome === 'won' || outcome === 'stalemate';
  for (const [i, result] of results.entries()) {
    const foes = results.filter(({ house }) => house !== result.house && fights(house, result.house));
    if (foes.some(({ house }) => advantages.has(house))) award(result.house, 'surprised');
    const winners = foes.filter(isThere);
    const side = sides[i];
    const states = new Map(result.squadrons.map(({ id, state }) => [id, state]));
    for (const { id } of side?.starbases ?? []) {
      if (states.get(id) !== 'destroyed') continue;
      award(result.house, 'starbaseLost');
      for (const { house } of winners) award(house, 'starbaseDestroyed');
    }
    if (isThere(result) || !side?.fleets.some(hasCombatShip)) continue;
    const cause = result.outcome === 'retreated' ? 'routed' : 'destroyed';
    const loser = forceOf(result.house);
    for (const { house } of winners)
      if (countVictory(work.state, cause, { loser, winner: forceOf(house) })) award(house, cause);
  }
}
