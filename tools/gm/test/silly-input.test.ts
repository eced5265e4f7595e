import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ec } from './game-folder.js';
import { StoredFolder } from './stored-folder.js';

/** Bytes that mean nothing, the same in every run. */
const GARBAGE = Buffer.concat(
  Array.from({ length: 64 }, (_, i) => createHash('sha512').update(`${i}`).digest()),
);

/** Things in place of the kind of file that is expected. */
const OTHER_FILES: Readonly<Record<string, string | Uint8Array>> = {
  empty: '',
  garbage: GARBAGE,
  'text.txt': 'hello\n',
  'other.json': '{"a":[1,{"b":null}]}',
  'null.json': 'null',
  'list.json': '[[]]',
  'cut.json': '{"format":"ec-game/1","package":',
  'deep.json': '['.repeat(100_000),
  'binary.mjs': GARBAGE,
  'wrong.mjs': 'export const ruleset = { id: "x" "y" };\n',
  'throws.mjs': 'throw new Error("no ruleset today");\n',
  'nothing.mjs': 'export const other = 1;\n',
  'half.mjs': 'export const ruleset = { id: "half", phases: [] };\n',
};

/** In place of a game: the others, a folder, no file, no name, one below a file. */
const NO_GAMES = [...Object.keys(OTHER_FILES), 'folder', 'none', '', 'text.txt/game.ec', '/dev/null'];

async function folderOfOthers(): Promise<StoredFolder> {
  const game = await StoredFolder.make();
  for (const [file, content] of Object.entries(OTHER_FILES)) game.write(file, content);
  mkdirSync(join(game.path, 'folder'));
  return game;
}

/** Runs calls that must be refused: with a reason, an exit code for it, and no trace of where in the program it was noticed. */
async function expectRefused(game: StoredFolder, calls: readonly (readonly string[])[]): Promise<void> {
  const waiting = [...calls];
  const work = async (): Promise<void> => {
    for (let call = waiting.shift(); call; call = waiting.shift()) {
      const { code, stdout, stderr } = await ec(game.path, ...call);
      expect([call, [1, 2, 3, 5].includes(code), stdout]).toEqual([call, true, '']);
      expect([call, stderr]).toEqual([call, expect.stringMatching(/\S/)]);
      expect([call, /^ +at |mistake in ec|\w+Error\b/m.exec(stderr)?.[0]]).toEqual([call, undefined]);
    }
  };
  await Promise.all([work(), work(), work()]);
}

