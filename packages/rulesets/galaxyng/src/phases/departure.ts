import { DONE } from '@ec/engine';
import type { GalaxyPhase } from '../contract.js';
import { isAtMost } from '../numbers/epsilon.js';
import { cutToHundredths, raiseToHundredths } from '../numbers/hundredths.js';
import { Refusal, withFigures } from '../orders/results.js';
import type { GalaxyState, Group } from '../state.js';
import {
  enterHyperspace,
  leavingGroups,
  movedGroups,
  noteDeparture,
  planetDistance,
  slowest,
} from '../travel.js';
import { carryOutPending, type ActsOf } from './carry-out.js';

/** Ships that are no more than so many turns from their destination do not turn back. */
const TURNS_TOO_NEAR = 4;

/** Ships sent, and turned back. */
export const DEPARTURE_ACTS: ActsOf<'send' | 'reverse'> = {
  send({ turn: { state }, raceId }, { mover, planetId }) {
    const groups = leavingGroups(state, raceId, mover);
    if (groups instanceof Refusal) return groups;
    for (const group of groups) {
      noteDeparture(state, group, false);
      enterHyperspace(state, group, planetId);
    }
    return DONE;
  },
  reverse({ turn: { state }, raceId }, { mover }) {
    const groups = movedGroups(state, raceId, mover);
    if (groups instanceof Refusal) return groups;
    if (groups.some(({ originId }) => originId === null)) return new Refusal('not-in-hyperspace');
    const fault = tooNear(state, groups);
    if (fault) return fault;
    for (const group of groups) turnBack(state, group);
    return DONE;
  },
};

/**
 * Step 8: groups and fleets that are sent enter hyperspace; others turn back.
 *
 * @see manual "Movement", "Fleets"; N-16
 */
export const departure: GalaxyPhase = {
  name: 'departure',
  run: (turn) => carryOutPending(turn, DEPARTURE_ACTS),
};

/** That ships are too near to turn back, with the light years of the first that is. */
function tooNear(state: GalaxyState, groups: readonly Group[]): Refusal | undefined {
  const isClassic = state.rules.classic.bounds;
  const reach = TURNS_TOO_NEAR * slowest(state, groups);
  const near = groups.find(({ distance }) =>
    isClassic ? !isAtMost(reach, distance) : isAtMost(distance, reach),
  );
  if (!near) return undefined;
  const least = `${isClassic ? 'at least' : 'more than'} ${raiseToHundredths(reach)}`;
  const figures = `${cutToHundredths(near.distance)} light years to go, and it takes ${least}`;
  return new Refusal('too-near', withFigures('too-near', figures));
}

/** Makes the way flown so far the way to go. */
function turnBack(state: GalaxyState, group: Group): void {
  const { planetId, originId } = group;
  if (originId === null) return;
  group.distance = Math.max(0, planetDistance(state, originId, planetId) - group.distance);
  group.planetId = originId;
  group.originId = group.distance > 0 ? planetId : null;
}
