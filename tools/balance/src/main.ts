import { runProgram } from '@ec/cli';
import { explain } from './commands/answering.js';
import { balanceProgram } from './program.js';

/** Arguments that are files or folders. */
const PATHS = new Set(['experiment', 'experiments', 'files', 'what']);

await runProgram(balanceProgram(), PATHS, explain);
