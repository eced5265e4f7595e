import type { Prng } from '@ec/prng';
import type { Encounter } from '../detection/surprise.js';
import { closeForce, isPresent, openBattlefield, type FieldForce, type ForceState } from './battlefield.js';
import { requireStrength } from './combatant.js';
import type { RetreatTo } from './retreat.js';
import { fightRound } from './round.js';
import type { RoundLog } from './round-log.js';
import type { TaskForce } from './task-force.js';
import { canFire } from './volley.js';

/** How a fight in space is fought. */
export interface SpaceCombatRules<Place> extends Encounter {
  readonly retreatTo: RetreatTo<Place>;
  /** Rounds after which it ends undecided, 0 (included) or more. @see X-55 */
  readonly roundLimit: number;
}

/**
 * How a fight ended for a task force: no enemy is left; an enemy and something of it are left; nothing of it is left, but a fleet retreated;
 * all of it was destroyed.
 */
export type ForceOutcome = 'won' | 'stalemate' | 'retreated' | 'destroyed';

/** What became of a task force. */
export interface ForceResult<Place> extends ForceState<Place> {
  readonly house: number;
  readonly outcome: ForceOutcome;
}

/** A fight in space. */
export interface SpaceCombat<Place> {
  /** None where nobody could fight. */
  readonly rounds: readonly RoundLog[];
  /** By House. */
  readonly forces: readonly ForceResult<Place>[];
}

/**
 * Fights in space until no force with AS has an enemy left, or the limit of rounds is reached.
 *
 * The result is the same in whatever order forces, fleets and squadrons are given. Round n draws from the numbered stream n of `rng`: the
 * dice of the forces by House, a second one after the first. A force without AS or enemy rolls none.
 *
 * @param forces - one a House; `rules.fights` says who fights whom
 * @throws RangeError when a strength, rule or limit is out of range, a House or a number within a House comes twice, or a squadron's fleet is not in
 * its task force
 * @see seed 5.3, 5.4
 */
export function resolveSpaceCombat<Place>(
  forces: readonly TaskForce[],
  rng: Pick<Prng, 'numbered'>,
  { fights, advantages, retreatTo, roundLimit }: SpaceCombatRules<Place>,
): SpaceCombat<Place> {
  requireStrength('rounds', roundLimit, 0);
  const field = openBattlefield<Place>(forces, fights, advantages);
  const rounds: RoundLog[] = [];
  while (rounds.length < roundLimit && field.some(canFire)) {
    const round = rounds.length + 1;
    rounds.push(fightRound(field, round, rng.numbered(round), retreatTo));
  }
  return {
    rounds,
    forces: field.map((force) => ({ house: force.house, outcome: outcomeOf(force), ...closeForce(force) })),
  };
}

function outcomeOf(force: FieldForce<unknown>): ForceOutcome {
  if (isPresent(force)) return force.enemies.some(isPresent) ? 'stalemate' : 'won';
  return force.allFleets.some(({ fate }) => fate.kind === 'retreated') ? 'retreated' : 'destroyed';
}
