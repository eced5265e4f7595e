import { runProgram } from '@ec/cli';
import { explain } from './commands/answering.js';
import { balanceProgram } from './program.js';

/** Arguments that are files or folders. */
const PATHS = new Set(['experiment', 'experiments', 'files', 'what']);

/** Does what the arguments of the process say. */
export function main(): Promise<void> {
  return runProgram(balanceProgram(), PATHS, explain);
}
