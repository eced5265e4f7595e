import { defineConfig } from 'tsup';
import { importing, shared } from '../../../tsup.shared.js';

export default defineConfig({
  ...shared,
  entry: ['src/index.ts', 'src/rules.ts', 'src/experiments.ts'],
  esbuildPlugins: [importing({ experiments: ['index'] })],
});
