import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inThread } from '@ec/balance/node';
import { drawPage, PAGES } from '../scripts/pictures.js';

const PICTURE =
  /<!-- picture: ([a-z0-9@, -]+) -->\n\n!\[((?:[^\]\\]|\\.)+)\]\((pictures\/[a-z0-9-]+\.svg)\)\n\n<!-- end of picture -->/g;

const pages = readdirSync(PAGES).filter((name) => name.endsWith('.md') && name !== 'README.md');
const read = (name: string): string => readFileSync(new URL(name, PAGES), 'utf8');
const picturesIn = (name: string) => [...read(name).matchAll(PICTURE)];

describe('pages about balance', () => {
  it.each(pages)(
    '%s: every picture that it asks for is there, with words for those who cannot see it',
    (name) => {
      const pictures = picturesIn(name);
      expect(pictures.length).toBeGreaterThanOrEqual(1);
      expect(pictures).toHaveLength([...read(name).matchAll(/<!-- picture/g)].length);
      for (const [, , words = '', file = ''] of pictures) {
        expect(words.length).toBeGreaterThan(40);
        const svg = read(file);
        expect(svg).toMatch(
          /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^>]*aria-labelledby="title description">/,
        );
        expect(svg).toContain('prefers-color-scheme: dark');
        expect(svg).not.toMatch(/<script|href=|NaN|undefined/);
      }
    },
  );

  it('no picture is left over', () => {
    const used = pages.flatMap((name) =>
      picturesIn(name).map(([, , , file = '']) => file.replace('pictures/', '')),
    );
    expect(readdirSync(new URL('pictures/', PAGES)).toSorted()).toEqual(used.toSorted());
  });

  it.each(['missile-salvos', 'research-time'])(
    '%s.md: its command makes the same page and the same bytes of its pictures again',
    async (name) => {
      await using executor = inThread();
      const page = `${name}.md`;
      const { text, pictures } = await drawPage(name, read(page), executor);
      expect(text).toBe(read(page));
      expect(pictures.size).toBe(picturesIn(page).length);
      for (const [file, svg] of pictures) expect(svg).toBe(read(`pictures/${file}`));
    },
  );

  it('parameters that the command of a page sets are numbers', async () => {
    await using executor = inThread();
    const page = read('missile-salvos.md').replace(/--trials \d+/, '--trials 2 --set missiles=20');
    await expect(drawPage('missile-salvos', page, executor)).resolves.toMatchObject({
      text: expect.any(String),
    });
  });

  it('a figure that the report lacks is refused with those that it has', async () => {
    await using executor = inThread();
    const page = read('starvation.md').replace('picture: left', 'picture: right');
    await expect(drawPage('starvation', page, executor)).rejects.toThrow(
      /starvation: expected one of starved, left, .*received right/,
    );
  });
});
