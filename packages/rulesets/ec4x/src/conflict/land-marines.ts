import { resolveGroundCombat, type GroundRound } from '../combat/ground-combat.js';
import type { GroundRoundReport } from '../conflict-events.js';
import type { ByState } from '../colony.js';
import { houseOf, type ColonisedSystem } from '../lookup.js';
import { awardPrestige } from '../politics/prestige.js';
import { seatsOf } from '../seats.js';
import type { ClassCode } from '../types.js';
import type { Work } from '../work.js';
import { countClasses, unitLossesOf } from './class-counts.js';
import { loseColony } from './lose-colony.js';
import { shipsOf } from '../forces/squadron.js';
import type { Attack } from './bombard.js';

/**
 * Lands all divisions of the fleets that are left of an attack; they take the planet or are lost. Before an invasion the spaceports are
 * destroyed, and what is under construction at them is lost.
 *
 * @see
 */
export function landMarines(work: Work, colonised: ColonisedSystem, { house, kind, fleets }: Attack): void {
  const { state, rng, emit } = work;
  const { id: systemId, colony } = colonised;
  const isBlitz = kind === 'blitz';
  const divisions = disembark(fleets.filter((fleet) => house.fleets.includes(fleet)));
  if (!isBlitz) {
    colony.facilities.SP = 0;
    colony.projects = colony.projects.filter(({ facility }) => facility !== 'SP');
  }
  if (divisions === 0) return;
  const { AA, MD } = colony.ground;
  const { owner } = colony;
  const combat = resolveGroundCombat(
    { undamaged: divisions, crippled: 0 },
    { AA, MD },
    rng.stream('ground', systemId, house.id),
    {
      isBlitz,
      roundLimit: state.rules['ground.rounds'],
    },
  );
  emit({
    kind: 'landing',
    seats: seatsOf(house.id, owner),
    houseId: house.id,
    systemId,
    against: owner,
    isBlitz,
    divisions,
    garrison: countClasses([...codes('AA', AA), ...codes('MD', MD)]),
    rounds: combat.rounds.map(reportRound),
    isTaken: combat.isTaken,
  });
  colony.ground.AA = { ...combat.defenders.AA };
  colony.ground.MD = { ...combat.defenders.MD };
  if (combat.isTaken) capture(work, colonised, house.id, combat.attackers, isBlitz);
}

/**
 * Gives a colony to who took it: projects, public works and ships that are not in service are lost, and after an invasion half the industry,
 * rounded up.
 *
 * @see X-61
 */
function capture(
  work: Work,
  { id: systemId, colony }: ColonisedSystem,
  houseId: number,
  garrison: Readonly<ByState>,
  isBlitz: boolean,
): void {
  const { state } = work;
  const { owner } = colony;
  colony.owner = houseId;
  colony.ground.MD = { ...garrison };
  colony.projects = [];
  colony.waiting = [];
  colony.works = 0;
  colony.batteryRoe = null;
  if (!isBlitz) colony.iu -= Math.ceil(colony.iu / 2);
  awardPrestige(work, houseOf(state, houseId), 'taken', systemId);
  if (typeof owner === 'number') loseColony(work, owner, systemId);
}

/** Empties all transports. */
function disembark(fleets: Attack['fleets']): number {
  let divisions = 0;
  for (const ship of fleets.flatMap(shipsOf)) {
    if (ship.code !== 'TT') continue;
    divisions += ship.load;
    ship.load = 0;
  }
  return divisions;
}

function reportRound({
  attack,
  defence,
  attackerReductions,
  defenderReductions,
}: GroundRound): GroundRoundReport {
  return {
    attackHits: attack.hits,
    defenceHits: defence.hits,
    attackers: unitLossesOf(attackerReductions),
    defenders: unitLossesOf(defenderReductions),
  };
}

function codes(code: ClassCode, { undamaged, crippled }: Readonly<ByState>): ClassCode[] {
  return Array.from({ length: undamaged + crippled }, () => code);
}
