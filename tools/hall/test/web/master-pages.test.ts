import { expect, test } from 'vitest';
import { endedPage, masterPage } from '../../src/web/master-pages.js';
import { momentsIn } from '../../src/web/moments.js';

/** Everything on a page that may be wider than the screen, and scrolls then. */
const wide = (page: string): string[] => [...page.matchAll(/<pre[^>]*>/g)].map(([tag]) => tag);

test('a keyboard reaches what is wider than the screen, and a screen reader names it', async () => {
  const status = { code: 0, text: 'EC-7, turn 3\n' } as const;
  const desk = await masterPage({
    ...{ id: 'game', last: { turn: 3, due: null }, status, moments: momentsIn(null) },
    ...{ commands: [], asked: [], open: [], away: new Map(), masters: [], isHost: true, keepsPeople: false },
    done: undefined,
    sendsMail: true,
  });
  expect(wide(String(desk))).toEqual(['<pre role="group" aria-label="How the game stands" tabindex="0">']);
  expect(wide(String(await endedPage('game', status)))).toEqual([
    '<pre role="group" aria-label="What it printed" tabindex="0">',
  ]);
});
