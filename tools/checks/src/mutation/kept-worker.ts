/** The process of `kept-process.ts`. */
import { init, runBaseTests, setupEnvironment } from 'vitest/worker';

type Listener = (message: unknown) => void;

const send = process.send?.bind(process);
if (send === undefined) throw new Error('expected to be started by Vitest');

/** Of the run under way: Vitest adds one for each. */
let listener: Listener | undefined;
let requests: Listener | undefined;

init({
  post: (message) => send(message),
  on: (added: Listener) => {
    process.on('message', added);
    if (requests === undefined) requests = added;
    else {
      if (listener !== undefined) process.off('message', listener);
      listener = added;
    }
  },
  off: (removed: Listener) => process.off('message', removed),
  setup: setupEnvironment,
  collectTests: (state, traces) => runBaseTests('collect', state, traces),
  runTests: async (state, traces) => {
    try {
      await runBaseTests('run', state, traces);
    } finally {
      for (const [path, module] of state.evaluatedModules.idToModuleMap) {
        if (/\/@?vitest\/dist\//.test(path)) continue;
        module.promise = undefined;
        module.exports = undefined;
        module.evaluated = false;
        module.importers.clear();
      }
      // Stryker's own: tables that are filled as a module is loaded must not meet the mutant of the run before.
      Reflect.deleteProperty(globalThis, '__stryker__');
    }
  },
});
process.on('disconnect', () => process.exit(1));
