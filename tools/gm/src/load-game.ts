import { join } from 'node:path';
import { createGame, empyrean, SetupError } from '@ec/engine';
import { gameError, readGame, type GameFile } from './read-game.js';
import { readOrders, type Sheet } from './read-orders.js';
import { playerError, readPlayers, type PlayerFile } from './read-players.js';

/** The rulesets that a folder can name. */
export const RULESETS = { empyrean };

/**
 * Reads a folder with `game.json`, `players.csv` and order sheets, and makes the game of turn 0.
 *
 * @param seed - replaces the one of the game file
 * @throws InputError when a file is wrong
 */
export function loadGame(folder: string, seed?: string) {
  const file = readGame(folder);
  if (!isRuleset(file.ruleset)) {
    const known = Object.keys(RULESETS).join(', ');
    throw file.json.errorAt(['ruleset'], `ruleset: expected one of ${known}, received ${file.ruleset}`);
  }
  const ruleset = RULESETS[file.ruleset];
  const players = readPlayers(join(folder, 'players.csv'));
  const newGame = {
    name: file.game,
    seed: String(seed ?? file.seed),
    players: players.players,
    parameters: file.parameters,
    templates: Object.fromEntries(Object.entries(file.templates).map(([name, { value }]) => [name, value])),
  };
  const game = explained(players, file, () => createGame(ruleset, newGame));
  const seats = ruleset.seats(game.state).map(({ id }) => id);
  const sheets = readOrders(join(folder, 'orders'), seats);
  return { ruleset, newGame, game, seats, sheets };
}

/** The sheets of one turn, by seat. */
export function sheetsOf(sheets: readonly Sheet[], turn: number): Map<number, string> {
  return new Map(
    sheets.filter((sheet) => sheet.turn === turn).map(({ seat, text }) => [seat, text] as const),
  );
}

function isRuleset(id: string): id is keyof typeof RULESETS {
  return Object.hasOwn(RULESETS, id);
}

/** Set-up errors in the words of the files that they come from. */
function explained<T>(players: PlayerFile, game: GameFile, create: () => T): T {
  try {
    return create();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    throw playerError(players, error) ?? gameError(game, error);
  }
}
