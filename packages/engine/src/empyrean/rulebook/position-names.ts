import type { Position } from '@ec/combat';

/** What the places to fight from are called. */
export const POSITION_NAMES: Readonly<Record<Position, string>> = {
  surface: 'surface colonies',
  orbit: 'orbiting colonies and trade stations',
  ship: 'ships',
};
