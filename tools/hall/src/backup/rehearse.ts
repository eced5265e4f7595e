import { dirname } from 'node:path';
import type { AnyRuleset } from '@ec/engine';
import { openGameFile, verifyGame, withRuleset, type GameMeta } from '@ec/engine/sqlite';
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
 * Opens the copy of a game, and checks every page.
 *
 * @returns what is wrong
 * @throws StoreError when it cannot be opened
 */
export function checkGame(path: string, clock: () => number): string[] {
  using file = openGameFile(path, { clock });
  return file.database.problems();
}

/**
 * Opens the copy of a game as a host would who has nothing else left: checks every page, and resolves every turn again from the seed and the
 * orders.
 *
 * @returns what is wrong
 * @throws whatever a broken file, or a ruleset that cannot be loaded, leads to
 */
export async function rehearseGame(path: string, { clock, ruleset }: Rehearsal): Promise<string[]> {
  using file = openGameFile(path, { clock });
  const stored = withRuleset(file, await rulesetOf(path, file.meta, ruleset));
  return [
    ...stored.database.problems(),
    ...verifyGame(stored).findings.map(({ turn, what, message }) => `turn ${turn}: ${what}: ${message}`),
  ];
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
 * @throws InputError when it cannot be opened
 */
export function rehearseHall(path: string): string[] {
  using database = new HallDatabase(path, []);
  return database.problems();
}

/**
 * Reads the copy of the hall's settings of mail.
 *
 * @returns what is wrong, which is nothing
 * @throws InputError when something is
 */
export function rehearseMail(path: string): string[] {
  readMailSettings(dirname(path));
  return [];
}
