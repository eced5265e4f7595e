import { DONE } from '@ec/engine';
import type { GalaxyPhase } from '../contract.js';
import { fleetOf, planetOf, raceOf } from '../lookup.js';
import { isOwnName, isPublicName } from '../names.js';
import { Refusal } from '../orders/results.js';
import { carryOutPending, type ActsOf } from './carry-out.js';

/** What is renamed, in words. */
const NAMED = { type: 'ship type', fleet: 'fleet' } as const;

/** New names; the first who takes one has it. */
export const RENAME_ACTS: ActsOf<'name-race' | 'name-planet' | 'rename'> = {
  'name-race'({ turn: { state }, raceId }, { name }) {
    const race = raceOf(state, raceId);
    if (isPublicName(state, name)) return new Refusal('name-taken');
    race.name = name;
    return DONE;
  },
  'name-planet'({ turn: { state }, raceId }, { planetId, name }) {
    const planet = planetOf(state, planetId);
    if (planet.ownerId !== raceId) return new Refusal('not-owner');
    if (state.rules.classic.names && state.turnWork.renamed.includes(planetId))
      return new Refusal('renamed-already');
    if (isPublicName(state, name)) return new Refusal('name-taken');
    state.turnWork.renamed.push(planetId);
    planet.name = name;
    return DONE;
  },
  rename({ turn: { state }, raceId }, { thing, id, name }) {
    const race = raceOf(state, raceId);
    const named = thing === 'fleet' ? fleetOf(race, id) : race.types.find((type) => type.id === id);
    if (!named) return new Refusal(`unknown-${thing}`, `Your ${NAMED[thing]} is no longer there.`);
    if (isPublicName(state, name) || isOwnName(race, name)) return new Refusal('name-taken');
    named.name = name;
    return DONE;
  },
};

/**
 * Step 20: races, planets, ship types and fleets get new names.
 *
 * @see manual "Names"; N-05, N-16, N-44
 */
export const renames: GalaxyPhase = { name: 'renames', run: (turn) => carryOutPending(turn, RENAME_ACTS) };
