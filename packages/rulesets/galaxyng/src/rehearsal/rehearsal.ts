import type { Rehearsal } from '@ec/engine';
import type { GalaxyEvent } from '../events.js';
import { FORESEEN } from '../forecast/foresee.js';
import { knownState } from '../forecast/known-state.js';
import type { GalaxyOrder } from '../orders/orders.js';
import type { GalaxyState } from '../state.js';
import type { GalaxyParameters } from '../parameters.js';
import { view, type GalaxyView } from '../view/view.js';
import { settled } from './settled.js';

/**
 * How a race's orders are rehearsed: no other race acts, and there is no combat; an order that acts after combat is open where there may be
 * one (N-37).
 */
export const rehearsal: Rehearsal<GalaxyState, GalaxyOrder, GalaxyEvent, GalaxyParameters> = {
  known: (state, journal, seat) => [withAliens(view(state, journal, seat))],
  phases: FORESEEN,
  settled,
};

/** The galaxy as a race knows it, with the ships of others that it sees in orbit: where they have guns there may be combat. */
function withAliens(seen: GalaxyView): GalaxyState {
  const known = knownState(seen);
  const aliens = seen.alienGroups.map((group, i) => ({
    ...group,
    id: known.lastGroupId + 1 + i,
    number: i + 1,
    fleetId: null,
    originId: null,
    distance: 0,
  }));
  return {
    ...known,
    groups: [...known.groups, ...aliens],
    lastGroupId: known.lastGroupId + aliens.length,
  };
}
