import { defineConfig } from 'tsup';
import { bundled } from '../checks/src/bundled.ts';
import { shared } from '../../tsup.shared.js';

export default defineConfig([
  {
    ...shared,
    entry: ['src/backup.ts', 'src/calendar.ts', 'src/game.ts', 'src/live.ts', 'src/mail.ts', 'src/serve.ts'],
    target: 'node22',
    removeNodeProtocol: false,
    // Of their packages, little is used.
    noExternal: [/^@?hono/, 'html-to-text', '@simplewebauthn/server'],
    esbuildPlugins: [bundled()],
  },
  {
    // What browsers load, each in one file.
    ...shared,
    entry: {
      'pages/page': 'pages/page.ts',
      'pages/desk': 'pages/desk.ts',
      'pages/passkeys': 'pages/passkeys.ts',
    },
    platform: 'browser',
    minify: true,
    sourcemap: false,
    splitting: false,
    clean: false,
    noExternal: [/./],
    esbuildPlugins: [bundled({}, 'dist/pages')],
  },
]);
