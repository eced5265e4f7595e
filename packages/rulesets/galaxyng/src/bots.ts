import type { Bot } from '@ec/engine';
import { diplomat } from './bots/diplomat.js';
import { fuzz } from './bots/fuzz.js';
import { raider } from './bots/raider.js';
import { randomLegal } from './bots/random-legal.js';
import { settler } from './bots/settler.js';
import type { GalaxyView } from './view/view.js';

/**
 * Players that come with the game, by name: each plays from its own view alone.
 *
 * @see N-42
 */
export const BOTS = {
  idle: () => '',
  fuzz,
  'random-legal': randomLegal,
  settler,
  raider,
  diplomat,
} as const satisfies Readonly<Record<string, Bot<GalaxyView>>>;
