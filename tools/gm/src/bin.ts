#!/usr/bin/env node
import { Command, InvalidArgumentError } from 'commander';
import { version } from '../package.json' with { type: 'json' };
import { InputError } from './input-error.js';
import { playFolder } from './play.js';

const program = new Command('ec')
  .description('Runs play-by-mail games.')
  .version(version)
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
  if (!(error instanceof InputError) && !isFileError(error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function positiveInteger(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError('Expected an integer of at least 1.');
  return Number(text);
}

/** A file that cannot be read or written; its message names the file. */
function isFileError(error: unknown): error is Error {
  return error instanceof Error && 'path' in error && 'syscall' in error;
}
