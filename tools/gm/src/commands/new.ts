import { dirname } from 'node:path';
import { type Answer, command, page, table } from '@ec/cli';
import type { Command } from 'commander';
import { setSeatTokens, storedSeats, type StoredGame } from '@ec/engine/sqlite';
import { answering } from '../answering.js';
import { createFromFolder, type FolderOptions } from '../load-folder.js';
import { hashToken, newToken } from '../token.js';
import { parseWhen } from '../when.js';

/** `ec new`. */
export function newCommand(): Command {
  return command('new', 'Make a game of a folder with players.csv and, where figures differ, game.json.')
    .argument('<game>', 'new file for the game')
    .argument('[folder]', 'folder with players.csv and game.json; where the game goes when left out')
    .option('-n, --name <name>', 'name of the game')
    .option('--seed <seed>', 'integer or text that decides what chance brings; a secret one when left out')
    .option('-r, --ruleset <module>', 'package or file of the ruleset; Empyrean Challenge when left out')
    .option('--due <time>', 'when the first orders are due: 2026-12-01T18:00, 36h, 7d, 2w', parseWhen)
    .action(answering(makeGame));
}

async function makeGame(path: string, folder: string | undefined, options: FolderOptions): Promise<Answer> {
  using stored = await createFromFolder(path, folder ?? dirname(path), options);
  const tokens = await giveTokens(stored);
  const { state, seats } = { state: stored.meta, seats: storedSeats(stored) };
  const rows = seats.map(({ seat, player }) => [
    seat,
    stored.meta.players.find(({ id }) => id === player?.id)?.name ?? '',
    player?.email ?? '',
    tokens.get(seat) ?? '',
  ]);
  const subtitle = `${path}: ${stored.meta.ruleset} ${stored.meta.version}. Tokens are shown this once: give each player theirs.`;
  return {
    text: page(`New game: ${state.name}`, subtitle, {
      Seats: [table(['Seat', 'Name', 'Email', 'Token'], rows)],
    }),
    data: {
      game: path,
      name: state.name,
      ruleset: stored.meta.ruleset,
      version: stored.meta.version,
      seats: seats.map(({ seat, player }) => ({ seat, player, token: tokens.get(seat) ?? null })),
    },
  };
}

/** Gives every player a token; tells them, as the file keeps only hashes. */
async function giveTokens(stored: StoredGame): Promise<Map<number, string>> {
  const seats = storedSeats(stored).filter(({ player }) => player);
  const tokens = new Map(seats.map(({ seat }) => [seat, newToken(seat)]));
  const hashes = await Promise.all(
    [...tokens].map(async ([seat, token]) => [seat, await hashToken(token)] as const),
  );
  setSeatTokens(stored, new Map(hashes));
  return tokens;
}
