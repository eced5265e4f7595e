import { mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ec, ecAlone, ecWith, GameFolder } from './game-folder.js';
import type { StatusAnswer, TurnAnswer } from './stored-folder.js';

/**
 * A whole game that imports nothing: a sheet is lines of `push 1` to `push 9`, each seat has a counter, and the first to pass 20 has
 * won. A push beyond the parameter `most` is carried out in part. Only seat, turn and own counter are in a report.
 */
const RACE = `
const HEADER = /^runner (\\d+) turn (\\d+)$/;

function parse(text, expected = {}) {
  const orders = [];
  const diagnostics = [];
  let seat;
  let isRefused = false;
  let start = 0;
  text.split('\\n').forEach((line, i) => {
    const words = line.trim();
    const at = { span: { start, end: start + line.length }, line: i + 1, column: 1 };
    start += line.length + 1;
    if (words === '' || words.startsWith(';')) return;
    const [, runner, turn] = HEADER.exec(words) ?? [];
    if (runner) {
      seat = Number(runner);
      if ((expected.seat ?? seat) !== seat || (expected.turn ?? Number(turn)) !== Number(turn)) {
        isRefused = true;
        diagnostics.push({ code: 'header', severity: 'error', ...at, message: 'another runner or turn' });
      }
      return;
    }
    const [, by] = /^push ([1-9])$/.exec(words) ?? [];
    if (by) orders.push({ order: { kind: 'push', by: Number(by) }, line: i + 1, text: words, span: at.span });
    else diagnostics.push({ code: 'push', severity: 'error', ...at, message: 'expected a push, received ' + words });
  });
  return { orders: isRefused ? [] : orders, diagnostics, isRefused, ...(seat && { seat }) };
}

export const ruleset = {
  id: 'race',
  version: '1',
  parameters: [
    { kind: 'integer', key: 'most', default: 5, min: 1, max: 9, unit: 'steps', description: 'Most.', source: 'R-1' },
  ],
  setup: ({ players }) => ({
    turn: 0,
    totals: players.map(({ id, name }, i) => ({ seat: i + 1, name, playerId: id, total: 0 })),
  }),
  seats: ({ totals }) => totals.map(({ seat, name, playerId }) => ({ id: seat, name, playerId })),
  seatPlayer: ({ turn, totals }, seat, player) => ({
    turn,
    totals: totals.map((row) => (row.seat === seat ? { ...row, playerId: player?.id ?? null } : row)),
  }),
  parse,
  format: ({ by }) => 'push ' + by,
  check: () => [],
  phases: [
    {
      name: 'push',
      run({ state, orders, parameters, emit, conclude }) {
        for (const order of orders) {
          const by = Math.min(order.order.by, parameters.most);
          for (const row of state.totals) if (row.seat === order.seat) row.total += by;
          emit({ kind: 'pushed', seats: [order.seat], by });
          const status = by === order.order.by ? 'done' : 'partly';
          conclude(order, { status, code: status, reason: '' });
        }
      },
    },
  ],
  view: ({ turn, totals }, _, seat) => ({ turn, ...totals.find((row) => row.seat === seat) }),
  rulebook: ({ most }) => ({
    schema: 'ec-report/1',
    title: 'The race, by ' + most + ' at most',
    subtitle: '',
    sections: [],
  }),
  template: ({ seat, turn }) => 'runner ' + seat + ' turn ' + (turn + 1) + '\\n; push 5\\n',
  report: ({ seat, total }) => ({
    schema: 'ec-report/1',
    title: 'Runner ' + seat + ' stands at ' + total,
    subtitle: '',
    sections: [],
  }),
  summary: ({ totals }) => ({
    schema: 'ec-report/1',
    title: totals.map(({ total }) => total).join(' : '),
    subtitle: '',
    sections: [],
  }),
  outcome: ({ totals }) => {
    const winners = totals.filter(({ total }) => total > 20).map(({ seat }) => seat);
    return winners.length > 0 ? { status: 'over', winners } : { status: 'running' };
  },
  codec: { encode: (state) => JSON.stringify(state), decode: (text) => JSON.parse(text) },
  bots: { eager: () => 'push 4' },
};
`;

