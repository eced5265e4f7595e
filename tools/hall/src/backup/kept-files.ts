import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { InputError, inputErrorIn, ModuleError, systemReason } from '@ec/cli';
import { openGameFile, StoreError } from '@ec/engine/sqlite';
import { gameFilesIn } from '../hall/game-files.js';
import { MAIL_FILE } from '../mail/mail-settings.js';
import { HALL_FILE, HallDatabase } from '../store/hall-database.js';
import { checkGame, rehearseGame, rehearseHall, rehearseMail, type Rehearsal } from './rehearse.js';

/**
 * Files of a folder that a backup has. The hall's own is first: where it says that a report was sent, its turn is in the copy of the game. The settings of
 * mail are last.
 *
 * @throws InputError when there is no such folder, or no game and no hall in it
 */
export function filesIn(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw inputErrorIn(folder, 'expected a folder with stored games, and there is none');
  const hall = existsSync(join(folder, HALL_FILE)) ? [HALL_FILE] : [];
  const names = [...hall, ...gameFilesIn(folder)];
  if (names.length === 0)
    throw inputErrorIn(folder, 'expected stored games in the folder, and there are none');
  return [...names, ...(existsSync(join(folder, MAIL_FILE)) ? [MAIL_FILE] : [])];
}

/** How a kind of file is copied, and how a copy is tried. */
export interface Kind {
  readonly copy: (from: string, to: string, clock: () => number) => void | Promise<void>;
  /** Opens a copy, and checks every page. */
  readonly check: (path: string, clock: () => number) => string[] | Promise<string[]>;
  /** Does so, and plays the game again. */
  readonly rehearse: (path: string, rehearsal: Rehearsal) => string[] | Promise<string[]>;
}

const GAME: Kind = {
  async copy(from, to, clock) {
    using game = openGameFile(from, { clock });
    await game.database.backup(to);
  },
  check: checkGame,
  rehearse: rehearseGame,
};

/** Those that are no games, by their names. */
const KINDS: ReadonlyMap<string, Kind> = new Map([
  [
    HALL_FILE,
    {
      async copy(from, to) {
        using database = new HallDatabase(from, []);
        await database.backup(to);
      },
      check: rehearseHall,
      rehearse: rehearseHall,
    },
  ],
  [MAIL_FILE, { copy: copySettings, check: rehearseMail, rehearse: rehearseMail }],
]);

/** How a file is copied and tried, by its name. */
export function kindOf(file: string): Kind {
  return KINDS.get(file) ?? GAME;
}

/** @throws InputError where the disk refuses */
function copySettings(from: string, to: string): void {
  try {
    writeFileSync(to, readFileSync(from), { flush: true });
  } catch (error) {
    if (!(error instanceof Error && 'errno' in error)) throw error;
    throw inputErrorIn(from, systemReason(error));
  }
}

/** What is wrong with a file, where looking at it may also end with an error. */
export async function problemsOf(look: () => string[] | Promise<string[]>): Promise<string[]> {
  try {
    return await look();
  } catch (error) {
    return [reasonOf(error)];
  }
}

/** What went wrong with one file, in one line. */
export function reasonOf(error: unknown): string {
  const isKnown = error instanceof StoreError || error instanceof InputError || error instanceof ModuleError;
  return isKnown ? error.message : `unexpected: ${String(error)}`;
}
