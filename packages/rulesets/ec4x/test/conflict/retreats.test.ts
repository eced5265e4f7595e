import { describe, expect, test } from 'vitest';
import { fightEverywhere } from '../../src/conflict/fight-everywhere.js';
import { moveFleets } from '../../src/conflict/move-fleets.js';
import { houseOf } from '../../src/lookup.js';
import { addColony, addForce, eventsOf, many, war } from './arena.js';

describe('X-54: retreats', () => {
  /** Twenty Destroyers of House 2 that flee nine Super Dreadnoughts. */
  function flight() {
    const setting = war();
    addForce(setting.state, 1, 3, many('SD', 9), { roe: 10 });
    const fleet = addForce(setting.state, 2, 3, many('DD', 20), {
      roe: 2,
      order: { kind: 'patrol', systemId: 3 },
    });
    return { ...setting, fleet };
  }

  test('X-54: to the lowest of equal neighbours, then it holds; +2 prestige for who stays', () => {
    const { state, work, fleet } = flight();
    fightEverywhere(work);
    expect([fleet.systemId, fleet.order.kind]).toEqual([2, 'hold']);
    expect(eventsOf(work.events, 'retreated')).toMatchObject([
      { seats: [2], fleetId: 1, fromId: 3, toId: 2 },
    ]);
    expect(eventsOf(work.events, 'engagement')[0]?.rounds.at(-1)?.retreated).toEqual([2]);
    expect(houseOf(state, 1).prestige).toBe(52);
    expect(state.turnWork.visits).toEqual([{ houseId: 2, systemId: 2 }]);
  });

  test('X-54: an own colony comes before, then a lighter lane', () => {
    const own = flight();
    addColony(own.state, 4, 2);
    fightEverywhere(own.work);
    expect(own.fleet.systemId).toBe(4);
    const light = flight();
    light.state.lanes = light.state.lanes.map((lane) =>
      lane.a === 2 ? { ...lane, laneClass: 'minor' } : lane,
    );
    fightEverywhere(light.work);
    expect(light.fleet.systemId).toBe(4);
  });

  test('X-54: not to hostile colonies or visible hostile combat ships; with no way out it fights on', () => {
    const setting = flight();
    const { state, work, fleet } = setting;
    addColony(state, 2, 1);
    const guard = addForce(state, 1, 4, [['CT']]);
    fightEverywhere(work);
    expect(eventsOf(work.events, 'retreated')).toEqual([]);
    expect(houseOf(state, 2).fleets).toEqual([]);
    const hidden = flight();
    addColony(hidden.state, 2, 1);
    addForce(hidden.state, 1, 4, [['CT']]).isHidden = true;
    fightEverywhere(hidden.work);
    expect(hidden.fleet.systemId).toBe(4);
    expect([fleet.systemId, guard.systemId]).toEqual([3, 4]);
  });

  test('X-54: neutral colonies are no refuge for combat ships', () => {
    const { state, work, fleet } = flight();
    addColony(state, 2, 3);
    fightEverywhere(work);
    expect(fleet.systemId).toBe(4);
  });

  test('X-42, X-54: restricted lanes are closed to fleets with Spacelift ships', () => {
    const { state, work } = flight();
    const [fleet] = houseOf(state, 2).fleets;
    const lift = addForce(state, 2, 3, [['TT']]);
    fleet?.squadrons.push(...lift.squadrons);
    houseOf(state, 2).fleets = fleet ? [fleet] : [];
    state.lanes = state.lanes.map((lane) => (lane.a === 2 ? { ...lane, laneClass: 'restricted' } : lane));
    fightEverywhere(work);
    expect(fleet?.systemId).toBe(4);
  });

  test('X-54: who has retreated fights no more this turn', () => {
    const { state, work } = flight();
    houseOf(state, 2).fleets[0]?.squadrons.splice(10);
    // the Scout is no combat ship: system 4 is a refuge, and is fought over after system 3
    addColony(state, 2, 1);
    addForce(state, 1, 4, [['SC']]);
    fightEverywhere(work);
    expect(eventsOf(work.events, 'engagement').map(({ systemId }) => systemId)).toEqual([3]);
  });

  test('X-40, X-54: Scouts left of a fleet may flee to a neutral colony, unless others of their House threaten it', () => {
    for (const [isThreatened, at] of [
      [false, 2],
      [true, 4],
    ] as const) {
      const { state, work } = war();
      // 9 to 33 hits destroy the crippled Destroyer of DS 4 first, then at most 29 crippled Scouts of DS 1
      addForce(state, 1, 3, many('SD', 3), { roe: 10 });
      const fleet = addForce(state, 2, 3, [['DD'], ...many('SC', 40)], { roe: 0, state: 'crippled' });
      addColony(state, 2, 3);
      if (isThreatened) addForce(state, 2, 2, [['CT']]);
      fightEverywhere(work);
      expect(fleet.squadrons.flatMap(({ ships }) => ships).some(({ code }) => code === 'DD')).toBe(false);
      expect(fleet.systemId).toBe(at);
    }
  });
});

describe('X-78: the closest free system', () => {
  /** House 2 flees from system 3 past a guard at 2 and a hostile colony at 4. */
  function surrounded(range: 'neighbour' | 'closest') {
    const setting = war('major', { 'retreat.range': range });
    const { state } = setting;
    addForce(state, 1, 3, many('SD', 9), { roe: 10 });
    addForce(state, 1, 2, [['CT']]);
    addColony(state, 4, 1);
    const fleet = addForce(state, 2, 3, many('DD', 20), { roe: 2 });
    return { ...setting, fleet };
  }

  test('X-78: no neighbour is free: it fights on, or goes on to system 1 over two turns', () => {
    const { state, work } = surrounded('neighbour');
    fightEverywhere(work);
    expect(houseOf(state, 2).fleets).toEqual([]);

    const far = surrounded('closest');
    fightEverywhere(far.work);
    expect(far.fleet).toMatchObject({ systemId: 2, order: { kind: 'move', systemId: 1 } });
    moveFleets(far.work);
    expect(far.fleet.systemId).toBe(1);
  });

  test('X-78: of two that are as close an own colony comes first, and a free neighbour ends the flight', () => {
    const own = surrounded('closest');
    addColony(own.state, 5, 2);
    fightEverywhere(own.work);
    expect(own.fleet).toMatchObject({ systemId: 4, order: { kind: 'move', systemId: 5 } });
    const near = surrounded('closest');
    houseOf(near.state, 1).fleets = houseOf(near.state, 1).fleets.filter(({ systemId }) => systemId === 3);
    fightEverywhere(near.work);
    expect(near.fleet).toMatchObject({ systemId: 2, order: { kind: 'hold', systemId: null } });
  });
});
