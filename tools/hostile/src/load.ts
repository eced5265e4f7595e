/** How long honest players of a live game wait while one hostile player does what they can. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';

const bin = fileURLToPath(new URL('dist/bin.js', import.meta.resolve('@ec/gm/package.json')));
const example = fileURLToPath(new URL('../../../docs/examples/first-game', import.meta.url));

/** Honest requests at each measurement, and milliseconds between them. */
const REQUESTS = 60;
const PAUSE = 80;

/** How long honest requests took, in milliseconds: the median, the 95th percentile and the longest. */
interface Times {
  readonly median: number;
  readonly most: number;
  readonly longest: number;
}

/** Times of honest requests, in quiet or under an attack. */
export interface Waited extends Times {
  readonly attack: string;
  /** The same as multiples of the quiet times. */
  readonly ratio: Pick<Times, 'median' | 'most'>;
  /** Whether honest players wait too long. */
  readonly isFinding: boolean;
  /** What was answered to the attacker, by status. */
  readonly answered: string;
}

/** How many times as long as in quiet an honest player may wait. */
export const PATIENCE = 5;
/** Milliseconds that other work of the machine may add: below so many times this, no wait is too long. */
const JITTER = 3;

/** Measures a quiet game first, and then each attack. */
export async function load(attacks: readonly string[], show: (waited: Waited) => void): Promise<void> {
  using folder = new TemporaryFolder();
  const { tokens, game } = makeGame(folder);
  const args = ['live', game, '--port', '0', '--tick', '2h', '--planning', '2h', '--json'];
  const server = spawn(process.execPath, [bin, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(server, 'exit');
  try {
    const [line] = (await once(createInterface(server.stdout), 'line')) as [string];
    const { page } = JSON.parse(line) as { page: string };
    // The program is warm once it has been asked for a while.
    await waited(page, tokens);
    let quiet = await waited(page, tokens);
    show(compared('quiet', quiet, quiet, ''));
    for (const attack of attacks) {
      let found = await underAttack(attack, page, tokens, quiet);
      if (found.isFinding) {
        // The machine may have been busy with something else: what is slow has to be slow again.
        quiet = await waited(page, tokens);
        found = await underAttack(attack, page, tokens, quiet);
      }
      show(found);
    }
  } finally {
    server.kill();
    await ended;
  }
}

async function underAttack(
  attack: string,
  page: string,
  tokens: readonly string[],
  quiet: Times,
): Promise<Waited> {
  const attacker = start(attack, page, tokens[0] ?? '');
  try {
    await setTimeout(1_000);
    const times = await waited(page, tokens);
    return compared(attack, times, quiet, await stop(attacker));
  } finally {
    attacker.process.kill('SIGKILL');
    // What was taken of the server's time comes back.
    await setTimeout(500);
  }
}

function compared(attack: string, times: Times, quiet: Times, answered: string): Waited {
  const ratio = { median: times.median / quiet.median, most: times.most / quiet.most };
  const isOver = Math.max(ratio.median, ratio.most) >= PATIENCE;
  return { attack, ...times, ratio, isFinding: isOver && times.most >= PATIENCE * JITTER, answered };
}

/** An attacker at work. */
interface Attacker {
  readonly process: ChildProcess;
  /** What it says at its end; nothing when it is too busy, or has come to an end by itself. */
  readonly said: Promise<string>;
}

function start(attack: string, page: string, token: string): Attacker {
  const script = fileURLToPath(new URL('attacks.ts', import.meta.url));
  const attacker = spawn(process.execPath, [script, attack, page, token], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said: string[] = [];
  attacker.stdout.setEncoding('utf8').on('data', (text: string) => said.push(text));
  return { process: attacker, said: once(attacker, 'close').then(() => said.join('').trim()) };
}

/** Ends an attacker, by force when it does not end by itself. */
async function stop({ process: attacker, said }: Attacker): Promise<string> {
  attacker.kill('SIGTERM');
  const giveUp = globalThis.setTimeout(() => attacker.kill('SIGKILL'), 2_000);
  const answered = await said;
  clearTimeout(giveUp);
  return answered;
}

/** What honest players wait for: their orders and their report, in turn, each seat from an address of its own. */
async function waited(page: string, tokens: readonly string[]): Promise<Times> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  for (let i = 0; i < REQUESTS; i++) {
    const seat = 2 + (i % (tokens.length - 1));
    const path = i % 2 === 0 ? '/orders' : '/report?format=text';
    const began = performance.now();
    const status = await ask(
      agent,
      `${page}/seats/${seat}${path}`,
      tokens[seat - 1] ?? '',
      `203.0.113.${seat}`,
    );
    times.push(performance.now() - began);
    if (status !== 200)
      throw new Error(`an honest player asked for ${path}: expected 200, received ${status}`);
    await setTimeout(PAUSE);
  }
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number): number =>
    times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0;
  return { median: at(0.5), most: at(0.95), longest: at(1) };
}

function ask(agent: Agent, url: string, token: string, from: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { Authorization: `Bearer ${token}`, 'X-Forwarded-For': from };
    const asked = request(url, { agent, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    asked.on('error', reject).end();
  });
}

/** A game of six empires after three turns of bots, and the tokens of its seats. */
function makeGame(folder: TemporaryFolder): { readonly game: string; readonly tokens: string[] } {
  const source = folder.of('source');
  const game = folder.of('game.ec');
  cpSync(example, source, { recursive: true });
  const { seats } = JSON.parse(ec('new', game, source, '--json')) as { seats: { token: string }[] };
  ec('bots', 'set', game, 'settler', ...seats.map((_, i) => `${i + 1}`));
  for (let turn = 0; turn < 3; turn++) ec('turn', game, '--max-silent', 'all');
  return { game, tokens: seats.map(({ token }) => token) };
}

function ec(...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8' });
  if (status === 0) return stdout;
  throw new Error(`ec ${args.join(' ')}: expected exit code 0, received ${status}\n${stderr}`);
}
