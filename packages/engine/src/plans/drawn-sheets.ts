import type { Prng } from '@ec/prng';
import type { JournalEvent } from '../contract/journal.js';
import type { GameState, Ruleset } from '../contract/ruleset.js';
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
  const name = drawingBot(ruleset);
  const draw = name === undefined ? undefined : ruleset.bots[name];
  return draw ? Array.from({ length: count }, (_, i) => sheetText(draw(view, rng.numbered(i)))) : [];
}
