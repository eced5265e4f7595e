import type { Position } from '@ec/combat';

/** Names of the places to fight from. */
export const POSITION_NAMES: Readonly<Record<Position, string>> = {
  surface: 'surface colonies',
  orbit: 'orbiting colonies and trade stations',
  ship: 'ships',
};
