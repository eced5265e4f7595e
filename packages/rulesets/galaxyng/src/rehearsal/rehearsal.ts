import type { Rehearsal } from '@ec/engine';
import type { GalaxyEvent } from '../events.js';
import { FORESEEN } from '../forecast/foresee.js';
import { stateWithAliens } from '../forecast/known-state.js';
import type { GalaxyOrder } from '../orders/orders.js';
import type { GalaxyState } from '../state.js';
import type { GalaxyParameters } from '../parameters.js';
import { view } from '../view/view.js';
import { settled } from './settled.js';

/**
 * How a race's orders are rehearsed: no other race acts, and there is no combat; an order that acts after combat is open where there may be
 * one (N-37), and so is a new name, which others may take first.
 */
export const rehearsal: Rehearsal<GalaxyState, GalaxyOrder, GalaxyEvent, GalaxyParameters> = {
  known: (state, journal, seat) => [stateWithAliens(view(state, journal, seat))],
  phases: FORESEEN,
  settled,
};
