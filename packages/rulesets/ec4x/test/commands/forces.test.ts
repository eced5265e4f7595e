import { roeOf } from '../../src/forces/squadron.js';
import { describe, expect, test } from 'vitest';
import { FIRST } from '../../src/editions.js';
import { newShip } from '../../src/forces/new-fleet.js';
import { shipsOf } from '../../src/forces/squadron.js';
import type { House } from '../../src/house.js';
import type { ShipCode } from '../../src/types.js';
import { firstHouse } from '../games.js';
import { play } from '../turns.js';

/** Fleets of a House as text: number, and ships of each squadron by number. */
function fleetsOf({ fleets }: House): string[] {
  return fleets.map(
    ({ id, squadrons }) =>
      `${id}: ${squadrons.map((squadron) => `${squadron.id}(${squadron.ships.map((ship) => ship.id).join(' ')})`).join(' ')}`,
  );
}

/** A game whose first House has more ships in its first fleet, each a squadron of its own. */
function withShips(...codes: ShipCode[]) {
  const setting = firstHouse();
  const { house } = setting;
  for (const code of codes) {
    const ship = newShip(house, { code, wep: 0, level: 0 });
    house.last.squadron += 1;
    house.fleets[0]?.squadrons.push({ id: house.last.squadron, state: 'undamaged', ships: [ship] });
  }
  return setting;
}

describe('X-19: the start', () => {
  test('X-19: fleet 1 has squadron 1 with ships 1 to 3 and an ETAC; fleets 2 and 3 a Scout each', () => {
    expect(fleetsOf(firstHouse().house)).toEqual(['1: 1(1 2 3) 2(4)', '2: 3(5)', '3: 4(6)']);
  });
});

describe('X-39: fleets', () => {
  test('X-39: merging and splitting; a new fleet takes the next number and the rule of engagement', () => {
    const { state, house } = firstHouse();
    const { codes } = play(state, ['merge 3 1\nsplit 1 4 2\nfleet 1 roe 8\nsplit 1 1\nmerge 3 1\nmerge 2 2']);
    expect(codes).toEqual(['done', 'done', 'done', 'whole-fleet', 'unknown-fleet', 'same-fleet']);
    expect(fleetsOf(house)).toEqual(['1: 1(1 2 3)', '2: 3(5)', '4: 2(4) 4(6)']);
    expect(house.fleets.map(({ roe, order }) => `${roe} ${order.kind}`)).toEqual([
      '8 hold',
      '6 hold',
      '6 hold',
    ]);
    // a Scout alone, and a Scout with an ETAC: without a combat ship 0 counts
    expect(house.fleets.map(roeOf)).toEqual([8, 0, 0]);
  });

  test('X-39: what is split off is named once, and stands in the fleet', () => {
    const { state } = firstHouse();
    expect(play(state, ['split 1 2 2\nsplit 1 2 3\nsplit 1 2 9\nsplit 1 1 2']).codes).toEqual([
      'named-twice',
      'other-fleet',
      'unknown-squadron',
      'whole-fleet',
    ]);
  });

  test('X-39: fleets in different systems do not merge', () => {
    const { state, house } = firstHouse();
    const [, scouts] = house.fleets;
    if (scouts) scouts.systemId = house.homeId === 1 ? 2 : 1;
    expect(play(state, ['merge 2 1\nmerge 1 2']).codes).toEqual(['other-system', 'other-system']);
  });

  test('X-39: nobody regroups beside enemies', () => {
    const { state } = firstHouse();
    const [, other] = state.houses;
    const [fleet] = other?.fleets ?? [];
    if (fleet) fleet.systemId = state.houses[0]?.homeId ?? 0;
    const sheet = 'merge 2 1\nsplit 1 2\nsquadron 1 add 5\nsquadron new 2 3 fleet new';
    // neutral, but a combat ship at a colony
    expect(new Set(play(structuredClone(state), [sheet]).codes)).toEqual(new Set(['hostile-near']));
    if (fleet) fleet.isHidden = true;
    expect(play(structuredClone(state), [sheet]).codes[0]).toBe('done');
  });

  test('X-39, X-66: who parts from a hidden fleet is hidden yet; what a fleet in sight joins is seen', () => {
    const { state, house } = firstHouse();
    const hidden = (): boolean[] => house.fleets.map(({ isHidden }) => isHidden);
    const [first] = house.fleets;
    if (first) first.isHidden = true;
    play(state, ['split 1 2']);
    expect(hidden()).toEqual([true, false, false, true]);
    play(state, ['merge 4 1']);
    expect(hidden()).toEqual([true, false, false]);
    play(state, ['merge 2 1']);
    expect(hidden()).toEqual([false, false]);
  });

  test('X-27: fleets whose maintenance was not paid take no orders', () => {
    const { state, house } = firstHouse();
    for (const fleet of house.fleets) fleet.isBarred = true;
    const sheet =
      'fleet 1 move 0,0\nmerge 2 3\nsplit 1 1\nsquadron 1 add 5\nsquadron new 5 fleet 1\nload 1 PTU 1';
    const { codes, outcomes } = play(state, [sheet]);
    expect(new Set(codes)).toEqual(new Set(['barred']));
    // a CL, two DD and an ETAC; a Scout
    const due = { 'fleet 1': '1.300', 'fleet 2': '0.100' };
    expect(new Set(outcomes.map((one) => (one === 'waits' ? one : one.reason)))).toEqual(
      new Set(
        Object.entries(due).map(
          ([fleet, xmr]) =>
            `Its maintenance was not paid, and it takes no orders this turn: ${fleet} takes ${xmr} XMR a turn.`,
        ),
      ),
    );
  });

  test('X-67: a fleet is named', () => {
    const { state, house } = firstHouse();
    play(state, ['name fleet 1 "Home Guard"']);
    expect(house.fleets[0]?.name).toBe('Home Guard');
  });
});

