import { runProgram } from '@ec/cli/program';
import { COMMANDS, EC } from './program.js';

/** Arguments that are files or folders. */
const PATHS = new Set(['game', 'folder', 'file', 'sheets', 'paths', 'backup']);

/** Does what the arguments of the process say. */
export function main(): Promise<void> {
  return runProgram(EC, COMMANDS, PATHS);
}