describe.concurrent('refused with a reason, and without a stack trace', () => {
  test('something else in place of a game', async () => {
    using game = await folderOfOthers();
    await expectRefused(
      game,
      NO_GAMES.flatMap((file) => [
        ['status', file],
        ['turn', file, '--max-silent', 'all'],
        ['replay', file],
        ['import', file, 'new.ec'],
        ['submit', file, 'text.txt'],
      ]),
    );
    await expectRefused(
      game,
      ['garbage', 'folder', 'none'].flatMap((file) => [
        ...['seats', 'template', 'sheet', 'log', 'doctor', 'undo', 'export', 'report', 'bots'].map((name) => [
          name,
          file,
        ]),
        ['due', file, '7d'],
        ['seats', 'remove', file, '1'],
        ['bots', 'set', file, 'settler'],
      ]),
    );
    expect(game.has('new.ec')).toBe(false);
    expect(game.has('text.txt/game.ec')).toBe(false);
  });

  test('something else in place of an order sheet, a folder of a game, or a ruleset', async () => {
    using game = await folderOfOthers();
    const before = await game.withoutLog();
    await expectRefused(game, [
      ...['folder', 'none', '', 'text.txt/x'].flatMap((file) => [
        ['submit', 'game.ec', file, '--seat', '1'],
        ['check', 'game.ec', file, '--seat', '1'],
        ['check', file],
      ]),
      ...['text.txt', 'folder', 'none', 'garbage'].flatMap((folder) => [
        ['new', 'new.ec', folder],
        ['play', folder],
      ]),
      ...[
        ...['./text.txt', './other.json', './folder', './none.mjs', './binary.mjs', './wrong.mjs'],
        ...[
          './throws.mjs',
          './nothing.mjs',
          './half.mjs',
          'none',
          'node:fs',
          'fs',
          '',
          '.',
          '/',
          '@',
          '../..',
        ],
      ].flatMap((module) => [
        ['new', 'new.ec', '.', '--ruleset', module],
        ['check', 'text.txt', '--ruleset', module],
      ]),
    ]);
    expect(game.has('new.ec')).toBe(false);
    expect(await game.withoutLog()).toEqual(before);
  });

  test('a missing argument, one too many, an unknown one', async () => {
    using game = await folderOfOthers();
    await expectRefused(game, [
      [],
      [''],
      ['nonsense'],
      ['--nonsense'],
      ['help', 'nonsense'],
      ...[
        'new',
        'seats',
        'status',
        'template',
        'check',
        'submit',
        'sheet',
        'turn',
        'report',
        'due',
        'bots',
      ].map((name) => [name]),
      ...['undo', 'log', 'replay', 'export', 'import', 'doctor', 'play', 'completion'].map((name) => [name]),
      ...['status', 'turn', 'report', 'undo', 'log', 'doctor', 'replay'].map((name) => [
        name,
        'game.ec',
        'and-more',
      ]),
      ['submit', 'game.ec'],
      ['check', 'game.ec'],
      ['due', 'game.ec'],
      ['import', 'other.json'],
      ['bots', 'set', 'game.ec'],
      ['seats', 'add', 'game.ec', '1'],
      ['seats', 'add', 'game.ec', '1', '--id', '5'],
      ['seats', 'nonsense', 'game.ec'],
      ['turn', 'game.ec', '--nonsense'],
      ['report', 'game.ec', '--format', 'pdf'],
      ['report', 'game.ec', '--format'],
      ['completion', 'nonsense'],
    ]);
  });

  test('numbers that are negative, fractional, huge or not numbers, and days that no calendar has', async () => {
    using game = await folderOfOthers();
    const before = game.bytes();
    const huge = '9'.repeat(400);
    await expectRefused(game, [
      ...['-1', '1.5', '1e9', '0x10', huge, 'NaN', 'Infinity', '', ' ', '١'].flatMap((number) => [
        ['report', 'game.ec', '--turn', number],
        ['template', 'game.ec', '--seat', number],
        ['sheet', 'game.ec', '--seat', number],
        ['sheet', 'game.ec', '--seat', '1', '--turn', number],
        ['seats', 'token', 'game.ec', number],
        ['turn', 'game.ec', '--max-silent', number],
      ]),
      ['turn', 'game.ec', '--max-silent', '101%'],
      ['play', '.', '--turns', huge],
      ...['', ' '].flatMap((seed) => [
        ['new', 'new.ec', '.', '--seed', seed],
        ['play', '.', '--seed', seed],
      ]),
      ['seats', 'add', 'game.ec', '1', '--id', '0', '--email', 'x'],
      ['bots', 'set', 'game.ec', 'settler', '1', '0'],
      ['bots', 'set', 'game.ec', '__proto__', '1'],
      ['bots', 'set', 'game.ec', 'constructor', '1'],
      ...[
        ...['', '7', '0d', '-7d', '7y', '99999w', '2026-13-01', '2026-02-30', '2026-02-29', '12:00'],
        ...['275760-09-14', '2026-01-01<b>', 'tomorrow', huge, '2020-02-29'],
      ].map((time) => ['due', 'game.ec', time]),
    ]);
    expect(game.bytes().equals(before)).toBe(true);
  });

  test('existing files are not overwritten', async () => {
    using game = await folderOfOthers();
    await game.ec('export', 'export.json');
    const before = game.bytes();
    await expectRefused(game, [
      ['new', 'game.ec'],
      ['new', 'folder', '.'],
      ['new', 'text.txt', '.'],
      ['new', '', '.'],
      ['export', 'game.ec', 'text.txt'],
      ['export', 'game.ec', 'folder'],
      ['export', 'game.ec', 'game.ec'],
      ['export', 'game.ec', 'text.txt/x'],
      ['export', 'game.ec', ''],
      ['template', 'game.ec', '--seat', '1', '--out', 'game.ec'],
      ['import', 'export.json', 'game.ec'],
      ['import', 'export.json', 'text.txt'],
      ['import', 'export.json', 'folder'],
      ['report', 'game.ec', '--out', 'text.txt'],
      ['report', 'game.ec', '--out', 'text.txt/x'],
      ['turn', 'game.ec', '--max-silent', 'all', '--out', 'text.txt'],
      ['turn', 'game.ec', '--max-silent', 'all', '--out', 'text.txt/x'],
      ['turn', 'game.ec', '--max-silent', 'all', '--out', '/dev/null/x'],
      ['play', '.', '--turns', '1', '--out', 'text.txt'],
      ['play', '.', '--turns', '1', '--record', 'text.txt'],
    ]);
    expect(game.bytes().equals(before)).toBe(true);
  });

  test('what is no text is refused as a sheet; a text that is none is kept and does not count', async () => {
    using game = await folderOfOthers();
    for (const file of ['garbage', 'game.ec']) {
      const { code, stdout, stderr } = await game.ec('submit', file, '--seat', '1');
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toMatch(/^\S+: error: expected plain text, received /);
    }
    for (const [i, file] of ['other.json', 'deep.json'].entries()) {
      const { code, stdout, stderr } = await game.ec('submit', file, '--seat', '1');
      expect([code, stderr]).toEqual([1, '']);
      expect(stdout).toContain(`\nreceipt ${i + 1}, seat 1, turn 1: kept, but does not count`);
    }
  });
});
