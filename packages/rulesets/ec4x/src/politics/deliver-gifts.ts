import { receive } from '../economy/purse.js';
import { houseOf } from '../lookup.js';
import { seatsOf } from '../seats.js';
import type { Work } from '../work.js';

/**
 * Money under way arrives, at the end of a turn.
 *
 * @see X-21
 */
export function deliverGifts({ state, emit }: Work): void {
  for (const { fromId, toId, amount } of state.turnWork.gifts) {
    receive(houseOf(state, toId), amount);
    emit({ kind: 'gift', seats: seatsOf(fromId, toId), fromId, toId, amount });
  }
  state.turnWork.gifts = [];
}
