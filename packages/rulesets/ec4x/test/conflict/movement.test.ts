import { describe, expect, test } from 'vitest';
import { arrive } from '../../src/conflict/arrive.js';
import { bringTogether } from '../../src/conflict/bring-together.js';
import { moveFleets } from '../../src/conflict/move-fleets.js';
import { addColony, addForce, arena, eventsOf, relate } from './arena.js';

type Work = ReturnType<typeof arena>['work'];

/** Movement, arrival and mergers. */
function travel(work: Work): void {
  moveFleets(work);
  arrive(work);
  bringTogether(work);
}

describe('X-42: jumps', () => {
  test('X-42: one jump a turn; at its destination a moved fleet holds', () => {
    const { state, work } = arena();
    const fleet = addForce(state, 1, 1, [['DD']], { order: { kind: 'move', systemId: 3 } });
    travel(work);
    expect([fleet.systemId, fleet.order.kind]).toEqual([2, 'move']);
    travel(work);
    expect([fleet.systemId, fleet.order.kind]).toEqual([3, 'hold']);
    expect(eventsOf(work.events, 'moved')).toMatchObject([
      { seats: [1], path: [1, 2], isThere: false },
      { path: [2, 3], isThere: true },
    ]);
  });

  test.each([
    { owners: [1, 1, 1], lanes: ['major', 'major'], at: 3 },
    { owners: [1, 1, 1], lanes: ['minor', 'major'], at: 2 },
    { owners: [1, 1, 1], lanes: ['major', 'minor'], at: 2 },
    { owners: [null, 1, 1], lanes: ['major', 'major'], at: 2 },
    { owners: [1, 2, 1], lanes: ['major', 'major'], at: 2 },
    { owners: [1, 1, 2], lanes: ['major', 'major'], at: 2 },
  ] as const)(
    'X-42: over $lanes lanes from, through and to colonies of $owners a fleet of House 1 gets to $at',
    ({ owners, lanes, at }) => {
      const { state, work } = arena();
      for (const [i, owner] of owners.entries()) if (owner !== null) addColony(state, i + 1, owner);
      for (const [i, laneClass] of lanes.entries()) state.lanes[i] = { a: i + 1, b: i + 2, laneClass };
      relate(state, 1, 2, 'pact');
      const fleet = addForce(state, 1, 1, [['DD']], { order: { kind: 'move', systemId: 4 } });
      moveFleets(work);
      expect(fleet.systemId).toBe(at);
    },
  );

  test('X-42: crippled and Spacelift ships cannot use restricted lanes; crippled ones may with a breakthrough', () => {
    const { state, work } = arena('restricted');
    const order = { kind: 'move', systemId: 2 } as const;
    const whole = addForce(state, 1, 1, [['DD']], { order });
    const crippled = addForce(state, 1, 1, [['DD']], { order, state: 'crippled' });
    const lift = addForce(state, 1, 1, [['DD'], ['TT']], { order });
    const lucky = addForce(state, 2, 1, [['DD']], { order, state: 'crippled' });
    state.houses[1]?.research.boons.push('lanes');
    moveFleets(work);
    expect([whole, crippled, lift, lucky].map(({ systemId }) => systemId)).toEqual([2, 1, 1, 2]);
    expect(crippled.order.kind).toBe('hold');
    expect(eventsOf(work.events, 'held')).toMatchObject([
      { fleetId: crippled.id, reason: 'no-path', order: 'move' },
      { fleetId: lift.id, reason: 'no-path' },
    ]);
  });

  test('X-42: a hostile patrol halts a detected fleet after its first jump, not one on its way unseen', () => {
    const { state, work } = arena();
    for (const id of [1, 2, 3]) addColony(state, id, 1);
    addForce(state, 2, 2, [['DD']], { order: { kind: 'patrol', systemId: 2 } });
    const order = { kind: 'move', systemId: 3 } as const;
    const seen = addForce(state, 1, 1, [['DD']], { order });
    const spy = addForce(state, 1, 1, [['SC']], { order: { kind: 'spySystem', systemId: 3 } });
    const cloaked = addForce(state, 1, 1, [['RR']], { order });
    cloaked.isHidden = true;
    moveFleets(work);
    expect([seen, spy, cloaked].map(({ systemId }) => systemId)).toEqual([2, 3, 3]);
    expect(eventsOf(work.events, 'moved')[0]).toMatchObject({ isHalted: true, isThere: false });
  });

  test('X-42: a patrol of a partner in a pact, or one under way, halts nobody; crossing fleets do not meet', () => {
    const { state, work } = arena();
    for (const id of [1, 2, 3]) addColony(state, id, 1);
    relate(state, 1, 2, 'pact');
    relate(state, 1, 3, 'enemy');
    addForce(state, 2, 2, [['DD']], { order: { kind: 'patrol', systemId: 2 } });
    const crossing = addForce(state, 3, 2, [['DD']], { order: { kind: 'patrol', systemId: 1 } });
    const passing = addForce(state, 3, 3, [['DD']], { order: { kind: 'patrol', systemId: 1 } });
    const fleet = addForce(state, 1, 1, [['DD']], { order: { kind: 'move', systemId: 3 } });
    moveFleets(work);
    expect([fleet, crossing, passing].map(({ systemId }) => systemId)).toEqual([3, 1, 2]);
  });

  test('X-66: all systems where a House had a fleet are noted', () => {
    const { state, work } = arena();
    for (const id of [1, 2, 3]) addColony(state, id, 1);
    addForce(state, 1, 1, [['DD']], { order: { kind: 'move', systemId: 3 } });
    moveFleets(work);
    expect(state.turnWork.visits).toEqual([1, 2, 3].map((systemId) => ({ houseId: 1, systemId })));
  });
});

