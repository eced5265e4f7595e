import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { brokenTargets, builtPages } from '../src/checks/built-site.ts';

test('links are told that lead to no file, to no place in a page, or out of the site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ec-site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'a'));
  const links = ['a/', 'a/#there', 'a/#nowhere', '/base/a/', '/a/', 'b/', 'https://example.org/b'];
  writeFileSync(join(folder, 'index.html'), links.map((link) => `<a href="${link}">x</a>`).join(''));
  writeFileSync(
    join(folder, 'a/index.html'),
    '<h2 id="there">x</h2><img src="../p.svg"><img src="../q.svg">',
  );
  const files = new Set(['index.html', 'a/index.html', 'p.svg']);
  expect(brokenTargets(builtPages(folder), files, '/base/')).toEqual([
    'a/index.html: ../q.svg',
    'index.html: a/#nowhere',
    'index.html: /a/',
    'index.html: b/',
  ]);
});
