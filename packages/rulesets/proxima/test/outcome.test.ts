import { expect, test } from 'vitest';
import { outcome } from '../src/outcome.js';
import { standings } from '../src/standings.js';
import { proxima } from '../src/ruleset.js';
import { playTurn } from '../src/phases/phases.js';
import { play, positions, skirmish } from './skirmish.js';

const rows = ['.....'];
const objectives = ['1,0', '3,0'];
const at = (units: readonly string[], turn = 0, turns = 0) => ({
  ...skirmish({ rows, units, objectives, turns }),
  turn,
});

test('P-09: a team wins when no other has units left', () => {
  expect(outcome(at(['1 g A 0,0']))).toEqual({ status: 'over', winners: [1] });
  expect(outcome(at(['1 g A 0,0', '2 g B 4,0']))).toEqual({ status: 'running' });
  expect(outcome(at([]))).toEqual({ status: 'over', winners: [] });
});

test('P-09: a side without units, and without any under construction, is out', () => {
  const game = skirmish({ rows, units: ['1 g A 0,0'] });
  const out = () => proxima.seats(game).map(({ isOut }) => isOut);
  expect(out()).toEqual([false, true]);
  game.sites.push({ player: 'PLY00002', x: 4, y: 0, type: 'g', work: 1 });
  expect(out()).toEqual([false, false]);
});

test('P-09: the last unit of the other team falls', () => {
  const game = skirmish({ rows, units: ['1 g A 0,0', '2 g B 1,0 30'] });
  expect(outcome(game).status).toBe('running');
  expect(outcome(play(game, 'UNI00001 FIRE 1,0').state)).toEqual({ status: 'over', winners: [1] });
});

test('P-09: a team that holds all objectives wins', () => {
  expect(outcome(at(['1 g A 1,0', '2 g B 3,0', '3 g B 4,0']))).toEqual({ status: 'running' });
  expect(outcome(at(['1 g A 0,0', '2 g B 3,0', '3 g B 1,0']))).toEqual({ status: 'over', winners: [2] });
});

test.each([
  { endurance: 100, lastTurn: { status: 'over', winners: [] } },
  { endurance: 90, lastTurn: { status: 'over', winners: [2] } },
])(
  'P-09: two teams that finish units on the only objective at once have not won yet: A’s builder has $endurance',
  (row) => {
    // the work of three turns, side by side, on the tile between the builders
    const builders = skirmish({
      rows: ['.....', '.....', '.....'],
      units: [`1 w A 1,1 ${row.endurance}`, '2 w B 3,1'],
      rally: { A: ['0,0'], B: ['4,2'] },
      objectives: ['2,1'],
    });
    let game = builders;
    for (let turn = 1; turn <= 3; turn++)
      game = play(game, 'UNI00001 BUILD DUN00001 2,1', 'UNI00002 BUILD DUN00001 2,1').state;
    expect(positions(game).slice(2)).toEqual(['3 at 2,1 with 100', '4 at 2,1 with 100']);
    expect(standings(game).map(({ objectives: held }) => held)).toEqual([1, 1]);
    expect(outcome(game)).toEqual({ status: 'running' });
    // as their last turn it is a draw, but for the endurance
    const goals = { ...game.definitions.goals, turns: 3 };
    expect(outcome({ ...game, definitions: { ...game.definitions, goals } })).toEqual(row.lastTurn);
    // next they fight: 10 endurance each, and both retreat
    const fought = play(game).state;
    expect(positions(fought).slice(2)).toEqual(['3 at 0,0 with 90', '4 at 4,2 with 90']);
    expect(outcome(fought)).toEqual({ status: 'running' });
  },
);

test('P-09: a team that stands on all objectives has won, though others stand on some of them', () => {
  expect(outcome(at(['1 g A 1,0', '2 g A 3,0', '3 g B 3,0']))).toEqual({ status: 'over', winners: [1] });
});

test('P-09: after the last turn the most objectives win, then the most endurance, else nobody', () => {
  const after = (...units: string[]) => outcome(at(units, 9, 9));
  expect(after('1 g A 1,0 10', '2 g B 4,0')).toEqual({ status: 'over', winners: [1] });
  expect(after('1 g A 1,0 99', '2 g B 3,0')).toEqual({ status: 'over', winners: [2] });
  expect(after('1 g A 1,0', '2 g B 3,0')).toEqual({ status: 'over', winners: [] });
  expect(outcome(at(['1 g A 1,0', '2 g B 3,0'], 8, 9))).toEqual({ status: 'running' });
});

test('P-09: a game that all agree to end goes to the team that has more', () => {
  const { state } = playTurn(at(['1 g A 1,0', '2 g B 4,0']), []);
  expect(outcome(state)).toEqual({ status: 'running' });
  expect(outcome({ ...state, isAgreedEnd: true })).toEqual({ status: 'over', winners: [1] });
});

test('P-09: all players of the team win', () => {
  const teams = ['Red', 'Blue', 'Red'];
  const game = skirmish({ rows, units: ['1 g A 0,0'], teams });
  expect(outcome(game)).toEqual({ status: 'over', winners: [1, 3] });
  expect(standings(game)).toEqual([
    { team: 'Red', units: 1, endurance: 10_000, objectives: 0 },
    { team: 'Blue', units: 0, endurance: 0, objectives: 0 },
  ]);
});
