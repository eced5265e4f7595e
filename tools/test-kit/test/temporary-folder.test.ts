import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TemporaryFolder } from '../src/temporary-folder.ts';

test('a folder is empty, is another one each time, and disappears with all that is in it', () => {
  const paths: string[] = [];
  {
    using folder = new TemporaryFolder();
    using other = new TemporaryFolder();
    paths.push(folder.path, other.path);
    expect(folder.of('a/b.txt')).toBe(join(folder.path, 'a/b.txt'));
    expect(folder.has('a/b.txt')).toBe(false);
    folder.write('a/b.txt', 'ore');
    expect([folder.has('a/b.txt'), folder.read('a/b.txt'), other.has('a')]).toEqual([true, 'ore', false]);
    expect(paths.map((path) => realpathSync(path))).toEqual(paths);
  }
  expect(paths.map((path) => existsSync(path))).toEqual([false, false]);
});
