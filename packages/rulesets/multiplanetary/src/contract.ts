import type { BotName } from './bots/bot-names.js';
import type { OrderResult, Ruleset } from '@ec/engine';
import type { TickEvent } from './events.js';
import type { GivenOrder, WarpOrder } from './orders/orders.js';
import type { Board, MultiplanetaryState } from './state.js';
import type { MultiplanetaryView } from './view/view.js';
import type { ParameterKey } from './parameters.js';

/** The ruleset type of Multiplanetary Empire. */
export type MultiplanetaryRuleset = Ruleset<
  MultiplanetaryState,
  WarpOrder,
  MultiplanetaryView,
  TickEvent,
  ParameterKey,
  BotName
>;

/** What a phase of a tick works with: a turn of the engine, or less. */
export interface Tick<Given extends GivenOrder = GivenOrder> {
  /** The board, which the phase changes; its turn is the tick that is being resolved. */
  readonly state: Board;
  readonly orders: readonly Given[];
  /** Absent when nobody wants to know; then no event is made. */
  readonly emit?: (event: TickEvent) => void;
  readonly conclude: (order: Given, result: OrderResult) => void;
}
