/** Stored games and exports that somebody has altered: a `StoreError` says what is wrong, in bounded time and memory, and nothing runs. */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { SetupError } from '@ec/engine';
import {
  createStoredGame,
  exportGame,
  gameStatus,
  importGame,
  openGameFile,
  readExport,
  resolveStoredTurn,
  setSeatBots,
  storedSeats,
  StoreError,
  submitOrders,
  undoTurn,
  verifyGame,
  withRuleset,
} from '@ec/engine/sqlite';
import type { Prng } from '@ec/prng';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { fuzz, onlyThrows, type Fuzzed, type FuzzOptions } from './fuzz.ts';
import { playersOf, type Target } from './games.ts';
import { mutatedJson, mutatedText } from './mutate.ts';
import { clock, useFile } from './use-file.ts';

/** Milliseconds for all that is done with a file. */
const BOUND = 30_000;

/** Fuzzes stored games of one ruleset: bytes, and values of its tables. */
export async function fuzzFiles(target: Target, options: FuzzOptions): Promise<Fuzzed> {
  using folder = new TemporaryFolder();
  const sound = folder.of('sound.ec');
  await makeGame(target, sound);
  const bytes = readFileSync(sound);
  return await fuzz(`stored games of ${target.ruleset.id}`, options, BOUND, async (rng) => {
    const work = emptied(folder.of('work'));
    const path = folder.of('work', 'altered.ec');
    if (rng.chance(1, 2)) writeFileSync(path, alteredBytes(bytes, rng));
    else {
      copyFileSync(sound, path);
      alterValue(path, rng);
    }
    await useFile({ target, path, sound, folder: work }, rng);
  });
}

/** Fuzzes exports of one ruleset. */
export async function fuzzExports(target: Target, options: FuzzOptions): Promise<Fuzzed> {
  using folder = new TemporaryFolder();
  const path = folder.of('sound.ec');
  await makeGame(target, path);
  using file = withRuleset(openGameFile(path, { clock }), target.ruleset);
  const exported: unknown = JSON.parse(JSON.stringify(exportGame(file)));
  return await fuzz(`exports of ${target.ruleset.id}`, options, BOUND, async (rng) => {
    const work = emptied(folder.of('work'));
    const imported = folder.of('work', 'imported.ec');
    let isTaken = false;
    await onlyThrows([StoreError, SetupError], () => {
      const altered = readExport(mutatedJson(exported, rng));
      importGame(imported, target.ruleset, altered, { clock })[Symbol.dispose]();
      isTaken = true;
    });
    if (!isTaken) return;
    await requireWell(target, imported);
    await useFile({ target, path: imported, sound: path, folder: work }, rng);
  });
}

/** What was imported is a game like any other: nothing is wrong with it, and it goes on. */
async function requireWell({ ruleset }: Target, path: string): Promise<void> {
  using stored = withRuleset(openGameFile(path, { clock }), ruleset);
  const { findings } = verifyGame(stored);
  if (findings.length > 0) throw new Error(`expected no findings, received ${JSON.stringify(findings)}`);
  gameStatus(stored);
  // A bot that is none is no fault: earlier rules may have had it.
  const seats = storedSeats(stored).map(({ seat }) => seat);
  setSeatBots(stored, new Map(seats.map((seat) => [seat, null])));
  await onlyThrows([StoreError], async () => {
    for (let turn = 0; turn < 2; turn++) await resolveStoredTurn(stored, { playOn: true });
  });
}

/** A folder without anything in it. */
function emptied(folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  return folder;
}

/** A small game with all that a file can have: sheets, right and wrong, bots, an undone turn, reports. */
async function makeGame({ ruleset, players, parameters, templates }: Target, path: string): Promise<void> {
  const game = {
    name: 'Hostile',
    seed: '1',
    players: playersOf(players),
    parameters,
    templates,
    package: `@ec/${ruleset.id}`,
  };
  using stored = createStoredGame(path, ruleset, game, { clock });
  const [bot = ''] = Object.keys(ruleset.bots).filter((name) => name !== 'idle');
  setSeatBots(stored, new Map([[2, bot]]));
  submitOrders(stored, { seat: 1, text: 'nonsense', origin: 'player' });
  for (let turn = 0; turn < 3; turn++) await resolveStoredTurn(stored, { playOn: true });
  undoTurn(stored);
  await resolveStoredTurn(stored, { playOn: true, host: { notice: 'Be kind.' } });
}

/** The file with some bytes changed, or cut short. */
function alteredBytes(bytes: Buffer, rng: Prng): Buffer {
  const altered = Buffer.from(rng.chance(1, 8) ? bytes.subarray(0, rng.intN(bytes.length)) : bytes);
  for (let times = rng.between(1, 20); times > 0 && altered.length > 0; times--)
    altered[rng.intN(altered.length)] = rng.intN(256);
  return altered;
}

/** Changes one value of one row. */
function alterValue(path: string, rng: Prng): void {
  using database = new DatabaseSync(path, { enableForeignKeyConstraints: false });
  // Whoever prepares a file need not keep to its bounds.
  if (rng.chance(1, 2)) database.exec('PRAGMA ignore_check_constraints = ON');
  const names = database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE '%STRICT%'")
    .all();
  const table = String(rng.pick(names)['name']);
  const columns = database.prepare(`PRAGMA table_info(${table})`).all();
  const column = rng.pick(columns);
  const name = String(column['name']);
  const rows = database.prepare(`SELECT "${name}" AS value FROM ${table}`).all();
  if (rows.length === 0) return;
  const old = rng.pick(rows)['value'] ?? null;
  try {
    database.prepare(`UPDATE ${table} SET "${name}" = ? WHERE "${name}" IS ?`).run(otherThan(old, rng), old);
  } catch {
    // The schema itself refuses the value.
  }
}

/** Numbers at and beyond the bounds of times, of JavaScript and of SQLite. */
const NUMBERS = [
  ...[
    null,
    0,
    -1,
    1,
    2,
    99,
    2 ** 31 - 1,
    2 ** 31,
    2 ** 40,
    Number.MAX_SAFE_INTEGER,
    -Number.MAX_SAFE_INTEGER,
  ],
  ...[8.64e15, 8.64e15 + 1, -8.64e15 - 1, 2n ** 53n, -(2n ** 53n), 2n ** 63n - 1n, -(2n ** 63n)],
];

function otherThan(value: null | number | bigint | string | Uint8Array, rng: Prng) {
  if (typeof value === 'string') return mutatedText(value, rng, 1_000_000);
  if (value instanceof Uint8Array) return alteredBytes(Buffer.from(value), rng);
  return rng.pick(NUMBERS);
}
