import type { Warp } from '../state.js';

/** Sends ships from one planet to another. */
export interface WarpOrder {
  readonly kind: Warp;
  readonly from: number;
  readonly to: number;
  /** At least 1. */
  readonly ships: number;
}

/** An order, and the seat that gave it. */
export interface GivenOrder {
  readonly seat: number;
  readonly order: WarpOrder;
}
