import { dirname } from 'node:path';
import { type Answer, command, page, rememberPackage, table } from '@ec/cli';
import type { Command } from 'commander';
import { gameStatus, storedFigures } from '@ec/engine/sqlite';
import { answering } from '../answering.js';
import { giveTokens, parseWhen } from '@ec/hall/game';
import { expectGameFile } from '../expect-game-file.js';
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
  expectGameFile(path);
  using stored = await createFromFolder(path, folder ?? dirname(path), options);
  const { meta } = stored;
  const { edition } = storedFigures(stored);
  const { seats } = gameStatus(stored);
  const tokens = giveTokens(stored);
  if (options.ruleset !== undefined) remember(options.ruleset);
  const listed = seats.map(({ seat, name, player }) => ({
    seat,
    name: meta.players.find(({ id }) => id === player?.id)?.name ?? '',
    inGame: name,
    email: player?.email ?? '',
    token: tokens.get(seat) ?? '',
  }));
  // some games take a name from their players only if it follows their rules, others never
  const isRenamed = listed.some(({ name, inGame }) => name !== inGame);
  const heads = ['Seat', 'Name', ...(isRenamed ? ['In the game'] : []), 'Email', 'Token'];
  const rows = listed.map(({ seat, name, inGame, email, token }) => [
    seat,
    name,
    ...(isRenamed ? [inGame] : []),
    email,
    token,
  ]);
  const subtitle = `${path}: ${meta.ruleset} ${meta.version}, edition ${edition}. Tokens are shown this once: give each player theirs.`;
  return {
    text: page(`New game: ${meta.name}`, subtitle, {
      Seats: [table(heads, rows)],
    }),
    data: {
      game: path,
      name: meta.name,
      ruleset: meta.ruleset,
      version: meta.version,
      edition,
      seats: seats.map(({ seat, name, player }) => ({ seat, name, player, token: tokens.get(seat) ?? null })),
    },
  };
}

/** Notes the package of a ruleset. The game is made by then, and its tokens are shown this once, so that a list which cannot be written does no harm. */
function remember(ruleset: string): void {
  try {
    rememberPackage(ruleset);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    console.error(
      `warning: the package of the ruleset could not be noted, so name it again with -r: ${said}`,
    );
  }
}
