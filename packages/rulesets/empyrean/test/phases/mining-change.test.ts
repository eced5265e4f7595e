import { describe, expect, it } from 'vitest';
import { withQuantities } from '@ec/cluster';
import { empyrean } from '../../src/ruleset.js';
import { needsIn, rowsOf } from '../report/read-report.js';
import {
  change,
  expectRefused,
  holdingIn,
  outcomeOf,
  play,
  smallColony,
  smallGame,
  stored,
} from '../small-game.js';

/** 100 mines on fuel deposit 2, with 300 unskilled workers and 100 professionals for them. */
const game = smallGame({
  players: 2,
  colony: {
    population: { ...smallColony.population, USK: 300 },
    mines: [{ techLevel: 1, units: 100, resource: 'FUEL', deposit: 2 }],
  },
});

describe('phase 7: mining changes', () => {
  const sheet = '1, mining, 1, 4';

  it('seed "Mine": 100 MIN-1 × 25 × 20 % bring 500 fuel for 50 of it; from the next turn × 50 % bring 1,250 metallics', () => {
    const moved = play(game, sheet);
    expect([stored(moved, 'FUEL'), stored(moved, 'METS')]).toEqual([10_450, 10_000]);
    const next = play(moved);
    expect([stored(next, 'FUEL'), stored(next, 'METS')]).toEqual([10_400, 11_250]);
    expect(outcomeOf(game, sheet)).toMatchObject({ status: 'done', code: 'done', reason: '' });
  });

  it('seed "Mine": the report says what was dug where, and what follows', () => {
    const { state, journal } = play(game, sheet);
    const view = empyrean.view(state, journal, 1);
    expect(rowsOf(view, 'colony-1-mines')).toEqual([
      [1, 'MIN-1', 100, 100, 2, 'Fuel', 20, 500, 'deposit 4, metallics'],
    ]);
    expect(view.holdings[0]?.mines[0]).toMatchObject({
      depositNumber: 4,
      resource: 'METS',
      dug: { depositNumber: 2, resource: 'FUEL', yieldPercent: 20 },
    });
    const next = play({ ...game, state, journal });
    expect(rowsOf(empyrean.view(next.state, next.journal, 1), 'colony-1-mines')).toEqual([
      [1, 'MIN-1', 100, 100, 4, 'Metallics', 50, 1_250, ''],
    ]);
  });

  it('a deposit lasts as long as those who dig there now let it: 4,000 less 1,250 a turn', () => {
    const scarce = change(play(game, sheet), (state) => {
      const id = state.holdings[0]?.mines[0]?.depositId ?? 0;
      state.cluster = {
        ...state.cluster,
        deposits: withQuantities(state.cluster.deposits, new Map([[id, 4_000]])),
      };
      for (const known of state.knowledge.flatMap(({ deposits }) => deposits))
        if (known.depositId === id) known.quantity = 4_000;
    });
    expect(needsIn(empyrean.view(scarce.state, scarce.journal, 1))).toContain(
      'Colony 1: deposit 4 (metallics) of mine group 1 runs out in 4 turns at the present rate: 4,000 left.',
    );
  });

  it('the group keeps its number, its level and its mines', () => {
    const [before] = holdingIn(game).mines;
    const [after] = holdingIn(play(game, sheet)).mines;
    expect(after).toEqual({ ...before, depositId: after?.depositId });
    expect(game.state.cluster.deposits.find(({ id }) => id === after?.depositId)).toMatchObject({
      number: 4,
    });
  });

  it('E-17: two changes of one group are carried out in the order written', () => {
    expect(holdingIn(play(game, '1, mining, 1, 4\n1, mining, 1, 2')).mines).toEqual(holdingIn(game).mines);
  });

  it.each([
    ['unknown-group', '1, mining, 2, 4'],
    ['unknown-deposit', '1, mining, 1, 6'],
    ['not-yours', '2, mining, 1, 4'],
    ['not-yours', '99, mining, 1, 4'],
  ])('refused, %s: %s', (code, refusedSheet) => {
    expectRefused(game, refusedSheet, code);
  });
});
