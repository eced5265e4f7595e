/**
 * Multiplanetary Empire, a duel of two colours on a small grid, as a ruleset of `@ec/engine`.
 *
 * @example
 * ```ts
 * import { createGame, resolveTurn } from '@ec/engine';
 * import { multiplanetary } from '@ec/multiplanetary';
 *
 * const players = [
 *   { id: 1, email: 'ada@example.org', name: 'Ada' },
 *   { id: 2, email: 'bob@example.org', name: 'Bob' },
 * ];
 * const game = createGame(multiplanetary, { name: 'Duel', seed: 7n, players });
 * const next = resolveTurn(multiplanetary, game);
 * console.log(next.state.planets[0]); // { cell: 0, owner: 'red', size: 5, ships: 4, ownedSince: 0 }
 * ```
 *
 * @packageDocumentation
 */
export type { BotName } from './bots/bot-names.js';
export type { MultiplanetaryRuleset } from './contract.js';
export type { ArrivedEvent, DepartedEvent, Hold, ProducedEvent, TickEvent } from './events.js';
export type { WarpOrder } from './orders/orders.js';
export type { MultiplanetaryParameters, ParameterKey } from './parameters.js';
export { multiplanetary, multiplanetary as ruleset } from './ruleset.js';
export type { Board, ByColour, Colour, Fleet, MultiplanetaryState, Planet, Size, Warp } from './state.js';
export type { MultiplanetaryView } from './view/view.js';
