import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { inThreads } from '@ec/balance/node';
import { expect, test } from 'vitest';
import { drawPage, PAGES } from '../scripts/pictures.js';

/** Pages whose commands take minutes, or are searches: `pnpm run docs` draws them, but for those of leagues. */
const SLOW = new Set([
  ...[
    'ec4x-exploits',
    'ec4x-fleet-plans',
    'ec4x-home-fairness',
    'ec4x-long-games',
    'ec4x-research-and-winning',
  ],
  ...['galaxyng-planets-and-tech', 'galaxyng-start-fairness', 'game-pacing', 'goofspiel-single-bout'],
  ...[
    'goofspiel-ways-to-play',
    'goofspiel-whole-war',
    'multiplanetary-bot-contest',
    'multiplanetary-early-lead',
  ],
  ...['multiplanetary-map-fairness', 'plan-matrix', 'proxima-force-duels', 'proxima-scenario-balance'],
  ...['seat-fairness', 'starvation', 'strong-bots'],
]);

const read = (name: string): string => readFileSync(new URL(name, PAGES), 'utf8');
const names = readdirSync(PAGES)
  .filter((file) => file.endsWith('.md') && file !== 'README.md')
  .map((file) => basename(file, '.md'));

test('every page that is named as slow is one', () =>
  expect([...SLOW].filter((name) => !names.includes(name))).toEqual([]));

test.each(names.filter((name) => !SLOW.has(name) && !name.startsWith('league-')))(
  '%s.md: its command makes the same page and the same bytes of its pictures again',
  async (name) => {
    await using executor = inThreads(2);
    const page = read(`${name}.md`);
    const { text, pictures } = await drawPage(name, page, executor);
    expect(text).toBe(page);
    for (const [file, svg] of pictures) expect(svg, file).toBe(read(`pictures/${file}`));
  },
);
