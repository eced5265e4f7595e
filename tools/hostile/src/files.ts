/** Stored games and exports that somebody has altered: a `StoreError` says what is wrong, in bounded time and memory, and nothing runs. */
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { SetupError } from '@ec/engine';
import {
  checkContents,
  createStoredGame,
  exportGame,
  gameMessages,
  gameStatus,
  importGame,
  openGameFile,
  readExport,
  resolveStoredTurn,
  setSeatBots,
  storedReport,
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

/** Milliseconds for all that is done with a file. */
const BOUND = 30_000;
const clock = (): number => Date.UTC(2026, 0, 1);

/** Fuzzes stored games of one ruleset: bytes, and values of its tables. */
export async function fuzzFiles(target: Target, options: FuzzOptions): Promise<Fuzzed> {
  using folder = new TemporaryFolder();
  const sound = folder.of('sound.ec');
  await makeGame(target, sound);
  const bytes = readFileSync(sound);
  return await fuzz(`stored games of ${target.ruleset.id}`, options, BOUND, async (rng) => {
    const path = folder.of('altered.ec');
    for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix, { force: true });
    if (rng.chance(1, 2)) writeFileSync(path, alteredBytes(bytes, rng));
    else {
      copyFileSync(sound, path);
      alterValue(path, rng);
    }
    await useAll(target, path);
  });
}

/** Fuzzes exports of one ruleset. */
export async function fuzzExports(target: Target, options: FuzzOptions): Promise<Fuzzed> {
  using folder = new TemporaryFolder();
  const path = folder.of('sound.ec');
  await makeGame(target, path);
  using file = withRuleset(openGameFile(path, { clock }), target.ruleset);
  const exported: unknown = JSON.parse(JSON.stringify(exportGame(file)));
  return await fuzz(`exports of ${target.ruleset.id}`, options, BOUND, (rng) =>
    onlyThrows([StoreError, SetupError], () => {
      const altered = readExport(mutatedJson(exported, rng));
      importGame(':memory:', target.ruleset, altered, { clock })[Symbol.dispose]();
    }),
  );
}

/** A small game with all that a file can have: sheets, right and wrong, bots, an undone turn, reports. */
async function makeGame({ ruleset, players, parameters, templates }: Target, path: string): Promise<void> {
  const game = {
    name: 'Hostile',
    seed: '1',
    players: playersOf(players),
    parameters,
    templates,
    package: '@ec/none',
  };
  using stored = createStoredGame(path, ruleset, game, { clock });
  const [bot = ''] = Object.keys(ruleset.bots).filter((name) => name !== 'idle');
  setSeatBots(stored, new Map([[2, bot]]));
  submitOrders(stored, { seat: 1, text: 'nonsense', origin: 'player' });
  for (let turn = 0; turn < 3; turn++) await resolveStoredTurn(stored, { playOn: true });
  undoTurn(stored);
  await resolveStoredTurn(stored, { playOn: true, host: { notice: 'Be kind.' } });
}

/** Everything that `ec` asks of a file. */
async function useAll({ ruleset }: Target, path: string): Promise<void> {
  await onlyThrows([StoreError], () => {
    using file = openGameFile(path, { clock });
    file.database.problems();
    checkContents(file);
    gameMessages(file);
  });
  await onlyThrows([StoreError, SetupError], () => {
    using stored = withRuleset(openGameFile(path, { clock }), ruleset);
    verifyGame(stored);
  });
  for (const use of [gameStatus, exportGame, (stored: never) => storedReport(stored, 1)])
    await onlyThrows([StoreError], () => {
      using stored = withRuleset(openGameFile(path, { clock }), ruleset);
      use(stored as never);
    });
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

function otherThan(value: null | number | bigint | string | Uint8Array, rng: Prng) {
  if (typeof value === 'string') return mutatedText(value, rng, 1_000_000);
  if (value instanceof Uint8Array) return alteredBytes(Buffer.from(value), rng);
  return rng.pick([null, 0, -1, 1, 2, 99, 2 ** 40, Number.MAX_SAFE_INTEGER]);
}
