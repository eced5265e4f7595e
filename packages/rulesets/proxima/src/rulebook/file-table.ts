import { table, type TableBlock } from '@ec/reports';
import * as v from 'valibot';
import { FILE_SCHEMAS, place } from '../set-up/schemas.js';

/** Every value of the definition files, and its meaning. */
export function fileTable(): TableBlock {
  const rows = Object.entries(FILE_SCHEMAS).flatMap(([file, { entries }]) => {
    const { $schema: _, ...own } = entries;
    return valuesIn(own, '').map(([path, meaning]) => [file, path, meaning]);
  });
  return table('Definition files', ['File', 'Value', 'Meaning'], rows);
}

/** Paths below values, such as `attacks[].id`, with their descriptions. */
function valuesIn(entries: v.ObjectEntries, before: string): [path: string, meaning: string][] {
  return Object.entries(entries).flatMap(([key, schema]) => valuesOf(schema, before + key));
}

function valuesOf(schema: v.GenericSchema, path: string): [path: string, meaning: string][] {
  const meaning = v.getDescription(schema);
  const own: [string, string][] = meaning === undefined ? [] : [[path, meaning]];
  if (schema === place) return own;
  if (isList(schema)) return [...own, ...valuesOf(schema.item, `${path}[]`)];
  if (isNullable(schema)) return [...own, ...valuesOf(schema.wrapped, path)];
  return isObject(schema) ? [...own, ...valuesIn(schema.entries, `${path}.`)] : own;
}

function isList(schema: v.GenericSchema): schema is v.GenericSchema & { readonly item: v.GenericSchema } {
  return 'item' in schema;
}

function isNullable(
  schema: v.GenericSchema,
): schema is v.GenericSchema & { readonly wrapped: v.GenericSchema } {
  return 'wrapped' in schema;
}

function isObject(
  schema: v.GenericSchema,
): schema is v.GenericSchema & { readonly entries: v.ObjectEntries } {
  return 'entries' in schema;
}
