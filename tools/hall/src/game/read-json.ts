import { InputError, inputErrorAt } from '@ec/cli';
import { evaluate, parse, type DocumentNode } from '@humanwhocodes/momoa';
import { jsonFault } from '@ec/engine/sqlite';
import * as v from 'valibot';
import { readText } from './read-text.js';

/** A JSON file that knows the places of its values. */
export interface JsonFile {
  readonly value: unknown;
  /** An error at the value that the keys and indexes lead to, or at the nearest one around it. */
  readonly errorAt: (path: readonly string[], message: string) => InputError;
  /**
   * The value as a schema has it.
   *
   * @throws InputError with everything that is wrong, each at its place
   */
  readonly check: <T>(schema: v.GenericSchema<unknown, T>) => T;
}

/**
 * Reads a JSON file; a byte order mark is skipped.
 *
 * @throws InputError at the first character that is not JSON, or when the file is too deep or too much
 */
export function readJson(file: string): JsonFile {
  const text = readText(file);
  const fault = jsonFault(text);
  if (fault !== undefined) throw new InputError(`${file}: error: ${fault}`);
  const value = valueOf(file, text);
  const errorAt = (path: readonly string[], message: string): InputError => {
    const { line, column } = placeOf(parseJson(file, text), path);
    return inputErrorAt(file, line, column, message);
  };
  return {
    value,
    errorAt,
    check(schema) {
      const result = v.safeParse(schema, value);
      if (result.success) return result.output;
      const lines = result.issues.map((issue) => {
        const path = issue.path?.map(({ key }) => String(key)) ?? [];
        return errorAt(path, `${path.join('.') || 'file'}: ${misfit(issue)}`).message;
      });
      throw new InputError(lines.join('\n'));
    },
  };
}

/** What is wrong with a value, in our words. */
function misfit({ kind, type, expected, received, message }: v.BaseIssue<unknown>): string {
  if (expected === 'never') return 'expected another key: none has this name';
  if (kind === 'schema' && received === 'undefined') return 'expected a value, received none';
  if (kind === 'schema' || type === 'safe_integer')
    return `expected ${expected ?? 'an integer'}, received ${received}`;
  return message;
}

function valueOf(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The other parser knows the place.
    return evaluate(parseJson(file, text));
  }
}

/** Every token with its place: much slower and larger than the values, and so for errors alone. */
function parseJson(file: string, text: string): DocumentNode {
  try {
    return parse(text);
  } catch (error) {
    if (!isPlaced(error)) throw error;
    throw inputErrorAt(file, error.line, error.column, inOurWords(error.message));
  }
}

/** What the parser says, without the place, and with the token as it is written. */
function inOurWords(message: string): string {
  const token = /^Unexpected token (\w+) found/.exec(message)?.[1];
  if (token !== undefined) return `expected something else here, received ${TOKENS[token] ?? token}`;
  return message.replace(/\.? \(\d+:\d+\)$/, '');
}

/** How the parser's tokens are written. */
const TOKENS: Readonly<Record<string, string>> = {
  LBrace: '{',
  RBrace: '}',
  LBracket: '[',
  RBracket: ']',
  Comma: 'a comma',
  Colon: 'a colon',
  String: 'a text',
  Number: 'a number',
  Boolean: 'true or false',
  Null: 'null',
};

function isPlaced(error: unknown): error is Error & { line: number; column: number } {
  return error instanceof Error && 'line' in error && 'column' in error;
}

function placeOf({ body }: DocumentNode, path: readonly string[]): { line: number; column: number } {
  let node = body;
  let place = body.loc.start;
  for (const key of path) {
    const child =
      node.type === 'Object'
        ? node.members.findLast(({ name }) => name.type === 'String' && name.value === key)
        : node.type === 'Array'
          ? node.elements[Number(key)]
          : undefined;
    if (!child) break;
    node = child.value;
    place = child.loc.start;
  }
  return place;
}
