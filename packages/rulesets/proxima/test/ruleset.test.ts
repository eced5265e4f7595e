import {
  createGame,
  parameterTable,
  resolveParameters,
  resolveTurn,
  SetupError,
  StateError,
  turnReportOf,
} from '@ec/engine';
import { renderText } from '@ec/reports';
import { describe, expect, test } from 'vitest';
import { proxima } from '../src/ruleset.js';
import { play, skirmish } from './skirmish.js';

const players = [1, 2].map((id) => ({ id, email: `${id}@example.org`, name: `Player ${id}` }));
const game = createGame(proxima, { name: 'Landing', seed: 1n, players });

describe('architecture 1: what a host asks for', () => {
  test('P-03: the turn sequence', () => {
    expect(proxima.phases.map(({ name }) => name)).toEqual(['moves', 'fire', 'fights', 'builds']);
  });

  test('P-01: as many players as sides, each once', () => {
    const withPlayers = (given: typeof players) => () =>
      createGame(proxima, { name: 'Landing', seed: 1n, players: given });
    expect(withPlayers(players.slice(0, 1))).toThrow('players: expected 2 players, received 1');
    expect(withPlayers(players.map((player) => ({ ...player, id: 1 })))).toThrow(SetupError);
    expect(() => resolveParameters(proxima.parameters, { grid: 'round' })).toThrow(SetupError);
  });

  test('P-02, P-90: the table of parameters has the words for each reading', () => {
    const { rows } = parameterTable(proxima.parameters, resolveParameters(proxima.parameters), [
      'key',
      'bounds',
    ]);
    expect(rows).toEqual([
      ['grid', 'square or hexagonal'],
      ['buildReach', '0 to 10'],
      ['damage.clamp', 'each or sum'],
      ['endurance.reading', 'percent or points'],
    ]);
  });

  test('P-01: a seat gets another player', () => {
    const seated = proxima.seatPlayer(game.state, 2, { id: 9, email: 'new@example.org' });
    expect(proxima.seats(seated).map(({ playerId }) => playerId)).toEqual([1, 9]);
    const left = proxima.seatPlayer(game.state, 1, null);
    expect(proxima.seats(left).map(({ playerId }) => playerId)).toEqual([null, 2]);
    expect(() => proxima.seatPlayer(game.state, 3, null)).toThrow(RangeError);
    expect(() => proxima.seatPlayer(game.state, 2, { id: 1, email: '1@example.org' })).toThrow(RangeError);
  });

  test('P-01: a seat does not see who plays the other sides', () => {
    const players = [1, 2].map((seat) => proxima.view(game.state, game.journal, seat).known.players);
    expect(players).toEqual([
      [{ playerId: 1 }, { playerId: null }],
      [{ playerId: null }, { playerId: 2 }],
    ]);
  });

  test('architecture 6: text that is not a state is refused, with its place', () => {
    const { state } = game;
    const encoded = proxima.codec.encode({
      ...state,
      units: state.units.map((unit) => ({ ...unit, x: -1 })),
    });
    expect(() => proxima.codec.decode(encoded)).toThrow('units.0.x');
    expect(() => proxima.codec.decode('{')).toThrow(StateError);
  });

  test('P-01, P-06: the rulebook has the definitions, their files, and what attacks do', () => {
    const text = renderText(proxima.rulebook(resolveParameters(proxima.parameters)), { width: 200 });
    expect(text).toMatch(/DUN00005 +t +Tank +4 +120 +MOVE FIRE/);
    expect(text).toMatch(/DUN +unitTypes\[\]\.cost\.turns +Turns' work\./);
    expect(text).toMatch(/PLY +players\[\]\.rally +Where its units go after they lost a fight\./);
    // A howitzer on a tank: (50 − 30) + (50 − 20). A rifle squad on a bunker: (45 − 25) + 0.
    const [, ...tank] = /\nHowitzer +(\S+) +(\S+) +(\S+) +(\S+) +(\S+)/.exec(text) ?? [];
    expect(tank.at(-1)).toBe('50');
    expect(text).toMatch(/\nRifle squad +(\S+ +){6}20\n/);
    expect(text).toMatch(/80 +80 %/);
  });
});

describe('P-02: what players read', () => {
  test('P-04: the report says what happened, and gives the results of orders', () => {
    const sheet = 'UNI00004 MOVE 6,1\nUNI00004 FIRE 7,1\nUNI00003 BUILD DUN00007 0,1\nUNI00001 JUMP';
    const next = resolveTurn(proxima, game, new Map([[1, sheet]]));
    const text = renderText(turnReportOf(proxima, next, 1));
    expect(text).toMatch(/UNI00004 +Rifle squad +3,1 +moves to 6,1/);
    expect(text).toMatch(/UNI00004 MOVE 6,1 +done/);
    expect(text).toMatch(/UNI00004 FIRE 7,1 +refused +No enemy is on this tile\./);
    expect(text).toMatch(/4 +UNI00001 JUMP +unreadable/);
    expect(text).toMatch(/DUN00007 +Bunker +Landing Party +0,1 +1 of 4/);
    const other = renderText(turnReportOf(proxima, next, 2));
    expect(other).toMatch(/UNI00004 +Rifle squad +3,1 +moves to 6,1/);
    expect(other).not.toMatch(/1 of 4|No enemy/);
  });

  test('P-06, P-07: the report has fire, fights, losses, retreats and new units', () => {
    const state = skirmish({
      rows: ['.....', '.....'],
      units: ['1 b A 0,0', '2 g B 4,0', '3 g A 1,1', '4 g B 3,1 30', '5 w A 0,1', '6 w A 0,1', '7 w A 0,1'],
      rally: { A: ['0,0'], B: ['4,0'] },
    });
    const work = [5, 6, 7].map((unit) => `UNI0000${unit} BUILD DUN00001 0,0`).join('\n');
    const { state: after, events } = play(
      state,
      `UNI00001 MOVE 2,0\nUNI00003 FIRE 3,1\n${work}`,
      'UNI00002 MOVE 2,0',
    );
    const text = renderText(proxima.report(proxima.view(after, events, 1)));
    expect(text).toMatch(/UNI00003 +Kind g +1,1 +fires at UNI00004: Gun, 35 endurance/);
    expect(text).toMatch(/UNI00004 +Kind g +3,1 +is destroyed/);
    expect(text).toMatch(/UNI00001 +Kind b +2,0 +fights UNI00002: Sword, 40 endurance/);
    expect(text).toMatch(/UNI00002 +Kind g +2,0 +retreats to 4,0/);
    expect(text).toMatch(/UNI00008 +Kind g +0,0 +is built/);
  });

  test('P-07: the report says why a unit without a free rally point is destroyed', () => {
    const state = skirmish({ rows: ['.....'], units: ['1 b A 0,0', '2 g B 4,0'] });
    const { state: after, events } = play(state, 'UNI00001 MOVE 2,0', 'UNI00002 MOVE 2,0');
    expect(renderText(proxima.report(proxima.view(after, events, 2)))).toMatch(
      /UNI00002 +Kind g +2,0 +is destroyed: no rally point to retreat to is free/,
    );
  });

  test('P-09: the report of a game that is over names the winner', () => {
    const state = skirmish({ rows: ['..'], units: ['1 g A 0,0'] });
    expect(renderText(proxima.summary(state))).toMatch(/Won by +Player A/);
  });

  test('P-02: the order sheet lists the units under the name of its file', () => {
    const sheet = proxima.template(proxima.view(game.state, [], 2));
    expect(sheet.split('\n').slice(0, 2)).toEqual([
      '; PLY00002-0.txt',
      '; UNI00101 Factory at 12,8, 1 action points: BUILD',
    ]);
  });

  test('architecture 7: a check warns of orders that would not be done', () => {
    const { orders } = proxima.parse(
      'UNI00004 MOVE 6,1\nUNI00001 MOVE 6,1\nUNI00104 MOVE 6,1\nUNI00005 MOVE 13,9',
    );
    const warnings = proxima.check(orders, proxima.view(game.state, [], 1));
    expect(warnings.map(({ line, code }) => `${line} ${code}`)).toEqual([
      '2 no-action',
      '3 no-unit',
      '4 stopped',
    ]);
  });
});
