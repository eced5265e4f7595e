import { existsSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative } from 'node:path';
import { InputError } from '@ec/cli';
import { editionNamed, editionsOf, STANDARD, type AnyRuleset, type NamedEdition } from '@ec/engine';
import * as v from 'valibot';
import { type JsonFile, readJson } from '@ec/hall/json';
import { table, tableOf } from './table-of.js';

const editionFile = v.pipe(
  table,
  v.strictObject({
    /** Edition of the ruleset that it begins from. */
    from: v.optional(v.string(), STANDARD),
    parameters: v.optional(tableOf(v.union([v.number(), v.string()])), {}),
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
 * An edition by its name, or from a file that ends in `.json`, whose name the edition then has.
 *
 * @param folder - folder from which a file is looked for
 * @throws InputError with the file and what is wrong
 * @throws SetupError `unknown-edition` when the ruleset has no edition of that name
 */
export function readEdition(ruleset: AnyRuleset, text: string, folder: string): ReadEdition {
  if (!text.endsWith('.json')) return { edition: editionNamed(ruleset, text), templates: {} };
  const path = isAbsolute(text) ? text : join(folder, text);
  if (!existsSync(path)) throw new InputError(`edition: error: no file ${path}`);
  const name = basename(path, '.json');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new InputError(
      `${path}: error: expected a file name such as long-war.json, as it names the edition, received ${basename(path)}`,
    );
  if (Object.hasOwn(editionsOf(ruleset), name))
    throw new InputError(
      `${path}: error: expected another name than that of an edition of ${ruleset.id}, received ${name}`,
    );
  const json = readJson(path);
  const { from, parameters, templates } = json.check(editionFile);
  if (!Object.hasOwn(editionsOf(ruleset), from)) {
    const known = Object.keys(editionsOf(ruleset)).join(', ');
    throw json.errorAt(['from'], `from: expected one of ${known}, received ${from}`);
  }
  const base = editionNamed(ruleset, from);
  const files = Object.fromEntries(
    Object.entries(templates).map(([template, at]) => [
      template,
      templateFile(dirname(path), json, template, at),
    ]),
  );
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
  const file = join(folder, template);
  if (json && relative(folder, file).startsWith('..'))
    throw json.errorAt(
      ['templates', name],
      `templates.${name}: expected a file of the folder, received ${template}`,
    );
  if (json && !existsSync(file))
    throw json.errorAt(['templates', name], `templates.${name}: no file ${template}`);
  return readJson(file);
}
