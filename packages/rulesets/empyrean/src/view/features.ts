import { headCount } from '@ec/economy';
import type { TurnView } from './turn-view.js';

/** Numbers that say how an empire stands, as far as it knows: what plans may depend on. */
export const FEATURES = {
  /** Planets that it controls. */
  planets: ({ victory }: TurnView) => victory.planets,
  /** Consecutive turns in which it has met the terms of victory. */
  winning: ({ victory }: TurnView) => victory.turns,
  colonies: ({ holdings }: TurnView) => holdings.filter(({ kind }) => kind !== 'ship').length,
  ships: ({ holdings }: TurnView) => holdings.filter(({ kind }) => kind === 'ship').length,
  /** People, in units of 100. */
  people: ({ holdings }: TurnView) =>
    holdings.reduce((sum, { population }) => sum + headCount(population), 0),
  /** Other empires that it has met. */
  met: ({ contacts }: TurnView) => contacts.length,
  /** Ships and colonies of others where it has colonies. */
  neighbours: ({ holdings, sightings }: TurnView) => {
    const own = new Set(holdings.filter(({ kind }) => kind !== 'ship').map(({ location }) => location));
    return sightings.filter(({ location }) => own.has(location)).length;
  },
} as const satisfies Readonly<Record<string, (view: TurnView) => number>>;
