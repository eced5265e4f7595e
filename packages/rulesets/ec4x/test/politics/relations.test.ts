import { describe, expect, test } from 'vitest';
import { areHostileAt, isColonyHostile, relationOf } from '../../src/politics/relations.js';
import type { Ec4xState } from '../../src/state.js';
import { newState } from '../games.js';

/** A game of three at turn 0; the first fleet of House 2 is at the home of House 1. */
function visit(): { state: Ec4xState; homeId: number; hubId: number } {
  const state = newState(3);
  const homeId = state.houses[0]?.homeId ?? 0;
  const [fleet] = state.houses[1]?.fleets ?? [];
  if (fleet) fleet.systemId = homeId;
  const hubId = state.systems.find(({ colony }) => colony?.owner === 'empire')?.id ?? 0;
  return { state, homeId, hubId };
}

describe('X-40: relations', () => {
  test('X-40: the less friendly of two stances counts', () => {
    const { state } = visit();
    expect(relationOf(state, 1, 2)).toBe('neutral');
    state.houses[0]?.stances.splice(1, 1, 'pact');
    expect(relationOf(state, 2, 1)).toBe('neutral');
    state.houses[1]?.stances.splice(0, 1, 'enemy');
    expect(relationOf(state, 1, 2)).toBe('enemy');
  });

  test('X-40: neutrals are hostile where one has a colony, the other a combat ship', () => {
    const { state, homeId, hubId } = visit();
    expect(areHostileAt(state, homeId, 1, 2)).toBe(true);
    expect(areHostileAt(state, hubId, 1, 2)).toBe(false);
    expect(isColonyHostile(state, homeId, 2)).toBe(true);
    expect(isColonyHostile(state, homeId, 3)).toBe(false);
    expect(isColonyHostile(state, homeId, 1)).toBe(false);
    const [, scouts] = state.houses[2]?.fleets ?? [];
    if (scouts) scouts.systemId = homeId;
    expect(areHostileAt(state, homeId, 1, 3)).toBe(false);
    state.houses[0]?.stances.splice(2, 1, 'enemy');
    expect(areHostileAt(state, homeId, 1, 3)).toBe(true);
    expect(areHostileAt(state, hubId, 1, 3)).toBe(true);
  });

  test('X-40: a pact holds at colonies too', () => {
    const { state, homeId } = visit();
    state.houses[0]?.stances.splice(1, 1, 'pact');
    state.houses[1]?.stances.splice(0, 1, 'pact');
    expect(areHostileAt(state, homeId, 1, 2)).toBe(false);
  });

  test('X-40: the Empire is hostile only to those who attack it', () => {
    const { state, hubId } = visit();
    const [fleet] = state.houses[2]?.fleets ?? [];
    if (!fleet) throw new Error('expected a fleet');
    fleet.systemId = hubId;
    expect(isColonyHostile(state, hubId, 3)).toBe(false);
    fleet.order = { kind: 'bombard', systemId: hubId, fleetId: null };
    expect(isColonyHostile(state, hubId, 3)).toBe(true);
    expect(isColonyHostile(state, hubId, 1)).toBe(false);
    // one that only passes on its way to attack elsewhere does not
    fleet.order.systemId = 1;
    expect(isColonyHostile(state, hubId, 3)).toBe(false);
  });
});
