import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { InputError } from '@ec/cli';
import type { SetupError } from '@ec/engine';
import * as v from 'valibot';
import { DEFAULT_RULESET } from './load-ruleset.js';
import { readJson, type JsonFile } from './read-json.js';

/** Keys and values; a list is refused. */
const table = v.pipe(
  v.unknown(),
  v.check(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    'expected keys and values in braces',
  ),
);

/** Values by their keys. */
const tableOf = <Value extends v.GenericSchema>(value: Value) => v.pipe(table, v.record(v.string(), value));

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
  const templates = Object.entries(stated.templates).map(([name, template]) => {
    const file = join(folder, template);
    if (json && relative(folder, file).startsWith('..'))
      throw json.errorAt(
        ['templates', name],
        `templates.${name}: expected a file of the folder, received ${template}`,
      );
    if (json && !existsSync(file))
      throw json.errorAt(['templates', name], `templates.${name}: no file ${template}`);
    return [name, readJson(file)] as const;
  });
  return {
    ...stated,
    json,
    game: stated.game ?? basename(resolve(folder)),
    seed: stated.seed ?? randomBytes(16).toString('hex'),
    templates: Object.fromEntries(templates),
  };
}

/** A set-up error at the value of the game file or of a template that it is about. */
export function gameError({ json, templates }: GameFile, { code, path, message }: SetupError): InputError {
  const keys = [...path.matchAll(/\["([^"]*)"\]|[^.[\]]+/g)].map(([key, quoted]) => quoted ?? key);
  const [top, name = '', ...rest] = keys;
  if (top !== 'templates' || code === 'unknown-template')
    return json?.errorAt(keys, message) ?? new InputError(`error: ${message}`);
  const own = `${message}; ${name} is the default one, as game.json names none`;
  return (
    templates[name]?.errorAt(rest, message) ?? json?.errorAt(keys, own) ?? new InputError(`error: ${own}`)
  );
}
