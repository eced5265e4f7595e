import { closeSync, openSync, writeSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { setClock } from '@ec/test-kit/set-clock';
import { expect } from 'vitest';
import {
  createStoredGame,
  openStoredGame,
  previewTurn,
  resolveStoredTurn,
  setSeatBots,
  StoreError,
  storedSummary,
  submitOrders,
  verifyGame,
  type NewStoredGame,
  type StoredGame,
  type StoreErrorCode,
  type StoreOptions,
  type Submission,
} from '../../src/sqlite.js';
import { race, type Race } from '../race.js';

/** A race of this many players, with IDs from 101: Runner 1 with the address 1@example.org, and so on. */
export function newRace(players = 3, others: Partial<Omit<NewStoredGame, 'players'>> = {}): NewStoredGame {
  return {
    package: '../race.ts',
    name: 'R',
    seed: 1978,
    players: Array.from({ length: players }, (_, i) => ({
      id: 101 + i,
      email: `${i + 1}@example.org`,
      name: `Runner ${i + 1}`,
    })),
    ...others,
  };
}

/** A stored race; in memory unless there is a path. */
export function storedRace({
  path = ':memory:',
  players = 3,
  clock = setClock(),
  rules = race,
  ...others
}: Partial<Omit<NewStoredGame, 'players'>> & {
  readonly path?: string;
  readonly players?: number;
  readonly clock?: () => number;
  readonly rules?: Race;
} = {}): StoredGame {
  return createStoredGame(path, rules, newRace(players, others), { clock });
}

/** Opens a race. */
export function openRace(
  path: string,
  options: Partial<StoreOptions> & { readonly rules?: Race } = {},
): StoredGame {
  const { rules = race, ...others } = options;
  return openStoredGame(path, rules, { clock: setClock(), ...others });
}

/** A player's sheet. */
export function submit(stored: StoredGame, seat: number, text: string, skipMistakes = false): Submission {
  return submitOrders(stored, { seat, text, origin: 'player', skipMistakes });
}

/** Lets bots of a name write the orders of seats. */
export function setBot(stored: StoredGame, bot: string | null, ...seats: readonly number[]): void {
  setSeatBots(stored, new Map(seats.map((seat) => [seat, bot])));
}

/** Turns with one sheet for each seat, from seat 1. */
export async function playSheets(
  stored: StoredGame,
  ...turns: readonly (readonly string[])[]
): Promise<void> {
  for (const sheets of turns) {
    for (const [i, text] of sheets.entries()) submit(stored, i + 1, text);
    await resolveStoredTurn(stored);
  }
}

/** How far every runner is. */
export function totals(stored: StoredGame): string {
  return storedSummary(stored).title;
}

/** How far every runner would be after the next turn. */
export function previewTotals(stored: StoredGame): string {
  return stored.ruleset.summary(previewTurn(stored).game.state).title;
}

/** Rows that a query of the file returns. */
export function rows({ database }: StoredGame, sql: string) {
  return database.all(sql).map((row) => ({ ...row }));
}

/** Every row of every table. */
export function everything({ database }: StoredGame): Record<string, unknown[]> {
  const names = database
    .all("SELECT name FROM sqlite_master WHERE type = 'table'")
    .map(({ name }) => String(name));
  return Object.fromEntries(names.map((name) => [name, database.all(`SELECT * FROM ${name} ORDER BY 1, 2`)]));
}

/** Changes a file behind the back of the store. */
export function alter(path: string, sql: string, ...values: SQLInputValue[]): void {
  const database = new DatabaseSync(path);
  try {
    database.exec('PRAGMA foreign_keys = OFF');
    expect(database.prepare(sql).run(...values).changes).toBeGreaterThan(0);
  } finally {
    database.close();
  }
}

/** Puts the byte 0xA5 from one place (included) to another (excluded). */
export function overwrite(path: string, from: number, to: number): void {
  const file = openSync(path, 'r+');
  writeSync(file, Buffer.alloc(to - from, 0xa5), 0, to - from, from);
  closeSync(file);
}

/** Code of the store's error that a function throws. */
export function codeOf(run: () => unknown): StoreErrorCode | 'none' {
  try {
    run();
    return 'none';
  } catch (error) {
    if (error instanceof StoreError) return error.code;
    throw error;
  }
}

/** Code of the store's error that a function throws, and its message with `FILE` in place of a path. */
export function refusalOf(run: () => unknown, path = ':memory:'): string {
  try {
    run();
    return 'none';
  } catch (error) {
    return worded(error, path);
  }
}

/** The same of a promise that is rejected. */
export async function refusalOfAsync(promise: Promise<unknown>, path = ':memory:'): Promise<string> {
  return promise.then(
    () => 'none',
    (error: unknown) => worded(error, path),
  );
}

function worded(error: unknown, path: string): string {
  if (error instanceof StoreError) return `${error.code}: ${error.message.replaceAll(path, 'FILE')}`;
  throw error;
}

/** Code of the store's error that a promise is rejected with. */
export async function codeOfAsync(promise: Promise<unknown>): Promise<StoreErrorCode | 'none'> {
  try {
    await promise;
    return 'none';
  } catch (error) {
    if (error instanceof StoreError) return error.code;
    throw error;
  }
}

/** Expects a file without any fault, whose turns can all be reproduced. */
export function expectSound(stored: StoredGame): void {
  expect(stored.database.problems()).toEqual([]);
  expect(verifyGame(stored).findings).toEqual([]);
}
