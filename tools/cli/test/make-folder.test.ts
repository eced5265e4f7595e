import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFolder } from '@ec/cli';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'ec-folders-'));
});
afterAll(() => rmSync(root, { recursive: true }));

const modeOf = (path: string): number => statSync(path).mode & 0o777;

test('a folder is made with those above it, and one that is there stays as it is', () => {
  const folder = join(root, 'a/b/c');
  makeFolder(folder);
  makeFolder(folder);
  expect(statSync(folder).isDirectory()).toBe(true);
});

// Windows knows no such modes
test.runIf(process.platform !== 'win32')(
  'all folders that are made have the rights that are asked for',
  () => {
    makeFolder(join(root, 'own'));
    const before = modeOf(join(root, 'own'));
    makeFolder(join(root, 'own/x/y'), 0o700);
    expect([modeOf(join(root, 'own')), modeOf(join(root, 'own/x')), modeOf(join(root, 'own/x/y'))]).toEqual([
      before,
      0o700,
      0o700,
    ]);
  },
);

test('a file in the way is an error', () => {
  writeFileSync(join(root, 'file'), '');
  expect(() => makeFolder(join(root, 'file'))).toThrow(/EEXIST/);
  expect(() => makeFolder(join(root, 'file/below'))).toThrow(/EEXIST/);
});

// Node's own recursive way tries for ever there
test.runIf(process.platform === 'linux').each(['/proc/x', '/proc/self/fd/x/y'])(
  '%s cannot be made, and ends with an error',
  (path) => {
    expect(() => makeFolder(path)).toThrow(/ENOENT/);
  },
);
