import { renderText } from '@ec/reports';
import { describe, expect, it } from 'vitest';
import { createGame, resolveTurn, turnReportOf, stateHash } from '@ec/engine';
import { empyrean } from '../src/ruleset.js';
import { empires } from './empires.js';

const game = createGame(empyrean, { name: 'EC-1', seed: 1978n, players: empires(2), edition: 'first' });
const outcomes = (sheets: [number, string][]): unknown[] =>
  resolveTurn(empyrean, game, new Map(sheets)).journal.filter(({ kind }) => kind === 'order');

describe('phase 16: pay and ration orders', () => {
  it('take effect before wages and food are used up', () => {
    const next = resolveTurn(empyrean, game, new Map([[1, '1, ration, 50%\n1, pay, 0, soldiers']]));
    // soldiers cost nothing, and the soldier half of 20 spies neither: 462,500 + 375,000 + 5,000 + 7.5
    const [mine, other] = next.journal.filter((event) => event.kind === 'provided');
    expect(mine).toMatchObject({ foodDue: 1_240_005, wagesDue: 842_507 });
    expect(other).toMatchObject({ foodDue: 2_480_010, wagesDue: 1_217_512 });
  });

  it('E-30: a ration of 20 % starves a fifth of every class', () => {
    const next = resolveTurn(empyrean, game, new Map([[1, '1, ration, 20%']]));
    const [event] = next.journal.filter(({ kind }) => kind === 'provided');
    expect(event).toMatchObject({ starved: 1_984_008 }); // 740,000 + 740,000 + 200,000 + 300,000 + 2 × 4 + 2 × 2,000
    expect(next.state.holdings[0]?.spies).toEqual([{ task: 'checkRebels', targetId: null, units: 10 }, { task: 'checkForSpies', targetId: null, units: 6 }]); // prettier-ignore
  });

  it('E-17: each order has its outcome, in the order written; the last of two for the same class holds', () => {
    const sheet = '1, pay, 0.1, soldiers\n1, pay, 0.2, soldiers';
    expect(outcomes([[1, sheet]])).toMatchObject([{ line: 1, status: 'done' }, { line: 2, status: 'done' }]); // prettier-ignore
    const { state } = resolveTurn(empyrean, game, new Map([[1, sheet]]));
    expect(state.holdings[0]?.pay.SLD).toEqual({ numerator: 1, denominator: 5 });
  });

  it('a colony of somebody else and one that does not exist are refused alike, and nothing changes', () => {
    const [foreign, missing] = outcomes([[1, '2, ration, 0%\n99, ration, 0%']]);
    expect(foreign).toMatchObject({
      status: 'refused',
      code: 'not-yours',
      reason: 'you have no ship or colony 2',
    });
    expect(missing).toMatchObject({
      status: 'refused',
      code: 'not-yours',
      reason: 'you have no ship or colony 99',
    });
    expect(stateHash(resolveTurn(empyrean, game, new Map([[1, '2, ration, 0%']])).state)).toBe(
      stateHash(resolveTurn(empyrean, game).state),
    );
  });
});

describe('E-14, E-16: sheets', () => {
  it('a header of another turn, empire or game voids the sheet', () => {
    for (const header of [
      'empire 2, turn 1, game EC-1',
      'empire 1, turn 2, game EC-1',
      'empire 1, turn 1, game EC-9',
    ]) {
      const next = resolveTurn(empyrean, game, new Map([[1, `${header}\n1, ration, 0%`]]));
      expect(stateHash(next.state)).toBe(stateHash(resolveTurn(empyrean, game).state));
      expect(next.journal.filter(({ kind }) => kind === 'unreadable')).toHaveLength(1);
    }
  });

  it('a bad statement is told with its place, and hides no other', () => {
    const next = resolveTurn(empyrean, game, new Map([[1, '1, raton, 50%\n1, ration, 50%']]));
    expect(next.journal.find(({ kind }) => kind === 'unreadable')).toMatchObject({
      seat: 1,
      line: 1,
      column: 4,
    });
    expect(next.state.holdings[0]?.ration).toEqual({ numerator: 1, denominator: 2 });
  });

  it('the order of the sheets does not matter', () => {
    const sheets: [number, string][] = [[1, '1, ration, 50%'], [2, '2, ration, 75%']]; // prettier-ignore
    const forth = resolveTurn(empyrean, game, new Map(sheets));
    const back = resolveTurn(empyrean, game, new Map(sheets.toReversed()));
    expect(back).toEqual(forth);
  });
});

describe('architecture 8: a report tells nothing of others', () => {
  it('what a neighbour orders changes no byte of one’s report', () => {
    // a ration that starves people would show: the dead make room on the planet that both live on
    const quiet = resolveTurn(empyrean, game);
    const busy = resolveTurn(empyrean, game, new Map([[2, '2, ration, 30%\n2, pay, 0.001, USK\nnonsense']]));
    expect(stateHash(busy.state)).not.toBe(stateHash(quiet.state));
    const report = (of: typeof quiet): string => renderText(turnReportOf(empyrean, of, 1));
    expect(report(busy)).toBe(report(quiet));
  });

  it('the report quotes the orders and their outcomes', () => {
    const next = resolveTurn(empyrean, game, new Map([[1, '1, ration, 50%\n2, ration, 50%']]));
    const text = renderText(turnReportOf(empyrean, next, 1));
    expect(text).toContain('1, ration, 50%');
    expect(text).toContain('you have no ship or colony 2');
  });
});
