import { randomUUID } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { inputErrorIn } from '@ec/cli';
import { GAME_EXTENSION, moveGame, openGameFile } from '@ec/engine/sqlite';
import { keysOfGame, noteKeys } from '../mail/outbox.js';
import { putRows, takeRows, type RowsByTable } from '../store/game-rows.js';
import { HALL_FILE, HallDatabase } from '../store/hall-database.js';
import { whyNotServed } from './game-files.js';
import { nameGame, releaseName } from './name-game.js';
import { HALL_PARTS } from './parts.js';

/** A parcel's content. */
interface Content {
  readonly rows: RowsByTable;
  /** Names of mails that were queued here, so that the other hall sends none of them again. */
  readonly mails: readonly string[];
}

/**
 * Moves a game to the folder of another hall, with what the hall keeps of it: drafts, letters, sign-ups, votes, who is away, masters. Mails that wait
 * are sent by the hall that has queued them.
 *
 * Wherever it is cut off, the same call ends it: what is taken out of one hall is written down there until the other one has it, and that one notes
 * that it has, so that nothing is lost or comes twice.
 *
 * @param to - folder that is there or is made
 * @param options - `clock` gives milliseconds since 1970 (UTC); `warn` is told when one of the halls keeps something of another game of that name
 * @returns the new file
 * @throws StoreError as `moveGame` does; InputError when no hall would serve the file, or the file of one of the halls is damaged or newer than this program
 */
export async function moveHostedGame(
  path: string,
  to: string,
  { clock, warn }: { readonly clock: () => number; readonly warn: (text: string) => void },
): Promise<string> {
  requireServed(path);
  const from = join(dirname(path), HALL_FILE);
  if (!existsSync(from)) return moveGame(path, to, { clock });
  // What is wrong with a file is said before anything is changed.
  using here = new HallDatabase(from, HALL_PARTS);
  const known = join(to, HALL_FILE);
  if (existsSync(known)) new HallDatabase(known, HALL_PARTS)[Symbol.dispose]();
  const game = basename(path).slice(0, -GAME_EXTENSION.length);
  return await moveGame(path, to, {
    clock,
    arrived(target) {
      using there = new HallDatabase(join(dirname(target), HALL_FILE), HALL_PARTS);
      using file = openGameFile(target, { clock });
      for (const hall of [here, there]) nameGame(hall, game, file, warn);
      pack(here, game, target);
      deliver(here, there, { game, target }, clock());
    },
  });
}

/** @throws InputError when there is a file, and no hall would serve it */
function requireServed(path: string): void {
  const isThere = statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  const why = isThere ? whyNotServed(path) : undefined;
  if (why !== undefined) throw inputErrorIn(path, `${why}; nothing was changed`);
}

/** Takes what a hall keeps of a game, and puts it aside for another. */
function pack(here: HallDatabase, game: string, target: string): void {
  here.transaction(() => {
    const mails = keysOfGame(here, game);
    const content: Content = { rows: takeRows(here, HALL_PARTS, game), mails };
    releaseName(here, game);
    here.change(
      'INSERT INTO parcels VALUES (?, ?, ?, ?)',
      ...[randomUUID(), game, target, JSON.stringify(content)],
    );
  });
}

/** Puts what was put aside into the other hall, each once. */
function deliver(
  here: HallDatabase,
  there: HallDatabase,
  { game, target }: { readonly game: string; readonly target: string },
  now: number,
): void {
  const parcels = 'SELECT id, content FROM parcels WHERE game = ? AND target = ? ORDER BY rowid';
  for (const { id = null, content } of here.all(parcels, game, target)) {
    there.transaction(() => {
      if (there.change('INSERT INTO arrived_parcels VALUES (?) ON CONFLICT DO NOTHING', id) === 0) return;
      const { rows, mails } = JSON.parse(String(content)) as Content;
      putRows(there, HALL_PARTS, rows);
      noteKeys(there, mails, now);
    });
    here.change('DELETE FROM parcels WHERE id = ?', id);
  }
}
