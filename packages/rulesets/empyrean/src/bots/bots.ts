import type { EmpyreanOrder } from '../orders/orders.js';
import type { TurnView } from '../view/turn-view.js';
import type { Bot } from '@ec/engine';
import { conqueror } from './conqueror.js';
import { industrialist } from './industrialist.js';
import { merchant } from './merchant.js';
import { raider } from './raider.js';
import { randomLegal } from './random-legal.js';
import { scholar } from './scholar.js';
import { settler } from './settler.js';
import { warlord } from './warlord.js';
import type { BotName } from './bot-names.js';

/** Players that come with the game, by name: each plays from its own view only. */
export const BOTS: Readonly<Record<BotName, Bot<TurnView, EmpyreanOrder>>> = {
  idle: () => '',
  settler,
  industrialist,
  raider,
  'random-legal': randomLegal,
  conqueror,
  warlord,
  scholar,
  merchant,
};
