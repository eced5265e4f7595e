import { PHASE_NAMES } from '../../src/phases/phase-names.js';
import { expect, it } from 'vitest';
import { empyrean } from '../../src/ruleset.js';

it('seed "Turn Sequence": all 21 phases stand in its order', () => {
  expect(empyrean.phases.map(({ name }) => name)).toEqual([...PHASE_NAMES]);
  expect(PHASE_NAMES).toHaveLength(21);
});
