/** Where a desk says that mistakes are, in a sheet with a password: in what the player sent. Ada has a race in a game of GalaxyNG. */
import { currentTurn, sheetsAfter } from '@ec/engine/sqlite';
import { expect, test } from 'vitest';
import { ServedGame } from './served-game.js';

interface Answer {
  readonly text: string;
  readonly diagnostics: readonly {
    readonly line: number;
    readonly column: number;
    readonly span: { readonly start: number; readonly end: number };
  }[];
}

/** The words of a sheet that the diagnostics of an answer are about; line and column say the same. */
function wordsAt(sheet: string, { diagnostics }: Answer): string[] {
  return diagnostics.map(({ span, line, column }) => {
    const above = sheet.split('\n', line - 1).reduce((sum, one) => sum + one.length + 1, 0);
    expect(above + column - 1).toBe(span.start);
    return sheet.slice(span.start, span.end);
  });
}

test.each([
  ['y swordfish\nk 12', 'y *********\nk 12', ['k 12'], [[2, 1]]],
  ['y ab cd ef\nk 12', 'y ** *2 *3\nk 12', ['cd', 'k 12'], [[1, 8], [2, 1]]],
  ['y open\nk 12', 'y ****\nk 12', ['k 12'], [[2, 1]]],
  ['#GALAXY Duel Ada swordfish 9\nk 12', '#GALAXY Duel Ada ********* 9\nk 12', ['9', 'k 12'], [[1, 23], [2, 1]]],
])('in %j they are those of what was sent, and what is kept of them does not show how long a password is', async (sheet, text, words, kept) => {
  await using table = await ServedGame.open({ ruleset: 'galaxyng' });
  const ask = { method: 'POST', body: JSON.stringify({ ask: 'check', text: sheet }) };
  const checked = (await (await table.asSeat(1, '/clerk', ask)).json()) as Answer;
  expect([checked.text, wordsAt(sheet, checked)]).toEqual([text, words]);
  const answer = await table.asSeat(1, '/orders', { method: 'POST', body: sheet });
  expect(wordsAt(sheet, (await answer.json()) as Answer)).toEqual(words);
  const [one] = sheetsAfter(table.stored, currentTurn(table.stored));
  expect(one?.faults.map(({ line, column }) => [line, column])).toEqual(kept);
}); // prettier-ignore
