import { replay, SetupError, type GameRecord, type ReplayDifference } from '@ec/engine';
import * as v from 'valibot';
import { RULESETS } from './load-game.js';
import { readJson } from './read-json.js';

const id = v.pipe(v.number(), v.safeInteger());
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'expected a state hash'));
const values = v.record(v.string(), v.unknown());

const recordFile: v.GenericSchema<unknown, GameRecord> = v.strictObject({
  ruleset: v.string(),
  version: v.string(),
  game: v.strictObject({
    name: v.string(),
    seed: v.string(),
    players: v.array(v.strictObject({ id, email: v.string(), name: v.string() })),
    parameters: v.exactOptional(values),
    templates: v.exactOptional(values),
  }),
  hash,
  turns: v.array(
    v.strictObject({
      sheets: v.record(v.string(), v.string()),
      hash,
      phases: v.exactOptional(v.array(hash)),
    }),
  ),
});

/**
 * Plays a recorded game again.
 *
 * @returns its turns, and where it first differs, if it does
 * @throws InputError when the file is no record, or one of another ruleset or version
 */
export function replayFile(file: string): {
  readonly turns: number;
  readonly difference: ReplayDifference | undefined;
} {
  const json = readJson(file);
  const result = v.safeParse(recordFile, json.value);
  if (!result.success) {
    const [issue] = result.issues;
    const path = issue.path?.map(({ key }) => String(key)) ?? [];
    throw json.errorAt(path, `${path.join('.') || 'file'}: ${issue.message}`);
  }
  const record = result.output;
  const ruleset = RULESETS.empyrean;
  if (record.ruleset !== ruleset.id || record.version !== ruleset.version) {
    const received = `${record.ruleset} ${record.version}`;
    throw json.errorAt(
      ['version'],
      `expected a record of ${ruleset.id} ${ruleset.version}, received ${received}`,
    );
  }
  try {
    return { turns: record.turns.length, difference: replay(ruleset, record) };
  } catch (error) {
    if (error instanceof SetupError || error instanceof RangeError)
      throw json.errorAt(['game'], error.message);
    throw error;
  }
}
