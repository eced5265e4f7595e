import { describe, expect, it } from 'vitest';
import { measured } from '@ec/balance/testing';

describe('fairness', async () => {
  const run = await measured(null, 'fairness', { trials: 2, parameters: { empires: 7, quarters: 5 } });

  it('seats of a home world stay equal while nothing is scarce', () => {
    const people = run
      .found('people', 'series')
      .at.slice(0, 7)
      .map(({ mean }) => mean.estimate);
    expect(new Set(people).size).toBe(1);
    expect(run.found('seatGap', 'value').max).toBe(0);
    expect(run.found('rebels', 'value').max).toBe(0);
  });

  it('four home worlds of each cluster are looked at', () => {
    expect(run.found('planets', 'value').n).toBe(8);
    expect(run.found('gap', 'value').n).toBe(2);
  });
});

describe('bot-tournament', () => {
  it('in a quarter nobody wins: every game is broken off undecided, with as many people on both sides', async () => {
    const { found, share } = await measured(null, 'bot-tournament', {
      trials: 10,
      parameters: { quarters: 1 },
    });
    expect(share('decided')).toBe(0);
    expect(found('quarters', 'value').max).toBe(1);
    const cells = found('victory', 'contest').cells.flat();
    expect(cells.reduce((sum, { n }) => sum + n, 0)).toBe(10);
    for (const { n, results } of cells) if (n > 0) expect(results[3]?.estimate).toBe(1);
  });
});
