import { defineConfig } from 'tsup';
import { importing, shared } from '../../../tsup.shared.js';

export default defineConfig({
  ...shared,
  entry: ['src/index.ts', 'src/rules.ts', 'src/experiments.ts', 'src/testing.ts'],
  esbuildPlugins: [importing({ experiments: ['index'], testing: ['index'] })],
});
