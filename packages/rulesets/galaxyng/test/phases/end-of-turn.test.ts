import { resolveTurn } from '@ec/engine';
import { describe, expect, test } from 'vitest';
import { CLASSIC } from '../../src/editions.js';
import { sectionsOf } from '../../src/report/report.js';
import { galaxyng } from '../../src/ruleset.js';
import { view } from '../../src/view/view.js';
import {
  endings,
  galaxyOf,
  groups,
  home,
  planet,
  race,
  turn,
  turnUpTo,
  type GalaxyGame,
  type GroupPart,
} from '../turns.js';

describe('N-18: merging', () => {
  test('N-18: groups that are alike merge into the lowest number; one that differs in anything stays', () => {
    const game = galaxyOf({
      planets: [home(1), {}],
      groups: [
        { type: 'Drone', ships: 2, number: 7 },
        { type: 'Drone', ships: 3, number: 5 },
        { type: 'Drone', ships: 4, tech: { drive: 1.5, weapons: 0, shields: 0, cargo: 0 } },
        { type: 'Drone', planetId: 2 },
        { type: 'Flak' },
      ],
    });
    const after = turnUpTo('merge', game, {});
    expect(groups({ state: after }).map(({ number, ships }) => [number, ships])).toEqual([
      [3, 4],
      [4, 1],
      [5, 5],
      [5, 1],
    ]);
  });

  test('N-18: a group that was only broken is whole again; fleets without ships are dropped', () => {
    const game = galaxyOf({ planets: [home(1)], groups: [{ type: 'Drone', ships: 5 }] });
    const after = turn(game, { 1: 'b 1 2\nd fleet Pack' });
    expect(groups(after)).toMatchObject([{ number: 1, ships: 5 }]);
    expect(race(after, 1).fleets).toEqual([]);
  });
});

