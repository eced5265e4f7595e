import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CreateError, makeGame } from '../src/make-game.js';
import { nameFault, namesOf } from '../src/names.js';

let folder: TemporaryFolder;
beforeAll(() => {
  folder = new TemporaryFolder();
});
afterAll(() => folder[Symbol.dispose]());

const read = (name: string): string => folder.read(name);

describe('a game is made', () => {
  test('under the names of its folder, in the version of the packages', () => {
    const made = makeGame(folder.of('deep/star-race'), { version: '1.2.3' });
    expect(made).toMatchObject({ name: 'star-race', folder: folder.of('deep/star-race') });
    expect(JSON.parse(read('deep/star-race/package.json'))).toMatchObject({
      name: 'star-race',
      description: 'Star Race, a game by mail',
      dependencies: { '@ec/orders-parser': '^1.2.3', '@ec/reports': '^1.2.3' },
      peerDependencies: { '@ec/engine': '^1.2.3' },
      devDependencies: { '@ec/gm': '^1.2.3', '@ec/balance': '^1.2.3' },
    });
    expect(read('deep/star-race/src/ruleset.ts')).toContain("id: 'star-race',");
    expect(read('deep/star-race/README.md')).toMatch(/^# Star Race\n/);
    expect(read('deep/star-race/.gitignore')).toContain('node_modules');
    const files = readdirSync(folder.of('deep/star-race'), { recursive: true, withFileTypes: true });
    expect(files.filter((entry) => entry.isFile())).toHaveLength(made.files);
    for (const entry of files)
      if (entry.isFile())
        expect(readFileSync(join(entry.parentPath, entry.name), 'utf8')).not.toMatch(/my-game|My Game|"\*"/);
  });

  test('in a folder that is empty but for its repository, under a name with a scope', () => {
    mkdirSync(folder.of('empty/.git'), { recursive: true });
    makeGame(folder.of('empty'), { version: '1.2.3', name: '@me/tile-war' });
    expect(JSON.parse(read('empty/package.json'))).toMatchObject({ name: '@me/tile-war' });
    expect(read('empty/src/ruleset.ts')).toContain("id: 'tile-war',");
    expect(read('empty/README.md')).toContain('npm install @ec/gm @me/tile-war');
  });
});

describe('nothing is made', () => {
  test('in a folder that holds something, and what it holds stays', () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) folder.write(`full/${name}`, name);
    expect(() => makeGame(folder.of('full'), { version: '1.2.3' })).toThrow(
      /full: expected a new or empty folder, received one with a, b, c and 2 more$/,
    );
    expect(readdirSync(folder.of('full'))).toEqual(['a', 'b', 'c', 'd', 'e']);
    const file = folder.of('full/a');
    expect(() => makeGame(file, { version: '1.2.3' })).toThrow(
      /expected a new or empty folder, received a file$/,
    );
    expect(() => makeGame(join(file, 'game'), { version: '1.2.3' })).toThrow(CreateError);
    expect(read('full/a')).toBe('a');
  });

  test('where a file cannot be written; folders that were new are taken away', () => {
    // paths end at 4,096 bytes on Linux, and sooner elsewhere
    const missing = 4_096 - Buffer.byteLength(folder.path) - '/game/src/phases.ts'.length;
    const deep = 'x'
      .repeat(200)
      .concat('/')
      .repeat(Math.floor(missing / 201))
      .concat('x'.repeat(missing % 201));
    const path = folder.of(deep, 'game');
    expect(() => makeGame(path, { version: '1.2.3' })).toThrow(
      /expected a folder that can be written: ENAMETOOLONG/,
    );
    expect(folder.has('x'.repeat(200))).toBe(false);
  });

  test.each([
    'My-Game',
    'my_game',
    'my--game',
    '-game',
    '7game',
    'my game',
    '',
    '..',
    '@me/',
    '@/x',
    'x/y',
    'é',
  ])('under the name %j', (name) => {
    expect(nameFault(name)).toMatch(/^small letters and digits/);
    expect(() => makeGame(folder.of('named'), { version: '1.2.3', name })).toThrow(
      `received ${JSON.stringify(name)}`,
    );
    expect(folder.has('named')).toBe(false);
  });

  test('under a name that no registry takes', () => {
    expect(nameFault('fs')).toBe('a name that no module of Node has');
    expect(nameFault('@me/fs')).toBeUndefined();
    expect(nameFault('x'.repeat(214))).toBeUndefined();
    expect(nameFault('x'.repeat(215))).toBe('a name of at most 214 characters');
  });
});

test('names', () => {
  expect(namesOf('goofspiel')).toEqual({ name: 'goofspiel', id: 'goofspiel', title: 'Goofspiel' });
  expect(namesOf('@me/star-race-2')).toEqual({
    name: '@me/star-race-2',
    id: 'star-race-2',
    title: 'Star Race 2',
  });
});
