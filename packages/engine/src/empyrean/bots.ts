import type { TurnView } from '@ec/reports';
import type { Bot } from '../ruleset.js';
import { industrialist } from './bots/industrialist.js';
import { raider } from './bots/raider.js';
import { randomLegal } from './bots/random-legal.js';
import { settler } from './bots/settler.js';

/** Players that come with the game, by name: each plays from its own view alone. */
export const BOTS = {
  idle: () => '',
  settler,
  industrialist,
  raider,
  'random-legal': randomLegal,
} as const satisfies Readonly<Record<string, Bot<TurnView>>>;
