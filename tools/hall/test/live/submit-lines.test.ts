import {
  countingSheet,
  createStoredGame,
  currentTurn,
  sealSheet,
  sheetsAfter,
  type StoredGame,
  type Submission,
} from '@ec/engine/sqlite';
import { galaxyng } from '@ec/galaxyng';
import { expect, test } from 'vitest';
import { SHEET_BYTES, submitLines } from '../../src/live/submit-lines.js';
import { newDuel } from './duel.js';

const keptOf = (stored: StoredGame): string | undefined =>
  countingSheet(stored, currentTurn(stored), 1)?.text;

/** Adds orders of seat 1; fails where they are too long. */
function add(stored: StoredGame, text: string): Submission {
  return expectTaken(submitLines(stored, { seat: 1, text, sealed: text, isAdded: true }));
}

function replace(stored: StoredGame, text: string): Submission {
  return expectTaken(submitLines(stored, { seat: 1, text, sealed: text, isAdded: false }));
}

function expectTaken(taken: Submission | 'too-long'): Submission {
  if (taken === 'too-long') throw new Error('expected orders that are taken');
  return taken;
}

/** Places of the mistakes that are told. */
const errorsOf = ({ diagnostics }: Submission): unknown[] =>
  diagnostics.filter(({ severity }) => severity === 'error').map(({ line, column }) => [line, column]);

test('orders come on lines of their own after those that count, or in place of them', () => {
  using stored = newDuel(() => 0);
  add(stored, 'A1 -> A2 1');
  expect(keptOf(stored)).toBe('A1 -> A2 1');
  add(stored, 'A1 -> G1 1\n');
  expect(keptOf(stored)).toBe('A1 -> A2 1\nA1 -> G1 1\n');
  add(stored, 'A1 -> A2 2');
  expect(keptOf(stored)).toBe('A1 -> A2 1\nA1 -> G1 1\nA1 -> A2 2');
  replace(stored, 'A1 -> G1 3');
  expect(keptOf(stored)).toBe('A1 -> G1 3');
  replace(stored, '');
  expect(keptOf(stored)).toBe('');
  add(stored, 'A1 -> A2 4');
  expect(keptOf(stored)).toBe('A1 -> A2 4');
  // of nobody else
  expect(countingSheet(stored, currentTurn(stored), 2)).toBeUndefined();
  expect(sheetsAfter(stored, currentTurn(stored)).map(({ origin }) => origin)).toEqual(
    Array(6).fill('player'),
  );
});

test('a line that cannot be read stops no other, and is told with its place in the whole', () => {
  using stored = newDuel(() => 0);
  const first = add(stored, 'A1 -> Z9 1\nA1 -> A2 1');
  expect([first.counts, errorsOf(first)]).toEqual([true, [[1, 7]]]);
  // what was wrong before is not told again
  const second = add(stored, 'A1 -> G1 1\nA1 -> Z9 2\n');
  expect([second.counts, errorsOf(second)]).toEqual([true, [[4, 7]]]);
  const third = add(stored, 'A1 -> Z9 3\n\nA1 -> A2 3');
  expect([third.counts, errorsOf(third)]).toEqual([true, [[5, 7]]]);
});

test('where no new line can be read, nothing is changed, and all mistakes are told', () => {
  using stored = newDuel(() => 0);
  add(stored, 'A1 -> Z9 1\nA1 -> A2 1');
  const before = keptOf(stored);
  const wrong = add(stored, '; soon\nA1 -> Z9 2');
  expect([wrong.counts, errorsOf(wrong)]).toEqual([
    false,
    [
      [1, 7],
      [4, 7],
    ],
  ]);
  expect(keptOf(stored)).toBe(before);
  expect(add(stored, '').counts).toBe(false);
  expect(keptOf(stored)).toBe(before);
  const nothing = replace(stored, 'A1 -> Z9 1');
  expect([nothing.counts, errorsOf(nothing)]).toEqual([false, [[1, 7]]]);
  expect(keptOf(stored)).toBe(before);
});

test('behind a password, places are those of what the player wrote', async () => {
  const players = [
    { id: 1, email: 'ada@example.org', name: 'Farmers' },
    { id: 2, email: 'bo@example.org', name: 'NULLoids' },
  ];
  const game = { package: '@ec/galaxyng', name: 'Orion', seed: 7, players };
  using stored = createStoredGame(':memory:', galaxyng, game, { clock: () => 0 });
  const addSealed = async (text: string) => {
    const sealed = await sealSheet(stored, { seat: 1, text });
    return expectTaken(submitLines(stored, { seat: 1, text, sealed, isAdded: true }));
  };
  await addSealed('y sesame\n');
  const sheet = 'y swordfish away\ny swordfish';
  const { text, counts, diagnostics } = await addSealed(sheet);
  expect([text, counts]).toEqual(['y ***3\ny ********* ***2\ny *********', true]);
  expect(
    diagnostics.map(({ line, column, span }) => [line, column, text.slice(span.start, span.end)]),
  ).toEqual([[2, 13, '***2']]);
  expect(sheet.split('\n')[0]?.slice(12)).toBe('away');
  expect(keptOf(stored)).toMatch(/^y \*{4}\ny \*{4} \*{4}\ny sealed\.\S+$/);
});

test('orders of 65,536 bytes in all are taken, and of one more are not', () => {
  using stored = newDuel(() => 0);
  expect(SHEET_BYTES).toBe(65_536);
  // ä takes two bytes
  const long = `; ${'ä'.repeat(32_767)}`;
  const tooLong = `${long}x`;
  expect(submitLines(stored, { seat: 1, text: tooLong, sealed: tooLong, isAdded: false })).toBe('too-long');
  expect(keptOf(stored)).toBeUndefined();
  replace(stored, long);
  expect(keptOf(stored)).toBe(long);
  expect(submitLines(stored, { seat: 1, text: ';', sealed: ';', isAdded: true })).toBe('too-long');
  expect(keptOf(stored)).toBe(long);
});
