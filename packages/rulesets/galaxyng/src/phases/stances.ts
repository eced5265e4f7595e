import { DONE } from '@ec/engine';
import type { GalaxyPhase } from '../contract.js';
import { raceOf } from '../lookup.js';
import { Refusal } from '../orders/results.js';
import { carryOutPending, type ActsOf } from './carry-out.js';

/** Declarations of alliance and war. */
export const STANCE_ACTS: ActsOf<'ally' | 'war'> = {
  ally({ turn, raceId }, { raceId: other }) {
    const race = raceOf(turn.state, raceId);
    race.allies = [...new Set([...race.allies, other])].sort((a, b) => a - b);
    return DONE;
  },
  war({ turn, raceId }, { raceId: other }) {
    const { rules, turn: number } = turn.state;
    if (number < rules.peaceTurns)
      return new Refusal('peace', `War cannot be declared before turn ${rules.peaceTurns}.`);
    const race = raceOf(turn.state, raceId);
    race.allies = race.allies.filter((id) => id !== other);
    return DONE;
  },
};

/**
 * Step 3: alliances and war are declared.
 *
 * @see manual "War and Alliances"; N-09, N-16
 */
export const stances: GalaxyPhase = {
  name: 'alliances and war',
  run: (turn) => carryOutPending(turn, STANCE_ACTS),
};
