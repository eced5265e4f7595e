import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { InputError } from '@ec/cli';
import { contactFault, type SetupError } from '@ec/engine';
import * as v from 'valibot';
import { type JsonFile, readJson } from '@ec/hall/json';
import { DEFAULT_RULESET } from '@ec/hall/sheets';
import { templateFiles, type ReadEdition } from './read-edition.js';
import { table, tableOf } from './table-of.js';

const gameFile = v.pipe(
  table,
  v.strictObject({
    /** Name of the game, as its order sheets state it. */
    game: v.optional(v.pipe(v.string(), v.regex(/\S/, 'expected a name'))),
    /** Package of the ruleset. */
    ruleset: v.optional(v.string(), DEFAULT_RULESET),
    /** An integer or a text. */
    seed: v.optional(
      v.union([
        v.pipe(v.number(), v.safeInteger()),
        v.pipe(v.string(), v.regex(/\S/, 'expected an integer or a text that is not empty')),
      ]),
    ),
    /** An edition of the ruleset by its name, or a file of the folder with one. */
    edition: v.optional(v.string()),
    /** Where players find help. */
    contact: v.optional(
      v.pipe(
        v.string(),
        v.check(
          (text) => contactFault(text) === undefined,
          ({ input }) => contactFault(input) ?? '',
        ),
      ),
    ),
    parameters: v.optional(tableOf(v.union([v.number(), v.string()])), {}),
    /** Files with templates, beside the game file, by template name. */
    templates: v.optional(tableOf(v.string()), {}),
  }),
);

/** What `game.json` states, with the templates it names read in, and defaults where it states nothing. */
export interface GameFile {
  /** Absent when there is no such file. */
  readonly json: JsonFile | undefined;
  /** Name of the game; that of the folder when none is stated. */
  readonly game: string;
  readonly ruleset: string;
  /** A random one when none is stated. */
  readonly seed: number | string;
  /** Name or file of the edition; absent when none is stated. */
  readonly edition?: string | undefined;
  /** Where players find help; absent when none is stated. */
  readonly contact?: string | undefined;
  readonly parameters: Readonly<Record<string, number | string>>;
  /** Template files by template name. */
  readonly templates: Readonly<Record<string, JsonFile>>;
}

/**
 * Reads `game.json` of a folder, if it has one.
 *
 * @throws InputError with the file and what is wrong
 */
export function readGame(folder: string): GameFile {
  const path = join(folder, 'game.json');
  const json = existsSync(path) ? readJson(path) : undefined;
  const stated = json ? json.check(gameFile) : v.parse(gameFile, {});
  return {
    ...stated,
    json,
    game: stated.game ?? basename(resolve(folder)),
    seed: stated.seed ?? randomBytes(16).toString('hex'),
    templates: templateFiles(folder, json, stated.templates),
  };
}

/** A set-up error at the value of the game file, of the edition or of a template that it is about. */
export function gameError(
  { json, templates: own }: GameFile,
  edition: Pick<ReadEdition, 'json' | 'templates'>,
  { code, path, message }: SetupError,
): InputError {
  const keys = [...path.matchAll(/\["([^"]*)"\]|[^.[\]]+/g)].map(([key, quoted]) => quoted ?? key);
  const [top, name = '', ...rest] = keys;
  if (top === 'edition' && edition.json) return edition.json.errorAt(keys.slice(1), message);
  if (top !== 'templates' || code === 'unknown-template')
    return json?.errorAt(keys, message) ?? new InputError(`error: ${message}`);
  const isUsual = `${message}; ${name} is the default one, as game.json names none`;
  return (
    (own[name] ?? edition.templates[name])?.errorAt(rest, message) ??
    json?.errorAt(keys, isUsual) ??
    new InputError(`error: ${isUsual}`)
  );
}
