import { assaultForBlitz, assaultForInvasion, type Assault } from '../combat/landing.js';
import { resolveBombardment, type Bombardment } from '../combat/bombardment.js';
import type { BombardmentRound } from '../combat/bombardment-round.js';
import type { PlanetTargets } from '../combat/planet.js';
import type { PlanetAttack, PlanetRound } from '../conflict-events.js';
import type { Fleet } from '../fleet.js';
import type { House } from '../house.js';
import { systemOf, type ColonisedSystem } from '../lookup.js';
import { seatsOf } from '../seats.js';
import { awardPrestige } from '../politics/prestige.js';
import type { Work } from '../work.js';
import type { Prng } from '@ec/prng';
import { countClasses, unitLossesOf } from './class-counts.js';
import { squadronLosses } from './engagement-report.js';
import { loseColony } from './lose-colony.js';
import { shipsOf } from '../forces/squadron.js';
import { muster, type Muster } from './muster.js';
import { finishFight } from './finish-fight.js';

/** The attackers of a planet in a turn, and what its shield has done so far. */
export interface Siege {
  readonly colonised: ColonisedSystem;
  /** Hits that the shield has blocked this turn, over all attackers. @see X-57 */
  blocked: number;
}

/** Fleets of a House that attack a planet in one way. */
export interface Attack {
  readonly house: House;
  readonly kind: PlanetAttack;
  readonly fleets: readonly Fleet[];
}

/**
 * Bombards a planet, fires the round before a landing, or lets batteries and blockaders fire at each other, and brings what is left back into
 * the state.
 *
 * @returns whether what divisions are left may land
 * @see
 */
export function bombard(work: Work, siege: Siege, { house, kind, fleets }: Attack): boolean {
  const { state, rng, emit } = work;
  const { colonised } = siege;
  const { id: systemId, colony } = colonised;
  const owner = colony.owner;
  const attackers = muster(state.rules, {
    house,
    fleets,
    carriers: fleets,
    base: null,
    withStarbases: false,
    withTransports: kind === 'blitz',
  });
  const ships = countClasses(fleets.flatMap(shipsOf).map(({ code }) => code));
  const result = fireAt(
    state.rules['bombard.rounds'],
    kind,
    attackers,
    targetsOf(siege),
    rng.stream(kind, systemId, house.id),
  );
  emit({
    kind: 'bombardment',
    seats: seatsOf(house.id, owner),
    houseId: house.id,
    systemId,
    against: owner,
    attack: kind,
    ships,
    rounds: result.rounds.map((round) => reportRound(attackers, round)),
  });
  finishFight(work, colonised, attackers, result.force);
  damage(siege, result.planet);
  if (colony.pu === 0) depopulate(work, colonised, house);
  return result.lands;
}

function fireAt(
  roundLimit: number,
  kind: PlanetAttack,
  { force }: Muster,
  planet: PlanetTargets,
  rng: Prng,
): Bombardment & Pick<Assault, 'lands'> {
  switch (kind) {
    case 'blockade':
    case 'bombard':
      return {
        ...resolveBombardment(force, planet, rng, { roundLimit, batteriesOnly: kind === 'blockade' }),
        lands: false,
      };
    case 'invade':
      return assaultForInvasion(force, planet, rng);
    case 'blitz':
      return assaultForBlitz(force, planet, rng);
  }
}

function targetsOf({ colonised: { colony }, blocked }: Siege): PlanetTargets {
  const { ground, shield, iu, pu } = colony;
  return { ground, shield: shield === null ? null : { level: shield, blocked }, iu, pu };
}

function damage(siege: Siege, { ground, shield, iu, pu }: PlanetTargets): void {
  const { colony } = siege.colonised;
  colony.ground = { GB: { ...ground.GB }, AA: { ...ground.AA }, MD: { ...ground.MD } };
  colony.shield = shield?.level ?? null;
  siege.blocked = shield?.blocked ?? 0;
  colony.iu = iu;
  colony.pu = pu;
  colony.newcomers = Math.min(colony.newcomers, pu);
}

/** Leaves an empty planet, which costs the House that did it prestige. @see */
function depopulate(work: Work, { id: systemId, colony }: ColonisedSystem, house: House): void {
  const { state, emit } = work;
  const { owner } = colony;
  systemOf(state, systemId).colony = null;
  emit({ kind: 'depopulated', seats: seatsOf(house.id, owner), houseId: house.id, systemId, owner });
  awardPrestige(work, house, 'depopulated', systemId);
  if (typeof owner === 'number') loseColony(work, owner, systemId);
}

function reportRound(attackers: Muster, round: BombardmentRound): PlanetRound {
  const { attack, shield, answer, planet, reductions, destroyed } = round;
  return {
    hits: attack?.hits ?? 0,
    blocked: shield?.blocked ?? 0,
    answer: answer?.hits ?? 0,
    isCritical: answer?.isCritical ?? false,
    ships: squadronLosses(attackers, reductions, destroyed),
    ground: unitLossesOf(planet.units),
    iu: planet.iu,
    pu: planet.pu,
  };
}
