import type { Ec4xOrder } from '../orders/orders.js';
import type { Bot } from '@ec/engine';
import { ADVERSARIES } from './adversaries.js';
import { builder } from './builder.js';
import { conqueror } from './conqueror.js';
import { randomLegal } from './random-legal.js';
import { spy } from './spy.js';
import type { Ec4xView } from '../view/view.js';
import type { BotName } from './bot-names.js';

/** Players that come with the game, by name: each plays from its own view alone. */
export const BOTS: Readonly<Record<BotName, Bot<Ec4xView, Ec4xOrder>>> = {
  idle: () => '',
  'random-legal': randomLegal,
  builder,
  conqueror,
  spy,
  ...ADVERSARIES,
};
