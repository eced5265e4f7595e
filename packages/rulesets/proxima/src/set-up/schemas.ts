/**
 * The contents of each definition file, with a description of every value for editors. The JSON Schemas of the package are made from it.
 *
 * @see seed "List of used ID string"; P-01
 */
import * as v from 'valibot';
import { parseRange, RANGE } from '../range.js';
import { isPayable } from '../step-cost.js';
import { ACTIONS, POINT, type FileName } from '../state.js';

/** No number is larger than this (included). */
const MOST = 1_000_000;
/** No map has more rows than this, nor more tiles in a row (included). */
const LONGEST = 200;
/** No tile that can be entered has less infrastructure than this (included). */
const ROUGHEST = 0.01;

/** A whole number. */
export const whole = (low: number, high = MOST): v.GenericSchema<number> => {
  const message = `expected a whole number from ${low} to ${high}`;
  return v.pipe(v.number(), v.integer(message), v.minValue(low, message), v.maxValue(high, message));
};

/** Three letters and five digits. */
export const idOf = (letters: string): v.GenericSchema<string> =>
  matching(new RegExp(`^${letters}\\d{5}$`), `expected ${letters} and five digits`);

/** A tile of the map. */
export const place = v.strictObject({
  x: about('Column, from 0 on the left.', whole(0)),
  y: about('Row, from 0 on top.', whole(0)),
});

/** The definition files by name. */
export const FILE_SCHEMAS = {
  ATT: file('Attacks', {
    attacks: listOf({
      id: about('ATT and five digits.', idOf('ATT')),
      name: name(),
      soft: about('Endurance that light weapons take, before defence.', figure()),
      hard: about('Endurance that heavy weapons take, before defence.', figure()),
      range: about('Distances that it reaches: "2", "2-4", or several such as "0-1:4".', range()),
      cost: about('Action points that it takes: 0 is free, -1 takes all that are left.', whole(-1)),
    }),
  }),
  DEF: file('Defences', {
    defences: listOf({
      id: about('DEF and five digits.', idOf('DEF')),
      name: name(),
      soft: about('What it stops of light weapons.', figure()),
      hard: about('What it stops of heavy weapons.', figure()),
      coverUsage: about('How well it uses cover: the cover of the tile times this multiplies it.', figure()),
    }),
  }),
  DTI: file('Kinds of tiles', {
    tileTypes: listOf({
      id: about('DTI and five digits.', idOf('DTI')),
      name: name(),
      mark: about('Its character in MAP.', matching(/^[!-~]$/, 'expected one character')),
      infrastructure: about(
        'Tiles of this kind that a unit can enter for one action point; 0 keeps everybody out.',
        infrastructure(),
      ),
      cover: about('Factor for the defence of units that have an action point left.', figure()),
    }),
  }),
  DUN: file('Kinds of units', {
    unitTypes: listOf({
      id: about('DUN and five digits.', idOf('DUN')),
      name: name(),
      mark: about('Its letter on the map.', matching(/^[a-z]$/, 'expected one lower-case letter')), // prettier-ignore
      points: about('Action points a turn.', whole(0)),
      endurance: about('Endurance of a new unit.', whole(1)),
      actions: about('What it can be ordered to do.', v.array(v.picklist(ACTIONS))),
      attacks: about('Its attacks, of ATT.', v.array(idOf('ATT'))),
      defence: about('Its defence, of DEF.', idOf('DEF')),
      builds: about('Kinds of units that it can build, of DUN.', v.array(idOf('DUN'))),
      cost: about(
        'The cost of building one; null when nobody can.',
        v.nullable(
          v.strictObject({
            points: about("Action points of the builder for each turn's work.", whole(0)),
            turns: about("Turns' work.", whole(1)),
          }),
        ),
      ),
    }),
  }),
  MAP: file('The map', {
    rows: about(
      'Rows from the top, each a text of the marks of its tiles, all equally long.',
      v.pipe(
        v.array(
          v.pipe(
            v.string(),
            v.minLength(1, `expected 1 to ${LONGEST} tiles`),
            v.maxLength(LONGEST, `expected 1 to ${LONGEST} tiles`),
          ),
        ),
        v.minLength(1, 'expected at least one row'),
        v.maxLength(LONGEST, `expected at most ${LONGEST} rows`),
      ),
    ),
  }),
  PLY: file('Players', {
    players: v.pipe(
      listOf({
        id: about('PLY and five digits.', idOf('PLY')),
        name: name(),
        team: about('Units attack those of other teams.', text()),
        rally: about('Where its units go after they lost a fight.', v.array(place)),
      }),
      v.minLength(1, 'expected at least one player'),
    ),
  }),
  UNI: file('Units at the start', {
    units: listOf({
      id: about('UNI and five digits.', idOf('UNI')),
      type: about('Its kind, of DUN.', idOf('DUN')),
      player: about('Its player, of PLY.', idOf('PLY')),
      ...place.entries,
    }),
  }),
  GOAL: file('What decides the game', {
    turns: about('Last turn of the game; 0 for none.', whole(0)),
    objectives: about('The team that alone holds all of these tiles has won.', v.array(place)),
  }),
} as const satisfies Readonly<Record<FileName, v.GenericSchema>>;

/** All definition files, read. */
export type Files = { readonly [Name in FileName]: v.InferOutput<(typeof FILE_SCHEMAS)[Name]> };

/** A file: an object, in which `$schema` may point editors to the JSON Schema. */
function file<const Entries extends v.ObjectEntries>(title: string, entries: Entries) {
  const schema = { $schema: about('Where the JSON Schema of the file is.', v.exactOptional(v.string())) };
  return v.pipe(v.strictObject({ ...schema, ...entries }), v.title(title));
}

function listOf<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.array(v.strictObject(entries));
}

function about<const Schema extends v.GenericSchema>(description: string, schema: Schema) {
  return v.pipe(schema, v.description(description));
}

function matching(pattern: RegExp, message: string): v.GenericSchema<string> {
  return v.pipe(v.string(), v.regex(pattern, message));
}

function text(): v.GenericSchema<string> {
  return matching(/^[^\p{C}\p{Z}](?: ?[^\p{C}\p{Z}]){0,39}$/u, 'expected a name of 1 to 40 characters');
}

function name() {
  return about('Up to 40 characters.', text());
}

function figure(): v.GenericSchema<number> {
  const message = `expected a number from 0 to ${MOST}`;
  return v.pipe(v.number(), v.minValue(0, message), v.maxValue(MOST, message));
}

function range(): v.GenericSchema<string> {
  const message = 'expected distances such as "0-1:4"';
  return v.pipe(
    v.string(),
    v.regex(RANGE, message),
    v.check((value) => parseRange(value) !== undefined, message),
  );
}

function infrastructure(): v.GenericSchema<number> {
  const message = `expected 0, or a number from ${ROUGHEST} of which ${POINT} is a whole multiple, such as 0.5, 1 or 3`;
  return v.union(
    [v.literal(0), v.pipe(v.number(), v.minValue(ROUGHEST, message), v.check(isPayable, message))],
    message,
  );
}
