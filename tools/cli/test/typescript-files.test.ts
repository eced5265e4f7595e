import { pathToFileURL } from 'node:url';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { expect, test } from 'vitest';
import { sourceOf, typescriptHint } from '../src/typescript-files.js';

test('what a module imports as JavaScript is the TypeScript beside it, but not that of a package', () => {
  using folder = new TemporaryFolder();
  folder.write('state.ts', '');
  const importer = pathToFileURL(folder.of('game.ts')).href;
  expect(sourceOf('./state.js', importer)).toBe(pathToFileURL(folder.of('state.ts')).href);
  for (const other of ['./view.js', './state.ts', './state', 'state.js', 'node:fs'])
    expect(sourceOf(other, importer)).toBeUndefined();
  folder.write('node_modules/p/state.ts', '');
  const inPackage = pathToFileURL(folder.of('node_modules/p/index.js')).href;
  expect(sourceOf('./state.js', inPackage)).toBeUndefined();
  expect(sourceOf('./state.js', undefined)).toBeUndefined();
});

test('a file that this Node cannot read says which one can', () => {
  expect(typescriptHint('Unknown file extension ".mts" for /g/game.mts')).toBe(
    `; expected Node 22.18 or later for TypeScript, received ${process.version}: update Node, or compile the file`,
  );
  expect(typescriptHint('TypeScript enum is not supported in strip-only mode')).toContain('enum, namespace');
  expect(typescriptHint('Stripping types is currently unsupported for files under node_modules')).toContain(
    'has to be compiled',
  );
  expect(typescriptHint('Unexpected token')).toBe('');
});
