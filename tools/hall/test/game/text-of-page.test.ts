import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { textOfPage } from '../../src/game/text-of-page.js';

describe('what the reader of a page sees', () => {
  test.each([
    ['paragraphs', '<p>fleet 5<p>build\n 3  scouts</p>', 'fleet 5\nbuild 3 scouts'],
    ['lines', 'fleet 5<br>fleet 6<br><br>fleet 7<br>', 'fleet 5\nfleet 6\n\nfleet 7'],
    ['an empty line of a program', '<div>a</div><div><br></div><div>b</div>', 'a\n\nb'],
    ['elements within a line', '<b>fle</b>et <i>5</i>', 'fleet 5'],
    ['characters by name and number', 'a&nbsp;&lt;b&gt; &#252; &uuml;', 'a\u{A0}<b> ü ü'],
    ['what nobody sees', '<title>t</title><style>p {}</style><!-- c --><script>s()</script>a', 'a'],
    ['a text as it is set', 'a<pre>  b\n   c</pre>d', 'a\n\n  b\n   c\n\nd'],
    ['lists', '<ul><li>a<li><p>b</p></ul><ol><li>c</li><li>d</li></ol>', ' * a\n * b\n\n 1. c\n 2. d'],
    [
      'quotations',
      'a<blockquote>b<p>c</p><blockquote>d</blockquote></blockquote>e',
      'a\n\n> b\n> c\n>\n> d\n\ne',
    ],
    [
      'rows',
      '<table><tr><th>unit<th>number</tr><tr><td><p>scout</p></td> <td><p>3</p></td></tr></table>',
      'unit   number\nscout   3',
    ],
    [
      'a table that holds a page together',
      '<table><tr><td><table><tr><td>fleet 5</td></tr><tr><td>fleet 6</td></tr></table></td></tr></table>',
      'fleet 5\nfleet 6',
    ],
    ['ends without beginnings', '</blockquote></ul></pre></td>a</p>b', 'a\nb'],
  ])('%s', (_, page, text) => {
    expect(textOfPage(page)).toBe(text);
  });
});

test('a cell that says that it spans a million columns and rows is a cell', () => {
  expect(textOfPage('<table><tr><td colspan=1000000 rowspan=1000000>x<td>y')).toBe('x   y');
});

test('no cell is wider for those in other rows', () => {
  const page = `<table><tr><td>${'x'.repeat(100_000)}${'<tr><td>a<td>b'.repeat(1_000)}`;
  expect(textOfPage(page)).toHaveLength(100_000 + 1_000 * '\na   b'.length);
});

test('an element a hundred thousand deep is read as any other', () => {
  expect(textOfPage(`${'<div><b>'.repeat(100_000)}fleet 5${'</i>'.repeat(100_000)}`)).toBe('fleet 5');
});

test('the text of a page is at most three times as long as the page', () => {
  const names = 'b br div p td th tr table ul ol li pre blockquote h1 title'.split(' ');
  const tag = fc.tuple(fc.constantFrom('<', '</'), fc.constantFrom(...names)).map((parts) => parts.join(''));
  const piece = fc.oneof(
    tag.map((start) => `${start}>`),
    fc.constantFrom('a', ' ', '\n', '&amp;', '<td colspan="999999999">', '<ol start="999999999">'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 200 }), (pieces) => {
      const page = pieces.join('');
      expect(textOfPage(page).length).toBeLessThanOrEqual(3 * page.length);
    }),
  );
});
