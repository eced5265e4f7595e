import { describe, expect, it } from 'vitest';
import { measured } from './measured.js';

describe('fairness', async () => {
  const run = await measured('fairness', 2, { empires: 7, quarters: 5 });

  it('seats of a home world stay equal while nothing is scarce', () => {
    const people = run
      .series('people')
      .slice(0, 7)
      .map(({ mean }) => mean.estimate);
    expect(new Set(people).size).toBe(1);
    expect(run.value('seatGap').max).toBe(0);
    expect(run.value('rebels').max).toBe(0);
  });

  it('four home worlds of each cluster are looked at', () => {
    expect(run.value('planets').n).toBe(8);
    expect(run.value('gap').n).toBe(2);
  });
});

describe('bot-tournament', () => {
  it('in a quarter nobody wins: every game is broken off undecided, with as many people on both sides', async () => {
    const { contest, probability, value } = await measured('bot-tournament', 10, { quarters: 1 });
    expect(probability('decided')).toBe(0);
    expect(value('quarters').max).toBe(1);
    const cells = contest('victory').cells.flat();
    expect(cells.reduce((sum, { n }) => sum + n, 0)).toBe(10);
    for (const { n, results } of cells) if (n > 0) expect(results[3]?.estimate).toBe(1);
  });
});
