import type { Bot } from '@ec/engine';
import type { ProximaOrder } from '../orders/orders.js';
import type { ProximaView } from '../view/view.js';
import { random } from './random.js';
import { soldier } from './soldier.js';
import type { BotName } from './bot-names.js';

/** Players that the game brings along. */
export const BOTS: Readonly<Record<BotName, Bot<ProximaView, ProximaOrder>>> = {
  idle: () => '',
  random,
  soldier,
};
