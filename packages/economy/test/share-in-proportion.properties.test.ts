import { truncatedProduct } from '@ec/prng';
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { shareInProportion } from '../src/index.js';

test.prop([fc.nat(1e9), fc.array(fc.nat(1e9), { minLength: 1, maxLength: 8 })])(
  'E-10: shares add up to what there is or is asked for, never exceed a demand, and differ from proportion by less than the number of parts',
  (total, demands) => {
    const asked = demands.reduce((a, b) => a + b, 0);
    const shares = shareInProportion(total, demands);
    expect(shares.reduce((a, b) => a + b, 0)).toBe(Math.min(total, asked));
    for (const [i, share] of shares.entries()) {
      const demand = demands[i] ?? 0;
      expect(share).toBeLessThanOrEqual(demand);
      if (asked > total) {
        const proportion = truncatedProduct([total, demand], [asked]);
        expect(share).toBeGreaterThanOrEqual(proportion);
        expect(share - proportion).toBeLessThan(demands.length);
      }
    }
  },
);
