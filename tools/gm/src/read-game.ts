import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { InputError, ModuleError } from '@ec/cli';
import {
  checkName,
  contactFault,
  parameterFaults,
  SetupError,
  STANDARD,
  templateFaults,
  type AnyRuleset,
} from '@ec/engine';
import * as v from 'valibot';
import { allOf, type JsonFile, readJson } from '@ec/hall/json';
import { DEFAULT_RULESET, loadNamedRuleset, loadRuleset } from '@ec/hall/sheets';
import { ownFile } from './file-of-folder.js';
import { readEdition, readNamedEdition, templateFile, type ReadEdition } from './read-edition.js';
import { entriesOf, keysOf, table, tableOf } from './table-of.js';

const figure = v.union([v.number(), v.string()]);

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
        v.pipe(
          v.number(),
          v.safeInteger(
            `expected an integer from ${Number.MIN_SAFE_INTEGER} to ${Number.MAX_SAFE_INTEGER}, or a text in quotation marks`,
          ),
        ),
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
    parameters: v.optional(tableOf(figure), {}),
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

/** What replaces what `game.json` states. */
export interface GameFileOptions {
  /** Package, file or URL of the ruleset, in place of the package that the file names. */
  readonly ruleset?: string | undefined;
  /** Name or file of the edition, in place of the one that the file names. */
  readonly edition?: string | undefined;
}

/** What `game.json` states, with the ruleset and the edition in force. */
export interface ReadGame {
  readonly file: GameFile;
  readonly rules: AnyRuleset;
  readonly edition: ReadEdition;
}

/**
 * Reads `game.json` of a folder, if it has one, and loads the ruleset of the game.
 *
 * @throws InputError with all that is wrong with the file by itself and by the ruleset, each at its place; or with what is wrong with the edition
 * of the options
 * @throws ModuleError when the ruleset of the options cannot be loaded
 */
export async function readGame(folder: string, options: GameFileOptions): Promise<ReadGame> {
  const path = ownFile(folder, join(folder, 'game.json'));
  const json = existsSync(path) ? readJson(path) : undefined;
  const { game, ruleset, edition: stated, parameters, templates } = wellFormed(json?.value ?? {});
  const faults: InputError[] = [...(json?.faults(gameFile) ?? [])];
  const attempt = async <T>(read: () => T | Promise<T>): Promise<T | undefined> => {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      faults.push(error);
      return undefined;
    }
  };
  const rules = await attempt(() => rulesetIn(json, ruleset, options));
  const edition = rules && (await attempt(() => editionIn(rules, json, { folder, stated }, options)));
  const unknown = rules ? templateFaults(rules.templates ?? [], templates) : [];
  if (json && rules)
    for (const { path: place, message } of [...parameterFaults(rules.parameters, parameters), ...unknown])
      faults.push(json.errorAt(keysOf(place), message));
  if (json && game.trim() !== '') await attempt(() => expectName(json, game));
  const files: Record<string, JsonFile> = {};
  for (const [name, template] of Object.entries(templates)) {
    if (unknown.some(({ received }) => received === name)) continue;
    const file = await attempt(() => templateFile(folder, json, name, template));
    if (file) files[name] = file;
  }
  if (!rules || !edition || faults.length > 0) throw allOf(faults);
  const all = json ? json.check(gameFile) : v.parse(gameFile, {});
  const file = {
    ...all,
    json,
    game: all.game ?? basename(resolve(folder)),
    seed: all.seed ?? randomBytes(16).toString('hex'),
    templates: files,
  };
  return { file, rules, edition };
}

/** What of a file is as it should be: that is checked further where something else is wrong. Without `ruleset` there is none to check it by. */
function wellFormed(value: unknown) {
  const raw = entriesOf(value, v.unknown());
  const text = (key: string): string | undefined => entriesOf(raw, v.string())[key];
  return {
    game: text('game') ?? '',
    ruleset: 'ruleset' in raw ? text('ruleset') : DEFAULT_RULESET,
    edition: text('edition'),
    parameters: entriesOf(raw['parameters'], figure),
    templates: entriesOf(raw['templates'], v.string()),
  };
}

/** The ruleset of the options, or that which the file names, with an error at that place. */
async function rulesetIn(
  json: JsonFile | undefined,
  named: string | undefined,
  { ruleset }: GameFileOptions,
): Promise<AnyRuleset | undefined> {
  if (ruleset !== undefined) return loadRuleset(ruleset);
  if (named === undefined) return undefined;
  try {
    return await loadNamedRuleset(named);
  } catch (error) {
    throw error instanceof ModuleError && json ? json.errorAt(['ruleset'], error.message) : error;
  }
}

/** The edition that the command line asks for, from where it is typed; else that of the folder; else `standard`. */
function editionIn(
  rules: AnyRuleset,
  json: JsonFile | undefined,
  { folder, stated = STANDARD }: { readonly folder: string; readonly stated: string | undefined },
  { edition }: GameFileOptions,
): ReadEdition {
  try {
    return edition === undefined
      ? readNamedEdition(rules, stated, folder, json)
      : readEdition(rules, edition);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    if (edition !== undefined || !json)
      throw new InputError(`--edition: error: ${error.message}`, { cause: error });
    throw json.errorAt(['edition'], error.message);
  }
}

/** @throws InputError when a name cannot stand in order sheets */
function expectName(json: JsonFile, name: string): void {
  try {
    checkName(name, 'game');
  } catch (error) {
    throw error instanceof SetupError ? json.errorAt(['game'], error.message) : error;
  }
}

/** A set-up error at the value of the game file, of the edition or of a template that it is about. */
export function gameError(
  { json, templates: own }: GameFile,
  edition: Pick<ReadEdition, 'json' | 'templates'>,
  { code, path, message }: SetupError,
): InputError {
  const keys = keysOf(path);
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
