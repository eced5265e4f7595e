import type { Owner } from '../colony.js';
import type { CombatState } from '../combat/combatant.js';
import type { Reduction, RoundLog } from '../combat/round-log.js';
import type { SpaceCombat } from '../combat/space-combat.js';
import type { EngagementRound, EngagementSide, Losses } from '../conflict-events.js';
import type { Advantage } from '../detection/surprise.js';
import { isSpacelift } from '../forces/figures.js';
import type { System } from '../state.js';
import type { ClassCode } from '../types.js';
import { countClasses, lossesOf } from './class-counts.js';
import { shipsOf } from '../forces/squadron.js';
import type { Muster } from './muster.js';
import type { Refuge } from './refuge.js';

/**
 * A fight in space as all sides know it: classes and hits, without numbers, strengths or dice.
 *
 * @param musters - of the sides, by House, as they were before the fight; sides of another fight in the same place are left out
 * @see X-66
 */
export function reportEngagement(
  system: System,
  musters: readonly Muster[],
  combat: SpaceCombat<Refuge>,
  advantages: ReadonlyMap<number, Advantage>,
): { sides: EngagementSide[]; rounds: EngagementRound[] } {
  const sides = musters.map((mustered): EngagementSide => {
    const { force, classes, fleets } = mustered;
    const inState = (state: CombatState): ClassCode[] =>
      force.squadrons.flatMap((squadron) =>
        squadron.state === state ? (classes.get(squadron.id) ?? []) : [],
      );
    return {
      side: ownerOf(system, mustered),
      advantage: advantages.get(force.house) ?? null,
      undamaged: countClasses([
        ...inState('undamaged'),
        ...fleets.flatMap((fleet) => escorted(mustered, fleet.id)),
      ]),
      crippled: countClasses(inState('crippled')),
      outcome: combat.forces.find(({ house }) => house === force.house)?.outcome ?? 'won',
    };
  });
  const rounds = combat.rounds.map((round) => reportRound(system, musters, round));
  return { sides, rounds: rounds.filter(({ fire }) => fire.length > 0) };
}

function reportRound(system: System, musters: readonly Muster[], round: RoundLog): EngagementRound {
  const named = (id: number): Owner[] =>
    musters.filter(({ force }) => force.house === id).map((mustered) => ownerOf(system, mustered));
  const reductions = round.volleys.flatMap((volley) => volley.reductions);
  return {
    fire: round.volleys.flatMap(({ house, hits, isCritical }) =>
      named(house).map((side) => ({ side, hits, isCritical })),
    ),
    losses: musters.flatMap((mustered) => {
      const losses = squadronLosses(mustered, reductions, round.destroyed);
      const isAny = losses.crippled.length + losses.destroyed.length > 0;
      return isAny ? [{ side: ownerOf(system, mustered), ...losses }] : [];
    }),
    retreated: [...new Set(round.retreated.map(({ house }) => house))].flatMap(named),
  };
}

/**
 * What a force lost in a round, each squadron by its last state; with a fleet its Spacelift ships.
 *
 * @param destroyed - fleets lost
 */
export function squadronLosses(
  mustered: Muster,
  reductions: readonly Reduction[],
  destroyed: RoundLog['destroyed'],
): Losses {
  const { force, classes } = mustered;
  const last = new Map(
    reductions.filter(({ house }) => house === force.house).map(({ squadron, to }) => [squadron, to]),
  );
  const reduced = [...last].flatMap(([id, to]) => (classes.get(id) ?? []).map((code) => ({ code, to })));
  const sunk = destroyed
    .filter(({ house }) => house === force.house)
    .flatMap(({ fleet }) => escorted(mustered, fleet))
    .map((code) => ({ code, to: 'destroyed' as const }));
  return lossesOf([...reduced, ...sunk]);
}

/** The owner of a force. */
function ownerOf({ colony }: System, { house }: Muster): Owner {
  return house?.id ?? colony?.owner ?? 'independent';
}

/** Spacelift ships of a fleet that do not fight. */
function escorted({ fleets, classes }: Muster, fleetId: number): ClassCode[] {
  return fleets
    .filter(({ id }) => id === fleetId)
    .flatMap(({ squadrons }) => shipsOf({ squadrons: squadrons.filter(({ id }) => !classes.has(id)) }))
    .map(({ code }) => code)
    .filter(isSpacelift);
}
