import { defineConfig } from 'tsup';
import { bundled } from '../checks/src/bundled.ts';

export default defineConfig({
  entry: ['src/bin.ts', 'src/main.ts', 'src/program.ts'],
  format: 'esm',
  target: 'node22',
  sourcemap: true,
  clean: ['!**/*.d.ts*'],
  // Of their packages, little is used.
  noExternal: ['csv-parse', 'diff', /^@?hono/, 'html-to-text'],
  esbuildPlugins: [bundled()],
});
