import type { GalaxyOrder } from '../orders/orders.js';
import type { Bot } from '@ec/engine';
import { diplomat } from './diplomat.js';
import { fuzz } from './fuzz.js';
import { raider } from './raider.js';
import { randomLegal } from './random-legal.js';
import { settler } from './settler.js';
import type { GalaxyView } from '../view/view.js';
import type { BotName } from './bot-names.js';

/**
 * Players that come with the game, by name: each plays from its own view alone.
 *
 * @see N-42
 */
export const BOTS: Readonly<Record<BotName, Bot<GalaxyView, GalaxyOrder>>> = {
  idle: () => '',
  fuzz,
  'random-legal': randomLegal,
  settler,
  raider,
  diplomat,
};
