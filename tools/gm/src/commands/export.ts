import { dirname } from 'node:path';
import { type Answer, command, makeFolder, quantity, progressBar, writeNewFile } from '@ec/cli';
import type { Command } from 'commander';
import { exportGame, importGame, type StoredGame } from '@ec/engine/sqlite';
import { answering } from '../answering.js';
import { expectGameFile } from '../expect-game-file.js';
import { gameCommand } from '../game-command.js';
import { clock, rulesetFor, type RulesetOptions, withGame } from '@ec/hall/game';
import { gameRulesetOption } from '../options.js';
import { readExported } from '../read-exported.js';

interface ExportOptions extends RulesetOptions {
  readonly phases?: boolean;
}

/** `ec export`. */
export function exportCommand(): Command {
  return gameCommand(
    'export',
    'Write a whole game as one JSON file. It holds the seed: show it to nobody who plays.',
  )
    .argument('[file]', 'new file to write; the standard output when left out')
    .option(
      '--phases',
      'add a hash of the state after every phase, so that "ec replay" can name the phase that differs',
    )
    .action(
      answering((path: string, file: string | undefined, options: ExportOptions) =>
        withGame(path, options, (stored) => writeExport(stored, file, options)),
      ),
    );
}

/** `ec import`. */
export function importCommand(): Command {
  return command(
    'import',
    'Make a game from an exported one; every turn of the installed rules is played again and must come out the same.',
  )
    .argument('<file>', 'file that "ec export" wrote')
    .argument('<game>', 'new file for the game')
    .addOption(gameRulesetOption())
    .action(answering(readBack));
}

function writeExport(
  stored: StoredGame,
  file: string | undefined,
  { phases = false }: ExportOptions,
): Answer {
  const game = exportGame(stored, { phases });
  const json = JSON.stringify(game);
  if (file === undefined) return { text: json, data: game };
  writeNewFile(file, `${json}\n`);
  const { turns, orders } = game;
  const text = `${file}: ${quantity(turns.length - 1, 'turn')}, ${quantity(orders.length, 'order sheet')}`;
  return { text, data: { file, turns: turns.length - 1, orders: orders.length } };
}

async function readBack(file: string, path: string, options: RulesetOptions): Promise<Answer> {
  expectGameFile(path);
  const game = readExported(file);
  const ruleset = await rulesetFor(file, game.package, options);
  makeFolder(dirname(path));
  using bar = progressBar('turns');
  using stored = importGame(path, ruleset, game, { clock, progress: bar.update });
  const turns = game.turns.length - 1;
  const otherRules = game.turns.filter(({ version }) => version !== ruleset.version).map(({ turn }) => turn);
  const others =
    otherRules.length === 0
      ? ''
      : `; made by other versions of the rules, and taken as they are: turns ${otherRules.join(', ')}`;
  return {
    text: `${stored.database.path}: ${quantity(turns, 'turn')}, each with the hash that the export states${others}`,
    data: { game: stored.database.path, turns, otherRules },
  };
}
