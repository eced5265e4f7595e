import { expect, test } from 'vitest';
import {
  follows,
  formerOf,
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
  expect(formerOf(undefined, fresh)).toBeUndefined();
  expect(formerOf({ record: played, revision: 4 }, fresh)).toBe(played);
  expect(formerOf({ record: unplayed, revision: 5, former: played }, fresh)).toBe(played);
});

test('back in the former game, the other one is the former, unless nothing was played in it', () => {
  const played = record('played', 3);
  const next = record('next', 1);
  expect(formerOf({ record: next, revision: 6, former: played }, played)).toBe(next);
  expect(formerOf({ record: record('next', 0), revision: 5, former: played }, played)).toBeUndefined();
});

test('what was written for the first turn of a game makes it the former, unless turns were played in the one before', () => {
  const written: PlayRecord = { ...record('written', 0), drafts: { 1: 'bid 3' } };
  const [played, fresh] = [record('played', 3), record('fresh', 0)];
  expect(formerOf({ record: written, revision: 2 }, fresh)).toBe(written);
  expect(formerOf({ record: written, revision: 5, former: played }, fresh)).toBe(played);
  expect(formerOf({ record: written, revision: 5, former: played }, played)).toBe(written);
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
