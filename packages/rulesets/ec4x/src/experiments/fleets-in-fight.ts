import type { Prng } from '@ec/prng';
import { resolveSpaceCombat, type ForceOutcome } from '../combat/space-combat.js';
import type { CombatSquadron, TaskForce } from '../combat/task-force.js';
import type { Advantage } from '../detection/surprise.js';
import { figuresOf } from '../forces/figures.js';
import type { Rules } from '../parameters.js';
import { COST_PERCENT } from '../tables/construction.js';
import type { WeaponsCode } from '../types.js';

/** Ships under a flagship, or a fighter squadron or Starbase alone. */
export type Squad = readonly WeaponsCode[];

/** All of a House in a fight: its ships are one fleet. */
export interface Side {
  readonly squads: readonly Squad[];
  /** Rule of engagement. */
  readonly roe: number;
  readonly advantage?: Advantage;
}

/** What became of a side. */
export interface SideAfter {
  readonly outcome: ForceOutcome;
  /** XMR: the price of what was destroyed, and that of repairing what was crippled. */
  readonly loss: number;
}

/** A fight of two sides of one weapons level, out of which every fleet finds a way. @see */
export function fight(rules: Rules, wep: number, sides: readonly [Side, Side], rng: Prng): SideAfter[] {
  const { forces } = resolveSpaceCombat<true>(
    sides.map((side, i) => forceOf(rules, wep, side, i + 1)),
    rng,
    {
      fights: () => true,
      advantages: new Map(sides.flatMap(({ advantage }, i) => (advantage ? [[i + 1, advantage]] : []))),
      retreatTo: () => true,
      roundLimit: rules['combat.rounds'],
    },
  );
  return forces.map(({ house, outcome, squadrons }) => {
    let loss = 0;
    for (const { id, state } of squadrons) {
      const squad = sides[house - 1]?.squads[id - 1] ?? [];
      const percent = state === 'destroyed' ? 100 : state === 'crippled' ? repairPercent(squad) : 0;
      loss += (priceOf(rules, wep, [squad]) * percent) / 100;
    }
    return { outcome, loss };
  });
}

/** Price of squadrons, in XMR. */
export function priceOf(rules: Rules, wep: number, squads: readonly Squad[]): number {
  return squads.flat().reduce((sum, code) => sum + figuresOf(rules, code, wep).pc, 0);
}

function forceOf(rules: Rules, wep: number, { squads, roe }: Side, house: number): TaskForce {
  const squadrons = squads.map((squad, i) => squadronOf(rules, wep, squad, i + 1));
  const isFleet = squadrons.some(({ fleet }) => fleet !== null);
  return { house, fleets: isFleet ? [{ id: FLEET, roe }] : [], squadrons };
}

const FLEET = 1;

function squadronOf(rules: Rules, wep: number, squad: Squad, id: number): CombatSquadron {
  const figures = squad.map((code) => figuresOf(rules, code, wep));
  const kind = squad.includes('FS') ? 'fighters' : squad.includes('SB') ? 'starbase' : 'ships';
  return {
    id,
    kind,
    fleet: kind === 'ships' ? FLEET : null,
    attack: figures.reduce((sum, { as }) => sum + as, 0),
    breakerAttack: 0,
    defence: figures.reduce((sum, { ds }) => sum + ds, 0),
    state: 'undamaged',
    hasScout: squad.includes('SC'),
  };
}

/** Fighters, which fight as if crippled, need no repair. */
function repairPercent(squad: Squad): number {
  return squad.includes('FS') ? 0 : COST_PERCENT.repair;
}
