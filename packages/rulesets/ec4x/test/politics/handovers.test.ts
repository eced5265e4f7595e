import { describe, expect, test } from 'vitest';
import { houseOf, systemOf } from '../../src/lookup.js';
import { COMMAND, PHASES } from '../../src/phases/phases.js';
import type { Stance } from '../../src/types.js';
import { addColony, addForce, arena, eventsOf, relate } from '../conflict/arena.js';
import { play } from '../turns.js';

const UNTIL_ARRIVAL = [...COMMAND, ...PHASES.filter(({ name }) => name === 'movement')];
const WITH_CONFLICT = PHASES.slice(
  0,
  PHASES.findIndex(({ name }) => name === 'projects'),
);

/** House 1 at war with House 2, which hands its one colony, in system 3, to House 3. */
function handover(stance: Stance, fleetAt: number, own = '', fighters: number[] = []) {
  const { state } = arena();
  addColony(state, 3, 2, { fighters });
  relate(state, 1, 2, 'enemy');
  relate(state, 1, 3, stance);
  // a pact with House 3 that House 1 has left lately: war would cost 10
  houseOf(state, 1).pactEnds = [null, null, 0];
  const order = own === '' ? ({ kind: 'blockade', systemId: 3 } as const) : {};
  const fleet = addForce(state, 1, fleetAt, [['BB']], { order });
  const { q, r } = systemOf(state, 3);
  const sheet = own.replace('SYSTEM', `${q},${r}`);
  const { events } = play(state, [sheet, 'capitulate 3'], WITH_CONFLICT);
  return { state, house: houseOf(state, 1), fleet, events };
}

describe('X-40, X-74: who attacks a colony that is handed over in the same turn', () => {
  test.each([
    ['that lay there before', 3, ''],
    ['that arrives', 2, ''],
    ['that was ordered there in this turn', 3, 'fleet 1 bombard SYSTEM'],
  ])('a fleet %s is at war with a neutral heir by no order of its House, and holds', (_, from, own) => {
    const { state, house, fleet, events } = handover('neutral', from, own);
    expect(systemOf(state, 3).colony?.owner).toBe(3);
    expect(house).toMatchObject({ prestige: 50, stances: ['pact', 'enemy', 'neutral'] });
    expect(eventsOf(events, 'war')).toEqual([]);
    expect(eventsOf(events, 'held')).toMatchObject([{ houseId: 1, fleetId: 1, reason: 'owner-changed' }]);
    expect(fleet).toMatchObject({ systemId: 3, order: { kind: 'hold' } });
  });

  test('X-83: fighters of the colony that fight it, now those of a former partner, make it break no pact', () => {
    const { house, events } = handover('neutral', 3, '', [0]);
    expect(eventsOf(events, 'engagement')).toHaveLength(1);
    expect(house).toMatchObject({ prestigeBy: { pact: 0 } });
  });

  test('against an heir who is an enemy it goes on', () => {
    const { fleet, events } = handover('enemy', 3);
    expect(fleet.order.kind).toBe('blockade');
    expect(eventsOf(events, 'held')).toEqual([]);
  });

  test('against a partner it is refused as ever', () => {
    expect(eventsOf(handover('pact', 3).events, 'held')).toMatchObject([{ reason: 'pact' }]);
  });

  test('the heir itself, who lay there, is told that the colony is its own now', () => {
    const { state } = arena();
    addColony(state, 3, 2);
    relate(state, 2, 3, 'enemy');
    addForce(state, 3, 3, [['BB']], { order: { kind: 'invade', systemId: 3 } });
    addForce(state, 3, 3, [['BB']], { order: { kind: 'blockade', systemId: 3 } });
    const { events } = play(state, ['', 'capitulate 3'], UNTIL_ARRIVAL);
    expect(eventsOf(events, 'held')).toMatchObject([
      // without Marines it could not have gone on against anybody
      { fleetId: 1, reason: 'marines' },
      { fleetId: 2, reason: 'own-now' },
    ]);
  });

  test('a turn later an order to attack is one against the heir, and war', () => {
    const { state, house } = handover('neutral', 3);
    const { q, r } = systemOf(state, 3);
    const { events } = play(state, [`fleet 1 blockade ${q},${r}`], UNTIL_ARRIVAL);
    expect(eventsOf(events, 'war')).toMatchObject([{ houseId: 1, otherId: 3 }]);
    expect(house.prestige).toBe(40);
  });
});