describe('N-19: renumbering', () => {
  const game = galaxyOf({
    planets: [home(1, { x: 100 }), {}, home(2), home(1, { x: 0 })],
    groups: [
      { type: 'Drone', planetId: 2 },
      { type: 'Flak', planetId: 3 },
      { type: 'Flak', planetId: 1, originId: 4, distance: 60 },
      { type: 'Drone', planetId: 1 },
      { type: 'Hauler', planetId: 4 },
      { type: 'Gunship', planetId: 4 },
    ],
    parameters: { peaceTurns: 9 },
  });

  test('N-19: own, alien, then unowned planets, those in orbit first; the fleets last', () => {
    const after = turn(game, { 1: 'd fleet Pack\nj 6 Pack' });
    expect(groups(after).map(({ id, planetId }) => [id, planetId])).toEqual([
      [4, 1],
      [3, 1],
      [5, 4],
      [2, 3],
      [1, 2],
      [6, 4],
    ]);
  });

  test('N-19: without the option numbers stay', () => {
    const after = turn(game, { 1: 'o NO sortgroups' });
    expect(groups(after).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('N-16, step 20: new names', () => {
  test('N-05, N-16: the first who takes a name has it, and a planet must be owned then', () => {
    const game = galaxyOf({
      planets: [home(1), home(2)],
      parameters: { playerOrder: 'classic' },
    });
    const after = turn(game, {
      1: 'n 1 Zephir\nn 2 Mine\nc Camels\nt Drone Probe',
      2: 'n 2 zephir\nc Camels\nc Race_2\nt Drone Flak',
    });
    expect(endings(after)).toEqual([
      'n 1 Zephir: done',
      'n 2 Mine: not-owner',
      'c Camels: done',
      't Drone Probe: done',
      'n 2 zephir: name-taken',
      'c Camels: name-taken',
      'c Race_2: name-taken',
      't Drone Flak: name-taken',
    ]);
    expect(race(after, 1).name).toBe('Camels');
    expect(planet(after, 1).name).toBe('Zephir');
  });
});

/** Turns in which only some races send orders. */
function turns(game: GalaxyGame, count: number, ...senders: readonly number[]): GalaxyGame {
  let after = game;
  for (let i = 0; i < count; i++)
    after = resolveTurn(galaxyng, after, new Map(senders.map((seat) => [seat, ''])));
  return after;
}

describe('N-39, N-40: races leave', () => {
  const game = galaxyOf({
    races: 3,
    planets: [home(1, { stock: { COL: 1, CAP: 1, MAT: 1 } }), home(2), home(3)],
    groups: [{ type: 'Drone' }, { type: 'Drone', raceId: 2 }],
    parameters: { peaceTurns: 99 },
  });

  test('N-39: no orders for turn 1: removed; its planets are emptied and its ships gone', () => {
    const after = turns(game, 1, 2, 3);
    expect(race(after, 1).status).toBe('dropped');
    expect(planet(after, 1)).toMatchObject({
      ownerId: null,
      population: 0,
      stock: { COL: 0, CAP: 0, MAT: 0 },
    });
    expect(groups(after, 1)).toEqual([]);
    expect(after.journal.find(({ kind }) => kind === 'left')).toMatchObject({ seats: [1, 2, 3], raceId: 1 });
  });

  test('N-39: three turns in a row up to turn 10', () => {
    const first = turns(game, 1, 1, 2, 3);
    const second = turns(first, 2, 2, 3);
    expect(race(second, 1)).toMatchObject({ status: 'playing', missed: 2 });
    expect(race(turns(second, 1, 1, 2, 3), 1).missed).toBe(0);
    expect(race(turns(second, 1, 2, 3), 1).status).toBe('dropped');
  });

  test('N-39: six turns in a row after turn 10; one for a race without planets', () => {
    const late = turns(game, 10, 1, 2, 3);
    expect(race(turns(late, 5, 2, 3), 1).status).toBe('playing');
    expect(race(turns(late, 6, 2, 3), 1).status).toBe('dropped');
    const homeless = galaxyOf({
      planets: [{}, home(2), home(2)],
      groups: [{ type: 'Drone' }],
    });
    expect(race(turns(turns(homeless, 1, 1, 2), 1, 2), 1).status).toBe('dropped');
  });

  /** What the report of race 1 says of turns without orders. */
  const noteOf = ({ state, journal }: GalaxyGame) =>
    sectionsOf(view(state, journal, 1))
      .filter(({ id }) => id === 'personal-messages')
      .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'lines' ? block.lines : [])));
  const removes =
    'The next turn without orders removes you; a sheet with nothing but a comment keeps you in.';
  const mayMiss = (left: number) => [`You sent no orders. Turns that you may still miss in a row: ${left}.`];

  test('N-39: the report says how many turns may still be missed: as many as do not remove the race', () => {
    expect(noteOf(game)).toEqual([removes]);
    const first = turns(game, 1, 1, 2, 3);
    expect(noteOf(first)).toEqual([]);
    const [second, third, fourth] = [1, 2, 3].map((count) => turns(first, count, 2, 3));
    expect(second && noteOf(second)).toEqual(mayMiss(1));
    expect(third && noteOf(third)).toEqual([`You sent no orders. ${removes}`]);
    expect(fourth && race(fourth, 1).status).toBe('dropped');
    expect(fourth && noteOf(fourth)).toEqual([]);
  });

  test('N-39: each turn is judged by its own figure: after turn 10 six, and two missed before it count', () => {
    // turn 10 missed: 11 to 14 are the second to the fifth
    expect(noteOf(turns(turns(game, 9, 1, 2, 3), 1, 2, 3))).toEqual(mayMiss(4));
    // turns 9 and 10 missed: turn 11 is the third of six
    const late = turns(turns(game, 8, 1, 2, 3), 2, 2, 3);
    expect(noteOf(late)).toEqual(mayMiss(3));
    expect(race(turns(late, 3, 2, 3), 1).status).toBe('playing');
    expect(race(turns(late, 4, 2, 3), 1).status).toBe('dropped');
    // turns 8 and 9 missed: turn 10 is the third of three
    expect(noteOf(turns(turns(game, 7, 1, 2, 3), 2, 2, 3))).toEqual([`You sent no orders. ${removes}`]);
  });

  test('N-39: a race that has lost its last planet is told, whether it sent orders or not', () => {
    const bombed = galaxyOf({
      planets: [home(1), home(2)],
      groups: [
        { type: 'Drone', planetId: 2 },
        { type: 'Bomber', raceId: 2 },
      ],
      parameters: { peaceTurns: 0, remnantTurns: 0 },
    });
    const ready = { ...bombed, state: { ...bombed.state, turn: 11 } };
    const war = new Map([[2, 'w Race_1']]);
    const silent = resolveTurn(galaxyng, ready, war);
    expect(planet(silent, 1).ownerId).not.toBe(1);
    expect(noteOf(silent)).toEqual([`You sent no orders. ${removes}`]);
    expect(race(turns(silent, 1, 2), 1).status).toBe('dropped');
    expect(noteOf(resolveTurn(galaxyng, ready, new Map([...war, [1, '']])))).toEqual([
      `You have no planets. ${removes}`,
    ]);
  });

  test('N-07, N-41: nobody is warned who cannot be removed, and nobody when the game is over', () => {
    const parts = { planets: [home(1), home(2)] };
    expect(noteOf(turns(galaxyOf({ ...parts, parameters: { dropIdle: 'off' } }), 3, 2))).toEqual([]);
    const over = galaxyOf({ ...parts, parameters: { turnLimit: 2 } });
    expect(noteOf(turns(turns(over, 1, 1, 2), 1, 2))).toEqual([]);
  });

  test('N-07: without dropIdle nobody is removed', () => {
    const kept = galaxyOf({ planets: [home(1), home(2)], parameters: { dropIdle: 'off' } });
    expect(race(turns(kept, 9, 2), 1).status).toBe('playing');
  });

  test('N-40: a race quits with its own name, and its orders of later turns are refused', () => {
    const after = turn(game, { 1: 'q Race_2\nq race_1', 2: 's 1 1' });
    expect(endings(after, 1)).toEqual(['q Race_2: not-your-race', 'q race_1: done']);
    expect(race(after, 1).status).toBe('quit');
    expect(endings(turn(after, { 1: 'v 1' }), 1)).toEqual(['v 1: out-of-game']);
  });

  test('N-40: a race without planets and ships is eliminated', () => {
    const lost = galaxyOf({ races: 3, planets: [home(1), home(2)] });
    const after = turn(lost);
    expect(race(after, 3).status).toBe('eliminated');
    // nobody waits for its orders
    expect(galaxyng.seats(after.state).map(({ isOut }) => isOut)).toEqual([false, false, true]);
  });
});

describe('N-46: remnants', () => {
  const planets = [{ x: 200 }, home(2), home(3)];
  const statusAfter = (turns: number, groups: readonly GroupPart[], parameters = {}) => {
    let game = galaxyOf({ races: 3, planets, groups, parameters: { dropIdle: 'off', ...parameters } });
    for (let i = 0; i < turns; i++) game = turn(game);
    return race(game, 1).status;
  };

  test('N-46: a race with a probe and nothing else is out at the third end of turn', () => {
    expect(statusAfter(2, [{ type: 'Drone' }])).toBe('playing');
    expect(statusAfter(3, [{ type: 'Drone' }])).toBe('eliminated');
    // a second probe elsewhere is as little
    expect(statusAfter(3, [{ type: 'Drone' }, { type: 'Drone', planetId: 3 }])).toBe('eliminated');
  });

  test('N-46: colonists, guns or a group of two ships keep it in the game', () => {
    expect(statusAfter(5, [{ type: 'Drone', ships: 2 }])).toBe('playing');
    expect(statusAfter(5, [{ type: 'Fort' }])).toBe('playing');
    expect(statusAfter(5, [{ type: 'Hauler', cargo: 'MAT', load: 1 }])).toBe('eliminated');
    const colonists = [
      { type: 'Hauler', cargo: 'COL', load: 1, planetId: 2, originId: 1, distance: 100 },
    ] as const;
    expect(statusAfter(5, colonists)).toBe('playing');
  });

  test('N-46: parameters; the preset classic knows no remnants', () => {
    expect(statusAfter(1, [{ type: 'Drone' }], { remnantTurns: 1 })).toBe('eliminated');
    expect(statusAfter(3, [{ type: 'Drone', ships: 2 }], { remnantShips: 2 })).toBe('eliminated');
    expect(statusAfter(9, [{ type: 'Drone' }], CLASSIC)).toBe('playing');
  });

  test('N-46: the race is warned, and the count begins anew when it recovers', () => {
    const game = galaxyOf({ races: 3, planets, groups: [{ type: 'Drone' }] });
    const warned = turn(game);
    expect(warned.journal.filter(({ kind }) => kind === 'remnant')).toMatchObject([{ seats: [1], left: 2 }]);
    expect(JSON.stringify(galaxyng.report(view(warned.state, warned.journal, 1)))).toContain(
      'Turns until you are out of the game: 2.',
    );
    const owner = {
      ...warned.state,
      planets: warned.state.planets.map((it) => (it.id === 1 ? { ...it, ownerId: 1, population: 10 } : it)),
    };
    expect(race(turn({ ...warned, state: owner }), 1).remnant).toBe(0);
  });
});

describe('N-32, N-27: what holds from the next turn on', () => {
  test('N-32: passwords and addresses', () => {
    const game = galaxyOf({ planets: [home(1), home(2)] });
    const after = turn(game, { 1: 'y sealed.hash\nz a@example.org,b@example.org' });
    expect(race(after, 1)).toMatchObject({
      password: 'sealed.hash',
      addresses: ['a@example.org', 'b@example.org'],
    });
  });
});

describe('N-38, N-41: ranking and outcome', () => {
  test('N-38: by effective industry, ties by ID', () => {
    const game = galaxyOf({
      races: 3,
      planets: [
        home(1, { population: 400, industry: 0 }),
        home(2, { population: 400, industry: 100 }),
        home(3, { population: 100, industry: 100 }),
      ],
      parameters: { peaceTurns: 9 },
    });
    const after = turnUpTo('roll call', game);
    expect(after.races).toHaveLength(3);
    // 100, 175 and 100 before they grow; capital adds the rest
    const { ranking } = turn(game, { 1: 'p 1 DRIVE', 2: 'p 2 DRIVE', 3: 'p 3 DRIVE' }).state;
    expect(ranking.map(({ raceId }) => raceId)).toEqual([2, 1, 3]);
    expect(ranking[1]).toMatchObject({ population: 432, industry: 0, production: 108, planets: 1 });
  });

  const outcomeOf = ({ state }: GalaxyGame) => galaxyng.outcome(state);

  test('N-41: the last race wins, and with none left nobody does', () => {
    const game = galaxyOf({ planets: [home(1), home(2)] });
    expect(outcomeOf(game)).toEqual({ status: 'running' });
    expect(outcomeOf(turn(game, { 1: 'q Race_1' }))).toEqual({ status: 'over', winners: [2] });
    expect(outcomeOf(turn(game, { 1: 'q Race_1', 2: 'q Race_2' }))).toEqual({ status: 'over', winners: [] });
  });

  test('N-41: at the turn limit the best ranked wins, with its allies where alliances win', () => {
    const planets = [home(1, { size: 500, population: 500, industry: 500 }), home(2), home(3)];
    const alone = galaxyOf({ races: 3, planets, parameters: { turnLimit: 1 } });
    expect(outcomeOf(turn(alone))).toEqual({ status: 'over', winners: [2] });
    const allies = galaxyOf({ races: 3, planets, parameters: { turnLimit: 1, victory: 'alliance' } });
    const sheets = { 1: 'a Race_2', 2: 'a Race_1\na Race_3' };
    expect(outcomeOf(turn(allies, sheets))).toEqual({ status: 'over', winners: [1, 2] });
  });

  const agreed = { isAgreedEnd: true } as const;

  test('N-41: when all agree the game ends, and the best ranked of those left wins', () => {
    const game = galaxyOf({
      races: 3,
      planets: [home(1), home(2, { size: 500, population: 500, industry: 500 }), home(3)],
    });
    expect(outcomeOf(turn(game, {}, agreed))).toEqual({ status: 'over', winners: [1] });
    const after = turn(game, { 1: 'q Race_1' }, agreed);
    expect(outcomeOf(after)).toEqual({ status: 'over', winners: [3] });
    // it stays over when it is played on, and a race that plays alone may agree with itself
    expect(outcomeOf(turn(after))).toEqual({ status: 'over', winners: [3] });
    const alone = galaxyOf({ races: 1, planets: [home(1)] });
    expect(outcomeOf(turn(alone))).toEqual({ status: 'running' });
    expect(outcomeOf(turn(alone, {}, agreed))).toEqual({ status: 'over', winners: [1] });
  });

  test('N-41: when all agree, allies of the winner win where alliances do, and its team does in a team game', () => {
    const planets = [home(1), home(2), home(3)];
    const allies = galaxyOf({ races: 3, planets, parameters: { victory: 'alliance' } });
    const sheets = { 1: 'a Race_3', 2: 'a Race_1', 3: 'a Race_1' };
    expect(outcomeOf(turn(allies, sheets, agreed))).toEqual({ status: 'over', winners: [1, 3] });
    const teams = galaxyOf({ races: 3, planets, parameters: { teams: '1,3' } });
    expect(outcomeOf(turn(teams, {}, agreed))).toEqual({ status: 'over', winners: [1, 3] });
  });

  test('N-41: an ally who has quit does not win with the best ranked', () => {
    const planets = [home(1), home(2), home(3)];
    const game = galaxyOf({ races: 3, planets, parameters: { victory: 'alliance' } });
    const allied = turn(game, { 1: 'a Race_3', 2: 'a Race_1', 3: 'a Race_1' });
    expect(outcomeOf(turn(allied, { 3: 'q Race_3' }, agreed))).toEqual({ status: 'over', winners: [1] });
  });

  test('architecture 6, N-41: the state in which all have agreed is restored from its text', () => {
    const { state } = turn(galaxyOf({ planets: [home(1), home(2)] }), {}, agreed);
    expect(state.isAgreedEnd).toBe(true);
    expect(galaxyng.codec.decode(galaxyng.codec.encode(state))).toEqual(state);
  });

  test('N-41: a team that is left alone wins whole', () => {
    const teams = galaxyOf({
      races: 3,
      planets: [home(1), home(2), home(3)],
      parameters: { teams: '1,3' },
    });
    const after = turn(teams, { 2: 'q Race_2', 3: 'q Race_3' });
    expect(outcomeOf(after)).toEqual({ status: 'over', winners: [1, 3] });
  });
});
