/**
 * Plays the reference game in Node and in the browsers of this machine, and compares the state hashes.
 *
 * Firefox is required, as its JavaScript engine is not Node's. Chromium takes part where it is installed.
 */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { build } from 'esbuild';
import type { Answer } from './browser-page.ts';
import { findBrowser, openBrowser, type Browser, type OpenBrowser } from './browsers.ts';
import { playReferenceGame, type ReferenceGame } from './reference-game.ts';
import { workspaceRoot } from './run.ts';

const TIME_LIMIT_SECONDS = 60;

const gameFile = readFileSync(
  join(workspaceRoot, 'packages/rulesets/empyrean/test/fixtures/reference-game.json'),
  'utf8',
);
const game = JSON.parse(gameFile) as ReferenceGame;
const firefox = findBrowser('firefox');
const chromium = findBrowser('chromium');
if (firefox === undefined) {
  console.error('No Firefox found. Install one, as with: apt-get update && apt-get install firefox-esr');
  process.exitCode = 1;
} else {
  const script = await bundlePage();
  console.log(`node: ${process.version}`);
  report('node', playReferenceGame(game));
  for (const browser of chromium ? [firefox, chromium] : [firefox]) {
    try {
      const answer = await answerOf(browser, script);
      console.log(`${browser.name}: ${answer.userAgent}`);
      if ('error' in answer) throw new Error(answer.error);
      report(browser.name, answer.hashes);
    } catch (error) {
      console.error(`${browser.name}: ${String(error)}`);
      process.exitCode = 1;
    }
  }
}

function report(name: string, hashes: readonly string[]): void {
  const turns = game.hashes.flatMap((hash, turn) => (hashes[turn] === hash ? [] : [turn]));
  if (turns.length === 0 && hashes.length === game.hashes.length) {
    console.log(`${name}: ${hashes.length} hashes equal`);
    return;
  }
  console.error(
    `${name}: expected ${game.hashes.length} hashes as stored, received ${hashes.length}; turns that differ: ${turns.join(', ')}`,
  );
  for (const turn of turns)
    console.error(`  turn ${turn}: expected ${game.hashes[turn]}, received ${hashes[turn]}`);
  process.exitCode = 1;
}

async function bundlePage(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'browser-page.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2023',
    logLevel: 'error',
  });
  return outputFiles.map((file) => file.text).join('');
}

async function answerOf(browser: Browser, script: string): Promise<Answer> {
  const server = createServer();
  const port = await listen(server);
  const answer = answerTo(server, script);
  const open = openBrowser(browser, `http://127.0.0.1:${port}/`);
  try {
    return await Promise.race([answer, failureOf(open)]);
  } finally {
    await open.close();
    server.closeAllConnections();
    server.close();
  }
}

function answerTo(server: Server, script: string): Promise<Answer> {
  const page = '<!doctype html><meta charset="utf-8"><script type="module" src="/page.js"></script>';
  const files: Record<string, [type: string, body: string]> = {
    '/': ['text/html', page],
    '/page.js': ['text/javascript', script],
    '/game.json': ['application/json', gameFile],
  };
  return new Promise((done) => {
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const [type, body] = files[request.url ?? ''] ?? [];
      if (request.method === 'POST' && request.url === '/answer') {
        done(receive(request, response));
      } else if (type === undefined) {
        response.writeHead(404).end();
      } else {
        response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(body);
      }
    });
  });
}

async function receive(request: IncomingMessage, response: ServerResponse): Promise<Answer> {
  const json = await text(request);
  response.writeHead(204).end();
  return JSON.parse(json) as Answer;
}

/** Rejects when the browser cannot start, ends, or takes too long. */
function failureOf(open: OpenBrowser): Promise<never> {
  return new Promise((_, fail) => {
    const failWith = (what: string): void => fail(new Error(`${what}\n${open.messages()}`.trim()));
    open.process.on('error', fail);
    open.process.on('exit', (code) => failWith(`ended with exit code ${code} before it answered`));
    setTimeout(() => failWith(`no answer within ${TIME_LIMIT_SECONDS} s`), TIME_LIMIT_SECONDS * 1000).unref();
  });
}

function listen(server: Server): Promise<number> {
  return new Promise((done, fail) => {
    server.on('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : 0);
    });
  });
}
