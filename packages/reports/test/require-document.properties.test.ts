import { fc, test } from '@fast-check/vitest';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { renderReport, REPORT_FORMATS, type ReportDocument } from '../src/index.js';
import { anyDocument } from './documents.js';
import { sampleReport } from './sample.js';

const validate = new Ajv2020({ strict: true }).compile(
  JSON.parse(readFileSync(new URL('../schema/report-1.schema.json', import.meta.url), 'utf8')),
);

/** Values that are seldom of the type of a field. */
const foreign: fc.Arbitrary<unknown> = fc.constantFrom(
  null,
  undefined,
  true,
  false,
  0.5,
  7,
  Number.NaN,
  2n,
  '',
  'A b',
  'a\nb',
  [],
  [null],
  {},
  Symbol('none'),
);

/** A document of which any one field, or entry of a list, is another value. */
const spoilt: fc.Arbitrary<ReportDocument> = fc
  .tuple(fc.oneof(anyDocument, fc.constant(sampleReport())), fc.nat(), foreign)
  .map(([doc, place, value]) => {
    const copy = structuredClone(doc);
    const places = placesIn(copy);
    const [holder, key] = places[place % places.length] ?? [{}, ''];
    holder[key] = value;
    return copy;
  });

/** Every field and entry below an object, by the object that holds it. */
function placesIn(holder: object): [holder: Record<string, unknown>, key: string][] {
  return Object.entries(holder).flatMap(([key, value]: [string, unknown]) => [
    [holder as Record<string, unknown>, key] as [Record<string, unknown>, string],
    ...(typeof value === 'object' && value !== null ? placesIn(value) : []),
  ]);
}

describe('a document with one field of another value', () => {
  test.prop([spoilt], { numRuns: 500 })('fits the schema, or every format refuses it by its place', (doc) => {
    const faults = REPORT_FORMATS.map((format) => faultOf(() => renderReport(doc, format)));
    if (faults.every((fault) => fault === undefined))
      expect(validate(JSON.parse(renderReport(doc, 'json')))).toBe(true);
    else for (const fault of faults) expect(fault).toEqual(faults[0]);
    expect(faults[0] ?? new RangeError()).toBeInstanceOf(RangeError);
  });
});

function faultOf(render: () => string): unknown {
  try {
    render();
    return undefined;
  } catch (error) {
    return error;
  }
}
