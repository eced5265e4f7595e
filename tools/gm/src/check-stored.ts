import type { CheckedOrders, UnderstoodOrder } from '@ec/engine';
import { InputError } from '@ec/cli';
import {
  checkOrders,
  forecastOrders,
  resolveStoredTurn,
  submitOrders,
  type StoredGame,
} from '@ec/engine/sqlite';
import type { Diagnostic } from '@ec/orders-parser';
import type { ReportDocument } from '@ec/reports';
import { type Asking, type OwnedSheet, sheetsOfGame, withGame } from '@ec/hall/game';
import { howToWrite, notesIn, type ReadSheet } from '@ec/hall/sheets';
import { readOrders } from './read-orders.js';

/** How sheets are checked. */
export interface CheckOptions extends Asking {
  readonly forecast?: true;
  readonly ruleset?: string;
}

/** A sheet that was checked. */
export interface CheckedSheet extends ReadSheet {
  readonly orders: readonly UnderstoodOrder[];
  /** The forecast, where one was asked for. */
  readonly forecast?: ReportDocument;
}

/** Sheets for the next turn of a game in a file, against what their seats know. */
export function checkForGame(
  game: string,
  files: readonly string[],
  options: CheckOptions,
): Promise<CheckedSheet[]> {
  return withGame(game, options, async (stored) => {
    if (files.length === 0)
      throw new InputError('error: expected order sheets after the game, received none');
    const sheets = await sheetsOfGame(stored, files, options);
    return sheets.map(({ file, text, notes, seat }) => ({
      ...checkedSheet(stored, game, file, checkOrders(stored, { seat, text }), notes),
      ...(options.forecast && { forecast: forecastFor(stored, { seat, text }) }),
    }));
  });
}

/** All sheets of a folder, each against what its seat knows by then. */
export async function checkFolder(folder: string, { ruleset }: CheckOptions): Promise<CheckedSheet[]> {
  const { createFromFolder } = await import('./load-folder.js');
  using stored = await createFromFolder(':memory:', folder, { ruleset });
  const sheets = await readOrders(folder, stored);
  const last = Math.max(0, ...sheets.map(({ turn }) => turn));
  const checked: CheckedSheet[] = [];
  for (let turn = 1; turn <= last; turn++) {
    for (const { file, seat, text, notes } of sheets.filter((sheet) => sheet.turn === turn)) {
      checked.push(
        checkedSheet(stored, stored.meta.package, file, checkOrders(stored, { seat, text }), notes),
      );
      submitOrders(stored, { seat, text, origin: 'master', skipMistakes: true });
    }
    if (turn < last) await resolveStoredTurn(stored, { playOn: true });
  }
  return checked;
}

function checkedSheet(
  { ruleset }: StoredGame,
  of: string,
  file: string,
  { text: source, diagnostics, ...checked }: CheckedOrders,
  notes: readonly Diagnostic[],
): CheckedSheet {
  const reading = howToWrite(ruleset, of, { source, diagnostics });
  return { file, source, ...checked, diagnostics: [...notesIn(source, notes), ...diagnostics], reading };
}

function forecastFor(stored: StoredGame, sheet: Pick<OwnedSheet, 'seat' | 'text'>): ReportDocument {
  const forecast = forecastOrders(stored, sheet);
  if (forecast) return forecast;
  throw new InputError(
    `--forecast: error: expected a game whose rules have forecasts, received one of ${stored.meta.ruleset}`,
  );
}
