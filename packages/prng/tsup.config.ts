import { defineConfig } from 'tsup';
import { importing, shared } from '../../tsup.shared.js';

export default defineConfig({
  ...shared,
  entry: ['src/index.ts', 'src/testing.ts'],
  esbuildPlugins: [importing({ testing: ['index'] })],
});
