/**
 * Starts a command line; a module of its own, so that a Node that is too old for the rest can read it.
 *
 * @packageDocumentation
 */
import * as modules from 'node:module';

/**
 * Runs a program where Node is new enough, and says so where it is not.
 *
 * @param least - version that is needed, such as `22.16`
 * @param run - imports the program and runs it
 */
export async function start(least: string, run: () => Promise<unknown>): Promise<void> {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = least.split('.').map(Number);
  if (major < leastMajor || (major === leastMajor && minor < leastMinor)) {
    console.error(`error: expected Node ${least} or later, received ${process.version}`);
    process.exitCode = 2;
    return;
  }
  silenceExperiments();
  modules.enableCompileCache();
  await run();
}

/** Some versions of Node warn that their SQLite or their reading of TypeScript is new; users can do nothing about it. */
function silenceExperiments(): void {
  const printers = process.listeners('warning');
  process.removeAllListeners('warning');
  process.on('warning', (warning) => {
    if (warning.name !== 'ExperimentalWarning') for (const print of printers) print(warning);
  });
}
