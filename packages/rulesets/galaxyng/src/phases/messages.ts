import { DONE } from '@ec/engine';
import type { GalaxyPhase } from '../contract.js';
import { raceOf } from '../lookup.js';
import { carryOutPending, type ActsOf } from './carry-out.js';

/** Messages, which nobody signs, and addresses asked for. */
export const MESSAGE_ACTS: ActsOf<'message' | 'reveal'> = {
  message({ turn }, { raceIds, text }) {
    const seats = raceIds ?? turn.state.races.map(({ id }) => id);
    turn.emit({ kind: 'message', seats, isToAll: raceIds === null, text });
    return DONE;
  },
  reveal({ turn, raceId: asker }, { raceId }) {
    const { options, addresses } = raceOf(turn.state, raceId);
    const told = options.anonymous ? null : [...addresses];
    turn.emit({ kind: 'addresses', seats: [asker], raceId, addresses: told });
    return DONE;
  },
};

/**
 * Step 2: messages are sent.
 *
 * @see manual "Global Messages", "Personal Messages"; N-16
 */
export const messages: GalaxyPhase = {
  name: 'messages',
  run: (turn) => carryOutPending(turn, MESSAGE_ACTS),
};
