import { expect, test } from 'vitest';
import { follows, formerOf, toldOfRules, type KeptGame } from '../src/play/kept-games.ts';
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

test('a player is told of other rules once a turn was played by them', () => {
  const now = { ...record('a', 3), version: '1.1.0' };
  expect(toldOfRules(record('a', 3), now)).toContain('version 1.0.0 of the rules');
  expect(toldOfRules(record('a', 0), now)).toBe('');
  expect(toldOfRules(now, now)).toBe('');
});
