import { cpSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReportDocument } from '@ec/reports';
import { expect, test } from 'vitest';
import { ec, GameFolder } from './game-folder.js';
import type { Ended } from '@ec/cli/testing';
import type { StatusAnswer } from './stored-folder.js';

const example = fileURLToPath(new URL('../../../docs/examples/goofspiel', import.meta.url));

/** A copy of the example's folder with a game that is made from it. */
class Duel extends GameFolder {
  private constructor() {
    super({ empty: true });
    cpSync(example, this.path, { recursive: true });
  }

  static async make(): Promise<Duel> {
    const duel = new Duel();
    expect(await ec(duel.path, 'new', 'duel.ec', '.')).toMatchObject({ code: 0, stderr: '' });
    return duel;
  }

  ec(command: string, ...args: readonly string[]): Promise<Ended> {
    return ec(this.path, ...command.split(' '), 'duel.ec', ...args);
  }

  /** Hands in the sheets of the folder for a turn, and resolves it. */
  async turn(turn: number): Promise<Ended> {
    const sheets = globSync(`orders/turn-${turn}/*.txt`, { cwd: this.path }).toSorted();
    expect((await this.ec('submit', ...sheets)).code).toBe(0);
    return this.ec('turn', '--max-silent', '1', '--out', 'out');
  }
}

test('G-01 to G-05: a game from its set-up to its end, first by sheets and then by bots', async () => {
  using duel = await Duel.make();
  for (let turn = 1; turn <= 7; turn++) expect((await duel.turn(turn)).code).toBe(0);

  const formats = globSync('out/turn-7/*', { cwd: duel.path }).map((file) => file.replaceAll('\\', '/'));
  expect(formats.toSorted()).toEqual(
    [1, 2].flatMap((seat) =>
      ['html', 'json', 'md', 'txt'].map((format) => `out/turn-7/seat-${seat}.${format}`),
    ),
  );
  const [html = '', json = '', text = '', silent = ''] = [
    'turn-7/seat-1.html',
    'turn-7/seat-1.json',
    'turn-7/seat-1.txt',
    'turn-5/seat-2.txt',
  ].map((file) => readFileSync(join(duel.path, 'out', file), 'utf8'));
  expect(text).toContain('Andromeda, value 5, goes to Ada by a worth of 15 to 11.');
  expect(html).toContain('<svg role="img"');
  const document = JSON.parse(json) as ReportDocument;
  expect(document.sections.map(({ id }) => id)).toContain('board');
  expect(silent).toContain('Bo ran out of time and lost a fleet of 7');

  expect((await duel.ec('bots set', 'top-four', '1')).code).toBe(0);
  expect((await duel.ec('bots set', 'greedy', '2')).code).toBe(0);
  for (let turn = 8; turn <= 49; turn++) expect((await duel.ec('turn')).code).toBe(0);

  const status = JSON.parse((await duel.ec('status', '--json')).stdout) as StatusAnswer;
  expect(status).toMatchObject({ outcome: { status: 'over', winners: [1] } });
  expect((await duel.ec('report')).stdout).toContain('After turn 49, replay 0');
  expect((await duel.ec('replay')).code).toBe(0);
});

test("G-05: a seat's report shows nothing of the future, the game master's summary shows all", async () => {
  using duel = await Duel.make();
  const ofSeat = (await duel.ec('report', '--seat', '1')).stdout;
  expect(ofSeat).toMatch(/^Andromeda +5 +0:0 +\| T7 +\| Z\? +\| U\?/m);
  expect(ofSeat).toMatch(/^Draco +\? +\|$/m);
  expect((await duel.ec('report')).stdout).toMatch(/^Draco +2 .*\| X3 +\| W5/m);
});

test('G-03: what is wrong with a sheet is reported with its place', async () => {
  using duel = await Duel.make();
  duel.write('large.txt', '; all in\nfleet 9\n');
  const large = await duel.ec('submit', 'large.txt', '--seat', '1');
  expect(large.code).toBe(1);
  expect(large.stdout).toContain('large.txt:2:7: error: expected a size from 1 to 7, received "9"');
  expect(large.stdout).toContain('kept, but does not count');

  for (let turn = 1; turn <= 7; turn++) {
    duel.write('seven.txt', 'fleet 7\n');
    expect((await duel.ec('submit', 'seven.txt', '--seat', '1')).code).toBe(0);
    await duel.ec('turn', '--max-silent', '1');
  }
  const spent = await duel.ec('submit', 'seven.txt', '--seat', '1');
  expect(spent.stdout).toContain('seven.txt:1:7: warning: expected a size that is left: 1, 2, 3, 4, 5, 6');
  await duel.ec('turn', '--max-silent', '1');
  expect((await duel.ec('report', '--seat', '1')).stdout).toMatch(
    /fleet 7 +refused +No fleet of size 7 is left, only of 1, 2, 3, 4, 5, 6, and time ran out\./,
  );
});

test.each([
  ['one player', 'players.csv', 'id,email,name\n1,ada@example.org,Ada\n', 'expected two players, received 1'],
  [
    'too many replays',
    'game.json',
    '{ "ruleset": "@ec/goofspiel", "parameters": { "replays": 1001 } }',
    'replays',
  ],
  [
    'an unknown parameter',
    'game.json',
    '{ "ruleset": "@ec/goofspiel", "parameters": { "bouts": 3 } }',
    'bouts',
  ],
])('set-up: %s is refused', async (_, file, text, message) => {
  using folder = new GameFolder({ empty: true });
  cpSync(example, folder.path, { recursive: true });
  folder.write(file, text);
  const { code, stderr } = await ec(folder.path, 'new', 'duel.ec', '.');
  expect(code).toBe(1);
  expect(stderr).toContain(message);
  expect(folder.has('duel.ec')).toBe(false);
});

test('seats: a player leaves, another takes over, and the name of the seat stays', async () => {
  using duel = await Duel.make();
  expect((await duel.ec('seats remove', '2')).code).toBe(0);
  expect((await duel.ec('seats add', '2', '--id', '3', '--email', 'cy@example.org')).code).toBe(0);
  expect((await duel.ec('seats list')).stdout).toMatch(/2 +Bo +3 +cy@example\.org/);
  expect((await duel.turn(1)).code).toBe(0);
});
