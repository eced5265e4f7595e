import { EMPYREAN_PHASES } from '@ec/orders-parser';
import { expect, it } from 'vitest';
import { empyrean } from '../src/index.js';

it('seed "Turn Sequence": all 21 phases stand in its order', () => {
  expect(empyrean.phases.map(({ name }) => name)).toEqual([...EMPYREAN_PHASES]);
  expect(EMPYREAN_PHASES).toHaveLength(21);
});