/** A folder with the ruleset and a game of it between two runners. */
async function raceFolder(): Promise<GameFolder> {
  const folder = new GameFolder({ empty: true });
  folder.write('race.mjs', RACE);
  folder.write('players.csv', 'id,email,runner\n1,ada@example.org,Ada\n2,bo@example.org,Bo\n');
  const made = await ec(
    folder.path,
    ...['new', 'race.ec', '.', '--name', 'R-1', '--ruleset', './race.mjs', '--json'],
  );
  const said = `ruleset: race 1 from ${join(folder.path, 'race.mjs')}\n`;
  expect([made.code, made.stderr]).toEqual([0, said]);
  expect(JSON.parse(made.stdout)).toMatchObject({ ruleset: 'race', version: '1', seats: [{}, {}] });
  return folder;
}

test('a race is played, reported, replayed and moved as any other game: 3 × 7 = 21 steps win', async () => {
  using folder = await raceFolder();
  const race = (command: string, ...args: readonly string[]) =>
    ecWith(
      { cwd: folder.path, env: { EC_RULESET: './race.mjs' } },
      ...command.split(' '),
      'race.ec',
      ...args,
    );
  expect((await race('template', '--seat', '2')).stdout).toBe('runner 2 turn 1\n; push 5\n');
  expect((await race('bots set', 'eager', '2')).code).toBe(0);

  folder.write('sheet.txt', 'runner 1 turn 1\npush 9\npull 2\n');
  expect(await race('check', 'sheet.txt')).toMatchObject({
    code: 1,
    stdout: [
      '2  push 9',
      'sheet.txt:3:1: error: expected a push, received pull 2',
      '  pull 2',
      '  ^^^^^^',
      'sheet.txt: 1 order, 1 error, 0 warnings',
      '',
    ].join('\n'),
  });

  for (const turn of [1, 2, 3]) {
    folder.write('sheet.txt', `runner 1 turn ${turn}\npush 9\npush 2\n`);
    expect((await race('submit', 'sheet.txt')).code).toBe(0);
    const { code, stdout } = await race('turn', '--out', 'out', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout) as TurnAnswer).toMatchObject({ turn, silent: [], bots: [2], files: 8 });
    // 9 is cut to 5, and 2 are 2: 7 a turn; the bot pushes 4
    expect((await race('report', '--seat', '1')).stdout).toMatch(
      new RegExp(`^Runner 1 stands at ${7 * turn}\n`),
    );
    expect((await race('report')).stdout).toMatch(new RegExp(`^${7 * turn} : ${4 * turn}\n`));
  }
  expect((await race('status')).stdout).toMatch(/^race 1, edition standard; over, won by Ada; /m);
  const status = JSON.parse((await race('status', '--json')).stdout) as StatusAnswer;
  expect(status).toMatchObject({ outcome: { status: 'over', winners: [1] } });

  for (const how of [[], ['--dry-run']])
    expect(await race('turn', ...how)).toMatchObject({
      code: 5,
      stdout: '',
      stderr: [
        `ruleset: race 1 from ${join(folder.path, 'race.mjs')}`,
        'error: race.ec: expected a game that goes on, received one that is over',
        '"--play-on" goes on anyway',
        '',
      ].join('\n'),
    });
  expect((await race('turn', '--play-on', '--max-silent', 'all', '--dry-run')).code).toBe(0);

  // nobody would read orders
  folder.write('late.txt', 'runner 1 turn 4\npush 1\n');
  const late = await race('submit', 'late.txt');
  expect([late.code, late.stdout]).toEqual([5, '']);
  expect(late.stderr).toContain('race.ec: expected a game that goes on, received one that is over');
  expect((await race('submit', 'late.txt', '--play-on')).stdout).toMatch(/receipt 1, seat 1, turn 4: counts/);

  expect(await race('replay')).toMatchObject({
    code: 0,
    stdout: 'race.ec: 4 turns, set-up and undone ones included: as the seed and the orders give them\n',
  });
  expect((await race('rules')).stdout).toMatch(/^The race, by 5 at most\n/);
  expect((await race('export', 'race.json', '--phases')).code).toBe(0);
  const rules = ['--ruleset', './race.mjs'];
  expect((await ec(folder.path, 'import', 'race.json', 'again.ec', ...rules)).code).toBe(0);
  expect((await ec(folder.path, 'replay', 'again.ec', ...rules)).code).toBe(0);
  expect((await ec(folder.path, 'doctor', 'again.ec')).stdout).toMatch(/^Ruleset +race 1 from a file$/m);
  // the late sheet of a runner is as late as that of an empire
  expect(await race('submit', 'sheet.txt', '--play-on')).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/refused as a whole/),
  });
});

