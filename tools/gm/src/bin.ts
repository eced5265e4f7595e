#!/usr/bin/env node
import { getSystemErrorMessage } from 'node:util';
import { Command, InvalidArgumentError } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { InputError } from './input-error.js';
import { playFolder } from './play.js';

const program = new Command('ec')
  .description('Runs play-by-mail games.')
  .version(manifest.version)
  .showHelpAfterError();

program
  .command('play')
  .description('Play a folder with game.json, players.csv and orders, and write every report.')
  .argument('<folder>', 'folder of the game')
  .option('-t, --turns <number>', 'turns to play', positiveInteger, 4)
  .option('-o, --out <folder>', 'folder for the reports', 'out')
  .option('-s, --seed <seed>', 'integer or text that replaces the seed of game.json')
  .option('--json', 'print the hashes as JSON instead of a report')
  .action((folder: string, options: { turns: number; out: string; seed?: string; json?: true }) => {
    const { json, ...playOptions } = options;
    const { report, summary, hashes, files } = playFolder(folder, playOptions);
    if (json) {
      console.log(JSON.stringify({ hashes, files, out: options.out }));
      return;
    }
    console.log(`${report}\n${summary}`);
    console.log(`${files} reports in ${options.out}; state after turn ${options.turns}: ${hashes.at(-1)}`);
  });

try {
  program.parse();
} catch (error) {
  const message = messageOf(error);
  if (message === undefined) throw error;
  console.error(message);
  process.exitCode = 1;
}

function positiveInteger(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError('Expected an integer of at least 1.');
  return Number(text);
}

/** What to tell about wrong input or a file that cannot be read or written; nothing for a bug. */
function messageOf(error: unknown): string | undefined {
  if (error instanceof InputError) return error.message;
  if (!(error instanceof Error && 'path' in error && 'errno' in error)) return undefined;
  return `${String(error.path)}: error: ${getSystemErrorMessage(Number(error.errno))}`;
}
