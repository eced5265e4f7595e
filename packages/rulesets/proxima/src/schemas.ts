/**
 * What stands in each definition file.
 *
 * @see seed "List of used ID string"; P-01
 */
import * as v from 'valibot';
import { parseRange } from './range.js';
import { ACTIONS, POINT, type FileName } from './types.js';

/** No number is larger than this (included). */
const MOST = 1_000_000;
/** No map has more rows than this, nor more tiles in a row (included). */
const LONGEST = 200;
/** No tile that can be entered has less infrastructure than this (included). */
const ROUGHEST = 0.01;

/** A whole number. */
export const whole = (low: number, high = MOST): v.GenericSchema<number> =>
  v.pipe(
    v.number(),
    v.check(
      (value) => Number.isInteger(value) && value >= low && value <= high,
      `expected a whole number from ${low} to ${high}`,
    ),
  );

/** Three letters and five digits. */
export const idOf = (letters: string): v.GenericSchema<string> =>
  v.pipe(v.string(), v.regex(new RegExp(`^${letters}\\d{5}$`), `expected ${letters} and five digits`));

const figure = v.pipe(
  v.number(),
  v.check((value) => value >= 0 && value <= MOST, `expected a number from 0 to ${MOST}`),
);
const text = v.pipe(
  v.string(),
  v.regex(/^[^\p{C}\p{Z}](?: ?[^\p{C}\p{Z}]){0,39}$/u, 'expected a name of 1 to 40 characters'),
);
const mark = (pattern: RegExp, what: string): v.GenericSchema<string> =>
  v.pipe(v.string(), v.regex(pattern, `expected one ${what}`));
const range = v.pipe(
  v.string(),
  v.check((value) => parseRange(value) !== undefined, 'expected distances such as "0-1:4"'),
);
const infrastructure = v.pipe(
  v.number(),
  v.check(
    (value) => value === 0 || (value >= ROUGHEST && Number.isInteger(POINT / value)),
    `expected 0, or a number from ${ROUGHEST} of which ${POINT} is a whole multiple, such as 0.5, 1 or 3`,
  ),
);

const row = v.pipe(
  v.string(),
  v.check(({ length }) => length > 0 && length <= LONGEST, `expected 1 to ${LONGEST} tiles`),
);

/** A tile of the map. */
export const place = v.strictObject({ x: whole(0), y: whole(0) });

/** The definition files by name. */
export const FILES = {
  ATT: v.array(
    v.strictObject({ id: idOf('ATT'), name: text, soft: figure, hard: figure, range, cost: whole(-1) }),
  ),
  DEF: v.array(
    v.strictObject({ id: idOf('DEF'), name: text, soft: figure, hard: figure, coverUsage: figure }),
  ),
  DTI: v.array(
    v.strictObject({
      id: idOf('DTI'),
      name: text,
      mark: mark(/^[!-~]$/, 'character'),
      infrastructure,
      cover: figure,
    }),
  ),
  DUN: v.array(
    v.strictObject({
      id: idOf('DUN'),
      name: text,
      mark: mark(/^[a-z]$/, 'lower-case letter'),
      points: whole(0),
      endurance: whole(1),
      actions: v.array(v.picklist(ACTIONS)),
      attacks: v.array(idOf('ATT')),
      defence: idOf('DEF'),
      builds: v.array(idOf('DUN')),
      cost: v.nullable(v.strictObject({ points: whole(0), turns: whole(1) })),
    }),
  ),
  MAP: v.pipe(
    v.array(row),
    v.minLength(1, 'expected at least one row'),
    v.maxLength(LONGEST, `expected at most ${LONGEST} rows`),
  ),
  PLY: v.pipe(
    v.array(v.strictObject({ id: idOf('PLY'), name: text, team: text, rally: v.array(place) })),
    v.minLength(1, 'expected at least one player'),
  ),
  UNI: v.array(v.strictObject({ id: idOf('UNI'), type: idOf('DUN'), player: idOf('PLY'), ...place.entries })),
  GOAL: v.strictObject({ turns: whole(0), objectives: v.array(place) }),
} as const satisfies Readonly<Record<FileName, v.GenericSchema>>;

/** All definition files, read. */
export type Files = { readonly [Name in FileName]: v.InferOutput<(typeof FILES)[Name]> };
