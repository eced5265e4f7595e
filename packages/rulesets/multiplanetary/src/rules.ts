/**
 * Rules of Multiplanetary Empire one by one, for simulations and for designers: ticks, production, warp, cells and the order language.
 *
 * @example
 * ```ts
 * import { parseCell, warpTicks } from '@ec/multiplanetary/rules';
 *
 * const [from = 0, to = 0] = ['A1', 'J10'].map(parseCell);
 * console.log(warpTicks('standard', from, to), warpTicks('quantum', from, to)); // 13 7
 * ```
 *
 * @packageDocumentation
 */
export { formatCell, oppositeOf, parseCell } from './cell.js';
export { multiplanetaryLanguage, type WrittenOrder } from './orders/language.js';
export type { GivenOrder, WarpOrder } from './orders/orders.js';
export { DOUBLING_TICKS, PRODUCTION, shipsMade } from './phases/production.js';
export { resolveTick } from './phases/phases.js';
export {
  COLOURS,
  MOST_SHIPS,
  SIZES,
  WARPS,
  type Board,
  type Colour,
  type Fleet,
  type Planet,
  type Size,
  type Warp,
} from './state.js';
export { shipsLost, warpTicks } from './warp.js';
