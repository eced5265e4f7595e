import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { formatInteger } from '../src/index.js';

test.prop([fc.maxSafeInteger()])('E-14: an integer without its commas is the integer', (value) => {
  const shown = formatInteger(value);
  expect(Number(shown.replaceAll(',', ''))).toBe(value);
  expect(shown).toMatch(/^-?\d{1,3}(,\d{3})*$/);
});
