import { readFileSync } from 'node:fs';
import { SetupError, type PlayerRecord } from '@ec/engine';
import { CsvError, parse } from 'csv-parse/sync';
import { inputErrorAt, type InputError } from './input-error.js';

const COLUMNS = ['id', 'email', 'empire'] as const;

/** Players of a CSV file with the line that each stands in. */
export interface PlayerFile {
  readonly file: string;
  readonly players: readonly PlayerRecord[];
  /** Line of each player, from 1, in the same order. */
  readonly lines: readonly number[];
}

/**
 * Reads `players.csv`: a header `id,email,empire` and a line for each player.
 *
 * @throws InputError with file, line and column of the first thing that is wrong
 */
export function readPlayers(file: string): PlayerFile {
  const [header, ...rows] = readRows(file);
  if (header?.record.join(',').toLowerCase() !== COLUMNS.join(',')) {
    throw inputErrorAt(
      file,
      header?.line ?? 1,
      1,
      `expected the header ${COLUMNS.join(',')}, received ${header?.record.join(',') ?? 'nothing'}`,
    );
  }
  const players = rows.map(({ record, line }) => {
    const [id = '', email = '', name = '', ...more] = record;
    if (record.length < COLUMNS.length || more.length > 0) {
      const message = `expected ${COLUMNS.length} fields (${COLUMNS.join(', ')}), received ${record.length}`;
      throw inputErrorAt(file, line, 1, message);
    }
    if (!/^[1-9]\d{0,14}$/.test(id)) {
      throw inputErrorAt(file, line, 1, `expected a player ID of digits, received "${id}"`);
    }
    return { id: Number(id), email, name };
  });
  return { file, players, lines: rows.map(({ line }) => line) };
}

/** A set-up error of a player record, at the place of the record's field in the file. */
export function playerError({ file, lines, players }: PlayerFile, error: SetupError): InputError | undefined {
  const match = /^players\[(\d+)\]\.(id|email|name)$/.exec(error.path);
  if (!match) return undefined;
  const index = Number(match[1]);
  const player = players[index];
  const before =
    { id: '', email: `${player?.id},`, name: `${player?.id},${player?.email},` }[match[2] ?? ''] ?? '';
  const message = error.message.replaceAll(
    /players\[(\d+)\]/g,
    (_, i: string) => `the player of line ${lines[Number(i)]}`,
  );
  return inputErrorAt(file, lines[index] ?? 1, before.length + 1, message);
}

interface CsvRow {
  readonly record: readonly string[];
  readonly line: number;
}

function readRows(file: string): CsvRow[] {
  try {
    const rows: { record: string[]; info: { lines: number } }[] = parse(readFileSync(file), {
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      comment: '#',
    });
    return rows.map(({ record, info }) => ({ record, line: info.lines }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error['lines'] === 'number' ? error['lines'] : 1;
    throw inputErrorAt(file, line, 1, error.message);
  }
}
