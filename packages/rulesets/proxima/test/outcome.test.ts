import { expect, test } from 'vitest';
import { outcome } from '../src/outcome.js';
import { standings } from '../src/standings.js';
import { proxima } from '../src/ruleset.js';
import { playTurn } from '../src/phases/phases.js';
import { play, skirmish } from './skirmish.js';

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