describe('X-43: orders', () => {
  test('X-43: home is the own colony of the fewest turns, then the lowest, chosen anew each turn', () => {
    const { state, work } = arena();
    addColony(state, 1, 1);
    const other = addColony(state, 5, 1);
    const fleet = addForce(state, 1, 3, [['DD']], { order: { kind: 'home' } });
    travel(work);
    expect(fleet.systemId).toBe(2);
    state.systems[0] = { ...other, id: 1, colony: { ...other.colony, owner: 2 } };
    travel(work);
    expect(fleet.systemId).toBe(3);
    addColony(state, 3, 1);
    travel(work);
    expect([fleet.systemId, fleet.order.kind]).toEqual([3, 'hold']);
  });

  test('X-43: with no own colony, and with a need that fails on the way, a fleet holds', () => {
    const { state, work } = arena();
    addForce(state, 1, 3, [['DD']], { order: { kind: 'home' } });
    addForce(state, 1, 1, [['TT']], { order: { kind: 'blitz', systemId: 5 }, load: 0 });
    addForce(state, 1, 1, [['SC'], ['DD']], { order: { kind: 'spySystem', systemId: 5 } });
    addForce(state, 1, 1, [['DD']], { order: { kind: 'guard', systemId: 5 } });
    addForce(state, 1, 1, [['DD']], { order: { kind: 'join', fleetId: 99 } });
    moveFleets(work);
    expect(eventsOf(work.events, 'held').map(({ reason }) => reason)).toEqual([
      'own-colony',
      'marines',
      'scouts-only',
      'own-colony',
      'own-fleet',
    ]);
    expect(state.houses[0]?.fleets.every(({ order }) => order.kind === 'hold')).toBe(true);
    expect(eventsOf(work.events, 'moved')).toEqual([]);
  });

  test('X-43, X-66: what others have at the destination is judged there only', () => {
    const { state, work } = arena();
    const fleet = addForce(state, 1, 1, [['DD']], { order: { kind: 'bombard', systemId: 3 } });
    travel(work);
    expect([fleet.systemId, fleet.order.kind]).toEqual([2, 'bombard']);
    travel(work);
    expect([fleet.systemId, fleet.order.kind]).toEqual([3, 'hold']);
    expect(eventsOf(work.events, 'held')).toMatchObject([{ reason: 'foreign-colony', systemId: 3 }]);
  });

  test('X-43: a fleet heads for the one that it is to join and becomes part of it', () => {
    const { state, work } = arena();
    const into = addForce(state, 1, 4, [['CL']], { roe: 9 });
    addForce(state, 1, 2, [['DD']], { order: { kind: 'join', fleetId: into.id } });
    travel(work);
    expect(state.houses[0]?.fleets).toHaveLength(2);
    travel(work);
    expect(state.houses[0]?.fleets).toMatchObject([
      { id: 1, systemId: 4, roe: 9, squadrons: [{ id: 1 }, { id: 2 }] },
    ]);
    expect(eventsOf(work.events, 'merged')).toMatchObject([{ fleetId: 2, intoId: 1, systemId: 4 }]);
  });

  test('X-43: of two that seek each other the lower waits and takes the other in; chains end in one fleet', () => {
    const { state, work } = arena();
    addForce(state, 1, 1, [['DD']], { order: { kind: 'join', fleetId: 2 } });
    addForce(state, 1, 2, [['DD']], { order: { kind: 'join', fleetId: 1 } });
    travel(work);
    expect(state.houses[0]?.fleets).toMatchObject([{ id: 1, systemId: 1, order: { kind: 'hold' } }]);
    const [a, b] = [3, 4].map(() => addForce(state, 1, 1, [['DD']], { order: { kind: 'join', fleetId: 1 } }));
    if (a && b) a.order.fleetId = b.id;
    travel(work);
    expect(state.houses[0]?.fleets).toMatchObject([{ id: 1, squadrons: [{}, {}, {}, {}] }]);
  });

  test('X-43: who joins a fleet that has just joined another ends where that one ended', () => {
    const { state, work } = arena();
    // 4 goes to 3, which goes to 1; then 2, whose turn comes last, seeks 4
    const seeks: readonly (number | null)[] = [null, 4, 1, 3];
    for (const fleetId of seeks)
      addForce(state, 1, 3, [['DD']], { order: { kind: fleetId === null ? 'hold' : 'join', fleetId } });
    bringTogether(work);
    expect(state.houses[0]?.fleets).toMatchObject([
      { id: 1, squadrons: [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }] },
    ]);
    expect(eventsOf(work.events, 'merged').map(({ fleetId, intoId }) => [fleetId, intoId])).toEqual([
      [4, 3],
      [3, 1],
      [2, 1],
    ]);
  });

  test('X-43: fleets at a rendezvous become part of the lowest, and wait for those on their way', () => {
    const { state, work } = arena();
    const order = { kind: 'rendezvous', systemId: 3 } as const;
    addForce(state, 1, 3, [['DD']], { order });
    addForce(state, 1, 4, [['DD']], { order });
    addForce(state, 1, 1, [['DD']], { order });
    travel(work);
    expect(state.houses[0]?.fleets).toMatchObject([
      { id: 1, order },
      { id: 3, systemId: 2 },
    ]);
    travel(work);
    expect(state.houses[0]?.fleets).toMatchObject([
      { id: 1, order: { kind: 'hold' }, squadrons: [{}, {}, {}] },
    ]);
  });

  test('X-39: fleets do not merge among hostile ships', () => {
    const { state, work } = arena();
    relate(state, 1, 2, 'enemy');
    const enemy = addForce(state, 2, 3, [['SC']]);
    const order = { kind: 'rendezvous', systemId: 3 } as const;
    addForce(state, 1, 3, [['DD']], { order });
    addForce(state, 1, 3, [['DD']], { order });
    travel(work);
    expect(state.houses[0]?.fleets).toHaveLength(2);
    expect(eventsOf(work.events, 'waits')).toMatchObject([{ fleetId: 1, order: 'rendezvous' }]);
    enemy.systemId = 1;
    travel(work);
    expect(state.houses[0]?.fleets).toHaveLength(1);
  });
});

