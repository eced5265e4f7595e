import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SetupError } from '@ec/engine';
import * as v from 'valibot';
import type { InputError } from './input-error.js';
import { readJson, type JsonFile } from './read-json.js';

const gameFile = v.strictObject({
  /** Name of the game, as its order sheets state it. */
  game: v.pipe(v.string(), v.regex(/\S/, 'expected a name')),
  ruleset: v.optional(v.string(), 'empyrean'),
  /** An integer or a text. */
  seed: v.union([v.pipe(v.number(), v.safeInteger()), v.string()]),
  parameters: v.optional(v.record(v.string(), v.union([v.number(), v.string()])), {}),
  /** Files with templates, beside the game file, by template name. */
  templates: v.optional(v.record(v.string(), v.string()), {}),
});

/** What `game.json` states, with the templates it names read in. */
export interface GameFile {
  readonly json: JsonFile;
  readonly game: string;
  readonly ruleset: string;
  readonly seed: number | string;
  readonly parameters: Readonly<Record<string, number | string>>;
  /** Template files by template name. */
  readonly templates: Readonly<Record<string, JsonFile>>;
}

/**
 * Reads `game.json` of a folder.
 *
 * @throws InputError with the file and what is wrong
 */
export function readGame(folder: string): GameFile {
  const json = readJson(join(folder, 'game.json'));
  const result = v.safeParse(gameFile, json.value);
  if (!result.success) {
    const [issue] = result.issues;
    const path = issue.path?.map(({ key }) => String(key)) ?? [];
    throw json.errorAt(path, `${path.join('.') || 'file'}: ${issue.message}`);
  }
  const templates = Object.entries(result.output.templates).map(([name, path]) => {
    const file = join(folder, path);
    if (!existsSync(file)) throw json.errorAt(['templates', name], `templates.${name}: no file ${path}`);
    return [name, readJson(file)] as const;
  });
  return { ...result.output, json, templates: Object.fromEntries(templates) };
}

/** A set-up error at the value of the game file or of a template that it is about. */
export function gameError({ json, templates }: GameFile, { code, path, message }: SetupError): InputError {
  const keys = [...path.matchAll(/\["([^"]*)"\]|[^.[\]]+/g)].map(([key, quoted]) => quoted ?? key);
  const [top, name = '', ...rest] = keys;
  const template = top === 'templates' && code !== 'unknown-template' ? templates[name] : undefined;
  return template ? template.errorAt(rest, message) : json.errorAt(keys, message);
}
