/** What hosts do with the file of a game, which may be a stranger's: everything that reads it, changes it, or has it beside other games. */
import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  checkContents,
  exportGame,
  gameMessages,
  gameStatus,
  openGameFile,
  previewTurn,
  resolveStoredTurn,
  setDue,
  storedSummary,
  storedTemplate,
  submitOrders,
  undoTurn,
  verifyGame,
  withRuleset,
  type StoredGame,
} from '@ec/engine/sqlite';
import { backUpFolder } from '@ec/hall/backup';
import { EXIT, explain, formatDue, formatWhen, writeReports } from '@ec/hall/game';
import { ManualClock } from '@ec/hall/live';
import { moveHostedGame } from '@ec/hall/move';
import { serveHall } from '@ec/hall/serve';
import type { Prng } from '@ec/prng';
import { ask } from './hall/ask.ts';
import type { Target } from './games.ts';

/** The clock of all games: nothing is late by it. */
export const clock = (): number => Date.UTC(2026, 0, 1);

/** A file, and what is beside it. */
export interface Used {
  readonly target: Target;
  readonly path: string;
  /** A sound game, which has to stay as well as it is. */
  readonly sound: string;
  /** An empty folder. */
  readonly folder: string;
}

/** Asks everything of a file, and does one more thing with it, as most take long. */
export async function useFile(used: Used, rng: Prng): Promise<void> {
  await readAll(used.target, used.path);
  await rng.pick([...USES, ...USES, ...USES, serve])(used);
}

/** Everything that only reads. */
async function readAll(target: Target, path: string): Promise<void> {
  await onlyRefuses(() => {
    using file = openGameFile(path, { clock });
    file.database.problems();
    checkContents(file);
    gameMessages(file).map(({ sent, last }) => formatWhen(sent) + formatWhen(last));
  });
  const reads: readonly ((stored: StoredGame) => unknown)[] = [
    verifyGame,
    exportGame,
    storedSummary,
    (stored) => storedTemplate(stored, 1),
    (stored) => previewTurn(stored, { playOn: true }),
    (stored) => {
      const { turn } = gameStatus(stored);
      return formatWhen(turn.resolved) + formatDue(turn.due ?? 0);
    },
  ];
  for (const read of reads) await onlyRefuses(() => onGame(target, path, read));
}

/** Reports are written into their folder alone. */
async function writeAll({ target, path, folder }: Used): Promise<void> {
  const out = join(folder, 'reports', 'out');
  mkdirSync(out, { recursive: true });
  for (const turn of [0, 1, 2]) mkdirSync(join(out, `turn-${turn}`, 'seat-1.x'), { recursive: true });
  const before = readdirSync(folder, { recursive: true }).length;
  let written = 0;
  for (const turn of [0, 1, 2])
    await onlyRefuses(() =>
      onGame(target, path, (stored) => {
        written += writeReports(stored, { turn, out, details: true });
      }),
    );
  const there = [0, 1, 2].flatMap((turn) => readdirSync(join(out, `turn-${turn}`)));
  const odd = there.find((name) => !/^seat--?\d+(\.[a-z0-9]+)+$/.test(name));
  if (odd !== undefined) throw new Error(`expected names of reports, received ${JSON.stringify(odd)}`);
  const elsewhere = readdirSync(folder, { recursive: true }).length - before - (there.length - 3);
  if (elsewhere > 0) throw new Error(`expected ${written} reports in their folders, received some elsewhere`);
}

/** Every change leaves a game that can be read as before, whether it is made or refused. */
async function changeAll({ target, path: from, folder }: Used): Promise<void> {
  const path = join(folder, 'changed.ec');
  copyFileSync(from, path);
  const isReadable = await canBeRead(target, path);
  const sheet = (stored: StoredGame): unknown =>
    submitOrders(stored, { seat: 1, text: storedTemplate(stored, 1), origin: 'master', skipMistakes: true });
  const turn = (stored: StoredGame): unknown => resolveStoredTurn(stored, { playOn: true, newRules: true });
  const due = (stored: StoredGame): unknown => setDue(stored, clock());
  for (const change of [sheet, sheet, due, turn, turn, undoTurn, turn]) {
    await onlyRefuses(() => onGame(target, path, change));
    if (isReadable && !(await canBeRead(target, path)))
      throw new Error('expected a game that can be read as before the change, received another');
  }
  await readAll(target, path);
}

async function canBeRead(target: Target, path: string): Promise<boolean> {
  try {
    await onGame(target, path, (stored) => [gameStatus(stored), gameMessages(stored)]);
    return true;
  } catch (error) {
    if (isBug(error)) throw error;
    return false;
  }
}

/** A backup has the sound game whatever is beside it. */
async function backUp({ path, sound, folder }: Used): Promise<void> {
  const games = hallOf(folder, 'copied', path, sound);
  const { path: made, files } = await backUpFolder(games, {
    to: join(folder, 'backups'),
    verify: true,
    clock,
  });
  const copied = files.find(({ file }) => file === 'sound.ec');
  if (!existsSync(join(made, 'sound.ec')) || copied?.problems.length !== 0)
    throw new Error(`expected a copy of the sound game, received ${JSON.stringify(files)}`);
}

/** A hall shows the sound game whatever is beside it. */
async function serve({ path, sound, folder }: Used): Promise<void> {
  const games = hallOf(folder, 'served', path, sound);
  await using served = await serveHall(games, {
    ...{ clock: new ManualClock(clock()), port: 0, write: () => undefined },
  });
  const { host } = new URL(served.address);
  for (const page of ['/', '/games.json', '/games/altered', '/games/altered/status', '/games/sound']) {
    const { status, text } = await ask(served.address, {
      method: 'GET',
      path: page,
      headers: { Host: host },
    });
    if (status === 500) throw new Error(`${page}: expected no mistake of the program, received ${text}`);
    if (page === '/' && !text.includes('/games/sound'))
      throw new Error(`expected the sound game in the list, received ${text}`);
  }
}

/** A move ends, whatever it says, with the game in one place. */
async function move({ path, folder, sound }: Used): Promise<void> {
  const [from, to] = [hallOf(folder, 'from', path, sound), join(folder, 'to')];
  const warn = (): void => undefined;
  await onlyRefuses(async () => {
    await moveHostedGame(join(from, 'altered.ec'), to, { clock, warn });
  });
  const there = [from, to].filter((one) => existsSync(join(one, 'altered.ec')));
  if (there.length !== 1) throw new Error(`expected the game in one place, received ${there.length}`);
}

/** What is done with most files. */
const USES = [writeAll, changeAll, backUp, move] as const;

function hallOf(folder: string, name: string, path: string, sound: string): string {
  const games = join(folder, name);
  mkdirSync(games);
  copyFileSync(path, join(games, 'altered.ec'));
  copyFileSync(sound, join(games, 'sound.ec'));
  return games;
}

async function onGame(
  { ruleset }: Target,
  path: string,
  use: (stored: StoredGame) => unknown,
): Promise<void> {
  using stored = withRuleset(openGameFile(path, { clock }), ruleset);
  await use(stored);
}

/** Runs something that may be refused, and is no mistake of `ec`. */
async function onlyRefuses(run: () => void | Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (isBug(error)) throw error;
  }
}

function isBug(error: unknown): boolean {
  return explain(error).exitCode === EXIT.bug;
}
