/**
 * How `ec serve` stands a deadline: N players of M games all open their desk and hand in a sheet within a minute. Prints times, memory and what
 * became of the sheets, and fails where a sheet got no receipt or is not in its file.
 *
 *   pnpm run load --players 2000 --games 200 --seconds 60
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openGameFile } from '@ec/engine/sqlite';

const bin = fileURLToPath(new URL('../dist/bin.js', import.meta.url));

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '200' },
    games: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '60' },
  },
});
const [players, games, seconds] = [values.players, values.games, values.seconds].map(Number) as [
  number,
  number,
  number,
];
const seats = Math.ceil(players / games);

const folder = mkdtempSync(join(tmpdir(), 'ec-load-'));
try {
  const tokens = await makeGames();
  const server = spawn(
    process.execPath,
    [bin, 'serve', folder, '--json', '--port', '0', '--metrics-port', '0'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const [line] = (await once(createInterface(server.stdout), 'line')) as [string];
  const { address, metrics } = JSON.parse(line) as { address: string; metrics: string };
  const before = await memoryOf(metrics);
  const times = { page: [] as number[], submit: [] as number[] };
  const statuses = new Map<number, number>();
  const sheets = new Map<string, string>();
  await Promise.all(
    Array.from({ length: players }, async (_, player) => {
      // The fractions of the golden ratio's multiples are spread evenly, however many there are.
      await wait(((player * 0.618_033_988_75) % 1) * seconds * 1_000);
      const seat = 1 + Math.floor(player / games);
      const desk = `${address}/games/game-${player % games}/seats/${seat}`;
      const headers = { Authorization: `Bearer ${tokens[seat - 1] ?? ''}` };
      await timed(times.page, () => asked(desk, { headers }));
      const text = `${seat}, ration, 80%\n// player ${player}\n`;
      const receipt = await timed(times.submit, async () => {
        const { status, body } = await asked(`${desk}/orders`, { method: 'POST', headers, body: text });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        return status === 200 ? (JSON.parse(body) as { receipt: number }).receipt : undefined;
      });
      if (receipt !== undefined) sheets.set(text, `game-${player % games}`);
    }),
  );
  const after = await memoryOf(metrics);
  server.kill('SIGTERM');
  await once(server, 'exit');
  const missing = players - keptOf(sheets);
  console.log(
    `${players} players in ${games} games of ${seats} seats, within ${seconds} s; ${availableParallelism()} processors, load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  );
  for (const [what, taken] of Object.entries(times)) console.log(`${what}: ${quantiles(taken)}`);
  console.log(`memory of the hall: ${before} MiB before, ${after} MiB after`);
  console.log(
    `answers by status: ${[...statuses].map(([status, times]) => `${status}: ${times}`).join(', ')}`,
  );
  console.log(`sheets with a receipt and in their file: ${players - missing} of ${players}`);
  process.exitCode = missing === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}

/** Makes one game, and copies of it under other names: their players have the same tokens. */
async function makeGames(): Promise<readonly string[]> {
  const source = join(folder, 'source');
  const rows = Array.from({ length: seats }, (_, i) => `${101 + i},p${i + 1}@example.org,Empire ${i + 1}`);
  mkdirSync(source);
  writeFileSync(join(source, 'players.csv'), `id,email,empire\n${rows.join('\n')}\n`);
  writeFileSync(
    join(source, 'game.json'),
    JSON.stringify({ parameters: { 'cluster.starCount': 3 * seats } }),
  );
  const made = spawn(
    process.execPath,
    [bin, 'new', join(folder, 'game-0.ec'), source, '--name', 'Load', '--json'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const chunks: Buffer[] = [];
  for await (const chunk of made.stdout) chunks.push(chunk as Buffer);
  const answer = JSON.parse(String(Buffer.concat(chunks))) as { seats: { token: string }[] };
  for (let game = 1; game < games; game += 1)
    copyFileSync(join(folder, 'game-0.ec'), join(folder, `game-${game}.ec`));
  return answer.seats.map(({ token }) => token);
}

/** What is answered; status 0 where nothing is. */
async function asked(address: string, options: RequestInit): Promise<{ status: number; body: string }> {
  try {
    const response = await fetch(address, options);
    return { status: response.status, body: await response.text() };
  } catch {
    return { status: 0, body: '' };
  }
}

async function timed<T>(times: number[], does: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const done = await does();
  times.push(performance.now() - began);
  return done;
}

/** Memory of the hall in MiB. */
async function memoryOf(metrics: string): Promise<number> {
  const text = await (await fetch(metrics)).text();
  return Math.round(Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]) / 2 ** 20);
}

function quantiles(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): string =>
    `${(sorted[Math.ceil(share * sorted.length) - 1] ?? 0).toFixed(0)} ms`;
  return `half within ${at(0.5)}, 99 of 100 within ${at(0.99)}, all within ${at(1)}`;
}

/** How many of the sheets are in their files, once. */
function keptOf(sheets: ReadonlyMap<string, string>): number {
  let kept = 0;
  for (let game = 0; game < games; game += 1) {
    using file = openGameFile(join(folder, `game-${game}.ec`), { clock: Date.now });
    const texts = file.database.all('SELECT DISTINCT text FROM orders').map(({ text }) => String(text));
    kept += texts.filter((text) => sheets.get(text) === `game-${game}`).length;
  }
  return kept;
}