test('other rules under the same name are noticed: the game goes on only with --new-rules', async () => {
  using folder = await raceFolder();
  // A process loads a module once.
  const race = (...args: readonly string[]) =>
    ecAlone({ cwd: folder.path }, ...args, '--ruleset', './race.mjs');
  await race('turn', 'race.ec', '--max-silent', 'all');
  folder.write('former.mjs', RACE);
  const changes = "migrate: { 1: { to: '2', changes: ['Nothing that one would notice.'] } }";
  folder.write('race.mjs', RACE.replace("version: '1'", `version: '2', ${changes}`));
  const refused = await race('turn', 'race.ec', '--max-silent', 'all');
  expect([refused.code, refused.stderr]).toEqual([
    3,
    `ruleset: race 2 from ${join(folder.path, 'race.mjs')}\nerror: race.ec: expected version 1 of the rules of race, received 2\n"ec turn --new-rules --dry-run" shows what changes, and "ec turn --new-rules" goes on under the rules that are installed\n`,
  ]);
  const shown = await race('turn', 'race.ec', '--max-silent', 'all', '--new-rules', '--dry-run');
  expect([shown.code, shown.stdout]).toMatchObject([
    0,
    expect.stringMatching(/^Rules: version 1 becomes 2\n-+\nNothing that one would notice\.$/m),
  ]);
  const rules = { from: '1', to: '2', changes: ['Nothing that one would notice.'] };
  const goOn = ['turn', 'race.ec', '--max-silent', 'all', '--new-rules', '--json'];
  expect(JSON.parse((await race(...goOn, '--dry-run')).stdout)).toMatchObject({ dryRun: true, rules });
  expect(JSON.parse((await race('status', 'race.ec', '--json')).stdout)).toMatchObject({
    turn: { turn: 1 },
  });
  expect(JSON.parse((await race(...goOn)).stdout)).toMatchObject({ turn: 2, rules });
  // turn 2 alone can be resolved again
  const replayed = await race('replay', 'race.ec', '--json');
  expect([replayed.code, JSON.parse(replayed.stdout)]).toEqual([
    0,
    { turns: 1, otherRules: [0, 1], findings: [] },
  ]);
  // with the earlier version at hand, all of them
  expect(await race('replay', 'race.ec', '--earlier', './former.mjs')).toMatchObject({
    code: 0,
    stdout: 'race.ec: 3 turns, set-up and undone ones included: as the seed and the orders give them\n',
  });
  expect(await race('replay', 'race.ec', '--earlier', './race.mjs')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(
      '--earlier: error: expected another version of race than 2, received race 2 (./race.mjs)',
    ),
  });
  // an import cannot play the others again either, and says so
  expect((await race('export', 'race.ec', 'race.json')).code).toBe(0);
  expect(await race('import', 'race.json', 'again.ec')).toMatchObject({
    code: 0,
    stdout:
      'again.ec: 2 turns, each with the hash that the export states; made by other versions of the rules, and taken as they are: turns 0, 1\n',
  });
  folder.write('race.mjs', RACE.replace("id: 'race'", "id: 'chess'"));
  const other = await race('status', 'race.ec');
  expect([other.code, other.stderr]).toMatchObject([
    3,
    expect.stringMatching(/^error: race\.ec: expected the ruleset race, received chess$/m),
  ]);
});

const TURN = ['turn', 'race.ec', '--max-silent', 'all', '--ruleset', './race.mjs'];

test('a game names the ruleset it needs when that is gone, and is whole when it is back', async () => {
  using folder = await raceFolder();
  const path = (name: string) => join(folder.path, name);
  mkdirSync(path('away'));
  renameSync(path('race.mjs'), path('away/race.mjs'));
  const before = readFileSync(path('race.ec'));
  const { code, stdout, stderr } = await ecAlone({ cwd: folder.path }, ...TURN);
  expect([code, stdout]).toEqual([3, '']);
  expect(stderr).toMatch(/race\.mjs: expected a file that exists/);
  expect(readFileSync(path('race.ec')).equals(before)).toBe(true);
  renameSync(path('away/race.mjs'), path('race.mjs'));
  expect((await ecAlone({ cwd: folder.path }, ...TURN)).code).toBe(0);
});
