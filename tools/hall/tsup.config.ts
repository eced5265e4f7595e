import { defineConfig } from 'tsup';
import { bundled } from '../checks/src/bundled.ts';
import { importing, shared } from '../../tsup.shared.js';

export default defineConfig([
  {
    ...shared,
    entry: [
      'src/backup.ts',
      'src/move.ts',
      'src/calendar.ts',
      'src/game.ts',
      'src/hall-thread.ts',
      'src/json.ts',
      'src/live.ts',
      'src/mail.ts',
      'src/serve.ts',
      'src/sheets.ts',
    ],
    target: 'node22',
    removeNodeProtocol: false,
    sourcemap: false,
    minifyWhitespace: true,
    // Of their packages, little is used, and few who install the hall use all of them.
    noExternal: [
      /^@?hono/,
      '@block65/webcrypto-web-push',
      '@simplewebauthn/server',
      'htmlparser2',
      'imapflow',
      'ipaddr.js',
      'mailauth',
      'nodemailer',
      'postal-mime',
      'prom-client',
      'smtp-server',
      'temporal-polyfill',
    ],
    // Some of them ask for what Node brings along as CommonJS does.
    banner: {
      js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
    },
    esbuildPlugins: [
      importing({
        game: ['sheets'],
        backup: ['game'],
        calendar: ['game'],
        'hall-thread': ['game'],
        json: ['game'],
        live: ['game'],
        mail: ['game'],
        move: ['game'],
        serve: ['game'],
      }),
      bundled({
        // Logos in mails, which are never asked for; an agent for them is made all the same.
        undici: 'export const fetch = undefined; export class Agent {}',
        'fast-xml-parser': 'export const XMLParser = undefined, XMLValidator = undefined;',
      }),
    ],
  },
  {
    // What browsers load, each in one file.
    ...shared,
    entry: {
      'pages/page': 'pages/page.ts',
      'pages/desk': 'pages/desk.ts',
      'pages/live-desk': 'pages/live-desk.ts',
      'pages/passkeys': 'pages/passkeys.ts',
      'pages/notifications': 'pages/notifications.ts',
      'pages/push-worker': 'pages/worker/push-worker.ts',
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
