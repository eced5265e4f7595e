import { describe, expect, test } from 'vitest';
import { breakersOf, scrapBreakers } from '../../src/construction/breakers.js';
import { build } from '../../src/construction/build.js';
import { repairSquadron } from '../../src/construction/repair.js';
import { newColony } from '../../src/colony.js';
import { coloniesOf, systemOf } from '../../src/lookup.js';
import { firstHouse } from '../games.js';

/** A House that may build Planet-Breakers, with two colonies more than its home. */
function breakers() {
  const setting = firstHouse();
  const { state, house, home } = setting;
  house.treasury = 1e6;
  house.research.levels.cst = 10;
  const empty = state.systems.filter(({ colony }) => colony === null).slice(0, 2);
  for (const system of empty) systemOf(state, system.id).colony = newColony(1, 1e6);
  const order = (count: number) =>
    build(state, house, home, { facility: 'SY', code: 'PB', count, wep: null, fleetId: null });
  return { ...setting, empty, order, count: () => breakersOf(house, coloniesOf(state, 1)) };
}

describe('X-38: Planet-Breakers', () => {
  test('X-38: one a colony, built or building', () => {
    const { order, house, count } = breakers();
    const [fleet] = house.fleets;
    const [ship] = fleet?.squadrons[0]?.ships ?? [];
    if (ship) ship.code = 'PB';
    expect(order(3)).toMatchObject({
      status: 'partly',
      code: 'too-many-breakers',
      reason: expect.stringMatching(/^2 of 3\./),
    });
    expect(count()).toBe(3);
    expect(order(1)).toMatchObject({ status: 'refused', code: 'too-many-breakers' });
  });

  test('X-38: where a colony is lost the newest is scrapped for nothing: first those in the docks', () => {
    const { order, work, house, home, empty, count } = breakers();
    const ships = house.fleets[0]?.squadrons[0]?.ships ?? [];
    for (const ship of ships.slice(0, 2)) ship.code = 'PB';
    order(1);
    const { treasury } = house;
    scrapBreakers(work);
    expect(count()).toBe(3);
    const [first, second] = empty;
    if (first) first.colony = null;
    scrapBreakers(work);
    expect(count()).toBe(2);
    expect(home.colony.projects).toEqual([]);
    if (second) second.colony = null;
    scrapBreakers(work);
    // ship 1 leads, ship 2 is newer and led
    expect(house.fleets[0]?.squadrons[0]?.ships.map(({ id }) => id)).toEqual([1, 3]);
    expect(house.treasury).toBe(treasury);
    expect(work.events).toMatchObject([
      { kind: 'scrapped', count: 1 },
      { kind: 'scrapped', count: 1 },
    ]);
  });

  test('X-38: one under repair counts; where it is the newest it is scrapped, and its repair given up', () => {
    const { order, work, state, house, home, empty, count } = breakers();
    const [fleet] = house.fleets;
    const [squadron] = fleet?.squadrons ?? [];
    const [ship] = squadron?.ships ?? [];
    if (!fleet || !squadron || !ship) throw new Error('expected a ship');
    ship.code = 'PB';
    squadron.state = 'crippled';
    repairSquadron(state.rules, house, home, fleet, squadron);
    expect(order(3)).toMatchObject({ status: 'partly' });
    expect(count()).toBe(3);
    for (const system of empty) system.colony = null;
    scrapBreakers(work);
    expect(home.colony.projects.map(({ kind }) => kind)).toEqual(['squadronRepair']);
    const [scout] = house.fleets.at(-1)?.squadrons[0]?.ships ?? [];
    if (scout) Object.assign(scout, { code: 'PB', id: 0 });
    scrapBreakers(work);
    expect(count()).toBe(1);
    expect(home.colony.projects).toEqual([]);
    // the Light Cruiser was the flagship: its Destroyers lead squadrons of their own, crippled as before
    expect(house.fleets[0]?.squadrons.slice(1)).toMatchObject([
      { state: 'crippled', ships: [{ id: 2 }] },
      { state: 'crippled', ships: [{ id: 3 }] },
    ]);
  });

  test('X-38: of two in one project one is scrapped: 4 docks and 20 XMR of 8 and 40 are left', () => {
    const { order, work, home, empty } = breakers();
    order(2);
    for (const system of empty) system.colony = null;
    scrapBreakers(work);
    expect(home.colony.projects).toMatchObject([{ count: 1, docks: 4, paid: 20_000 }]);
  });

  test('X-38: ships whose flagship is scrapped lead squadrons of their own', () => {
    const { work, house, empty } = breakers();
    for (const system of empty) system.colony = null;
    const [fleet, other] = house.fleets;
    const [led] = fleet?.squadrons[0]?.ships ?? [];
    const [scout] = other?.squadrons[0]?.ships ?? [];
    if (led) Object.assign(led, { code: 'PB', id: 99 });
    if (scout) scout.code = 'PB';
    scrapBreakers(work);
    expect(fleet?.squadrons.map(({ ships }) => ships.map(({ id }) => id))).toEqual([[4], [2], [3]]);
    expect(other?.squadrons).toHaveLength(1);
  });
});
