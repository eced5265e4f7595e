import { SetupError } from '@ec/engine';
import * as v from 'valibot';
import { checkScenario } from './check-scenario.js';
import { DEFAULT_SCENARIO } from './scenario.js';
import { faultPath } from './scenario-fault.js';
import { FILE_SCHEMAS, type Files } from './schemas.js';
import type { FileName, Scenario } from '../state.js';

/**
 * Reads definition files. Files that are not given come from the default scenario.
 *
 * @param given - parsed JSON by name of the file, without its ending: ATT, DEF, DTI, DUN, MAP, PLY, UNI, GOAL
 * @throws SetupError that names file, path and reason
 * @see P-01
 */
export function readScenario(given: Readonly<Record<string, unknown>> = {}): Scenario {
  const read = <Name extends FileName>(name: Name): Files[Name] =>
    readFile(name, Object.hasOwn(given, name) ? given[name] : DEFAULT_SCENARIO[name]);
  const { turns, objectives } = read('GOAL');
  const scenario: Scenario = {
    definitions: {
      attacks: read('ATT').attacks,
      defences: read('DEF').defences,
      tileTypes: read('DTI').tileTypes,
      unitTypes: read('DUN').unitTypes,
      rows: read('MAP').rows,
      sides: read('PLY').players,
      goals: { turns, objectives },
    },
    units: read('UNI').units,
  };
  checkScenario(scenario);
  return scenario;
}

function readFile<Name extends FileName>(name: Name, value: unknown): Files[Name] {
  const result = v.safeParse(FILE_SCHEMAS[name], value);
  if (result.success) return result.output as Files[Name];
  const [issue] = result.issues;
  const path = issue.path?.map(({ key }) => key) ?? [];
  throw new SetupError(
    'bad-template',
    faultPath(name, path),
    `${expectation(issue)}, received ${shown(issue.input)}`,
    issue.input,
  );
}

/** What a value should have been, in our words when the schema has no message of its own. */
function expectation({ kind, type, expected, message }: v.BaseIssue<unknown>): string {
  if (expected === 'never') return 'expected no value of this name';
  if (kind !== 'schema' || type === 'union') return message;
  return `expected ${WORDS[expected ?? ''] ?? expected}`;
}

const WORDS: Readonly<Record<string, string>> = {
  Array: 'a list',
  Object: 'an object',
  number: 'a number',
  string: 'a text',
};

function shown(value: unknown): string {
  if (value === undefined) return 'none';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  return typeof value === 'object' && value !== null ? 'an object' : JSON.stringify(value);
}
