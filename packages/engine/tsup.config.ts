import { defineConfig } from 'tsup';
import { importing, shared } from '../../tsup.shared.js';

export default defineConfig({
  ...shared,
  entry: ['src/index.ts', 'src/testing.ts', 'src/sqlite.ts', 'src/sqlite-testing.ts'],
  removeNodeProtocol: false,
  esbuildPlugins: [
    importing({ testing: ['index'], sqlite: ['index'], 'sqlite-testing': ['sqlite', 'index'] }),
  ],
});
