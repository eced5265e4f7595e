import { describe, expect, test } from 'vitest';
import { ServedGame } from './served-game.js';

const GAMES: readonly (readonly [string, RegExp])[] = [
  ['empyrean', /Turn \(year\.quarter\) +1\.1 +1\.2/],
  ['galaxyng', /Your Planets\n-+\nChanged\nN /],
  ['ec4x', /Next orders +turn 2, month 2 of 2001 +turn 3, month 3 of 2001/],
  ['multiplanetary', /Planets\n-+\nChanged\nPlanet .*In tick\n/],
  ['goofspiel', /Fleets left\n-+\nChanged\n(.*\n)+Ada .*\d → \d/],
  ['proxima', /Your units\n-+\nChanged\nID +Tile/],
];

describe('what changed since the last turn', () => {
  test.each(GAMES)('is at the desk of %s, as text and as a page', async (ruleset, expected) => {
    await using game = await ServedGame.open({ ruleset, turns: 2 });
    const desk = await (await game.asSeat(1, '')).text();
    expect(desk).toContain('<summary>What changed since turn 1</summary>');
    expect(desk).toContain('src="/games/duel/seats/1/report?turn=2&changes"');
    const text = await (await game.asSeat(1, '/report?turn=2&changes&format=text')).text();
    expect(text).toMatch(expected);
    const page = await game.asSeat(1, '/report?turn=2&changes');
    expect(page.headers.get('content-security-policy')).toContain('sandbox');
    expect(await page.text()).toContain(': what changed</h1>');
  });

  test('is nothing before turn 1', async () => {
    await using game = await ServedGame.open();
    expect(await (await game.asSeat(1, '')).text()).not.toContain('What changed');
    const asked = await game.asSeat(1, '/report?changes');
    expect([asked.status, await asked.json()]).toEqual([
      400,
      { error: { code: 'wrong-input', message: 'turn: expected at least 1 with changes, received 0' } },
    ]);
  });

  test('is a workbook, too', async () => {
    await using game = await ServedGame.open({ turns: 1 });
    const asked = await game.asSeat(1, '/report?changes&format=xlsx');
    expect([asked.status, (await asked.arrayBuffer()).byteLength > 1_000]).toEqual([200, true]);
  });
});
