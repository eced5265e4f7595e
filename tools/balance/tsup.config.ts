import { defineConfig } from 'tsup';
import { bundled } from '../checks/src/bundled.ts';
import { shared } from '../../tsup.shared.js';
import { pageScript } from './page-script.ts';

export default defineConfig({
  ...shared,
  entry: [
    'src/index.ts',
    'src/node.ts',
    'src/queue.ts',
    'src/program.ts',
    'src/testing.ts',
    'src/main.ts',
    'src/bin.ts',
    'src/worker.ts',
  ],
  target: 'node22',
  sourcemap: false,
  define: { PAGE_SCRIPT: JSON.stringify(await pageScript()) },
  removeNodeProtocol: false,
  // Their packages are a hundred megabytes in two hundred packages, of which two are used.
  noExternal: [/^@stdlib\//, /^echarts/, 'hyparquet-writer', 'ml-matrix', 'string-width'],
  esbuildPlugins: [bundled({ debug: 'module.exports = () => () => undefined;' })],
});
