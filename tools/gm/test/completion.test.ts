import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ec, GameFolder } from './game-folder.js';

/** What is offered when the last word is still being typed, without descriptions and without the mark at the end. */
async function offered(folder: GameFolder, ...words: readonly string[]): Promise<string[]> {
  const { code, stdout, stderr } = await ec(folder.path, 'complete', '--', ...words);
  expect([code, stderr]).toEqual([0, '']);
  const lines = stdout.trimEnd().split('\n');
  expect(lines.at(-1)).toMatch(/^:\d+$/);
  return lines.slice(0, -1).map((line) => line.split('\t')[0] ?? '');
}

describe('what is offered', () => {
  test('commands, and those below them', async () => {
    using folder = new GameFolder({ empty: true });
    const { stdout: help } = await ec(folder.path, '--help');
    const commands = [...help.matchAll(/^ {2}([a-z]+) /gm)].map(([, name]) => name);
    expect(commands.length).toBeGreaterThanOrEqual(19);
    expect(await offered(folder, '')).toEqual(commands);
    expect(await offered(folder, 'se')).toEqual(['seats', 'serve']);
    expect(await offered(folder, 're')).toEqual(['restore', 'renew', 'report', 'replay']);
    expect(await offered(folder, 'seats', '')).toEqual(['list', 'add', 'remove', 'email', 'token', 'help']);
    expect(await offered(folder, 'bots', 's')).toEqual(['set']);
  });

  test('options, and their values', async () => {
    using folder = new GameFolder({ empty: true });
    expect(await offered(folder, 'turn', 'game.ec', '--d')).toEqual(['--dry-run', '--due', '--details']);
    expect(await offered(folder, 'submit', 'game.ec', '--sk')).toEqual(['--skip-mistakes']);
    expect(await offered(folder, 'report', 'game.ec', '--format', '')).toEqual([
      'text',
      'markdown',
      'html',
      'json',
      'xlsx',
    ]);
    expect(await offered(folder, 'completion', 'b')).toEqual(['bash']);
  });

  test('files and folders for games, sheets, exports and folders', async () => {
    using folder = new GameFolder({ empty: true });
    folder.write('spring.ec', '');
    mkdirSync(join(folder.path, 'spring'));
    const both = ['spring.ec', 'spring/'];
    for (const words of [
      ['status', 'sp'],
      ['submit', 'spring.ec', 'sp'],
      ['check', 'sp'],
      ['export', 'spring.ec', 'sp'],
      ['import', 'sp'],
      ['play', 'sp'],
    ])
      expect([words, (await offered(folder, ...words)).toSorted()]).toEqual([words, both]);
    expect(await offered(folder, 'due', 'spring.ec', 'sp')).toEqual([]);
  });
});
