import { defineConfig } from 'tsup';
import { bundled } from '../checks/src/bundled.ts';
import { shared } from '../../tsup.shared.js';

export default defineConfig({
  ...shared,
  entry: ['src/game.ts', 'src/live.ts'],
  target: 'node22',
  // Of their packages, little is used.
  noExternal: [/^@?hono/, 'html-to-text'],
  esbuildPlugins: [bundled()],
});
