import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PLANTED_BUGS } from './planted-bugs.js';
import { simulate } from './simulate.js';

/** Few seeds: the long test takes more, and `pnpm hall:simulate` as many as are asked for. */
const SEEDS = [1, 5, 9];

test.each(SEEDS)('all laws hold in the simulated hall of seed %i', async (seed) => {
  const { violation, story, figures } = await simulate(seed);
  expect(violation, story.join('\n')).toBe(null);
  expect(figures.turns).toBeGreaterThan(0);
  expect(figures.receipts).toBeGreaterThan(0);
});

test('the same seed is the same story', async () => {
  const [first, second] = [await simulate(2), await simulate(2)];
  expect(second).toEqual(first);
});

test.each(Object.entries(PLANTED_BUGS))(
  'the line in which "%s" is planted is there, once',
  (_, { file, from }) => {
    const place = file.startsWith('src/') ? `../../${file}` : `../../../../${file}`;
    const sources = textsIn(new URL(place, import.meta.url)).map((text) => text.split(from).length - 1);
    expect(sources.reduce((sum, times) => sum + times, 0)).toBe(1);
  },
);

/** The text of a file, or of all modules of a folder. */
function textsIn(place: URL): string[] {
  const files = place.pathname.endsWith('/')
    ? readdirSync(place)
        .filter((name) => name.endsWith('.js'))
        .map((name) => new URL(name, place))
    : [place];
  return files.map((file) => readFileSync(file, 'utf8'));
}
