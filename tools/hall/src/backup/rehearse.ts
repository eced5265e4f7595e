import { dirname } from 'node:path';
import { InputError, ModuleError } from '@ec/cli';
import type { AnyRuleset } from '@ec/engine';
import { openGameFile, StoreError, verifyGame, withRuleset, type GameMeta } from '@ec/engine/sqlite';
import { readMailSettings } from '../mail/mail-settings.js';
import { loadRuleset } from '../game/load-ruleset.js';
import { rulesetFor, type RulesetOptions } from '../game/open-game.js';
import { HallDatabase } from '../store/hall-database.js';

/** With what a copy is tried. */
export interface Rehearsal extends RulesetOptions {
  /** Milliseconds since 1970 (UTC). */
  readonly clock: () => number;
}

/**
 * Opens the copy of a game as a host would who has nothing else left: checks every page, and resolves every turn again from the seed and the
 * orders.
 *
 * @returns what is wrong
 */
export async function rehearseGame(path: string, { clock, ruleset }: Rehearsal): Promise<string[]> {
  try {
    using file = openGameFile(path, { clock });
    const stored = withRuleset(file, await rulesetOf(path, file.meta, ruleset));
    return [
      ...stored.database.problems(),
      ...verifyGame(stored).findings.map(({ turn, what, message }) => `turn ${turn}: ${what}: ${message}`),
    ];
  } catch (error) {
    if (!(error instanceof StoreError || error instanceof ModuleError)) throw error;
    return [error.message];
  }
}

/** The given ruleset for games of its own, and for others the one that their file names. */
async function rulesetOf(path: string, meta: GameMeta, ruleset: string | undefined): Promise<AnyRuleset> {
  const given = ruleset === undefined ? undefined : await loadRuleset(ruleset);
  return given?.id === meta.ruleset ? given : rulesetFor(path, meta.package, {});
}

/**
 * Opens the copy of the hall's own file, and checks every page.
 *
 * @returns what is wrong
 */
export function rehearseHall(path: string): string[] {
  return problemsIn(() => {
    using database = new HallDatabase(path, []);
    return database.problems();
  });
}

/**
 * Reads the copy of the hall's settings of mail.
 *
 * @returns what is wrong
 */
export function rehearseMail(path: string): string[] {
  return problemsIn(() => {
    readMailSettings(dirname(path));
    return [];
  });
}

function problemsIn(look: () => string[]): string[] {
  try {
    return look();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return [error.message];
  }
}
