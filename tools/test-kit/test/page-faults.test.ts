import { expect, test } from 'vitest';
import { pageFaults } from '../src/page-faults.ts';
import { readPage } from '../src/read-page.ts';

test('a page that stands by itself has no faults', () => {
  expect(pageFaults(readPage('<h1 id="top">Harbour</h1><a href="#top">up</a>'))).toEqual([]);
});

test('links out of the page, IDs that come twice, and what is loaded are faults', () => {
  const links = '<a href="#nowhere">a</a><a href="https://example.org">b</a><a>c</a>';
  const page = readPage(`<p id="x">1</p><p id="x">2</p>${links}<img src="x.png"><script>3</script>`);
  expect(pageFaults(page)).toEqual([
    'a link to #nowhere',
    'a link to https://example.org',
    'a link to nothing',
    'a second #x',
    'something loaded: <img src="x.png">',
    'something loaded: <script>3</script>',
  ]);
});
