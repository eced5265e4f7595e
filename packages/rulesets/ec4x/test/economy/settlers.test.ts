import { describe, expect, test } from 'vitest';
import { people } from '../../src/arithmetic/people.js';
import { newColony } from '../../src/colony.js';
import { income } from '../../src/economy/income.js';
import { landSettlers } from '../../src/economy/land-settlers.js';
import { newSettlement } from '../../src/economy/settle.js';
import { board, sendSettlers, settlersOf } from '../../src/economy/send-settlers.js';
import { coloniesOf, systemOf, type ColonisedSystem } from '../../src/lookup.js';
import type { LaneClass, PlanetClass } from '../../src/types.js';
import { firstHouse } from '../games.js';

/** A House with a second colony next to its home, by a lane of a class. */
function neighbours(laneClass: LaneClass = 'minor', planetClass: PlanetClass = 'harsh', pu = 60) {
  const setting = firstHouse();
  const { state, home } = setting;
  const lane = state.lanes.find(({ a, b }) => a === home.id || b === home.id);
  if (!lane) throw new Error('expected a lane');
  state.lanes = [{ ...lane, laneClass }];
  const next = systemOf(state, lane.a === home.id ? lane.b : lane.a);
  next.planetClass = planetClass;
  next.colony = newColony(1, pu * 1e6);
  const colony: ColonisedSystem | undefined = coloniesOf(state, 1).find(({ id }) => id !== home.id);
  if (!colony) throw new Error('expected a colony');
  return { ...setting, next: colony };
}

test('X-29: an ETAC founds a colony of PU(1) = 0.993452, which yields nothing in its first Income', () => {
  const { work, state } = firstHouse();
  const free = state.systems.find(({ colony }) => colony === null);
  if (!free) throw new Error('expected a free system');
  Object.assign(free, { planetClass: 'eden', resources: 'abundant' });
  free.colony = newSettlement(state.rules, 1);
  expect(free.colony.pu).toBe(993_452);
  income(work);
  expect(free.colony.gcp).toBe(0);
  income(work);
  // grown by 2 %
  expect(free.colony.gcp).toBe(1_013);
});

