import { expect, test } from 'vitest';
import { endedPage, masterPage } from '../../src/web/master-pages.js';
import { momentsIn } from '../../src/web/moments.js';

/** Everything on a page that may be wider than the screen, and scrolls then. */
const wide = (page: string): string[] => [...page.matchAll(/<pre[^>]*>/g)].map(([tag]) => tag);

const DESK = {
  ...{ id: 'game', last: { turn: 3, due: null }, status: { code: 0, text: 'EC-7, turn 3\n' } },
  ...{ moments: momentsIn(null), asked: [], open: [], away: new Map(), masters: [], done: undefined },
  ...{ isHost: true, keepsPeople: false, sendsMail: true },
};

test('the desk names what can be done in words, and not as the command line does', async () => {
  const command = { name: 'seats add', label: 'Give a seat to a player', description: 'An empty one.' };
  const page = await masterPage({ ...DESK, commands: [{ ...command, fields: [], isChange: true }] });
  const words = [...String(page).matchAll(/<(b|p class="quiet"|button[^>]*)>([^<]*)<\/\w+>/g)];
  expect(words.map(([, , text]) => text)).toEqual([command.label, command.description, command.label]);
  expect(String(page)).toContain('action="/games/game/master/seats-add"');
  expect(String(page)).not.toContain(command.name);
});

test('a keyboard reaches what is wider than the screen, and a screen reader names it', async () => {
  const desk = await masterPage({ ...DESK, commands: [] });
  expect(wide(String(desk))).toEqual(['<pre role="group" aria-label="How the game stands" tabindex="0">']);
  expect(wide(String(await endedPage('game', DESK.status)))).toEqual([
    '<pre role="group" aria-label="What it printed" tabindex="0">',
  ]);
});
