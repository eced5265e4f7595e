import { type InputError, inputErrorAt } from '@ec/cli';
import type { PlayerRecord, SetupError } from '@ec/engine';
import { lookAlikes } from './look-alikes.js';
import { readCsv, type CsvRecord, type Place } from './read-csv.js';

/** The last column is named after what the game's seats are. */
const HEADER = 'id,email and a name such as empire';
const START: Place = { line: 1, column: 1 };

/** Field of the file for each property of a player record. */
const FIELD = new Map([
  ['id', 0],
  ['email', 1],
  ['name', 2],
]);

/** Players of a CSV file, each with its record. */
export interface PlayerFile {
  readonly file: string;
  readonly players: readonly PlayerRecord[];
  /** Titles of the columns. */
  readonly columns: readonly string[];
  /** Record of each player, in the same order. */
  readonly records: readonly CsvRecord[];
}

/**
 * Reads `players.csv`: a header `id,email,empire`, where any word may be the last, and a line for each player.
 *
 * @throws InputError with file, line and column of the first thing that is wrong
 */
export function readPlayers(file: string): PlayerFile {
  const [header, ...records] = readCsv(file);
  const columns = header?.fields.map((title) => title.toLowerCase()) ?? [];
  if (!/^id,email,[^,]+$/.test(columns.join(','))) {
    const received = header?.fields.join(',') ?? 'nothing';
    throw errorIn(file, header, 0, `expected the header ${HEADER}, received ${received}`);
  }
  if (records.length === 0) throw errorIn(file, header, 0, 'expected a player below the header');
  const players = records.map((record) => {
    const { length } = record.fields;
    const [id = '', email = '', name = ''] = record.fields;
    if (length !== columns.length) {
      const message = `expected ${columns.length} fields (${columns.join(', ')}), received ${length}`;
      throw errorIn(file, record, 0, message);
    }
    if (!/^[1-9]\d{0,14}$/.test(id)) {
      throw errorIn(file, record, 0, `expected a player ID, an integer of at least 1, received "${id}"`);
    }
    return { id: Number(id), email, name };
  });
  return { file, players, columns, records };
}

/** Warnings about names that look alike, each at its place. */
export function nameWarnings({ file, players, records }: PlayerFile): string[] {
  return lookAlikes(players).map(({ player, earlier }) => {
    const { line, column } = placeIn(records[player], 2);
    const others = placeIn(records[earlier], 2).line;
    const name = JSON.stringify(players[player]?.name);
    return `${file}:${line}:${column}: warning: ${name} looks like ${JSON.stringify(players[earlier]?.name)} of line ${others}`;
  });
}

/** A set-up error of a player record, at its field in the file; `undefined` when it is about something else. */
export function playerError(
  { file, columns, records }: PlayerFile,
  error: SetupError,
): InputError | undefined {
  if (error.path === 'players') return inputErrorAt(file, 1, 1, error.message);
  const [, index, property = ''] = /^players\[(\d+)\]\.(id|email|name)$/.exec(error.path) ?? [];
  if (index === undefined) return undefined;
  const field = FIELD.get(property) ?? 0;
  const message = error.message
    .replace(error.path, columns[field] ?? property)
    .replaceAll(
      /players\[(\d+)\]/g,
      (_, i: string) => `the player of line ${placeIn(records[Number(i)], 0).line}`,
    );
  return errorIn(file, records[Number(index)], field, message);
}

function errorIn(file: string, record: CsvRecord | undefined, field: number, message: string): InputError {
  const { line, column } = placeIn(record, field);
  return inputErrorAt(file, line, column, message);
}

function placeIn(record: CsvRecord | undefined, field: number): Place {
  return record?.places[field] ?? START;
}
