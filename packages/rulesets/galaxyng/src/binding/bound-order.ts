import type { Cargo } from '../types.js';

/** What travels: a group, or all groups of a fleet. */
export type Mover = { readonly groupId: number } | { readonly fleetId: number };

/**
 * An order as its step reads it: names and numbers are resolved to IDs.
 *
 * @see N-13
 */
export type BoundOrder =
  | { readonly kind: 'message'; readonly raceIds: readonly number[] | null; readonly text: string }
  | { readonly kind: 'reveal'; readonly raceId: number }
  | { readonly kind: 'ally' | 'war'; readonly raceId: number }
  | {
      readonly kind: 'load';
      readonly groupId: number;
      readonly cargo: Cargo;
      /** Per ship; as much as there is when absent. */
      readonly amount?: number;
    }
  | { readonly kind: 'unload'; readonly groupId: number; readonly amount?: number }
  | { readonly kind: 'scrap'; readonly groupId: number }
  | {
      readonly kind: 'upgrade';
      readonly groupId: number;
      /** Whether a number was given, so that all ships are upgraded, if only in part. */
      readonly isNumbered: boolean;
    }
  | { readonly kind: 'send' | 'intercept'; readonly mover: Mover; readonly planetId: number }
  | { readonly kind: 'reverse'; readonly mover: Mover }
  | { readonly kind: 'name-race'; readonly name: string }
  | { readonly kind: 'name-planet'; readonly planetId: number; readonly name: string }
  | {
      readonly kind: 'rename';
      readonly thing: 'type' | 'fleet';
      readonly id: number;
      readonly name: string;
    }
  | { readonly kind: 'quit' }
  | { readonly kind: 'password'; readonly word: string }
  | { readonly kind: 'addresses'; readonly addresses: readonly string[] };

/** A bound order of some kinds. */
export type BoundOf<Kind extends BoundOrder['kind']> = Extract<BoundOrder, { readonly kind: Kind }>;
