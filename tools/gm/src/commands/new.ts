import { dirname } from 'node:path';
import { type Answer, command, page, rememberPackage, table } from '@ec/cli';
import type { Command } from 'commander';
import { storedFigures, storedSeats } from '@ec/engine/sqlite';
import { answering } from '../answering.js';
import { giveTokens, parseWhen } from '@ec/hall/game';
import { createFromFolder, type FolderOptions } from '../load-folder.js';
import { folderEditionOption, folderRulesetOption, seedText } from '../options.js';

/** `ec new`. */
export function newCommand(): Command {
  return command(
    'new',
    'Make a game from a folder with players.csv and, where figures differ from the defaults, game.json.',
  )
    .argument('<game>', 'new file for the game')
    .argument('[folder]', 'folder with players.csv and game.json; the folder of the game file when left out')
    .option('-n, --name <name>', 'name of the game')
    .option(
      '--seed <seed>',
      'integer or text that decides every random draw; a secret one when left out',
      seedText,
    )
    .addOption(folderRulesetOption())
    .addOption(folderEditionOption())
    .option(
      '--due <time>',
      'when the first orders are due: 2026-12-01T18:00, 30s, 5m, 36h, 7d, 2w',
      parseWhen,
    )
    .action(answering(makeGame));
}

async function makeGame(path: string, folder: string | undefined, options: FolderOptions): Promise<Answer> {
  using stored = await createFromFolder(path, folder ?? dirname(path), options);
  if (options.ruleset !== undefined) rememberPackage(options.ruleset);
  const { meta } = stored;
  const { edition } = storedFigures(stored);
  const seats = storedSeats(stored);
  const tokens = giveTokens(stored);
  const rows = seats.map(({ seat, player }) => [
    seat,
    meta.players.find(({ id }) => id === player?.id)?.name ?? '',
    player?.email ?? '',
    tokens.get(seat) ?? '',
  ]);
  const subtitle = `${path}: ${meta.ruleset} ${meta.version}, edition ${edition}. Tokens are shown this once: give each player theirs.`;
  return {
    text: page(`New game: ${meta.name}`, subtitle, {
      Seats: [table(['Seat', 'Name', 'Email', 'Token'], rows)],
    }),
    data: {
      game: path,
      name: meta.name,
      ruleset: meta.ruleset,
      version: meta.version,
      edition,
      seats: seats.map(({ seat, player }) => ({ seat, player, token: tokens.get(seat) ?? null })),
    },
  };
}
