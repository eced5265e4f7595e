import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  botSheets,
  recordTurn,
  resolveTurn,
  stateHash,
  turnReportOf,
  type empyrean,
  type GameRecord,
  type TurnRecord,
} from '@ec/engine';
import type { Diagnostic } from '@ec/orders-parser';
import { REPORT_FORMATS, renderReport, renderText, type ReportFormat } from '@ec/reports';
import { InputError, orderErrors } from './input-error.js';
import { loadGame, sheetsOf } from './load-game.js';

type EmpyreanGame = ReturnType<typeof loadGame>['game'];
import type { Sheet } from './read-orders.js';

/** How a folder is played. */
export interface PlayOptions {
  /** Turns to play, at least 1 (included). */
  readonly turns: number;
  /** Folder for the reports. */
  readonly out: string;
  /** Seed that replaces the one of the game file. */
  readonly seed?: string;
  /** Whether wrong statements are left out instead of stopping everything; no when absent. */
  readonly skipMistakes?: boolean;
  /** Whether readers' formats show details such as ledgers; no when absent. */
  readonly details?: boolean;
  /** Names of bots that write the orders of seats without a sheet, taken in turn around the table. */
  readonly bots?: readonly string[];
  /** File for a record of the game that can be replayed. */
  readonly record?: string;
}

/** What was played. */
export interface Played {
  /** Report of the first seat after the last turn, and the game master's summary, as text. */
  readonly report: string;
  readonly summary: string;
  /** Hash of the state after each turn, from turn 0. */
  readonly hashes: readonly string[];
  /** Names of the winners; `null` while the game goes on. */
  readonly winners: readonly string[] | null;
  /** Report files that were written. */
  readonly files: number;
}

const EXTENSION: Readonly<Record<ReportFormat, string>> = {
  text: 'txt',
  markdown: 'md',
  html: 'html',
  json: 'json',
};

/**
 * Plays a folder with `game.json`, `players.csv` and order sheets, and writes every seat's reports of every turn.
 *
 * All input is read and checked, and all turns are played, before the first report is written.
 *
 * @throws InputError when a file is wrong; nothing is written
 */
export function playFolder(
  folder: string,
  { turns, out, seed, details = false, skipMistakes = false, bots = [], record }: PlayOptions,
): Played {
  const loaded = loadGame(folder, seed);
  const { ruleset, seats } = loaded;
  checkBots(bots, Object.keys(ruleset.bots));
  const sheets = loaded.sheets.filter(({ turn }) => turn <= turns);
  let { game } = loaded;
  if (!skipMistakes) {
    checkSheets(
      sheets,
      ({ text, turn, seat }) => ruleset.parse(text, { game: game.name, turn, seat }).diagnostics,
    );
  }

  const hashes = [stateHash(game.state)];
  const recorded: TurnRecord[] = [];
  const reports = new Map<string, string>();
  const writeReports = (): void => {
    for (const seat of seats) {
      const document = turnReportOf(ruleset, game, seat);
      for (const format of REPORT_FORMATS) {
        const path = join(out, `turn-${game.state.turn}`, `empire-${seat}.${EXTENSION[format]}`);
        reports.set(path, renderReport(document, format, { details }));
      }
    }
  };
  writeReports();
  for (let turn = 1; turn <= turns; turn++) {
    const given = sheetsOf(sheets, turn);
    const silent = bots.length === 0 ? [] : seats.filter((seat) => !given.has(seat));
    const named = silent.map((seat) => [seat, bots[seats.indexOf(seat) % bots.length] ?? ''] as const);
    const played = playTurn(
      ruleset,
      game,
      new Map([...given, ...botSheets(ruleset, game, new Map(named))]),
      record !== undefined,
    );
    game = played.game;
    recorded.push(played.record);
    hashes.push(played.record.hash);
    writeReports();
  }
  if (record !== undefined) {
    const { id, version } = ruleset;
    const [hash = ''] = hashes;
    const whole: GameRecord = { ruleset: id, version, game: loaded.newGame, hash, turns: recorded };
    reports.set(record, `${JSON.stringify(whole)}\n`);
  }
  for (const [path, text] of reports) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  const [first] = seats;
  const outcome = ruleset.outcome(game.state);
  return {
    winners:
      outcome.status === 'running'
        ? null
        : ruleset
            .seats(game.state)
            .filter(({ id }) => outcome.winners.includes(id))
            .map(({ name }) => name),
    report: first === undefined ? '' : renderText(turnReportOf(ruleset, game, first), { details }),
    summary: renderText(ruleset.summary(game.state)),
    hashes,
    files: reports.size - (record === undefined ? 0 : 1),
  };
}

/** A turn with its record: with the hash of every phase where the game is to be recorded. */
function playTurn(
  ruleset: typeof empyrean,
  game: EmpyreanGame,
  sheets: ReadonlyMap<number, string>,
  isRecorded: boolean,
): { readonly game: EmpyreanGame; readonly record: TurnRecord } {
  if (isRecorded) return recordTurn(ruleset, game, sheets);
  const next = resolveTurn(ruleset, game, sheets);
  return { game: next, record: { sheets: {}, hash: stateHash(next.state) } };
}

function checkBots(bots: readonly string[], known: readonly string[]): void {
  for (const bot of bots) {
    if (known.includes(bot)) continue;
    throw new InputError(`--bots: error: expected one of ${known.join(', ')}, received ${bot}`);
  }
}

function checkSheets(sheets: readonly Sheet[], check: (sheet: Sheet) => readonly Diagnostic[]): void {
  const wrong = sheets
    .map((sheet) => ({ ...sheet, diagnostics: check(sheet).filter(({ severity }) => severity === 'error') }))
    .filter(({ diagnostics }) => diagnostics.length > 0);
  if (wrong.length > 0) throw orderErrors(wrong);
}
