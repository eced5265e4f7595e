import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { expect, test } from 'vitest';
import { brokenTargets, builtPages } from '../src/checks/built-site.ts';
import { REPOSITORY } from '../src/content-pages/route.ts';

test('links are told that lead to no file, to no place in a page, or out of the site', () => {
  using folder = new TemporaryFolder();
  const links = ['a/', 'a/#there', 'a/#nowhere', '/base/a/', '/a/', 'b/', 'https://example.org/b'];
  folder.write('index.html', links.map((link) => `<a href="${link}">x</a>`).join(''));
  folder.write('a/index.html', '<h2 id="there">x</h2><img src="../p.svg"><img src="../q.svg">');
  const files = new Set(['index.html', 'a/index.html', 'p.svg']);
  expect(brokenTargets(builtPages(folder.path), files, '/base/', [])).toEqual([
    'a/index.html: ../q.svg',
    'index.html: a/#nowhere',
    'index.html: /a/',
    'index.html: b/',
  ]);
});

test('links are told that lead to no file or folder of the repository', () => {
  using folder = new TemporaryFolder();
  const links = ['docs/a.md', 'docs/a.md#L3', 'docs', 'docs/', 'a.md', 'docs/b.md#L3'];
  folder.write('index.html', links.map((link) => `<a href="${REPOSITORY}${link}">x</a>`).join(''));
  expect(brokenTargets(builtPages(folder.path), new Set(['index.html']), '/', ['docs/a.md'])).toEqual([
    `index.html: ${REPOSITORY}a.md`,
    `index.html: ${REPOSITORY}docs/b.md#L3`,
  ]);
});
