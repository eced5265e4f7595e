import { defineConfig } from 'tsup';
import { bundled } from '../checks/src/bundled.ts';
import { shared, withoutUnused } from '../../tsup.shared.js';

export default defineConfig({
  ...shared,
  entry: ['src/bin.ts', 'src/main.ts', 'src/program.ts', 'src/master-commands.ts'],
  target: 'node22',
  sourcemap: false,
  // Of their packages, little is used.
  noExternal: ['csv-parse', 'diff'],
  plugins: [withoutUnused],
  esbuildPlugins: [bundled()],
});
