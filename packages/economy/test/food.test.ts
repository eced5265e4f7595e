import { describe, expect, it } from 'vitest';
import { feed } from '../src/index.js';
import { ratio } from '@ec/prng';

const full = ratio(1);

describe('E-30, E-01: starvation is judged by the exact amount that each gets', () => {
  it('E-30: 16 heads with 1 food get 1/16 each and live, 17 get 1/17 and lose a seventeenth', () => {
    expect(feed(16, full, 1)).toEqual({ eaten: 1, fed: ratio(1, 4), starved: ratio(0) });
    expect(feed(17, full, 1)).toEqual({ eaten: 1, fed: ratio(4, 17), starved: ratio(1, 17) }); // (1/16 − 1/17) × 16
  });

  it('E-30: an ordered ration counts in full while there is food for it', () => {
    expect(feed(19, ratio(1, 4), 2)).toEqual({ eaten: 1, fed: ratio(1, 4), starved: ratio(0) }); // 19/16 truncated
    expect(feed(19, ratio(1, 8), 2)).toEqual({ eaten: 0, fed: ratio(1, 8), starved: ratio(1, 2) });
    expect(feed(19, ratio(0), 2)).toEqual({ eaten: 0, fed: ratio(0), starved: ratio(1) });
  });

  it('E-30: with nothing in storage everyone starves, even where the food bill of 3/4 is truncated to nothing', () => {
    expect(feed(4, full, 0)).toEqual({ eaten: 0, fed: ratio(0), starved: ratio(1) });
    expect(feed(3, full, 0)).toEqual({ eaten: 0, fed: ratio(0), starved: ratio(1) });
  });

  it('E-30: a truncated food bill that storage covers does not feed beyond what is there: 19 heads with 1 food', () => {
    expect(feed(19, ratio(1, 4), 1)).toEqual({ eaten: 1, fed: ratio(4, 19), starved: ratio(3, 19) }); // (1/16 − 1/19) × 16
  });
});
