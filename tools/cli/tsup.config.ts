import { defineConfig } from 'tsup';
import { bundled } from '../checks/src/bundled.ts';
import { importing, shared, withoutUnused } from '../../tsup.shared.js';

/**
 * What commander imports of Node, in its bundle: it is there anyway, or loaded when it is called. Importing all of it takes 10 milliseconds,
 * a tenth of what most commands take.
 */
const WHEN_CALLED = new Map([
  ['node:process', 'export default process;'],
  [
    'node:child_process',
    "export default { spawn: (...given) => process.getBuiltinModule('node:child_process').spawn(...given) };",
  ],
  [
    'node:util',
    "export const stripVTControlCharacters = (text) => process.getBuiltinModule('node:util').stripVTControlCharacters(text);",
  ],
]);

export default defineConfig({
  ...shared,
  entry: {
    index: 'src/index.ts',
    outside: 'src/outside.ts',
    'outside-page': 'src/outside-page.ts',
    'awaited-bot-thread': 'src/outside/awaited-bot-thread.ts',
    program: 'src/program.ts',
    start: 'src/start.ts',
    testing: 'src/testing.ts',
  },
  target: 'node22',
  sourcemap: false,
  removeNodeProtocol: false,
  noExternal: ['commander'],
  plugins: [withoutUnused],
  esbuildPlugins: [
    bundled(),
    importing({ 'awaited-bot-thread': ['outside'] }),
    {
      name: 'when-called',
      setup(build) {
        build.onResolve({ filter: /^node:/ }, ({ path, importer }) =>
          WHEN_CALLED.has(path) && /[\\/]commander[\\/]lib[\\/]/.test(importer)
            ? { path, namespace: 'when-called' }
            : undefined,
        );
        build.onLoad({ filter: /^/, namespace: 'when-called' }, ({ path }) => ({
          contents: WHEN_CALLED.get(path) ?? '',
        }));
      },
    },
  ],
});
