import { InputError, inputErrorIn, inputErrorAt } from '@ec/cli';
import { parse, type DocumentNode, type Location, type ValueNode } from '@humanwhocodes/momoa';
import { jsonFault } from '@ec/engine/sqlite';
import * as v from 'valibot';
import { jsonMisfit } from './json-misfit.js';
import { readText } from './read-text.js';

/** A JSON file that knows the places of its values. */
export interface JsonFile {
  readonly value: unknown;
  /** An error at the value that the keys and indexes lead to, or at the nearest one around it. */
  readonly errorAt: (path: readonly string[], message: string) => InputError;
  /** Everything that is wrong by a schema, each at its place. */
  readonly faults: (schema: v.GenericSchema) => readonly InputError[];
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
 * @param what - what the file is to be, for one that does not begin as JSON does
 * @throws InputError at the first character that is not JSON, or when the file is too deep or too much
 */
export function readJson(file: string, what = 'a value'): JsonFile {
  const text = readText(file);
  const fault = jsonFault(text);
  if (fault !== undefined) throw inputErrorIn(file, fault);
  const value = valueOf(file, text, what);
  let placed: DocumentNode | undefined;
  // Every token with its place: much slower and larger than the values, and so for errors alone.
  const nodeAt = (path: readonly string[]): PlacedNode => nodeOf((placed ??= parse(text)), path);
  const errorAt = (path: readonly string[], message: string): InputError => {
    const { line, column } = nodeAt(path).start;
    return inputErrorAt(file, line, column, message);
  };
  const faultOf = (schema: Schema, issue: v.BaseIssue<unknown>): InputError => {
    const path = issue.path?.map(({ key }) => String(key)) ?? [];
    const { start, end } = nodeAt(path).value.loc;
    const written = text.slice(start.offset, end.offset);
    return errorAt(
      path,
      `${path.join('.') || 'file'}: ${misfit(issue, written, keysAt(schema, path.slice(0, -1)))}`,
    );
  };
  return {
    value,
    errorAt,
    faults: (schema) => v.safeParse(schema, value).issues?.map((issue) => faultOf(schema, issue)) ?? [],
    check(schema) {
      const result = v.safeParse(schema, value);
      if (result.success) return result.output;
      throw allOf(result.issues.map((issue) => faultOf(schema, issue)));
    },
  };
}

/** Several errors as one. */
export function allOf(errors: readonly InputError[]): InputError {
  return new InputError(errors.map(({ message }) => message).join('\n'));
}

/**
 * What is wrong with a value, in our words.
 *
 * @param written - the value as the file has it: a number may have more digits there than it keeps
 * @param keys - the keys that there are beside it, where a key is wrong
 */
function misfit(
  { kind, input, expected, received, message }: v.BaseIssue<unknown>,
  written: string,
  keys: readonly string[],
): string {
  if (expected === 'never')
    return keys.length > 0
      ? `expected one of the keys ${keys.join(', ')}`
      : 'expected another key: none has this name';
  if (kind === 'schema' && received === 'undefined') return 'expected a value, received none';
  const said = typeof input === 'number' ? written : received;
  if (kind === 'schema') return `expected ${expected}, received ${said}`;
  return typeof input === 'number' ? `${message}, received ${said}` : message;
}

/** What of a schema leads to the keys of a table in it. */
interface Schema {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly pipe?: readonly Schema[];
  readonly wrapped?: Schema;
  readonly item?: Schema;
  readonly value?: Schema;
}

/** The keys of the table to which a path leads. */
function keysAt(schema: Schema, path: readonly string[]): string[] {
  const [key, ...rest] = path;
  const inner = [schema.wrapped ?? [], schema.pipe ?? []].flat().flatMap((one) => keysAt(one, path));
  if (inner.length > 0) return inner;
  if (key === undefined) return Object.keys(schema.entries ?? {});
  const child = schema.entries?.[key] ?? schema.item ?? schema.value;
  return child ? keysAt(child, rest) : [];
}

function valueOf(file: string, text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const fault = jsonMisfit(text);
    if (!fault) throw error;
    const before = text.slice(0, fault.offset);
    const lines = before.split(/\r\n?|\n/);
    const column = (lines.at(-1)?.length ?? 0) + 1;
    const expected = before.trim() === '' ? what : fault.expected;
    throw inputErrorAt(file, lines.length, column, `expected ${expected}, received ${fault.received}`);
  }
}

/** A member or an element with its place, or the whole file. */
interface PlacedNode {
  readonly start: Location;
  readonly value: ValueNode;
}

function nodeOf({ body }: DocumentNode, path: readonly string[]): PlacedNode {
  let value: ValueNode = body;
  let { start } = body.loc;
  for (const key of path) {
    const child =
      value.type === 'Object'
        ? value.members.findLast(({ name }) => name.type === 'String' && name.value === key)
        : value.type === 'Array'
          ? value.elements[Number(key)]
          : undefined;
    if (!child) break;
    value = child.value;
    ({ start } = child.loc);
  }
  return { start, value };
}
