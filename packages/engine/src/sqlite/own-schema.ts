import { DatabaseSync } from 'node:sqlite';
import { plainLine } from '@ec/reports';
import { MIGRATIONS } from './schema.js';

/** A row as SQLite gives it. */
type Row = Readonly<Record<string, string | number | bigint | Uint8Array | null>>;

/** A table, index, view or trigger of a file, with the statement that made it. */
interface SchemaObject {
  readonly type: string;
  readonly name: string;
  readonly table: string;
  readonly sql: string | null;
}

/** The question for all of them; the table itself is SQLite's own, and runs nothing. */
const OBJECTS = 'SELECT type, name, tbl_name AS "table", sql FROM sqlite_schema';

/** Most faults that are named. */
const MOST_NAMED = 5;

/**
 * What a file's schema has that a stored game of its format has not, or the other way round. A trigger could change what is stored, and a
 * view could answer in the place of a table: nothing else may be asked of a file before this has found nothing.
 *
 * @param ask - asks the file, and gives all rows
 * @param format - of the file, from 0 to the present one
 * @param also - statements that have made something else in it
 * @returns a line for each fault; none for our own schema
 */
export function schemaFaults(ask: (sql: string) => readonly Row[], format: number, also = ''): string[] {
  const there = byName(ask(OBJECTS));
  const right = also === '' ? ownSchema(format) : makeSchema(format, also);
  const faults = [
    ...[...there].flatMap(([key, object]) => {
      const own = right.get(key);
      if (!own) return [`${shown(object)}, which is not of a stored game`];
      return own.sql === object.sql && own.table === object.table ? [] : [`${shown(object)}, changed`];
    }),
    ...[...right].flatMap(([key, own]) => (there.has(key) ? [] : [`no ${own.type} ${own.name}`])),
  ];
  const more = faults.length - MOST_NAMED;
  return more > 0 ? [...faults.slice(0, MOST_NAMED), `${more} more`] : faults;
}

/** What the migrations make, by format: a host opens many files. */
const OWN = new Map<number, ReadonlyMap<string, SchemaObject>>();

/** The schema that the migrations make, by type and name. */
function ownSchema(format: number): ReadonlyMap<string, SchemaObject> {
  const known = OWN.get(format);
  if (known) return known;
  const made = makeSchema(format);
  OWN.set(format, made);
  return made;
}

function makeSchema(format: number, also = ''): ReadonlyMap<string, SchemaObject> {
  const database = new DatabaseSync(':memory:');
  try {
    for (const step of MIGRATIONS.slice(0, format)) database.exec(step);
    database.exec(also);
    return byName(database.prepare(OBJECTS).all());
  } finally {
    database.close();
  }
}

function byName(rows: readonly Row[]): Map<string, SchemaObject> {
  return new Map(
    rows.map(({ type, name, table, sql }) => [
      `${String(type)} ${String(name)}`,
      {
        type: String(type),
        name: String(name),
        table: String(table),
        sql: sql === null || sql === undefined ? null : String(sql),
      },
    ]),
  );
}

function shown({ type, name, table }: SchemaObject): string {
  const what = plainLine(`${type} ${name}`).slice(0, 60);
  return type === 'table' || type === 'view' ? what : `${what} of ${plainLine(table).slice(0, 60)}`;
}
