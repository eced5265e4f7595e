import type { Bot } from '@ec/engine';
import type { ProximaOrder } from '../orders/orders.js';
import type { ProximaView } from '../view/view.js';
import { random } from './random.js';
import { soldier } from './soldier.js';

/** Players that the game brings along. */
export const BOTS = { idle: () => '', random, soldier } as const satisfies Readonly<
  Record<string, Bot<ProximaView, ProximaOrder>>
>;