describe('X-39: squadrons', () => {
  test('T19: with CL leading 2 DD a CT and a SC still fit, a second CT does not', () => {
    const { state, house } = withShips('CT', 'CT');
    const { codes } = play(state, ['squadron 1 add 7 5\nsquadron 1 add 8']);
    expect(codes).toEqual(['done', 'cannot-lead']);
    expect(fleetsOf(house)).toEqual(['1: 1(1 2 3 7 5) 2(4) 6(8)', '3: 4(6)']);
  });

  test('X-39: all or none; nothing leads an ETAC, a Scout leads nothing', () => {
    const { state, house } = withShips('CT');
    const sheet =
      'squadron 1 add 7 4\nsquadron 3 add 7\nsquadron 1 add 2\nsquadron 1 add 77\nsquadron 1 add 7 7';
    expect(play(state, [sheet]).codes).toEqual([
      'cannot-lead',
      'cannot-lead',
      'same-squadron',
      'unknown-ship',
      'named-twice',
    ]);
    expect(fleetsOf(house)[0]).toBe('1: 1(1 2 3) 2(4) 5(7)');
  });

  test('X-39: who was led by a flagship that leaves is on its own', () => {
    const { state, house } = withShips('BB');
    expect(play(state, ['squadron 5 add 1']).codes).toEqual(['done']);
    expect(fleetsOf(house)[0]).toBe('1: 2(4) 5(7 1) 6(2) 7(3)');
  });

  test('X-39: only equal states join', () => {
    const { state, house } = withShips('CT');
    const crippled = house.fleets[0]?.squadrons[2];
    if (crippled) crippled.state = 'crippled';
    expect(play(state, ['squadron 1 add 7\nsquadron new 2 7 fleet new']).codes).toEqual([
      'other-state',
      'other-state',
    ]);
  });

  test('X-43: a new squadron in a new fleet, or in one that is there', () => {
    const { state, house } = firstHouse();
    expect(play(state, ['fleet 1 roe 9\nsquadron new 2 3 fleet new\nsquadron new 5 fleet 3']).codes).toEqual([
      'done',
      'done',
      'done',
    ]);
    expect(fleetsOf(house)).toEqual(['1: 1(1) 2(4)', '3: 4(6) 6(5)', '4: 5(2 3)']);
    // fleet orders come last
    expect(house.fleets.map(roeOf)).toEqual([9, 0, 6]);
  });

  test('X-43: all ships of a fleet may form its one squadron anew', () => {
    const { state, house } = firstHouse();
    expect(play(state, ['squadron new 5 fleet 2']).codes).toEqual(['done']);
    expect(fleetsOf(house)[1]).toBe('2: 5(5)');
  });

  test('X-35: a squadron takes in ships that wait for a shipyard', () => {
    const { state, house, home } = firstHouse();
    home.colony.waiting = [newShip(house, { code: 'CT', wep: 0, level: 0 })];
    expect(play(state, ['squadron new 7 fleet 1\nsquadron 1 add 7']).codes).toEqual([
      'waits-for-shipyard',
      'done',
    ]);
    expect(home.colony.waiting).toEqual([]);
    expect(fleetsOf(house)[0]).toBe('1: 1(1 2 3 7) 2(4)');
  });
});

