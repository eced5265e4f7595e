import { gunzipSync } from 'node:zlib';
import {
  submitOrders,
  verifyGame,
  type NewStoredGame,
  type StoredGame,
  type Submission,
} from '@ec/engine/sqlite';
import { expect } from 'vitest';
import { empires } from '../empires.js';
import { smallColony, smallHomeWorld } from '../small-game.js';

/** A game of so many empires with the small home colony, in a cluster of 20 stars. */
export function newGame(players: number, seed: bigint | number | string): NewStoredGame {
  return {
    package: '@ec/empyrean',
    name: 'EC-1',
    seed,
    players: empires(players),
    parameters: { 'cluster.starCount': 20 },
    templates: { homeWorld: smallHomeWorld, homeColony: smallColony },
  };
}

/** A player's sheet. */
export function submit(stored: StoredGame, seat: number, text: string): Submission {
  return submitOrders(stored, { seat, text, origin: 'player' });
}

/** Every row of every table; what is compressed is unpacked, since versions compress at different levels. */
export function everything({ database }: StoredGame): Record<string, unknown[]> {
  const names = database
    .all("SELECT name FROM sqlite_master WHERE type = 'table'")
    .map(({ name }) => String(name));
  const rowsOf = (name: string): unknown[] =>
    database
      .all(`SELECT * FROM ${name} ORDER BY 1, 2`)
      .map((row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [key, unpacked(value)])));
  return Object.fromEntries(names.map((name) => [name, rowsOf(name)]));
}

function unpacked(value: unknown): unknown {
  return value instanceof Uint8Array && value[0] === 0x1f && value[1] === 0x8b
    ? gunzipSync(value).toString()
    : value;
}

/** Expects a file without any fault, whose turns all come out again. */
export function expectSound(stored: StoredGame): void {
  expect(stored.database.problems()).toEqual([]);
  expect(verifyGame(stored).findings).toEqual([]);
}
