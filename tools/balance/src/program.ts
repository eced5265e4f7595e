import { makeProgram } from '@ec/cli';
import type { Command } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { checkCommand } from './commands/check.js';
import { compareCommand } from './commands/compare.js';
import { listCommand } from './commands/list.js';
import { mergeCommand } from './commands/merge.js';
import { reportCommand } from './commands/report.js';
import { runCommand } from './commands/run.js';
import { sensitivityCommand } from './commands/sensitivity.js';
import { sweepCommand } from './commands/sweep.js';
import { workerCommand } from './commands/worker.js';

/** Every command, in the order in which a designer meets them. */
const COMMANDS = [
  listCommand,
  runCommand,
  sweepCommand,
  sensitivityCommand,
  compareCommand,
  checkCommand,
  reportCommand,
  mergeCommand,
  workerCommand,
];

/** The command line. */
export function balanceProgram(): Command {
  return makeProgram({
    name: 'ec-balance',
    description: 'Finds out what the formulas of a game really do.',
    version: manifest.version,
    commands: COMMANDS.map((make) => make()),
  });
}
