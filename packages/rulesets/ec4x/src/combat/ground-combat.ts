import type { Prng } from '@ec/prng';
import type { ByState } from '../colony.js';
import { GROUND_EFFECTIVENESS } from '../tables/effectiveness.js';
import { attackOf, requireStrength } from './combatant.js';
import {
  countByState,
  deploy,
  type FieldUnit,
  type GroundForces,
  type UnitReduction,
} from './ground-units.js';
import { plainShot, type PlainShot } from './hits.js';
import { layHits } from './lay-hits.js';

/** How a fight on the ground is fought. */
export interface GroundCombatRules {
  /** Whether the attackers landed in a blitz, at half their AS. @see X-59 */
  readonly isBlitz: boolean;
  /** Rounds after which the defender holds, 0 (included) or more. @see X-60 */
  readonly roundLimit: number;
}

/** One round on the ground. */
export interface GroundRound {
  readonly attack: PlainShot;
  readonly defence: PlainShot;
  /** Attackers reduced, in turn. */
  readonly attackerReductions: readonly UnitReduction[];
  /** Defenders reduced, in turn. */
  readonly defenderReductions: readonly UnitReduction[];
}

/** A fight on the ground. */
export interface GroundCombat {
  /** None without attackers or without defenders. */
  readonly rounds: readonly GroundRound[];
  /** Whether the attackers took the planet; then they are its garrison. */
  readonly isTaken: boolean;
  /** Divisions of the attackers that are left. */
  readonly attackers: Readonly<ByState>;
  readonly defenders: GroundForces<'AA' | 'MD'>;
}

/**
 * Fights on the ground until one side is gone. The defender holds if the limit of rounds is reached or both are gone. Round n draws from the
 * numbered stream n of `rng`: the attackers' die, then the defenders'.
 *
 * @param attackers - divisions that landed
 * @throws RangeError when a number of units or rounds is not a whole number of 0 (included) or more
 * @see seed 5.6; X-60
 */
export function resolveGroundCombat(
  attackers: Readonly<ByState>,
  defenders: GroundForces<'AA' | 'MD'>,
  rng: Pick<Prng, 'numbered'>,
  { isBlitz, roundLimit }: GroundCombatRules,
): GroundCombat {
  requireStrength('rounds', roundLimit, 0);
  const landed = deploy('MD', attackers);
  const garrison = [...deploy('AA', defenders.AA), ...deploy('MD', defenders.MD)];
  const rounds: GroundRound[] = [];
  while (rounds.length < roundLimit) {
    const round = fightRound(landed, garrison, isBlitz, rng.numbered(rounds.length + 1));
    if (round === null) break;
    rounds.push(round);
  }
  return {
    rounds,
    isTaken: attackOf(landed) > 0 && attackOf(garrison) === 0,
    attackers: countByState('MD', landed),
    defenders: { AA: countByState('AA', garrison), MD: countByState('MD', garrison) },
  };
}

/** AS of divisions that landed: in a blitz half of their sum, rounded up. @see */
export function landedAttack(attack: number, isBlitz: boolean): number {
  return isBlitz ? Math.ceil(attack / 2) : attack;
}

/** One round, or `null` where a side is gone. */
function fightRound(
  landed: readonly FieldUnit[],
  garrison: readonly FieldUnit[],
  isBlitz: boolean,
  rng: Pick<Prng, 'intN'>,
): GroundRound | null {
  const [attacking, defending] = [landedAttack(attackOf(landed), isBlitz), attackOf(garrison)];
  if (attacking === 0 || defending === 0) return null;
  const attack = plainShot(attacking, GROUND_EFFECTIVENESS, rng);
  const defence = plainShot(defending, GROUND_EFFECTIVENESS, rng);
  return {
    attack,
    defence,
    defenderReductions: lay(garrison, attack.hits),
    attackerReductions: lay(landed, defence.hits),
  };
}

function lay(units: readonly FieldUnit[], hits: number): UnitReduction[] {
  const reductions: UnitReduction[] = [];
  layHits([units], hits, false, ({ code, state }) => void reductions.push({ code, to: state }));
  return reductions;
}