describe('X-39: cargo', () => {
  test('X-29, T04: an ETAC lands its transfer unit and takes it aboard again', () => {
    const { state, house, home } = firstHouse();
    expect(play(state, ['load 1 PTU 1\nunload 1 PTU 2']).codes).toEqual(['no-room', 'not-aboard']);
    expect(home.colony.pu).toBeGreaterThan(420_000_000);
    expect(play(state, ['load 1 PTU 1']).codes).toEqual(['done']);
    expect(home.colony.pu).toBe(420_000_000);
    expect(house.fleets[0]?.squadrons[1]?.ships[0]?.load).toBe(1);
  });

  test('X-28, X-37: a transfer unit that finds no place is lost, and the order says so', () => {
    for (const [order, reason] of [
      ['unload 1 PTU 1', 'The planet holds no more people, and settlers were lost: 1.000 of 1 PTU.'],
      ['salvage 2 1', 'The planet holds no more people, and settlers were lost: 1.000 PTU.'],
    ] as const) {
      const { state, home } = firstHouse();
      home.planetClass = 'desolate';
      home.colony.pu = 60e6;
      expect(play(state, [order]).outcomes).toMatchObject([{ status: 'partly', code: 'no-place', reason }]);
      expect(home.colony.pu).toBe(60e6);
    }
  });

  test('X-39: Marines board transports, fighters carriers, the best first', () => {
    const { state, house, home } = withShips('TT', 'TT', 'CV');
    home.colony.ground.MD.undamaged = 3;
    home.colony.fighters = [2, 1, 1, 0];
    const { outcomes } = play(state, ['load 1 MD 3\nload 1 FS 2\nunload 1 FS 1\nunload 1 MD 1']);
    expect(outcomes).toMatchObject([
      { status: 'partly', code: 'no-room', reason: '2 of 3. There is no room aboard.' },
      { status: 'done' },
      { status: 'done' },
      { status: 'done' },
    ]);
    expect(home.colony.ground.MD.undamaged).toBe(2);
    expect(home.colony.fighters).toEqual([2, 1, 0]);
    const [fleet] = house.fleets;
    expect(fleet && shipsOf(fleet).flatMap(({ fighters }) => fighters)).toEqual([1]);
  });

  test('X-39: what fills the last room with the last there wants room, not cargo', () => {
    const { state, home } = withShips('TT');
    home.colony.ground.MD.undamaged = 1;
    expect(play(state, ['load 1 MD 2']).outcomes).toMatchObject([
      { status: 'partly', reason: '1 of 2. There is no room aboard.' },
    ]);
  });

  test('X-39: only at an own colony', () => {
    const { state, house } = firstHouse();
    const [fleet] = house.fleets;
    if (fleet) fleet.systemId = house.homeId === 1 ? 2 : 1;
    expect(play(state, ['unload 1 PTU 1\nsalvage 1']).codes).toEqual(['not-at-colony', 'not-at-colony']);
  });
});

describe('X-37: repair and salvage', () => {
  test('X-37: squadrons of a list as far as possible', () => {
    const { state, house } = firstHouse();
    for (const squadron of house.fleets[0]?.squadrons ?? []) squadron.state = 'crippled';
    const { outcomes } = play(state, ['repair 1 3 2\nsalvage 4 99']);
    expect(outcomes).toMatchObject([
      { status: 'partly', code: 'not-damaged' },
      { status: 'partly', code: 'unknown-squadron' },
    ]);
    // a quarter of 13 and 15, and half of 15 back
    expect(house.treasury).toBe(210_000 - 3_250 - 3_750 + 7_500);
    expect(fleetsOf(house)).toEqual(['2: 3(5)']);
  });

  test('X-37: Starbases and ground units by number', () => {
    const { state, home } = firstHouse(FIRST);
    home.colony.ground.GB.crippled = 2;
    home.colony.starbases = [{ wep: 0, state: 'crippled' }];
    const at = `${home.q},${home.r}`;
    const { codes } = play(state, [
      `repair ${at} GB 2\nrepair ${at} SB 1\nsalvage ${at} SP 1\nsalvage ${at} GB 1`,
    ]);
    expect(codes).toEqual(['done', 'done', 'done', 'not-there']);
    expect(home.colony.facilities.SP).toBe(0);
  });
});
