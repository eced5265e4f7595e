import { describe, expect, it } from 'vitest';
import { shareDeposit, shareInProportion } from '../src/index.js';

describe('E-10: sharing what does not suffice', () => {
  it('E-10: 100 over demands of 90, 60 and 30 gives 50, 33 and 16; the odd one goes to the first', () => {
    expect(shareInProportion(100, [90, 60, 30])).toEqual([51, 33, 16]);
  });

  it('E-10: nobody gets more than asked for: 5 over three times 2 is 1 each, and the two that are left go to two', () => {
    expect(shareInProportion(5, [2, 2, 2])).toEqual([2, 2, 1]);
  });

  it('E-10: enough for all is no occasion to share', () => {
    expect(shareInProportion(181, [90, 60, 30])).toEqual([90, 60, 30]);
  });

  it('E-10: demands may be more in all than a safe integer: 10 over twice 2^53 − 1 is 5 each', () => {
    const most = Number.MAX_SAFE_INTEGER;
    expect(shareInProportion(10, [most, most])).toEqual([5, 5]);
    expect(shareInProportion(most, [most, most, 1])).toEqual([(most + 1) / 2, (most - 1) / 2, 0]);
    expect(shareDeposit(10, [most, most])).toEqual([5, 5]);
  });

  it('E-10: what is no quantity is a bug, also where there is enough for all', () => {
    const bounds = 'expected an integer from 0 to 2^53 − 1, received';
    expect(() => shareInProportion(10, [-5, 3])).toThrow(new RangeError(`demand: ${bounds} -5`));
    expect(() => shareInProportion(5, [1.5])).toThrow(new RangeError(`demand: ${bounds} 1.5`));
    expect(() => shareInProportion(-1, [])).toThrow(new RangeError(`total: ${bounds} -1`));
  });
});
