import type { Place } from '../state.js';

/** An order to one unit. */
export type ProximaOrder =
  | { readonly kind: 'move'; readonly unit: string; readonly tile: Place }
  | { readonly kind: 'fire'; readonly unit: string; readonly tile: Place }
  | { readonly kind: 'build'; readonly unit: string; readonly type: string; readonly tile: Place };
