import { describe, expect, test } from 'vitest';
import { apiPage } from '../src/content-pages/api-page.ts';
import { linkBetween, placeOf, REPOSITORY } from '../src/content-pages/route.ts';
import { sidebarOf } from '../src/content-pages/sidebar.ts';
import { sitePage } from '../src/content-pages/site-page.ts';

describe('the place of a page', () => {
  test.each([
    ['README.md', ''],
    ['docs/README.md', 'documentation'],
    ['docs/guides/balance.md', 'guides/balance'],
    ['docs/ec4x/README.md', 'ec4x'],
    ['packages/prng/README.md', 'packages/prng'],
    ['packages/rulesets/ec4x/README.md', 'packages/ec4x'],
    ['docs/api/@ec/engine/index.md', 'api/engine'],
    ['docs/api/@ec/engine/sqlite.md', 'api/engine/sqlite'],
    ['CONTRIBUTING.md', 'contributing'],
  ])('%s is at "%s"', (path, place) => expect(placeOf(path)).toBe(place));

  test.each([
    ['guides/balance', 'guides/cluster', '../cluster/'],
    ['guides/balance', '', '../../'],
    ['', 'ec4x', 'ec4x/'],
    ['ec4x', 'ec4x', './'],
  ])('from "%s" to "%s": %s', (from, to, link) => expect(linkBetween(from, to)).toBe(link));
});

describe('a page', () => {
  const known = new Set(['docs/guides/balance.md', 'docs/rulebook/README.md', 'README.md']);
  const surroundings = {
    isPage: (path: string) => known.has(path),
    sizeOf: () => ({ width: 720, height: 418 }),
  };
  const page = (markdown: string) => sitePage('docs/guides/cluster.md', markdown, surroundings);
  const body = (markdown: string) => page(`# Title\n${markdown}`).text.split('\n---\n')[1];

  test('its heading is its title, and its first paragraph its description', () => {
    const { place, text } = page(
      '# The `cluster`\n\nStars, *orbits* and [planets](../rulebook/README.md).\n\nMore.\n',
    );
    expect(place).toBe('guides/cluster');
    expect(JSON.parse(text.split('---\n')[1] ?? '')).toEqual({
      title: 'The cluster',
      description: 'Stars, orbits and planets.',
      editUrl: `${REPOSITORY}docs/guides/cluster.md`,
    });
  });

  test.each([
    ['[a](balance.md#how)', '[a](../balance/#how)'],
    ['[a](../rulebook/)', '[a](../../rulebook/)'],
    ['[a](../../README.md)', '[a](../../)'],
    [`[a](${REPOSITORY}docs/guides/balance.md)`, '[a](../balance/)'],
    ['[a](../../packages/prng/src/dice.ts)', `[a](${REPOSITORY}packages/prng/src/dice.ts)`],
    ['[a](#here) [b](https://example.org/x.md)', '[a](#here) [b](https://example.org/x.md)'],
    ['`[a](balance.md)` `b\nc` [d](balance.md)', '`[a](balance.md)` `b\nc` [d](../balance/)'],
    ['```md\n[a](balance.md)\n```', '```md\n[a](balance.md)\n```'],
    [
      '![A "map"](pictures/a.svg)',
      '<img src="../../media/docs/guides/pictures/a.svg" alt="A &quot;map&quot;" width="720" height="418" loading="lazy">',
    ],
    ['| a |\n| - |\n', '<div class="table" tabindex="0">\n\n| a |\n| - |\n\n</div>\n'],
  ])('%j becomes %j', (written, made) => expect(body(written)).toBe(made));

  test('the pictures that it shows are told', () =>
    expect(page('# A\n![b](pictures/b.svg)').pictures).toEqual(['docs/guides/pictures/b.svg']));

  test('that is made when the site is built can be edited nowhere', () => {
    const { text } = sitePage('docs/api/@ec/prng.md', '# @ec/prng\n\nDice.\n', {
      ...surroundings,
      isMade: true,
    });
    expect(JSON.parse(text.split('---\n')[1] ?? '')).toMatchObject({ editUrl: false });
  });

  test('must begin with a heading', () =>
    expect(() => page('No heading')).toThrow('docs/guides/cluster.md: expected a heading in the first line'));
});

test('the reference of an entry point bears its name', () => {
  expect(apiPage('@ec/engine/sqlite.md', '# sqlite\n\n# More\n')).toBe('# @ec/engine/sqlite\n\n# More\n');
  expect(apiPage('@ec/engine/index.md', '# index\n')).toBe('# @ec/engine\n');
});

test('the navigation is what the lists of a page link to, by its headings', () => {
  const page =
    '# Docs\n\n## Play\n\nSee [other](other.md).\n\n- [Orders](orders.md): all\n  - [`a`](x/a.md) · [b](x/b.md)\n\n## None\n';
  expect(sidebarOf('docs/README.md', page)).toEqual([
    {
      label: 'Play',
      collapsed: true,
      items: [
        { label: 'Orders', link: 'orders' },
        { label: 'a', link: 'x/a' },
        { label: 'b', link: 'x/b' },
      ],
    },
  ]);
});
