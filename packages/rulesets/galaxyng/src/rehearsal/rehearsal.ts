import type { Rehearsal } from '@ec/engine';
import type { GalaxyEvent } from '../events.js';
import { FORESEEN } from '../forecast/foresee.js';
import { knownState } from '../forecast/known-state.js';
import type { GalaxyOrder } from '../orders/orders.js';
import type { GalaxyState } from '../state.js';
import { view } from '../view/view.js';

/** How a race's orders are rehearsed: no other race acts, and there is no combat (N-37). */
export const rehearsal: Rehearsal<GalaxyState, GalaxyOrder, GalaxyEvent> = {
  known: (state, journal, seat) => [knownState(view(state, journal, seat))],
  phases: FORESEEN,
};
