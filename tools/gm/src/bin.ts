#!/usr/bin/env node
import * as modules from 'node:module';

/** Starts the command line where Node is new enough to read it, and says so where it is not. */
const LEAST = { major: 22, minor: 16 };

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < LEAST.major || (major === LEAST.major && minor < LEAST.minor)) {
  console.error(`error: expected Node ${LEAST.major}.${LEAST.minor} or later, received ${process.version}`);
  process.exitCode = 2;
} else {
  silenceExperiments();
  modules.enableCompileCache();
  await import('./main.js');
}

/** Some versions of Node warn that their SQLite is new; players and game masters can do nothing about it. */
function silenceExperiments(): void {
  const printers = process.listeners('warning');
  process.removeAllListeners('warning');
  process.on('warning', (warning) => {
    if (warning.name !== 'ExperimentalWarning') for (const print of printers) print(warning);
  });
}
