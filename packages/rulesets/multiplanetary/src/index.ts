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
export { formatCell, oppositeOf, parseCell } from './cell.js';
export { orderReference } from './orders.js';
export { DOUBLING_TICKS, PRODUCTION, shipsMade } from './production.js';
export { multiplanetary, multiplanetary as ruleset } from './ruleset.js';
export { resolveTick } from './tick.js';
export {
  COLOURS,
  MOST_SHIPS,
  SIZES,
  WARPS,
  type ArrivedEvent,
  type Board,
  type ByColour,
  type Colour,
  type DepartedEvent,
  type Fleet,
  type GivenOrder,
  type Hold,
  type MultiplanetaryRuleset,
  type MultiplanetaryState,
  type MultiplanetaryView,
  type Planet,
  type ProducedEvent,
  type Size,
  type TickEvent,
  type Warp,
  type WarpOrder,
} from './types.js';
export { warpTicks } from './warp.js';
