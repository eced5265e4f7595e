import { Ajv, type ValidateFunction } from 'ajv';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { jsonSchema } from '../scripts/json-schemas.js';
import { DEFAULT_SCENARIO } from '../src/set-up/scenario.js';
import { FILE_SCHEMAS } from '../src/set-up/schemas.js';
import { FILE_NAMES, type FileName } from '../src/state.js';

const ROOT = new URL('../../../../', import.meta.url);
const shipped = (name: FileName): string =>
  readFileSync(new URL(`packages/rulesets/proxima/schema/${name}.schema.json`, ROOT), 'utf8');
const example = (name: FileName): unknown =>
  JSON.parse(readFileSync(new URL(`docs/examples/proxima/${name}.json`, ROOT), 'utf8'));
const validator = (name: FileName): ValidateFunction =>
  new Ajv({ strict: true, allErrors: true }).compile(JSON.parse(shipped(name)));

describe('P-01: the JSON Schemas that editors use', () => {
  test.each(FILE_NAMES)('P-01: %s.schema.json is what the schema in the code says', (name) => {
    expect(JSON.parse(shipped(name))).toEqual(JSON.parse(jsonSchema(FILE_SCHEMAS[name])));
  });

  test.each(FILE_NAMES)('P-01: %s of the default scenario and of the example fit', (name) => {
    const fits = validator(name);
    expect([fits(DEFAULT_SCENARIO[name]), fits.errors]).toEqual([true, null]);
    expect([fits(example(name)), fits.errors]).toEqual([true, null]);
  });

  test('P-01: every value has a word for editors', () => {
    const unsaid = FILE_NAMES.flatMap((name) => namesWithout(JSON.parse(shipped(name)), name));
    expect(unsaid).toEqual([
      'ATT.attacks',
      'DEF.defences',
      'DTI.tileTypes',
      'DUN.unitTypes',
      'PLY.players',
      'UNI.units',
    ]);
  });

  test.each([
    ['ATT', { attacks: [{ id: 'ATT1' }] }],
    ['ATT', { attacks: [], colour: 'red' }],
    ['DTI', { tileTypes: [{ ...tile(), infrastructure: 0.001 }] }],
    ['DTI', { tileTypes: [{ ...tile(), mark: '==' }] }],
    ['MAP', { rows: [''] }],
    ['PLY', { players: [] }],
    ['GOAL', { turns: 1.5, objectives: [] }],
    ['GOAL', []],
  ] as const)('P-01: %s refuses %j', (name, value) => {
    expect(validator(name)(value)).toBe(false);
  });
});

function tile() {
  return { id: 'DTI00001', name: 'Plain', mark: '.', infrastructure: 1, cover: 1 };
}

/** Paths of the properties of a schema that have no description. */
function namesWithout(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]: [string, unknown]) => {
    if (key !== 'properties') return namesWithout(value, path);
    return Object.entries(value as Record<string, object>).flatMap(([name, inner]) => [
      ...('description' in inner ? [] : [`${path}.${name}`]),
      ...namesWithout(inner, `${path}.${name}`),
    ]);
  });
}
