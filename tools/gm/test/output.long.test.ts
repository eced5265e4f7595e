import manifest from '../package.json' with { type: 'json' };
import { beforeAll, describe, expect, test } from 'vitest';
import { ec, ecAlone } from './game-folder.js';
import { PLAYERS, sheetOf, StoredFolder } from './stored-folder.js';

/** The first character of everything that a terminal takes for more than text. */
const ESCAPE = '\u001B';

/** A way to call every command that succeeds, in an order in which each does; `new` and `play` are below. */
const CALLS: readonly (readonly string[])[] = [
  ['seats', 'list', 'game.ec'],
  ['seats', 'game.ec'],
  ['seats', 'token', 'game.ec', '1'],
  ['seats', 'remove', 'game.ec', '3'],
  ['seats', 'add', 'game.ec', '3', '--id', '109', '--email', 'x@example.org'],
  ['status', 'game.ec'],
  ['template', 'game.ec', '--seat', '1'],
  ['template', 'game.ec', '--seat', '1', '--out', 'form.txt'],
  ['check', 'game.ec', 'sheet.txt'],
  ['check', 'sheet.txt'],
  ['submit', 'game.ec', 'sheet.txt'],
  ['sheet', 'game.ec', '--seat', '1'],
  ['turn', 'game.ec', '--max-silent', 'all', '--dry-run'],
  ['turn', 'game.ec', '--max-silent', 'all'],
  ['report', 'game.ec'],
  ['report', 'game.ec', '--seat', '1'],
  ['report', 'game.ec', '--out', 'out'],
  ['due', 'game.ec', '2w'],
  ['bots', 'game.ec'],
  ['bots', 'list', 'game.ec'],
  ['bots', 'set', 'game.ec', 'settler', '1', '2'],
  ['bots', 'clear', 'game.ec'],
  ['log', 'game.ec'],
  ['replay', 'game.ec'],
  ['export', 'game.ec'],
  ['export', 'game.ec', 'moved.json'],
  ['replay', 'moved.json'],
  ['import', 'moved.json', 'again.ec'],
  ['doctor', 'game.ec'],
  ['rules'],
  ['rules', 'game.ec'],
  ['undo', 'game.ec'],
  ['play', '.', '--turns', '1', '--out', 'played'],
];

async function prepared(): Promise<StoredFolder> {
  const game = await StoredFolder.make();
  game.write('sheet.txt', sheetOf(1, 1));
  return game;
}

test('for programs: --json makes every command print one line of JSON and nothing else', async () => {
  using game = await prepared();
  for (const call of CALLS) {
    const { code, stdout, stderr } = await ec(game.path, ...call, '--json');
    expect([call, code, stderr]).toEqual([call, 0, '']);
    expect([call, stdout.trimEnd().split('\n').length]).toEqual([call, 1]);
    expect(typeof JSON.parse(stdout)).toBe('object');
  }
});

test('for people: every command prints text; pipes get no colours', async () => {
  using game = await prepared();
  for (const call of CALLS) {
    const { code, stdout, stderr } = await ecAlone({ cwd: game.path }, ...call);
    expect([call, code, stderr]).toEqual([call, 0, '']);
    expect([call, stdout.trim() === '']).toEqual([call, false]);
    expect([call, stdout.includes(ESCAPE)]).toEqual([call, false]);
  }
});

test('every command explains itself, and is in the list of commands', async () => {
  using game = await prepared();
  const { stdout: list } = await ec(game.path, '--help');
  for (const name of new Set([...CALLS.map(([name = '']) => name), 'new', 'completion'])) {
    expect(list).toMatch(new RegExp(`^ {2}${name} `, 'm'));
    const { code, stdout, stderr } = await ec(game.path, name, '--help');
    expect([name, code, stderr]).toEqual([name, 0, '']);
    expect(stdout).toMatch(new RegExp(`^Usage: ec ${name} `));
  }
  expect(await ec(game.path, '--version')).toMatchObject({ code: 0, stdout: `${manifest.version}\n` });
});

describe.concurrent('what is wrong', () => {
  let untouched: StoredFolder;

  beforeAll(async () => {
    untouched = await StoredFolder.make();
    return () => untouched[Symbol.dispose]();
  });

  /** Each with the exit code that it has and the code that programs see. */
  test.each([
    [1, 'disk', ['submit', 'game.ec', 'none.txt', '--seat', '1']],
    [1, 'wrong-input', ['template', 'game.ec']],
    [1, 'no-seat', ['report', 'game.ec', '--seat', '4']],
    [1, 'no-turn', ['report', 'game.ec', '--turn', '1']],
    [1, 'no-turn', ['undo', 'game.ec']],
    [1, 'no-bot', ['bots', 'set', 'game.ec', 'setler', '1']],
    [1, 'bad-player', ['seats', 'add', 'game.ec', '1', '--id', '9', '--email', 'x']],
    [1, 'wrong-input', ['import', 'players.csv', 'new.ec']],
    [1, 'wrong-input', ['new', 'new.ec', '--name', '']],
    [2, 'usage', ['turn', 'game.ec', '--max-silent', 'some']],
    [2, 'usage', ['turn']],
    [2, 'usage', ['trun', 'game.ec']],
    [3, 'no-file', ['status', 'none.ec']],
    [3, 'not-a-game', ['status', 'players.csv']],
    [1, 'exists', ['new', 'game.ec']],
    [3, 'no-ruleset', ['new', 'new.ec', '--ruleset', 'none']],
    [5, 'silent', ['turn', 'game.ec']],
    [5, 'wrong-token', ['report', 'game.ec', '--token', '1-a']],
  ] as const)('exit code %i, "%s": ec %j', async (exitCode, code, args) => {
    using game = untouched.copy();
    const text = await ecAlone({ cwd: game.path }, ...args);
    expect([text.code, text.stdout]).toEqual([exitCode, '']);
    expect(text.stderr).toMatch(/error: /);
    expect(text.stderr).not.toContain(ESCAPE);
    const json = await ec(game.path, ...args, '--json');
    expect(json.code).toBe(exitCode);
    const { error } = JSON.parse(json.stdout) as { error: { code: string; message: string } };
    expect(text.stderr).toContain(error.message);
    expect(json.stdout.trimEnd().split('\n')).toHaveLength(1);
    expect(error.code).toBe(code);
  });
});

test("a game beside its players: without a folder, the game's own is read", async () => {
  using game = await StoredFolder.make();
  game.write('spring/players.csv', PLAYERS);
  const { code, stdout } = await ec(game.path, 'new', 'spring/game.ec', '--json');
  // the name of the game is the folder's
  expect([code, JSON.parse(stdout)]).toMatchObject([0, { game: 'spring/game.ec', name: 'spring' }]);
});
