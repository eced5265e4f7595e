import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { sourceOf, typescriptHint } from '../src/typescript-files.js';

test('what a module imports as JavaScript is the TypeScript beside it, but not that of a package', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ec-source-'));
  try {
    writeFileSync(join(folder, 'state.ts'), '');
    const importer = pathToFileURL(join(folder, 'game.ts')).href;
    expect(sourceOf('./state.js', importer)).toBe(pathToFileURL(join(folder, 'state.ts')).href);
    for (const other of ['./view.js', './state.ts', './state', 'state.js', 'node:fs'])
      expect(sourceOf(other, importer)).toBeUndefined();
    const inPackage = join(folder, 'node_modules/p');
    mkdirSync(inPackage, { recursive: true });
    writeFileSync(join(inPackage, 'state.ts'), '');
    expect(sourceOf('./state.js', pathToFileURL(join(inPackage, 'index.js')).href)).toBeUndefined();
    expect(sourceOf('./state.js', undefined)).toBeUndefined();
  } finally {
    rmSync(folder, { recursive: true });
  }
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
