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

test.prop([fc.maxSafeNat(), fc.array(fc.maxSafeNat(), { minLength: 1, maxLength: 8 })])(
  'E-10: the same of quantities of any size',
  (total, demands) => {
    const asked = demands.reduce((sum, demand) => sum + BigInt(demand), 0n);
    const shares = shareInProportion(total, demands);
    const shared = shares.reduce((sum, share) => sum + BigInt(share), 0n);
    expect(shared).toBe(asked < BigInt(total) ? asked : BigInt(total));
    for (const [i, share] of shares.entries()) {
      const demand = BigInt(demands[i] ?? 0);
      expect(BigInt(share)).toBeLessThanOrEqual(demand);
      if (asked > BigInt(total))
        expect(BigInt(share)).toBeGreaterThanOrEqual((BigInt(total) * demand) / asked);
    }
  },
);
