import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ec, GameFolder } from './game-folder.js';
import type { StatusAnswer } from './stored-folder.js';

const EXAMPLE = fileURLToPath(new URL('../../../docs/examples/outside-bot', import.meta.url));
const node = `"${process.execPath}"`;

/** A copy of the example of Goofspiel with a program. */
function example(program = ''): GameFolder {
  const folder = new GameFolder({ empty: true });
  cpSync(EXAMPLE, folder.path, { recursive: true });
  folder.write('bot.mjs', program);
  return folder;
}

/** Hashes of all states, and what was written to standard error. */
async function played(folder: GameFolder, bots: string, ...options: readonly string[]) {
  const { code, stdout, stderr } = await folder.play('--bots', bots, '--json', ...options);
  expect(code).toBe(0);
  const { hashes } = JSON.parse(stdout) as { readonly hashes: readonly string[] };
  return { hashes, stderr };
}

const READING = `
import { createInterface } from 'node:readline';
const write = (answer) => console.log(JSON.stringify(answer));
const messages = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const read = async () => JSON.parse((await messages.next()).value);
`;

test('a program that plays as a bot does gives the same game', async () => {
  using folder = example();
  const turns = ['--turns', '6'];
  const { hashes, stderr } = await played(folder, `cmd:${node} greedy.mjs,spoiler`, ...turns);
  expect(hashes).toHaveLength(7);
  expect(stderr).toBe('');
  const own = await played(folder, 'greedy,spoiler', ...turns, '--out', 'own');
  expect(own.hashes).toEqual(hashes);
});

test('a program is told of the game, the turn, samples, its receipt, and nothing that its seat may not know', async () => {
  using folder = example(`${READING}
    const game = await read();
    const turn = await read();
    write({ samples: 2 });
    const samples = await read();
    write({ orders: 'fleet 1\\nfly 2\\n' });
    const receipt = await read();
    console.error(JSON.stringify([game, turn, samples, receipt]));
  `);
  const { stderr } = await played(folder, `cmd:${node} bot.mjs,random`, '--turns', '1');
  const [line = ''] = /(?<=^bot of seat 1: )\[.*$/m.exec(stderr) ?? [];
  const [game, turn, samples, receipt] = JSON.parse(line) as Record<string, unknown>[];
  expect(game).toMatchObject({
    type: 'game',
    protocol: 'ec-bot/1',
    ruleset: 'goofspiel',
    game: 'Duel',
    seat: 1,
  });
  expect(turn).toMatchObject({ type: 'turn', turn: 1, seat: 1, view: { side: 0, turn: 0 } });
  expect(samples?.['sheets']).toEqual([
    expect.stringMatching(/^fleet \d\n$/),
    expect.stringMatching(/^fleet \d\n$/),
  ]);
  expect(receipt).toMatchObject({
    type: 'receipt',
    receipt: 1,
    diagnostics: [{ line: 2, severity: 'error' }],
  });
});

describe('a program that gives no orders costs its seat the turn and nothing else', () => {
  test.each([
    ['ends', 'process.exit(3);', 'the program ended with 3', '60'],
    ['is silent', 'setInterval(() => undefined, 1_000);', 'expected an answer within 1 s', '1'],
    [
      'writes no JSON',
      'console.log("hello"); setInterval(() => undefined, 1_000);',
      'expected a line of JSON',
      '60',
    ],
    [
      'writes something else',
      `${READING} write({ order: 1 }); await read(); await read();`,
      'expected {"orders": "…"}',
      '60',
    ],
  ])('%s', async (_, program, reason, seconds) => {
    using folder = example(program);
    const { hashes, stderr } = await played(
      folder,
      `cmd:${node} bot.mjs,spoiler`,
      '--turns',
      '1',
      '--bot-time',
      seconds,
    );
    expect(stderr).toContain(reason);
    expect(stderr).toMatch(/^bot of seat 1: .*; it gives no orders in this turn$/m);
    const idle = await played(folder, 'idle,spoiler', '--turns', '1', '--out', 'idle');
    expect(idle.hashes).toEqual(hashes);
  });

  test('and is started again for the next', async () => {
    using folder = example(
      `${READING} await read(); await read(); write({ orders: 'fleet 2' }); process.exit(0);`,
    );
    const { hashes } = await played(folder, `cmd:${node} bot.mjs,idle`, '--turns', '2');
    folder.write(
      'bot.mjs',
      `${READING} for (;;) if ((await read()).type === 'turn') write({ orders: 'fleet 2' });`,
    );
    const always = await played(folder, `cmd:${node} bot.mjs,idle`, '--turns', '2', '--out', 'always');
    expect(hashes).toEqual(always.hashes);
  });
});

test('a stored game: the program is asked where no sheet counts, and its orders are kept and replayed', async () => {
  using folder = example();
  const run = (...args: readonly string[]) => ec(folder.path, ...args);
  expect(await run('new', 'duel.ec', '.')).toMatchObject({ code: 0 });
  folder.write('own.txt', 'fleet 7\n');
  expect(await run('submit', 'duel.ec', 'own.txt', '--seat', '2')).toMatchObject({ code: 0 });
  const program = `${node} greedy.mjs`;
  // Nobody is asked for orders where one of the seats is not there.
  expect(await run('turn', 'duel.ec', '--bot', `1=${program}`, '--bot', `9=${program}`)).toEqual({
    code: 1,
    stdout: '',
    stderr: '--bot: error: expected a seat of duel from 1 to 2, received 9\n',
  });
  // Nor where another turn is meant.
  expect(await run('turn', 'duel.ec', '--turn', '3', '--bot', `1=${program}`, '--out', 'out')).toEqual({
    code: 1,
    stdout: '',
    stderr: 'error: duel.ec: expected turn 1, which is the next, received turn 3; nothing was resolved\n',
  });
  expect(existsSync(join(folder.path, 'out'))).toBe(false);
  const { seats } = JSON.parse((await run('status', 'duel.ec', '--json')).stdout) as StatusAnswer;
  expect(seats.map(({ sheet }) => sheet?.receipt)).toEqual([undefined, 1]);
  const turn = await run('turn', 'duel.ec', '--bot', `1=${program}`, '--bot', `2=${program}`);
  expect([turn.code, turn.stderr]).toEqual([0, '']);
  expect(turn.stdout).not.toContain('silent');
  const { stdout } = await run('replay', 'duel.ec');
  expect(stdout).toBe(
    'duel.ec: 2 turns, set-up and undone ones included: as the seed and the orders give them\n',
  );
  for (const wrong of ['python3 bot.py', '0=x', '1='])
    expect((await run('turn', 'duel.ec', '--bot', wrong)).stderr).toContain('Expected a seat and a command');
  const dry = await run('turn', 'duel.ec', '--bot', `1=${program}`, '--dry-run');
  expect([dry.code, dry.stderr]).toEqual([2, expect.stringContaining('cannot be used with option')]);
});
