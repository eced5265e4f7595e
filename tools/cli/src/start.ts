/**
 * Starts a command line; apart from everything else, so that it can be read by a Node that is too old for the rest.
 *
 * @packageDocumentation
 */
import * as modules from 'node:module';

/**
 * Loads a program where Node is new enough to run it, and says so where it is not.
 *
 * @param least - version that is needed, such as `22.16`
 * @param load - imports the program
 */
export async function start(least: string, load: () => Promise<unknown>): Promise<void> {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = least.split('.').map(Number);
  if (major < leastMajor || (major === leastMajor && minor < leastMinor)) {
    console.error(`error: expected Node ${least} or later, received ${process.version}`);
    process.exitCode = 2;
    return;
  }
  silenceExperiments();
  modules.enableCompileCache();
  await load();
}

/** Some versions of Node warn that their SQLite or their reading of TypeScript is new; users can do nothing about it. */
function silenceExperiments(): void {
  const printers = process.listeners('warning');
  process.removeAllListeners('warning');
  process.on('warning', (warning) => {
    if (warning.name !== 'ExperimentalWarning') for (const print of printers) print(warning);
  });
}
