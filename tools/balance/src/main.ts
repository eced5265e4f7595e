import { runProgram } from '@ec/cli/program';
import { COMMANDS, EC_BALANCE } from './program.js';

/** Arguments that are files or folders. */
const PATHS = new Set(['experiment', 'experiments', 'files', 'what']);

/** Does what the arguments of the process say. */
export function main(): Promise<void> {
  return runProgram(EC_BALANCE, COMMANDS, PATHS);
}
