import { clerkOf } from '@ec/desk/clerk';
import { ruleset } from '@ec/ec4x';
import { createGame, resolveTurn } from '@ec/engine';
import { expect, test } from 'vitest';

const players = [1, 2].map((id) => ({ id, email: `seat-${id}@example.org`, name: `Seat ${id}` }));
const start = createGame(ruleset, { name: 'EC-1', seed: '1978', players });

test('a clerk says how a sheet is understood, and what it will come to', async () => {
  const clerk = clerkOf(ruleset, () => start, 1);
  const checked = await clerk.check('tax 45\ntxa 40');
  expect(checked).toMatchObject({ seat: 1, turn: 1, isRefused: false });
  expect(checked.orders.map(({ understood }) => understood)).toEqual(['tax 45']);
  expect(checked.diagnostics).toMatchObject([{ code: 'unknown-statement', line: 2, suggestion: 'tax' }]);
  expect((await clerk.forecast('tax 45'))?.sections.length).toBeGreaterThan(0);
});

test('a clerk knows the language: its statements, what may stand at the cursor, and which statement it is in', async () => {
  const clerk = clerkOf(ruleset, () => start, 1);
  const { statements, separator } = await clerk.phrasebook();
  expect(statements.find(({ kind }) => kind === 'tax')).toMatchObject({
    form: 'tax PERCENT',
    parts: ['tax', 0],
  });
  expect(separator).toBe(' ');
  const text = 'tax 40\nre';
  expect((await clerk.complete(text, text.length)).map(({ insert }) => insert)).toEqual([
    'research',
    'repair',
  ]);
  expect(await clerk.kindsOf('tax 45\nresearch wep 5', 9)).toEqual(['research']);
});

test('a clerk asks for the game as it is, so that it goes on with it', async () => {
  let game = start;
  const clerk = clerkOf(ruleset, () => game, 1);
  expect((await clerk.check('')).turn).toBe(1);
  game = resolveTurn(ruleset, game, new Map());
  expect((await clerk.check('')).turn).toBe(2);
});
