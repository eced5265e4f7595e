import { fc, test } from '@fast-check/vitest';
import { ratio, ratioToNumber } from '@ec/prng';
import { REPORT_FORMATS, renderReport } from '@ec/reports';
import { describe, expect, it } from 'vitest';
import { decimal, exactCell, hundredths } from '../../src/rulebook/written-figures.js';
import { empyrean } from '../../src/ruleset.js';
import { resolveParameters } from '@ec/engine';

/** Values of every integer parameter that stands alone: all but the percentages of resources, which add up to 100. */
const values = fc
  .record(
    Object.fromEntries(
      empyrean.parameters.flatMap((row) =>
        row.kind === 'integer' && !row.key.startsWith('cluster.resourcePercent.')
          ? [[row.key, fc.integer({ min: row.min, max: row.max })]]
          : [],
      ),
    ),
  )
  .filter((given) => Number(given['combat.leastLosses']) <= Number(given['combat.mostLosses']));

describe('architecture 4: the rulebook with any parameters', () => {
  test.prop([values], { numRuns: 20 })('can be had in every format, and says the same again', (given) => {
    const parameters = resolveParameters(empyrean.parameters, given);
    const document = empyrean.rulebook(parameters);
    for (const format of REPORT_FORMATS) expect(renderReport(document, format)).not.toBe('');
    expect(empyrean.rulebook(parameters)).toEqual(document);
  });
});

describe('E-01: figures of the tables', () => {
  it('are integers where they are whole, and exact decimals otherwise', () => {
    expect([700, 50, 4, 300_000].map((value) => hundredths(value))).toEqual([7, '0.5', '0.04', 3000]);
    expect(exactCell({ numerator: 55, denominator: 3 })).toBe('55/3');
  });

  it('round odds half up', () => {
    expect(decimal(ratio(1n, 8n), 2)).toBe('0.13');
    expect(decimal(ratio(999n, 1000n), 2)).toBe('1.00');
    expect(decimal(ratio(200n, 3n), 2)).toBe('66.67');
    expect(decimal(ratio(12_345n, 10n), 1)).toBe('1,234.5');
  });

  test.prop([fc.nat(1e6), fc.integer({ min: 1, max: 1e6 })])(
    'are at most half a unit of the last place off',
    (numerator, denominator) => {
      const value = ratio(BigInt(numerator), BigInt(denominator));
      const read = Number(decimal(value, 3).replaceAll(',', ''));
      expect(Math.abs(read - ratioToNumber(value))).toBeLessThanOrEqual(0.000_500_001);
    },
  );
});
