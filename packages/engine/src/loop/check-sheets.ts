import { shown } from '../contract/errors.js';

/**
 * Checks that order sheets come by seat ID, as programs without types hand them over.
 *
 * @throws TypeError when they are no map, a key is no number, or a sheet is none
 */
export function checkSheets(sheets: unknown): void {
  if (!(sheets instanceof Map))
    throw new TypeError(
      `sheets: expected a Map from seat IDs to order sheets, such as new Map([[1, "…"]]), received ${shown(sheets)}`,
    );
  for (const [seat, sheet] of sheets) {
    checkSeatKey(seat, 'sheets');
    if (typeof sheet !== 'string' && !isWritten(sheet))
      throw new TypeError(`sheets: expected the text of a sheet for seat ${seat}, received ${shown(sheet)}`);
  }
}

/**
 * Checks that an order sheet is a text, as programs without types hand one over.
 *
 * @throws TypeError when it is none
 */
export function checkText(text: unknown): void {
  if (typeof text !== 'string')
    throw new TypeError(`text: expected the text of a sheet, received ${shown(text)}`);
}

/**
 * Checks what a bot gives.
 *
 * @throws TypeError when it is no sheet
 */
export function checkPlayed(bot: string, sheet: unknown): void {
  if (typeof sheet === 'string' || isWritten(sheet)) return;
  const received = sheet instanceof Promise ? 'a promise' : shown(sheet);
  throw new TypeError(`the bot "${bot}": expected it to return a sheet, received ${received}`);
}

/**
 * Checks that bots come by seat ID, as programs without types hand them over.
 *
 * @throws TypeError when they are no map, or a key is no number
 */
export function checkBots(bots: unknown): void {
  if (!(bots instanceof Map))
    throw new TypeError(
      `bots: expected a Map from seat IDs to names of bots, such as new Map([[1, "…"]]), received ${shown(bots)}`,
    );
  for (const [seat, name] of bots) {
    checkSeatKey(seat, 'bots');
    if (typeof name !== 'string')
      throw new TypeError(`bots: expected the name of a bot for seat ${seat}, received ${shown(name)}`);
  }
}

function checkSeatKey(seat: unknown, path: string): asserts seat is number {
  if (typeof seat !== 'number')
    throw new TypeError(`${path}: expected the ID of a seat as a number, received ${shown(seat)}`);
}

/** Whether it is what a bot hands over in place of a text. */
function isWritten(sheet: unknown): boolean {
  if (typeof sheet !== 'object' || sheet === null || !('text' in sheet && 'orders' in sheet)) return false;
  return typeof sheet.text === 'string' && Array.isArray(sheet.orders);
}
