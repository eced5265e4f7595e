import type { Phase } from '@ec/engine';
import type { MultiplanetaryState, TickEvent, WarpOrder } from './types.js';

/** After the steps of a tick: whether both players have agreed to end the game with it. */
export const agreedEnd: Phase<MultiplanetaryState, WarpOrder, TickEvent> = {
  name: 'agreed end',
  run({ state, host }) {
    if (host.isAgreedEnd) state.isAgreedEnd = true;
  },
};
