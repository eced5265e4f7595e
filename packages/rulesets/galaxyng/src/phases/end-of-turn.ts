import { DONE } from '@ec/engine';
import type { GalaxyPhase, GalaxyTurn } from '../contract.js';
import { dropIdle } from '../idleness.js';
import { leaveGame } from '../leave-game.js';
import { dropRemnants } from '../remnants.js';
import { raceOf } from '../lookup.js';
import { rankingOf } from '../ranking.js';
import { noWork } from '../state.js';
import { carryOutPending, type ActsOf } from './carry-out.js';

/** What holds from the next turn on. */
const END_ACTS: ActsOf<'password' | 'addresses' | 'quit'> = {
  password({ turn, raceId }, { word }) {
    raceOf(turn.state, raceId).password = word;
    return DONE;
  },
  addresses({ turn, raceId }, { addresses }) {
    raceOf(turn.state, raceId).addresses = [...addresses];
    return DONE;
  },
  quit({ turn, raceId }) {
    if (raceOf(turn.state, raceId).status === 'playing') leaveGame(turn, raceId, 'quit');
    return DONE;
  },
};

/**
 * The end of a turn: new passwords and addresses hold, races quit or are eliminated, the game ends if all agree, and the ranking is made.
 *
 * @see N-16, N-38 to N-41, N-46
 */
export const endOfTurn: GalaxyPhase = {
  name: 'end of turn',
  run(turn) {
    const { state } = turn;
    carryOutPending(turn, END_ACTS);
    if (state.rules.classic.idle) dropIdle(turn);
    eliminate(turn);
    state.ranked = state.ranking;
    state.ranking = rankingOf(state);
    state.turnWork = noWork();
  },
};

/** Races without planets and ships are out of the game, and those that were remnants for too long. */
function eliminate(turn: GalaxyTurn): void {
  const { races, planets, groups } = turn.state;
  const alive = new Set([...planets.map(({ ownerId }) => ownerId), ...groups.map(({ raceId }) => raceId)]);
  for (const { id, status } of races)
    if (status === 'playing' && !alive.has(id)) leaveGame(turn, id, 'eliminated');
  dropRemnants(turn);
}
