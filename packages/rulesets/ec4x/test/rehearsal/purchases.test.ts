import { rehearsalDoubts, rehearse, resolveParameters } from '@ec/engine';
import { describe, expect, test } from 'vitest';
import { houseOf } from '../../src/lookup.js';
import { parse } from '../../src/orders/language.js';
import { PARAMETERS } from '../../src/parameters.js';
import { rehearsal } from '../../src/rehearsal/rehearsal.js';
import type { Line } from '../../src/types.js';
import { newState } from '../games.js';

/** What a rehearsal says of a House with these points before the turn of month 6, its economy at level 1. */
function rehearsed(points: Partial<Record<Line, number>>, sheet: string, science = 0) {
  const state = newState(2);
  state.turn = 5;
  const { research } = houseOf(state, 1);
  research.levels.el = 1;
  research.levels.sl = science;
  Object.assign(research.points, points);
  const game = { state, journal: [], parameters: resolveParameters(PARAMETERS), seed: '1' };
  const told = rehearse({ rehearsal }, game, 1, parse(sheet).orders);
  if (!told) throw new Error('expected a rehearsal');
  return {
    codes: told.results.map(({ result }) => result?.code),
    doubts: rehearsalDoubts([], rehearsal.doubts?.(told)).map(({ code, message }) => `${code}: ${message}`),
  };
}

describe('X-21, X-33: levels are bought after the breakthroughs of the turn', () => {
  test('science with the points for level 1 is open: a breakthrough may bring that level, and the next is above the economy', () => {
    expect(rehearsed({ sl: 25 }, 'upgrade sl')).toEqual({ codes: [undefined], doubts: [] });
  });

  test('a technology that is paid for is bought whatever a breakthrough brings', () => {
    expect(rehearsed({ eli: 25 }, 'upgrade eli', 1)).toEqual({ codes: ['done'], doubts: [] });
    // without science level 1 a breakthrough may bring that
    expect(rehearsed({ eli: 25 }, 'upgrade eli')).toEqual({
      codes: [undefined],
      doubts: [
        'needs-luck: without a breakthrough, this level is out of reach: it takes science level 1, and yours is 0',
      ],
    });
  });

  test('the economy takes 60 points for level 2: 50 and the 10 of a breakthrough would do, 49 would not', () => {
    expect(rehearsed({ el: 50 }, 'upgrade el')).toEqual({
      codes: [undefined],
      doubts: [
        'needs-luck: without a breakthrough, this level is out of reach: it takes 60 points, and the pool has 50',
      ],
    });
    expect(rehearsed({ el: 49 }, 'upgrade el')).toEqual({ codes: ['no-points'], doubts: [] });
  });
});
