import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { inputErrorAt } from './input-error.js';

const gameFile = v.strictObject({
  /** Name of the game, as its order sheets state it. */
  game: v.pipe(v.string(), v.nonEmpty('expected a name')),
  ruleset: v.optional(v.string(), 'empyrean'),
  /** An integer or a text. */
  seed: v.union([v.pipe(v.number(), v.safeInteger()), v.string()]),
  parameters: v.optional(v.record(v.string(), v.union([v.number(), v.string()])), {}),
  /** Files with templates, beside the game file, by template name. */
  templates: v.optional(v.record(v.string(), v.string()), {}),
});

/** What `game.json` states, with the templates it names read in. */
export interface GameFile {
  readonly file: string;
  readonly game: string;
  readonly ruleset: string;
  readonly seed: number | string;
  readonly parameters: Readonly<Record<string, number | string>>;
  readonly templates: Readonly<Record<string, unknown>>;
}

/**
 * Reads `game.json` of a folder.
 *
 * @throws InputError with the file and what is wrong
 */
export function readGame(folder: string): GameFile {
  const file = join(folder, 'game.json');
  const result = v.safeParse(gameFile, readJson(file));
  if (!result.success) {
    const [issue] = result.issues;
    throw inputErrorAt(file, 1, 1, `${v.getDotPath(issue) ?? 'file'}: ${issue.message}`);
  }
  const templates = Object.entries(result.output.templates).map(
    ([name, path]) => [name, readJson(join(folder, path))] as const,
  );
  return { ...result.output, file, templates: Object.fromEntries(templates) };
}

function readJson(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [line, column] = placeOf(text, Number(/position (\d+)/.exec(message)?.[1] ?? text.length));
    throw inputErrorAt(file, line, column, message);
  }
}

function placeOf(text: string, offset: number): [line: number, column: number] {
  const before = text.slice(0, offset).split('\n');
  return [before.length, (before.at(-1)?.length ?? 0) + 1];
}
