import { expect, test } from 'vitest';
import {
  follows,
  formersOf,
  keepGame,
  keptGame,
  lastGame,
  toldOfRules,
  type KeptGame,
} from '../src/play/kept-games.ts';
import type { PlayRecord } from '../src/play/played-game.ts';

const record = (seed: string, turns: number): PlayRecord => ({
  game: 'goofspiel',
  version: '1.0.0',
  seed,
  created: 1_000,
  turns: Array.from({ length: turns }, () => ({ 1: 'bid 1' })),
});
const kept = (revision: number): KeptGame => ({ record: record('a', 1), revision });

test('a change is kept that was made to the game as it is stored, and not after one of another tab', () => {
  expect(follows(kept(1), undefined)).toBe(true);
  expect(follows(kept(4), kept(3))).toBe(true);
  expect(follows(kept(4), kept(4))).toBe(false);
  expect(follows(kept(1), kept(1))).toBe(false);
});

test('a new game makes the one that was played the former, however often it is begun anew', () => {
  const played = record('played', 3);
  const unplayed = record('unplayed', 0);
  const fresh = record('fresh', 0);
  expect(formersOf({}, fresh)).toEqual({});
  expect(formersOf({ record: played, revision: 4 }, fresh)).toEqual({ former: played });
  expect(formersOf({ record: unplayed, revision: 5, former: played }, fresh)).toEqual({ former: played });
});

test('back in the former game, the other one is the former, unless nothing was played in it', () => {
  const played = record('played', 3);
  const next = record('next', 1);
  expect(formersOf({ record: next, revision: 6, former: played }, played)).toEqual({ former: next });
  expect(formersOf({ record: record('next', 0), revision: 5, former: played }, played)).toEqual({});
});

test('what was written for the first turn of a game is kept beside the game that was played before, and there and back', () => {
  const written: PlayRecord = { ...record('written', 0), drafts: { 1: 'bid 3' } };
  const later: PlayRecord = { ...record('later', 0), drafts: { 1: 'bid 4' } };
  const [played, fresh] = [record('played', 3), record('fresh', 0)];
  expect(formersOf({ record: written, revision: 2 }, fresh)).toEqual({ written });
  // as older pages have kept it
  expect(formersOf({ record: fresh, revision: 3, former: written }, played)).toEqual({ written });
  const both = { former: played, written };
  expect(formersOf({ record: written, revision: 5, former: played }, fresh)).toEqual(both);
  expect(formersOf({ record: fresh, revision: 6, ...both }, record('other', 0))).toEqual(both);
  expect(formersOf({ record: fresh, revision: 6, ...both }, written)).toEqual({ former: played });
  expect(formersOf({ record: written, revision: 7, former: played }, played)).toEqual({ written });
  expect(formersOf({ record: later, revision: 8, ...both }, fresh)).toEqual({
    former: played,
    written: later,
  });
});

test('where the browser keeps nothing, each question is answered with an error, and none throws', async () => {
  // as in a browser whose storage is blocked, there is no database here
  for (const asked of [() => lastGame(), () => keptGame('goofspiel'), () => keepGame(kept(1))]) {
    const answer = asked();
    await expect(answer).rejects.toThrow('indexedDB');
  }
});

test('a player is told of other rules once a turn was played by them', () => {
  const now = { ...record('a', 3), version: '1.1.0' };
  expect(toldOfRules(record('a', 3), now)).toContain('version 1.0.0 of the rules');
  expect(toldOfRules(record('a', 0), now)).toBe('');
  expect(toldOfRules(now, now)).toBe('');
});
