import { solveMatrixGame } from '@ec/prng';
import { describe, expect, it } from 'vitest';
import type { AnyRuleset } from '@ec/engine';
import { playToy } from './league.js';
import { chips, POKER, ruleset, WAYS } from './poker.ts';

/** Chance to win less the chance to lose of the first way against the second, over both seats and all cards, exactly. */
function lead(own: string, other: string): number {
  let sum = 0;
  for (const a of [1, 2, 3])
    for (const b of [1, 2, 3]) sum += worth(chips(own, other, [a, b])) - worth(chips(other, own, [b, a]));
  return sum / 18;
}

/** What chips are worth: two are a win, and a single one is won in three of four games and lost in the fourth. */
function worth(won: number): number {
  return won / 2;
}

const exact = WAYS.map((own) => WAYS.map((other) => lead(own, other)));

describe('a league of a poker with a known equilibrium', async () => {
  const { league } = await playToy(POKER, ruleset as unknown as AnyRuleset, { games: 2_000 });

  it('is a game in which nobody wins by one way alone', () => {
    const { row } = solveMatrixGame(exact.flat(), WAYS.length, WAYS.length);
    expect(row.filter((share) => share > 0.01).length).toBeGreaterThan(1);
  });

  it('measures who beats whom as it is', () => {
    for (const [i, row] of league.shares.entries())
      for (const [j, share] of row.entries())
        if (share && i !== j) expect(2 * share.estimate - 1).toBeCloseTo(exact[i]?.[j] ?? 0, 1);
  });

  it('plays a mixture from which hardly anything can be won', () => {
    const gains = WAYS.map((_, i) =>
      league.equilibrium.reduce((sum, share, j) => sum + share * (exact[i]?.[j] ?? 0), 0),
    );
    // the error of 2,000 games of each two is 0.02
    expect(Math.max(...gains)).toBeLessThan(0.06);
  });
});
