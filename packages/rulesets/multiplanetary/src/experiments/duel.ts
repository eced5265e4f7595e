import { drawGame, ownRow } from '@ec/balance';
import type { Game, Parameters } from '@ec/engine';
import type { Prng } from '@ec/prng';
import { multiplanetary } from '../ruleset.js';
import type { TickEvent } from '../events.js';
import { COLOURS, type MultiplanetaryState } from '../state.js';
import type { BotName } from '../bots/bot-names.js';

/** Ticks of a minute. @see seed "A tick is defined as 10 seconds" */
export const TICKS_A_MINUTE = 6;

/** Longest game allowed. */
export const MOST_TICKS = 3_600;

/** When a game that nobody wins is broken off. */
export const TICKS = ownRow(
  'ticks',
  1_080,
  [1, MOST_TICKS],
  'ticks',
  'Tick after which a game is broken off.',
);

/** The same bot on both sides. */
export const EQUALS: ReadonlyMap<number, BotName> = new Map(COLOURS.map((_, i) => [i + 1, 'expander']));

/** A game for two on a map that is drawn. */
export function drawDuel(rng: Prng, parameters: Parameters): Game<MultiplanetaryState, TickEvent> {
  return drawGame(multiplanetary, rng, COLOURS.length, parameters);
}
