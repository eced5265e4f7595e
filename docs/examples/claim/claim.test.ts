import { createGame, resolveTurn, turnReportOf } from '@ec/engine';
import { rulesetContract } from '@ec/engine/testing';
import { renderText } from '@ec/reports';
import { describe, expect, test } from 'vitest';
import { ruleset } from './claim.ts';

describe('the contract of rulesets', () => {
  const checks = rulesetContract(ruleset, {
    players: 3,
    turns: 10,
    seeds: [1n, 2n],
    // No seat sees the gold under other seats' tiles or free ones.
    changeUnseen: ({ tiles, ...state }, seat, rng) => ({
      ...state,
      tiles: tiles.map(({ gold, owner }) => ({ gold: owner === seat ? gold : rng.between(1, 6), owner })),
    }),
  });
  for (const { title, run } of checks) test(title, run);
});

describe('claims', () => {
  const players = ['Ada', 'Bo'].map((name, i) => ({ id: i + 1, email: `${i}@example.org`, name }));
  const game = createGame(ruleset, { name: 'Trial', seed: 7n, players });
  const after = (ada: string, bo: string) => resolveTurn(ruleset, game, new Map([ada, bo].map((sheet, i) => [i + 1, sheet]))); // prettier-ignore
  const owners = ({ state }: typeof game) => state.tiles.map(({ owner }) => owner).slice(0, 3);

  test('a tile goes to the only seat that claims it', () => {
    expect(owners(after('claim 2', 'claim 3'))).toEqual([null, 1, 2]);
  });

  test('a tile that two claim stays free', () => {
    const { state, journal } = after('claim 2', 'claim 2');
    expect(ruleset.outcome(state)).toEqual({ status: 'running' });
    expect(journal).toMatchObject([{ code: 'contested' }, { code: 'contested' }]);
  });

  test('the first claim of a sheet counts', () => {
    expect(owners(after('claim 1\nclaim 2', 'claim 2'))).toEqual([1, 2, null]);
  });

  test('only the owner sees the gold', () => {
    const next = after('claim 1', 'claim 13');
    const gold = next.state.tiles[0]?.gold;
    expect(renderText(turnReportOf(ruleset, next, 1))).toMatch(new RegExp(`1  Ada +${gold}`));
    expect(renderText(turnReportOf(ruleset, next, 2))).toMatch(/1  Ada +\?/);
    expect(renderText(turnReportOf(ruleset, next, 2))).toContain('There is no such free tile.');
  });

  test('most gold wins when all tiles are taken', () => {
    const tiles = [1, 2, 2].map((owner, i) => ({ owner, gold: 4 - i }));
    expect(ruleset.outcome({ ...game.state, tiles })).toEqual({ status: 'over', winners: [2] });
  });
});