describe('X-40: who comes to attack', () => {
  test('X-40: a neutral owner and the attacker become enemies; a partner in a pact is spared', () => {
    const { state, work } = arena();
    addColony(state, 2, 2);
    addColony(state, 3, 3);
    relate(state, 1, 3, 'pact');
    const attack = addForce(state, 1, 2, [['DD']], { order: { kind: 'blockade', systemId: 2 } });
    const traitor = addForce(state, 1, 3, [['DD']], { order: { kind: 'bombard', systemId: 3 } });
    arrive(work);
    expect(state.houses.map(({ stances }) => stances)).toEqual([
      ['pact', 'enemy', 'pact'],
      ['enemy', 'pact', 'neutral'],
      ['pact', 'neutral', 'pact'],
    ]);
    expect([attack.order.kind, traitor.order.kind]).toEqual(['blockade', 'hold']);
    expect(eventsOf(work.events, 'war')).toMatchObject([{ seats: [1, 2], houseId: 1, otherId: 2 }]);
    expect(eventsOf(work.events, 'held')).toMatchObject([{ reason: 'pact' }]);
  });

  test('X-40, X-43: against a colony already at war an attack goes on, and no war begins', () => {
    const { state, work } = arena();
    addColony(state, 2, 2);
    relate(state, 1, 2, 'enemy');
    const fleet = addForce(state, 1, 2, [['DD']], { order: { kind: 'bombard', systemId: 2 } });
    arrive(work);
    expect(fleet.order).toMatchObject({ kind: 'bombard', systemId: 2 });
    expect(work.events).toEqual([]);
  });
});
