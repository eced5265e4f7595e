import { describe, expect, test } from 'vitest';
import { breakUpFleets } from '../../src/construction/break-up-fleets.js';
import { coloniesOf } from '../../src/lookup.js';
import { PHASES } from '../../src/phases/phases.js';
import { eliminate } from '../../src/politics/eliminate.js';
import { FIRST } from '../../src/editions.js';
import { outcome } from '../../src/outcome.js';
import { judgeVictory } from '../../src/politics/victory.js';
import type { Ec4xState } from '../../src/state.js';
import { newState, workOn } from '../games.js';
import { play } from '../turns.js';

/** Judges a game at the end of a turn. */
function judged(state: Ec4xState, host: { isAgreedEnd?: true } = {}) {
  Object.assign(state, host);
  judgeVictory(workOn(state));
  return outcome(state);
}

describe('X-65: capitulation, in the edition first', () => {
  test('X-65: all goes to the other House under new numbers, projects for half their price; +10', () => {
    const state = newState(3, FIRST);
    const home = coloniesOf(state, 1)[0];
    const at = `${home?.q},${home?.r}`;
    play(state, [`build ${at} shipyard CL 2\nname fleet 1 "Guard"\nfleet 1 move 0,0 roe 9`]);
    const { codes, events } = play(state, ['tax 20\ncapitulate 2', 'fleet 4 hold']);
    expect(codes).toEqual(['out-of-game', 'done', 'done']);
    const [one, two] = state.houses;
    expect(one).toMatchObject({ status: 'capitulated', treasury: 0, fleets: [], transports: [], gcp: 0 });
    expect(one?.knowledge.systems).toMatchObject([{ systemId: home?.id, owner: 2 }]);
    // 210 and what is left of the 210 of House 1: 10 spent, 5 back
    expect(two).toMatchObject({ treasury: 415_000, prestige: 60 });
    expect(coloniesOf(state, 2)).toHaveLength(2);
    expect(home?.colony.projects).toEqual([]);
    expect(two?.fleets.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(two?.fleets[3]).toMatchObject({
      name: 'Guard',
      systemId: home?.id,
      order: { kind: 'hold' },
      roe: 9,
      squadrons: [
        { id: 5, ships: [{ id: 7, code: 'CL' }, { id: 8 }, { id: 9 }] },
        { id: 6, ships: [{ id: 10, load: 1 }] },
      ],
    });
    expect(events).toContainEqual({
      kind: 'out',
      seats: [1, 2, 3],
      houseId: 1,
      status: 'capitulated',
      heirId: 2,
    });
  });

  test('X-65: settlers under way and ships that wait for a shipyard are handed on as well', () => {
    const state = newState(2, FIRST);
    const [one, two] = state.houses;
    const [home] = coloniesOf(state, 1);
    const settlers = { fromId: 1, toId: 2, ptu: 3, turns: 2 };
    one?.transports.push(settlers);
    const waiting = { id: 6, code: 'BB' as const, wep: 0, level: 0, load: 0, fighters: [] };
    home?.colony.waiting.push(waiting);
    play(state, ['capitulate 2']);
    expect(two?.transports).toEqual([settlers]);
    // House 2 has six ships of its own
    expect(home?.colony.waiting).toEqual([{ ...waiting, id: 7 }]);
    expect(one).toMatchObject({ transports: [], gcp: 0 });
  });

  test('X-65: fleets are handed on as they are: crippled, and unseen', () => {
    const state = newState(2, FIRST);
    const [one, two] = state.houses;
    const [guard, scout] = one?.fleets ?? [];
    const [squadron] = guard?.squadrons ?? [];
    if (!squadron || !scout) throw new Error('expected two fleets');
    squadron.state = 'crippled';
    scout.isHidden = true;
    play(state, ['capitulate 2']);
    // three of its own, then these three
    expect(two?.fleets.slice(3).map(({ isHidden }) => isHidden)).toEqual([false, true, false]);
    expect(
      two?.fleets.slice(3).map(({ squadrons }) => squadrons.map(({ state: unitState }) => unitState)),
    ).toEqual([['crippled', 'undamaged'], ['undamaged'], ['undamaged']]);
  });

  test('X-21: stances change before anybody capitulates', () => {
    const state = newState(3, FIRST);
    expect(play(state, ['capitulate 2\nstance 3 enemy']).codes).toEqual(['done', 'done']);
  });

  test('X-65: nobody capitulates to itself or to who is out', () => {
    const state = newState(3, FIRST);
    const { codes } = play(state, ['capitulate 1\ncapitulate 2', 'capitulate 1\ncapitulate 3']);
    expect(codes).toEqual(['own-house', 'done', 'out-of-game', 'done']);
    expect(coloniesOf(state, 3)).toHaveLength(3);
    expect(judged(state)).toEqual({ status: 'over', winners: [3] });
  });
});

describe('X-65: elimination', () => {
  test('X-65: prestige below 0 at three Ends of turn in a row; colonies keep people and ground units', () => {
    const state = newState(3);
    const [house] = state.houses;
    const [home] = coloniesOf(state, 1);
    if (!house || !home) throw new Error('expected a House');
    home.colony.ground.AA.undamaged = 4;
    home.colony.fighters = [0];
    house.prestige = -1;
    eliminate(workOn(state));
    eliminate(workOn(state));
    house.prestige = 0;
    eliminate(workOn(state));
    house.prestige = -1;
    for (const status of ['playing', 'playing', 'disgraced']) {
      eliminate(workOn(state));
      expect(house.status).toBe(status);
    }
    expect(house.fleets).toEqual([]);
    expect(house.knowledge.systems).toMatchObject([{ systemId: home.id, owner: 'independent' }]);
    expect(state.systems[home.id - 1]?.colony).toMatchObject({
      owner: 'independent',
      pu: 420_000_000,
      ground: { AA: { undamaged: 4 } },
      fighters: [],
      facilities: { SP: 1, SY: 1 },
    });
    expect(judged(state)).toEqual({ status: 'running' });
  });

  test('X-65: independent colonies keep name, shield, industry and what they have reached', () => {
    const state = newState(3);
    const [house] = state.houses;
    const [home] = coloniesOf(state, 1);
    if (!house || !home) throw new Error('expected a House');
    const kept = { name: 'Arrakis', shield: 4, iu: 250, fullAs: 'eden', industryMilestones: 2 } as const;
    Object.assign(home.colony, kept, { isTaxHalved: true });
    Object.assign(house, { prestige: -1, streaks: { ...house.streaks, disgrace: 2 } });
    eliminate(workOn(state));
    expect(state.systems[home.id - 1]?.colony).toMatchObject({
      ...kept,
      owner: 'independent',
      isTaxHalved: false,
    });
  });

  test('X-65: without a colony a House lives on a loaded ETAC or transport', () => {
    const state = newState(2);
    const [home] = coloniesOf(state, 1);
    const system = state.systems[(home?.id ?? 1) - 1];
    if (system) system.colony = null;
    eliminate(workOn(state));
    expect(state.houses[0]?.status).toBe('playing');
    const etac = state.houses[0]?.fleets[0]?.squadrons[1]?.ships[0];
    if (etac) etac.load = 0;
    const scout = state.houses[0]?.fleets[1]?.squadrons[0]?.ships[0];
    if (scout) Object.assign(scout, { code: 'TT', load: 1 });
    eliminate(workOn(state));
    expect(state.houses[0]?.status).toBe('playing');
    if (scout) scout.load = 0;
    const work = workOn(state);
    eliminate(work);
    expect(work.events).toEqual([
      { kind: 'out', seats: [1, 2], houseId: 1, status: 'eliminated', heirId: null },
    ]);
    expect(judged(state)).toEqual({ status: 'over', winners: [2] });
  });

  test('X-65: nobody may be left', () => {
    const state = newState(2);
    for (const house of state.houses) house.status = 'disgraced';
    expect(judged(state)).toEqual({ status: 'over', winners: [] });
  });
});

describe('X-65: victory', () => {
  test('X-21, X-65: the last House wins in the turn in which the other falls into disgrace', () => {
    const state = newState(2);
    const [, two] = state.houses;
    if (two) Object.assign(two, { prestige: -1, streaks: { ...two.streaks, disgrace: 2 } });
    play(state, [], PHASES);
    expect(outcome(state)).toEqual({ status: 'over', winners: [1] });
  });

  test('X-65: the owner of every home world', () => {
    const state = newState(3);
    for (const { homeOf, colony } of state.systems) if (homeOf !== null && colony) colony.owner = 2;
    expect(judged(state)).toEqual({ status: 'over', winners: [2] });
  });

  test('X-65: a home world that nobody lives on has no owner', () => {
    const state = newState(3);
    for (const { homeOf, colony } of state.systems) if (homeOf !== null && colony) colony.owner = 2;
    const lost = state.systems.find(({ homeOf }) => homeOf === 3);
    if (lost) lost.colony = null;
    expect(judged(state)).toEqual({ status: 'running' });
  });

  test('X-65: on the last turn most prestige, then product, then a draw', () => {
    const state = newState(3, { 'game.turns': 5 });
    state.turn = 4;
    expect(judged(state)).toEqual({ status: 'running' });
    state.turn = 5;
    const winnersOf = (prestige: number[], gcp: number[]): readonly number[] => {
      const game = structuredClone(state);
      for (const [i, house] of game.houses.entries()) {
        house.prestige = prestige[i] ?? 0;
        house.gcp = gcp[i] ?? 0;
      }
      judged(game);
      return game.winners;
    };
    expect(winnersOf([1, 3, 2], [9, 1, 9])).toEqual([2]);
    expect(winnersOf([3, 1, 3], [1, 9, 2])).toEqual([3]);
    expect([[1], [3]]).toContainEqual(winnersOf([3, 1, 3], [2, 9, 2]));
  });

  test('X-65: when all agree, the best so far', () => {
    const state = newState(2);
    const [house] = state.houses;
    if (house) house.prestige = 51;
    expect(judged(state, { isAgreedEnd: true })).toEqual({ status: 'over', winners: [1] });
  });
});

describe('X-43: order 15', () => {
  test('X-21: projects are done before fleets are broken up', () => {
    const state = newState(2);
    const [home] = coloniesOf(state, 1);
    const { events } = play(state, [`build ${home?.q},${home?.r} colony GB 1\nfleet 2 salvage`], PHASES);
    const kinds = events
      .map(({ kind }) => kind)
      .filter((kind) => kind === 'completed' || kind === 'brokenUp');
    expect(kinds).toEqual(['completed', 'brokenUp']);
  });

  test('X-37, X-43: at an own colony a fleet is broken up for half of its price, and its cargo lands', () => {
    const state = newState(2);
    const work = workOn(state);
    const [house] = state.houses;
    const [home] = coloniesOf(state, 1);
    for (const fleet of house?.fleets ?? []) fleet.order.kind = 'salvage';
    const [, scouts] = house?.fleets ?? [];
    if (scouts) scouts.systemId = home?.id === 1 ? 2 : 1;
    breakUpFleets(work);
    expect(house?.fleets.map(({ id }) => id)).toEqual([2]);
    // CL and two DD 13, ETAC 15, Scout 15
    expect(house?.treasury).toBe(210_000 + 6_500 + 7_500 + 7_500);
    expect(home?.colony.pu).toBeGreaterThan(420_000_000);
    expect(work.events.filter(({ kind }) => kind === 'brokenUp')).toMatchObject([
      { fleetId: 1, paid: 14_000 },
      { fleetId: 3, paid: 7_500 },
    ]);
  });
});
