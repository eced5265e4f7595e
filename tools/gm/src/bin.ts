#!/usr/bin/env node
import { getSystemErrorMessage } from 'node:util';
import { Command, InvalidArgumentError } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { formatDiagnostic } from '@ec/orders-parser';
import { checkPath, type CheckedSheet } from './check.js';
import { InputError } from './input-error.js';
import { playFolder } from './play.js';
import { replayFile } from './replay.js';
import type { ReplayDifference } from '@ec/engine';

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
  .option('--skip-mistakes', 'play although sheets have mistakes, without the wrong statements')
  .option('-b, --bots <names>', 'bots, with commas between, that play seats without a sheet', listed)
  .option('-r, --record <file>', 'write a record of the game that can be replayed')
  .option('--details', 'show details such as ledgers in text, Markdown and HTML')
  .option('--json', 'print the hashes as JSON instead of a report')
  .action(
    (
      folder: string,
      options: {
        turns: number;
        out: string;
        seed?: string;
        details?: true;
        skipMistakes?: true;
        bots?: string[];
        record?: string;
        json?: true;
      },
    ) => {
      const { json, ...playOptions } = options;
      const { report, summary, hashes, files, winners } = playFolder(folder, playOptions);
      if (json) {
        console.log(JSON.stringify({ hashes, files, out: options.out, winners }));
        return;
      }
      console.log(`${report}\n${summary}`);
      if (winners) console.log(`The game is over. Won by: ${winners.join(', ') || 'nobody'}`);
      console.log(`${files} reports in ${options.out}; state after turn ${options.turns}: ${hashes.at(-1)}`);
    },
  );

program
  .command('replay')
  .description('Play a recorded game again, and tell where it first differs from its record.')
  .argument('<record>', 'file that "ec play --record" wrote')
  .option('--json', 'print the result as JSON')
  .action((file: string, { json }: { json?: true }) => {
    const { turns, difference } = replayFile(file);
    if (json) console.log(JSON.stringify({ turns, difference: difference ?? null }));
    else console.log(describeReplay(file, turns, difference));
    if (difference) process.exitCode = 1;
  });

program
  .command('check')
  .description('Check order sheets, or all sheets of a game folder, and show how each order is understood.')
  .argument('<path...>', 'order sheets or folders of games')
  .option('--json', 'print orders and diagnostics as JSON')
  .action((paths: string[], { json }: { json?: true }) => {
    const sheets = paths.flatMap(checkPath);
    if (json) console.log(JSON.stringify(sheets.map(({ source: _, ...sheet }) => sheet)));
    else for (const sheet of sheets) console.log(describeSheet(sheet));
    if (sheets.some((sheet) => count(sheet, 'error') > 0)) process.exitCode = 1;
  });

try {
  program.parse();
} catch (error) {
  const message = messageOf(error);
  if (message === undefined) throw error;
  console.error(message);
  process.exitCode = 1;
}

/** How a sheet's orders were understood, then what is wrong or odd in it, then how much of each. */
function describeSheet(sheet: CheckedSheet): string {
  const { file, source, orders, diagnostics } = sheet;
  const width = `${orders.at(-1)?.line ?? 0}`.length;
  const total = [
    quantity(orders.length, 'order'),
    quantity(count(sheet, 'error'), 'error'),
    quantity(count(sheet, 'warning'), 'warning'),
  ];
  return [
    ...orders.map(({ line, understood }) => `${`${line}`.padStart(width)}  ${understood}`),
    ...diagnostics.map((diagnostic) => formatDiagnostic(diagnostic, { file, source })),
    `${file}: ${total.join(', ')}`,
  ].join('\n');
}

function count({ diagnostics }: CheckedSheet, severity: 'error' | 'warning'): number {
  return diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
}

function quantity(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}

function listed(text: string): string[] {
  return text.split(',').map((name) => name.trim());
}

function describeReplay(file: string, turns: number, difference: ReplayDifference | undefined): string {
  if (!difference) return `${file}: the same in all ${turns} turns`;
  const { turn, phase, expected, received } = difference;
  const where = phase === null ? `turn ${turn}` : `turn ${turn}, phase "${phase}"`;
  return `${file}: differs first in ${where}: expected ${expected}, received ${received}`;
}

function positiveInteger(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError('Expected an integer from 1 to 999999.');
  return Number(text);
}

/** What to tell about wrong input or a file that cannot be read or written; nothing for a bug. */
function messageOf(error: unknown): string | undefined {
  if (error instanceof InputError) return error.message;
  if (!(error instanceof Error && 'path' in error && 'errno' in error)) return undefined;
  return `${String(error.path)}: error: ${getSystemErrorMessage(Number(error.errno))}`;
}
