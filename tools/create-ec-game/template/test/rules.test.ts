// The rules, by examples that a reader can check by hand.
import { createGame, resolveTurn, turnReportOf } from '@ec/engine';
import { renderText } from '@ec/reports';
import { expect, test } from 'vitest';
import { ruleset } from '../src/ruleset.ts';

const players = ['Ada', 'Bo'].map((name, i) => ({ id: i + 1, email: `${i + 1}@example.org`, name }));
const game = createGame(ruleset, { name: 'Trial', seed: 7n, players, parameters: { wrecks: 4 } });

/** The game a turn later, with an order sheet for each seat. */
const after = (...sheets: string[]) =>
  resolveTurn(ruleset, game, new Map(sheets.map((sheet, i) => [i + 1, sheet])));
const ownersOf = ({ state }: typeof game) => state.wrecks.map(({ owner }) => owner);

test('a wreck goes to the only ship that reaches for it', () => {
  expect(ownersOf(after('salvage 2', 'salvage 3'))).toEqual([null, 1, 2, null]);
});

test('a wreck that two ships reach for stays where it is', () => {
  const { state, journal } = after('salvage 2', 'salvage 2');
  expect(ownersOf({ ...game, state })).toEqual([null, null, null, null]);
  expect(journal).toMatchObject([{ code: 'contested' }, { code: 'contested' }]);
});

test('who scans a wreck sees its gold and that of its neighbours, and nobody else does', () => {
  const next = after('scan 1', 'salvage 4');
  const [first, second, , fourth] = next.state.wrecks.map(({ gold }) => gold);
  const belt = (seat: number) =>
    ruleset.view(next.state, next.journal, seat).wrecks.map((wreck) => wreck.gold);
  expect(belt(1)).toEqual([first, second, null, null]);
  // the second has its own, and knows no other
  expect(belt(2)).toEqual([null, null, null, fourth]);
  expect(renderText(turnReportOf(ruleset, next, 1))).toContain('Turn 1: Ada');
});

test('the first order of a sheet counts, and there is a warning of the second', () => {
  expect(ownersOf(after('salvage 1\nsalvage 2'))).toEqual([1, null, null, null]);
  const { orders } = ruleset.parse('salvage 1\nsalvage 9');
  expect(ruleset.check(orders, ruleset.view(game.state, [], 1))).toMatchObject([
    { code: 'too-many', line: 2 },
  ]);
});

test('most gold wins, when all is salvaged or time is up', () => {
  const wrecks = [5, 2, 4].map((gold, i) => ({ gold, owner: [1, 2, 2][i] ?? null, scannedBy: [] }));
  expect(ruleset.outcome({ ...game.state, wrecks })).toEqual({ status: 'over', winners: [2] });
  const left = wrecks.map((wreck, i) => (i === 2 ? { ...wreck, owner: null } : wreck));
  expect(ruleset.outcome({ ...game.state, wrecks: left })).toEqual({ status: 'running' });
  expect(ruleset.outcome({ ...game.state, wrecks: left, turn: 10 })).toEqual({
    status: 'over',
    winners: [1],
  });
});
