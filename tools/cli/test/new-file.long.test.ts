import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { InputError } from '../src/input-error.js';
import { writeNewFile } from '../src/new-file.js';
import { Workshop } from './scales.js';

test('a new file, which its owner alone can read, in folders that are made for it', () => {
  using shop = new Workshop();
  const path = join(shop.path, 'a', 'b', 'seed.json');
  writeNewFile(path, '{"seed":"7"}\n');
  expect(readFileSync(path, 'utf8')).toBe('{"seed":"7"}\n');
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test('whatever exists already stays as it is, be it a file, a folder, or a link to nothing', () => {
  using shop = new Workshop();
  shop.write('file', 'mine');
  mkdirSync(join(shop.path, 'folder'));
  symlinkSync(join(shop.path, 'nowhere'), join(shop.path, 'link'));
  for (const name of ['file', 'folder', 'link']) {
    const path = join(shop.path, name);
    expect(() => writeNewFile(path, 'theirs')).toThrow(
      new InputError(`${path}: error: expected a new file, and there is one already`),
    );
  }
  expect(readdirSync(shop.path).toSorted()).toEqual(['file', 'folder', 'link']);
  expect(readFileSync(join(shop.path, 'file'), 'utf8')).toBe('mine');
});

test('a disk that fills up before the end of the file: the error names the file, and none is left', async () => {
  using shop = new Workshop();
  expect(await shop.bash('ulimit -f 8; exec "$@"', 'keep', 'big.txt', '100')).toEqual({
    code: 3,
    stdout: '',
    stderr: 'big.txt: error: file too large\n',
  });
  expect(readdirSync(shop.path)).toEqual([]);
  expect((await shop.scales('keep', 'big.txt', '100')).code).toBe(0);
  expect(readFileSync(join(shop.path, 'big.txt'))).toHaveLength(100_000);
});
