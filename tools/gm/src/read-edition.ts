import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { InputError, inputErrorIn } from '@ec/cli';
import {
  editionNamed,
  editionsOf,
  parameterFaults,
  STANDARD,
  templateFaults,
  type AnyRuleset,
  type NamedEdition,
} from '@ec/engine';
import * as v from 'valibot';
import { allOf, type JsonFile, readJson } from '@ec/hall/json';
import { namedFile } from './file-of-folder.js';
import { entriesOf, keysOf, table, tableOf } from './table-of.js';

const figure = v.union([v.number(), v.string()]);

const editionFile = v.pipe(
  table,
  v.strictObject({
    /** Edition of the ruleset that it begins from. */
    from: v.optional(v.string(), STANDARD),
    parameters: v.optional(tableOf(figure), {}),
    /** Files with templates, beside the file of the edition, by template name. */
    templates: v.optional(tableOf(v.string()), {}),
  }),
);

/** An edition that a game is made by, with the files that state it. */
export interface ReadEdition {
  readonly edition: NamedEdition;
  /** The file of a game master's own edition; absent for one of the ruleset. */
  readonly json?: JsonFile;
  /** Template files of a game master's own edition, by template name. */
  readonly templates: Readonly<Record<string, JsonFile>>;
}

/**
 * An edition by its name, or from a file that ends in `.json`, whose name the edition then has. The host asks for it, so that the file may be anywhere.
 *
 * @throws InputError with the file and all that is wrong
 * @throws SetupError `unknown-edition` when the ruleset has no edition of that name
 */
export function readEdition(ruleset: AnyRuleset, text: string): ReadEdition {
  if (!isFileName(text)) return { edition: editionNamed(ruleset, text), templates: {} };
  if (!existsSync(text)) throw new InputError(`edition: error: no file ${text}`);
  return editionFrom(ruleset, text);
}

/**
 * The same, as a file such as `game.json` asks for it, which may be a stranger's: its own folder has the file.
 *
 * @throws InputError, SetupError as {@link readEdition} does, and where the file lies outside of the folder
 */
export function readNamedEdition(
  ruleset: AnyRuleset,
  text: string,
  folder: string,
  json: JsonFile | undefined,
): ReadEdition {
  if (!json || !isFileName(text)) return readEdition(ruleset, text);
  return editionFrom(ruleset, namedFile(folder, json, ['edition'], text));
}

function isFileName(text: string): boolean {
  return text.endsWith('.json');
}

function editionFrom(ruleset: AnyRuleset, path: string): ReadEdition {
  const name = basename(path, '.json');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw inputErrorIn(
      path,
      `expected a file name such as long-war.json, as it names the edition, received ${basename(path)}`,
    );
  if (Object.hasOwn(editionsOf(ruleset), name))
    throw inputErrorIn(
      path,
      `expected another name than that of an edition of ${ruleset.id}, received ${name}`,
    );
  const json = readJson(path);
  const files = checkedTemplates(ruleset, json, dirname(path));
  const { from, parameters } = json.check(editionFile);
  const base = editionNamed(ruleset, from);
  const values = Object.entries(files).map(([template, { value }]) => [template, value] as const);
  return {
    edition: {
      name,
      parameters: { ...base.parameters, ...parameters },
      templates: { ...base.templates, ...Object.fromEntries(values) },
    },
    json,
    templates: files,
  };
}

/**
 * The template files of an edition in which nothing is wrong.
 *
 * @throws InputError with all that is wrong with the edition by itself and by the ruleset, each at its place
 */
function checkedTemplates(ruleset: AnyRuleset, json: JsonFile, folder: string): Record<string, JsonFile> {
  const raw = entriesOf(json.value, v.unknown());
  const faults = [...json.faults(editionFile)];
  const { from = STANDARD } = raw;
  if (typeof from === 'string' && !Object.hasOwn(editionsOf(ruleset), from)) {
    const known = Object.keys(editionsOf(ruleset)).join(', ');
    faults.push(json.errorAt(['from'], `from: expected one of ${known}, received ${from}`));
  }
  const named = entriesOf(raw['templates'], v.string());
  const unknown = templateFaults(ruleset.templates ?? [], named);
  const parameters = entriesOf(raw['parameters'], figure);
  for (const { path, message } of parameterFaults(ruleset.parameters, parameters, 'edition.parameters'))
    faults.push(json.errorAt(keysOf(path).slice(1), message));
  for (const { path, message } of unknown) faults.push(json.errorAt(keysOf(path), message));
  const files: Record<string, JsonFile> = {};
  for (const [template, at] of Object.entries(named)) {
    if (unknown.some(({ received }) => received === template)) continue;
    try {
      files[template] = templateFile(folder, json, template, at);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      faults.push(error);
    }
  }
  if (faults.length > 0) throw allOf(faults);
  return files;
}

/**
 * A file with a template that a JSON file names.
 *
 * @throws InputError when it lies outside of the folder, or there is none, or it is no JSON
 */
export function templateFile(
  folder: string,
  json: JsonFile | undefined,
  name: string,
  template: string,
): JsonFile {
  return readJson(json ? namedFile(folder, json, ['templates', name], template) : join(folder, template));
}
