import { runProgram } from '@ec/cli/program';
import { COMMANDS, EC_BALANCE } from './program.js';

/** Arguments that are files or folders. */
const PATHS = new Set(['experiment', 'experiments', 'files', 'what']);

/**
 * Does what the arguments of the process say, and ends it once all is written: what speaks to a Redis that is away would go on for some time, or
 * until it is there again.
 */
export async function main(): Promise<void> {
  await runProgram(EC_BALANCE, COMMANDS, PATHS);
  for (const stream of [process.stdout, process.stderr])
    await new Promise<unknown>((written) => stream.write('', written));
  process.exit();
}
