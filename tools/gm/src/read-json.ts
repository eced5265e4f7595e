import { evaluate, parse, type DocumentNode } from '@humanwhocodes/momoa';
import { readFileSync } from 'node:fs';
import { inputErrorAt, type InputError } from './input-error.js';

/** A JSON file that knows where its values stand. */
export interface JsonFile {
  readonly value: unknown;
  /** An error at the value that the keys and indexes lead to, or at the nearest one around it. */
  readonly errorAt: (path: readonly string[], message: string) => InputError;
}

/**
 * Reads a JSON file; a byte order mark is passed over.
 *
 * @throws InputError at the first character that is not JSON
 */
export function readJson(file: string): JsonFile {
  const root = parseJson(file, readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  return {
    value: evaluate(root),
    errorAt(path, message) {
      const { line, column } = placeOf(root, path);
      return inputErrorAt(file, line, column, message);
    },
  };
}

function parseJson(file: string, text: string): DocumentNode {
  try {
    return parse(text);
  } catch (error) {
    if (!isPlaced(error)) throw error;
    throw inputErrorAt(file, error.line, error.column, error.message.replace(/\.? \(\d+:\d+\)$/, ''));
  }
}

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
