/** How long honest players of a live game wait while one hostile player does what they can. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const bin = fileURLToPath(new URL('dist/bin.js', import.meta.resolve('@ec/gm/package.json')));
const example = fileURLToPath(new URL('../../../docs/examples/first-game', import.meta.url));

/** Honest requests at each measurement, and milliseconds between them. */
const REQUESTS = 60;
const PAUSE = 80;

/** Times of honest requests under an attack. */
export interface Waited {
  readonly attack: string;
  /** Milliseconds: the median, the 95th percentile and the longest. */
  readonly median: number;
  readonly most: number;
  readonly longest: number;
  /** What was answered to the attacker, by status. */
  readonly answered: string;
}

/** Measures a quiet game first, and then each attack; `quiet` is the first of the answers. */
export async function load(attacks: readonly string[], show: (waited: Waited) => void): Promise<Waited[]> {
  const folder = mkdtempSync(join(tmpdir(), 'ec-hostile-'));
  const { tokens, game } = makeGame(folder);
  const server = spawn(
    process.execPath,
    [bin, 'live', game, '--port', '0', '--tick', '2h', '--planning', '2h', '--json'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  try {
    const [line] = (await once(createInterface(server.stdout), 'line')) as [string];
    const { address } = JSON.parse(line) as { address: string };
    // The program is warm once it has been asked for a while.
    await waited('warm', address, tokens);
    const all: Waited[] = [];
    for (const attack of ['quiet', ...attacks]) {
      const attacker = attack === 'quiet' ? undefined : start(attack, address, tokens[0] ?? '');
      await setTimeout(1_000);
      const times = await waited(attack, address, tokens);
      const answered = attacker ? await stop(attacker) : '';
      all.push({ ...times, answered });
      show({ ...times, answered });
      // Budgets that were used up come back.
      await setTimeout(500);
    }
    return all;
  } finally {
    server.kill();
    await once(server, 'exit');
    rmSync(folder, { recursive: true });
  }
}

function start(attack: string, address: string, token: string): ChildProcess {
  const script = fileURLToPath(new URL('attacks.ts', import.meta.url));
  return spawn(process.execPath, [script, attack, address, token], { stdio: ['ignore', 'pipe', 'inherit'] });
}

/** Ends an attacker, and returns what it was answered; nothing when it is too busy to say so. */
async function stop(attacker: ChildProcess): Promise<string> {
  const said: string[] = [];
  attacker.stdout?.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const ended = once(attacker, 'exit');
  attacker.kill('SIGTERM');
  const giveUp = new AbortController();
  const killed = setTimeout(2_000, undefined, { signal: giveUp.signal }).then(
    () => attacker.kill('SIGKILL'),
    () => undefined,
  );
  await ended;
  giveUp.abort();
  await killed;
  return said.join('').trim();
}

/** What honest players wait for: their orders and their report, in turn, each seat from an address of its own. */
async function waited(
  attack: string,
  address: string,
  tokens: readonly string[],
): Promise<Omit<Waited, 'answered'>> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  for (let i = 0; i < REQUESTS; i++) {
    const seat = 2 + (i % (tokens.length - 1));
    const path = i % 2 === 0 ? '/orders' : '/report?format=text';
    const began = performance.now();
    const status = await ask(agent, `${address}${path}`, tokens[seat - 1] ?? '', `203.0.113.${seat}`);
    times.push(performance.now() - began);
    if (status !== 200)
      throw new Error(`${attack}: an honest player asked for ${path}: expected 200, received ${status}`);
    await setTimeout(PAUSE);
  }
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number): number =>
    times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0;
  return { attack, median: at(0.5), most: at(0.95), longest: at(1) };
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
function makeGame(folder: string): { readonly game: string; readonly tokens: string[] } {
  const source = join(folder, 'source');
  const game = join(folder, 'game.ec');
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