describe('X-28: settlers', () => {
  test('T04: 10 PTU from 420 to 60 PU on a Harsh planet: 110 XMR, 410.914932 and 69.900319 PU', () => {
    const { work, state, house, home, next } = neighbours();
    expect(sendSettlers(state, house, home, next, 10)).toMatchObject({ status: 'done' });
    expect(house.treasury).toBe(100_000);
    expect(home.colony.pu).toBe(410_914_932);
    expect(house.transports).toEqual([{ fromId: home.id, toId: next.id, ptu: 10, turns: 1 }]);
    landSettlers(work);
    expect(next.colony.pu).toBe(69_900_319);
    expect(next.colony.newcomers).toBe(9_900_319);
    expect(house.transports).toEqual([]);
    expect(work.events).toEqual([
      { kind: 'landed', seats: [1], systemId: next.id, ptu: 10, gained: 9_900_319 },
    ]);
  });

  test('X-22, X-28: who came last goes last: of 5 + 15 newcomers, 10 PTU take the 5 and 5 newcomers', () => {
    const { next } = neighbours('minor', 'harsh', 20);
    next.colony.newcomers = 15e6;
    board(next.colony, 10);
    // 20.140423 − 10 PTU
    expect(next.colony.pu).toBe(people(10_140_423, 3000));
    expect(next.colony.newcomers).toBe(next.colony.pu);
  });

  test('X-28: 1 PU stays: of 20 PU, 20.140423 PTU, 19 PTU may go', () => {
    const { state, house, home, next } = neighbours('major', 'extreme', 20);
    expect(settlersOf(next.colony)).toBe(19);
    expect(sendSettlers(state, house, next, home, 30)).toMatchObject({
      status: 'partly',
      code: 'too-few-people',
      reason: expect.stringMatching(/^19 of 30\./),
    });
    expect(next.colony.pu).toBeGreaterThanOrEqual(1e6);
    expect(sendSettlers(state, house, next, home, 1)).toMatchObject({ code: 'too-few-people' });
  });

  test('X-23: as many as are paid: 19 of 20 for 11 XMR each', () => {
    const { state, house, home, next } = neighbours();
    expect(sendSettlers(state, house, home, next, 20)).toMatchObject({ status: 'partly', code: 'no-money' });
    expect(house.transports[0]?.ptu).toBe(19);
  });

  test('X-28: what is above K is lost', () => {
    const { work, state, house, home, next } = neighbours('minor', 'desolate', 59);
    sendSettlers(state, house, home, next, 5);
    landSettlers(work);
    expect(next.colony.pu).toBe(60e6);
    house.transports.push({ fromId: home.id, toId: next.id, ptu: 5, turns: 1 });
    landSettlers(work);
    expect(next.colony.pu).toBe(60e6);
  });

  test('X-28: where more live than K, those who arrive are lost, and nobody else', () => {
    const { work, house, home, next } = neighbours('minor', 'harsh', 520);
    house.transports.push({ fromId: home.id, toId: next.id, ptu: 5, turns: 1 });
    landSettlers(work);
    expect(next.colony).toMatchObject({ pu: 520e6, newcomers: 0 });
    expect(work.events).toMatchObject([{ kind: 'landed', ptu: 5, gained: 0 }]);
  });

  test('X-28: at a colony no longer yours, or gone, all are lost', () => {
    const { work, state, house, home, next } = neighbours();
    sendSettlers(state, house, home, next, 5);
    sendSettlers(state, house, home, next, 5);
    const [, second] = house.transports;
    if (second) second.turns = 2;
    next.colony.owner = 2;
    landSettlers(work);
    expect(next.colony.pu).toBe(60e6);
    systemOf(state, next.id).colony = null;
    landSettlers(work);
    expect(work.events).toMatchObject([{ gained: 0 }, { gained: 0 }]);
  });

  test('X-28: not over restricted lanes, not under a blockade, not to the same place', () => {
    const restricted = neighbours('restricted');
    const { state, house, home, next } = restricted;
    expect(sendSettlers(state, house, home, next, 1)).toMatchObject({ status: 'refused', code: 'no-path' });
    expect(sendSettlers(state, house, home, home, 1)).toMatchObject({ code: 'same-colony' });
    next.colony.isBlockaded = true;
    expect(sendSettlers(state, house, home, next, 1)).toMatchObject({ code: 'blockaded' });
    expect(sendSettlers(state, house, next, home, 1)).toMatchObject({ code: 'blockaded' });
    expect(house.treasury).toBe(210_000);
  });

  test('X-28, X-42: two jumps over major lanes between own colonies take one turn, past a free system two', () => {
    const { state, house, home, next } = neighbours('major', 'harsh');
    const far = state.systems.find(({ id, colony }) => colony === null && id !== next.id);
    if (!far) throw new Error('expected a free system');
    far.colony = newColony(1, 10e6);
    state.lanes.push({
      a: Math.min(next.id, far.id),
      b: Math.max(next.id, far.id),
      laneClass: 'major',
    });
    const [to] = coloniesOf(state, 1).filter(({ id }) => id === far.id);
    if (!to) throw new Error('expected a colony');
    sendSettlers(state, house, home, to, 1);
    systemOf(state, next.id).colony = null;
    sendSettlers(state, house, home, to, 1);
    expect(house.transports.map(({ turns }) => turns)).toEqual([1, 2]);
  });

  test('X-28, X-42: four jumps over minor lanes take four Ends of turn', () => {
    const { work, state, house, home } = firstHouse({
      'lane.chance': 100,
      'lane.major': 0,
      'lane.minor': 100,
    });
    const other = state.systems.find(({ homeOf }) => homeOf === 2);
    if (!other?.colony) throw new Error('expected a home');
    other.colony.owner = 1;
    const [to] = coloniesOf(state, 1).filter(({ id }) => id === other.id);
    if (!to) throw new Error('expected a colony');
    sendSettlers(state, house, home, to, 1);
    expect(house.transports[0]?.turns).toBe(4);
    for (let i = 0; i < 3; i++) landSettlers(work);
    expect(work.events).toEqual([]);
    landSettlers(work);
    expect(work.events).toHaveLength(1);
  });
});
