import type { Prng } from '@ec/prng';
import type { JournalEvent } from '../contract/journal.js';
import type { GameState, Ruleset, Sheet } from '../contract/ruleset.js';
import { sheetText } from '../loop/play-bots.js';
import { drawingBot } from './planned-sheet.js';

/**
 * Sheets of any legal orders, as the ruleset's bot `random-legal`, or `random`, draws them; none where it has no such bot.
 *
 * @param count - sheets, at least 0
 */
export function drawnSheets<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  view: View,
  rng: Prng,
  count: number,
): string[] {
  return Array.from({ length: count }, (_, i) => drawnSheet(ruleset, view, rng, i)).flatMap((sheet) =>
    sheet === undefined ? [] : [sheetText(sheet)],
  );
}

/**
 * One of the sheets that {@link drawnSheets} draws, as its bot hands it over; `undefined` where the ruleset has no such bot.
 *
 * @param number - from 0
 */
export function drawnSheet<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  view: View,
  rng: Prng,
  number: number,
): Sheet<Order> | undefined {
  const name = drawingBot(ruleset);
  return name === undefined ? undefined : ruleset.bots[name]?.(view, rng.numbered(number));
}
