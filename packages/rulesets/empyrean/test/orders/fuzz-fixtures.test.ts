import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { empyreanLanguage } from '../../src/orders/language.js';
import { checkLaws } from './laws.js';

const FIXTURES = new URL('fixtures/fuzz/', import.meta.url);
const names = readdirSync(FIXTURES).toSorted();

describe('E-16: texts that broke a law once, or look as if they could', () => {
  test.each(names)('E-16: all laws hold for %s', (name) => {
    expect(() => checkLaws(empyreanLanguage, readFileSync(new URL(name, FIXTURES), 'utf8'))).not.toThrow();
  });
});
