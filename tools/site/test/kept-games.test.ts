import { expect, test } from 'vitest';
import {
  follows,
  formersOf,
  keepGame,
  keptGame,
  lastGame,
  MOST_FORMERS,
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
const kept = (revision: number, formers: readonly PlayRecord[] = [], open = record('a', 1)): KeptGame => ({
  record: open,
  formers,
  revision,
});

test('a change is kept that was made to the game as it is stored, and not after one of another tab', () => {
  expect(follows(kept(1), undefined)).toBe(true);
  expect(follows(kept(4), kept(3))).toBe(true);
  expect(follows(kept(4), kept(4))).toBe(false);
  expect(follows(kept(1), kept(1))).toBe(false);
});

test('a new game makes the one that was open a former one, unless nothing was done in it', () => {
  const [played, unplayed, fresh] = [record('played', 3), record('unplayed', 0), record('fresh', 0)];
  const written: PlayRecord = { ...record('written', 0), drafts: { 1: 'bid 3' } };
  expect(formersOf(undefined, fresh)).toEqual([]);
  expect(formersOf(kept(4, [], played), fresh)).toEqual([played]);
  expect(formersOf(kept(4, [], written), fresh)).toEqual([written]);
  expect(formersOf(kept(5, [played, written], unplayed), fresh)).toEqual([played, written]);
});

test('back in a former game, it is none any more, and the one that was open is', () => {
  const [first, second, third] = [record('first', 1), record('second', 2), record('third', 3)];
  expect(formersOf(kept(6, [second, first], third), first)).toEqual([third, second]);
  expect(formersOf(kept(6, [second, first], record('unplayed', 0)), first)).toEqual([second]);
});

test('of so many former games, the one that was open longest ago gives way', () => {
  const games = Array.from({ length: MOST_FORMERS }, (_, i) => record(String(i), 1));
  const formers = formersOf(kept(30, games, record('open', 1)), record('fresh', 0));
  expect(formers.map(({ seed }) => seed)).toEqual(['open', ...games.slice(0, -1).map(({ seed }) => seed)]);
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
