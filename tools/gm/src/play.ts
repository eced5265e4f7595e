import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createGame, empyrean, resolveTurn, SetupError, stateHash, turnReportOf } from '@ec/engine';
import { REPORT_FORMATS, renderReport, renderText, type ReportFormat } from '@ec/reports';
import { orderErrors } from './input-error.js';
import { gameError, readGame, type GameFile } from './read-game.js';
import { readOrders, type Sheet } from './read-orders.js';
import { playerError, readPlayers, type PlayerFile } from './read-players.js';

/** How a folder is played. */
export interface PlayOptions {
  /** Turns to play, at least 1 (included). */
  readonly turns: number;
  /** Folder for the reports. */
  readonly out: string;
  /** Seed that replaces the one of the game file. */
  readonly seed?: string;
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
const RULESETS = { empyrean };

/**
 * Plays a folder with `game.json`, `players.csv` and order sheets, and writes every seat's reports of every turn.
 *
 * All input is read and checked, and all turns are played, before the first report is written.
 *
 * @throws InputError when a file is wrong; nothing is written
 */
export function playFolder(folder: string, { turns, out, seed }: PlayOptions): Played {
  const file = readGame(folder);
  if (!isRuleset(file.ruleset)) {
    const known = Object.keys(RULESETS).join(', ');
    throw file.json.errorAt(['ruleset'], `ruleset: expected one of ${known}, received ${file.ruleset}`);
  }
  const ruleset = RULESETS[file.ruleset];
  const players = readPlayers(join(folder, 'players.csv'));
  const created = explained(players, file, () => {
    const { game: name, parameters } = file;
    const templates = Object.fromEntries(
      Object.entries(file.templates).map(([template, { value }]) => [template, value]),
    );
    return createGame(ruleset, {
      name,
      seed: seed ?? file.seed,
      players: players.players,
      parameters,
      templates,
    });
  });
  let game = created;
  const seats = ruleset.seats(game.state).map(({ id }) => id);
  const sheets = readOrders(join(folder, 'orders'), seats).filter(({ turn }) => turn <= turns);
  checkSheets(sheets, ({ text, ...sheet }) => ruleset.parse(text, { game: game.name, ...sheet }).diagnostics);

  const hashes = [stateHash(game.state)];
  const reports = new Map<string, string>();
  const writeReports = (): void => {
    for (const seat of seats) {
      const document = turnReportOf(ruleset, game, seat);
      for (const format of REPORT_FORMATS) {
        const path = join(out, `turn-${game.state.turn}`, `empire-${seat}.${EXTENSION[format]}`);
        reports.set(path, renderReport(document, format));
      }
    }
  };
  writeReports();
  for (let turn = 1; turn <= turns; turn++) {
    const orders = sheets
      .filter((sheet) => sheet.turn === turn)
      .map(({ seat, text }) => [seat, text] as const);
    game = resolveTurn(ruleset, game, new Map(orders));
    hashes.push(stateHash(game.state));
    writeReports();
  }
  for (const [path, text] of reports) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  const [first] = seats;
  return {
    report: first === undefined ? '' : renderText(turnReportOf(ruleset, game, first)),
    summary: renderText(ruleset.summary(game.state)),
    hashes,
    files: reports.size,
  };
}

function isRuleset(id: string): id is keyof typeof RULESETS {
  return Object.hasOwn(RULESETS, id);
}

function checkSheets(
  sheets: readonly Sheet[],
  check: (sheet: Sheet) => ReturnType<typeof empyrean.parse>['diagnostics'],
): void {
  const wrong = sheets
    .map((sheet) => ({ ...sheet, diagnostics: check(sheet).filter(({ severity }) => severity === 'error') }))
    .filter(({ diagnostics }) => diagnostics.length > 0);
  if (wrong.length > 0) throw orderErrors(wrong);
}

/** Set-up errors in the words of the files that they come from. */
function explained<T>(players: PlayerFile, game: GameFile, create: () => T): T {
  try {
    return create();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    throw playerError(players, error) ?? gameError(game, error);
  }
}
