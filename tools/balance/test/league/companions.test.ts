import { describe, expect, it } from 'vitest';
import { companionsOf } from '../../src/league/companions.js';

const sheet = (...marks: readonly string[]) => new Map(marks.map((mark) => [mark, 1]));

describe('an order that takes another first', () => {
  // ten turns; points are bought in four, and an act follows in the turn after or in the same one
  const turns = [
    ['buy'], ['act'], ['wait'], ['wait'], ['buy', 'act'], ['act'], ['wait'], ['wait'], ['buy'], ['act'],
  ].map((marks) => sheet(...marks)); // prettier-ignore

  it('has it as its companion: bought in six of ten turns or the one before, and for every act', () => {
    const marks = ['act', 'buy', 'wait'];
    // 4 acts of 4 with points near, where 6 of 10 sheets have them: 1.7 times as often, which is not enough
    expect(companionsOf([turns], marks)).toEqual(new Map());
    // with ten turns of another seat that waits: 6 of 20, which is 3.3 times as often
    const idle = turns.map(() => sheet('wait'));
    expect(companionsOf([turns, idle], marks)).toEqual(new Map([['act', 'buy']]));
  });

  it('is of another kind, and was seen in four sheets', () => {
    const idle = turns.map(() => sheet('wait'));
    expect(companionsOf([[sheet('buy', 'act')], idle], ['act', 'buy'])).toEqual(new Map());
    const kinds = turns.map(() => sheet('act', 'act.theft'));
    expect(companionsOf([kinds, idle], ['act', 'act.theft'])).toEqual(new Map());
  });
});
