import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type Answer, command, InputError, STANDARD_INPUT } from '@ec/cli';
import type { Command } from 'commander';
import {
  checkOrders,
  forecastOrders,
  resolveStoredTurn,
  submitOrders,
  type StoredGame,
  type CheckedOrders,
  type UnderstoodOrder,
} from '@ec/engine/sqlite';
import { renderText, type ReportDocument } from '@ec/reports';
import type { Asking } from '../access.js';
import { answering } from '../answering.js';
import { countOf, describeSheet, type ReadSheet } from '../describe-sheet.js';
import { isDatabase } from '../is-database.js';
import { DEFAULT_RULESET, loadRuleset } from '../load-ruleset.js';
import { withGame } from '../open-game.js';
import { rulesetOption, seatOption, tokenOption } from '../options.js';
import { readOrders } from '../read-orders.js';
import { readSheet } from '../read-sheet.js';
import { sheetsOfGame, type OwnedSheet } from '../sheets-of-game.js';

interface CheckOptions extends Asking {
  readonly forecast?: true;
  readonly ruleset?: string;
}

interface CheckedSheet extends ReadSheet {
  readonly orders: readonly UnderstoodOrder[];
  /** The forecast, where one was asked for. */
  readonly forecast?: ReportDocument;
}

/** `ec check`. */
export function checkCommand(): Command {
  return command('check', 'Check order sheets and show how each order is understood; nothing is handed in.')
    .argument(
      '<paths...>',
      'a game and sheets for its next turn; or sheets alone; or folders of games; - for the standard input',
    )
    .addOption(seatOption())
    .addOption(tokenOption())
    .option('--forecast', 'forecast the effect of the sheets for a game, as far as their seats can know')
    .addOption(
      rulesetOption(
        'package, file or URL of the ruleset, for sheets alone, or in place of the package that a game names',
      ),
    )
    .action(answering(check));
}

async function check(paths: readonly string[], options: CheckOptions): Promise<Answer> {
  const sheets = await checkPaths(paths, options);
  return {
    text: sheets.map(describe).join('\n'),
    data: sheets.map(({ source: _, ...sheet }) => sheet),
    exitCode: sheets.some(({ diagnostics }) => countOf(diagnostics, 'error') > 0) ? 1 : 0,
  };
}

function describe(sheet: CheckedSheet): string {
  const { forecast } = sheet;
  return forecast ? `${describeSheet(sheet)}\n\n${renderText(forecast)}` : describeSheet(sheet);
}

async function checkPaths(paths: readonly string[], options: CheckOptions): Promise<CheckedSheet[]> {
  const [first = '', ...rest] = paths;
  if (first !== STANDARD_INPUT && isDatabase(first))
    return withGame(first, options, (stored) => checkForGame(stored, rest, options));
  if (options.forecast)
    throw new InputError('--forecast: error: expected a game and sheets for its next turn, received no game');
  const sheets: CheckedSheet[] = [];
  for (const path of paths) {
    const isFolder = path !== STANDARD_INPUT && statSync(path).isDirectory();
    sheets.push(...(isFolder ? await checkFolder(path, options) : [await checkAlone(path, options)]));
  }
  return sheets;
}

/** Sheets for a game's next turn, against what their seats know. */
async function checkForGame(
  stored: StoredGame,
  files: readonly string[],
  options: CheckOptions,
): Promise<CheckedSheet[]> {
  if (files.length === 0) throw new InputError('error: expected order sheets after the game, received none');
  const sheets = await sheetsOfGame(stored, files, options);
  return sheets.map(({ file, text, seat }) => ({
    ...checkedSheet(file, checkOrders(stored, { seat, text })),
    ...(options.forecast && { forecast: forecastFor(stored, { seat, text }) }),
  }));
}

function checkedSheet(file: string, { text: source, ...checked }: CheckedOrders): CheckedSheet {
  return { file, source, ...checked };
}

function forecastFor(stored: StoredGame, sheet: Pick<OwnedSheet, 'seat' | 'text'>): ReportDocument {
  const forecast = forecastOrders(stored, sheet);
  if (forecast) return forecast;
  throw new InputError(
    `--forecast: error: expected a game whose rules have forecasts, received one of ${stored.meta.ruleset}`,
  );
}

/** A sheet by itself. */
async function checkAlone(file: string, { ruleset = DEFAULT_RULESET }: CheckOptions): Promise<CheckedSheet> {
  const { parse, format } = await loadRuleset(ruleset);
  const source = readSheet(file);
  const { orders, diagnostics } = parse(source);
  const understood = orders.map(({ order, line, text }) => ({ line, text, understood: format(order) }));
  return { file, source, orders: understood, diagnostics };
}

/** All sheets of a folder, each against what its seat knows by then. */
async function checkFolder(folder: string, { ruleset }: CheckOptions): Promise<CheckedSheet[]> {
  const { createFromFolder } = await import('../load-folder.js');
  using stored = await createFromFolder(':memory:', folder, { ruleset });
  const sheets = readOrders(join(folder, 'orders'), stored);
  const last = Math.max(0, ...sheets.map(({ turn }) => turn));
  const checked: CheckedSheet[] = [];
  for (let turn = 1; turn <= last; turn++) {
    for (const { file, seat, text } of sheets.filter((sheet) => sheet.turn === turn)) {
      checked.push(checkedSheet(file, checkOrders(stored, { seat, text })));
      submitOrders(stored, { seat, text, origin: 'master', skipMistakes: true });
    }
    if (turn < last) await resolveStoredTurn(stored, { playOn: true });
  }
  return checked;
}
