import type { GalaxyPhase } from '../contract.js';
import { countMisses, dropIdle } from '../idleness.js';

/**
 * Step 0: idle races go, and the player list is drawn.
 *
 * @see N-16, N-39; manual "Bombing Planets" for the list
 */
export const rollCall: GalaxyPhase = {
  name: 'roll call',
  run(turn) {
    const { state, rng } = turn;
    countMisses(turn);
    if (!state.rules.classic.idle) dropIdle(turn);
    const playing = state.races.flatMap(({ id, status }) => (status === 'playing' ? [id] : []));
    state.playerList = state.rules.classic.playerOrder ? playing : rng.stream('players').shuffle(playing);
  },
};
