// What others import; `ec` looks for the name `ruleset`.
export { ruleset } from './ruleset.ts';
export type { Order } from './orders.ts';
export type { Event, Scanned } from './phases.ts';
export type { State } from './state.ts';
export type { View } from './view.ts';
