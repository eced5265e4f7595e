import { existsSync, readdirSync, statfsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Answer, command, facts, page } from '@ec/cli';
import type { Command } from 'commander';
import {
  allTurns,
  backupFolder,
  checkContents,
  openGameFile,
  storedSeats,
  type GameFile,
} from '@ec/engine/sqlite';
import { answering } from '../answering.js';
import { EC } from '../program.js';
import { clock, isTokenHash } from '@ec/hall/game';

const MEBIBYTE = 2 ** 20;

/** Free space below which a game is in danger, as a multiple of the size of its file. */
const SPARE = 3;

/** `ec doctor`. */
export function doctorCommand(): Command {
  return command(
    'doctor',
    'Check a game: whether its whole file can be read, its tokens, and the room on the disk. No code of a ruleset is run.',
  )
    .argument('<game>', 'file of the game')
    .action(
      answering((path: string) => {
        using file = openGameFile(path, { clock });
        return examine(path, file);
      }),
    );
}

function examine(path: string, file: GameFile): Answer {
  const { database, meta } = file;
  const size = [path, `${path}-wal`].reduce((sum, file) => sum + sizeOf(file), 0);
  const copies = copiesOf(path);
  const { bavail, bsize } = statfsSync(dirname(resolve(path)));
  const free = bavail * bsize;
  const turns = allTurns(file);
  const version = turns.findLast(({ undone }) => undone === null)?.version ?? meta.version;
  const problems = [
    ...database.problems(),
    ...checkContents(file).map(({ turn, what, message }) => `turn ${turn}: ${what}: ${message}`),
    ...storedSeats(file).flatMap(({ seat, token }) =>
      token === null || isTokenHash(token)
        ? []
        : [`seat ${seat}: no token is right for the hash that is stored: "ec seats token" gives a new one`],
    ),
    ...(free < SPARE * size
      ? [`only ${mebibytes(free)} MiB are free on the disk: a turn and its copy may not fit`]
      : []),
  ];
  const data = {
    problems,
    ec: EC.version,
    node: process.versions.node,
    sqlite: process.versions['sqlite'] ?? '',
    format: database.format,
    ruleset: meta.ruleset,
    package: meta.package,
    rules: version,
    turns: turns.length,
    bytes: { game: size, copies: copies.reduce((sum, file) => sum + sizeOf(file), 0), free },
  };
  const values = {
    'ec, Node, SQLite': `${data.ec}, ${data.node}, ${data.sqlite}`,
    'Format of the file': data.format,
    Ruleset: `${data.ruleset} ${version} from ${data.package === '' ? 'a file' : data.package}`,
    'Turns, undone ones included': data.turns,
    'Game, MiB': mebibytes(size),
    'Copies, MiB': `${mebibytes(data.bytes.copies)} in ${backupFolder(path)}`,
    'Free on the disk, MiB': mebibytes(free),
  };
  const found =
    problems.length === 0 ? 'nothing is wrong' : problems.map((problem) => `error: ${problem}`).join('\n');
  return {
    text: `${page(meta.name, path, { Examination: [facts(values)] })}\n${found}`,
    data,
    exitCode: problems.length === 0 ? 0 : 1,
  };
}

function copiesOf(path: string): string[] {
  const folder = backupFolder(path);
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
}

function sizeOf(file: string): number {
  return existsSync(file) ? statSync(file).size : 0;
}

function mebibytes(bytes: number): string {
  return (bytes / MEBIBYTE).toFixed(1);
}
