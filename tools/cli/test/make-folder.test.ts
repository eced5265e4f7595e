import { statSync } from 'node:fs';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFolder } from '@ec/cli';

let root: TemporaryFolder;
beforeAll(() => {
  root = new TemporaryFolder();
});
afterAll(() => root[Symbol.dispose]());

const modeOf = (path: string): number => statSync(path).mode & 0o777;

test('a folder is made with those above it, and one that is there stays as it is', () => {
  const folder = root.of('a/b/c');
  makeFolder(folder);
  makeFolder(folder);
  expect(statSync(folder).isDirectory()).toBe(true);
});

// Windows knows no such modes
test.runIf(process.platform !== 'win32')(
  'all folders that are made have the rights that are asked for',
  () => {
    makeFolder(root.of('own'));
    const before = modeOf(root.of('own'));
    makeFolder(root.of('own/x/y'), 0o700);
    expect([modeOf(root.of('own')), modeOf(root.of('own/x')), modeOf(root.of('own/x/y'))]).toEqual([
      before,
      0o700,
      0o700,
    ]);
  },
);

test('a file in the way is an error', () => {
  root.write('file', '');
  expect(() => makeFolder(root.of('file'))).toThrow(/EEXIST/);
  expect(() => makeFolder(root.of('file/below'))).toThrow(/EEXIST/);
});

// Node's own recursive way tries for ever there
test.runIf(process.platform === 'linux').each(['/proc/x', '/proc/self/fd/x/y'])(
  '%s cannot be made, and ends with an error',
  (path) => {
    expect(() => makeFolder(path)).toThrow(/ENOENT/);
  },
);
