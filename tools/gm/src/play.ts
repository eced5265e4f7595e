import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { resolveTurn, stateHash, turnReportOf } from '@ec/engine';
import type { Diagnostic } from '@ec/orders-parser';
import { REPORT_FORMATS, renderReport, renderText, type ReportFormat } from '@ec/reports';
import { orderErrors } from './input-error.js';
import { loadGame, sheetsOf } from './load-game.js';
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
}

/** What was played. */
export interface Played {
  /** Report of the first seat after the last turn, and the game master's summary, as text. */
  readonly report: string;
  readonly summary: string;
  /** Hash of the state after each turn, from turn 0. */
  readonly hashes: readonly string[];
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
  { turns, out, seed, details = false, skipMistakes = false }: PlayOptions,
): Played {
  const loaded = loadGame(folder, seed);
  const { ruleset, seats } = loaded;
  const sheets = loaded.sheets.filter(({ turn }) => turn <= turns);
  let { game } = loaded;
  if (!skipMistakes) {
    checkSheets(
      sheets,
      ({ text, turn, seat }) => ruleset.parse(text, { game: game.name, turn, seat }).diagnostics,
    );
  }

  const hashes = [stateHash(game.state)];
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
    game = resolveTurn(ruleset, game, sheetsOf(sheets, turn));
    hashes.push(stateHash(game.state));
    writeReports();
  }
  for (const [path, text] of reports) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  const [first] = seats;
  return {
    report: first === undefined ? '' : renderText(turnReportOf(ruleset, game, first), { details }),
    summary: renderText(ruleset.summary(game.state)),
    hashes,
    files: reports.size,
  };
}

function checkSheets(sheets: readonly Sheet[], check: (sheet: Sheet) => readonly Diagnostic[]): void {
  const wrong = sheets
    .map((sheet) => ({ ...sheet, diagnostics: check(sheet).filter(({ severity }) => severity === 'error') }))
    .filter(({ diagnostics }) => diagnostics.length > 0);
  if (wrong.length > 0) throw orderErrors(wrong);
}
