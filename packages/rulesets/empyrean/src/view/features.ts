import { headCount, quantityOf, type ItemCode } from '@ec/economy';
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
  /** Units in store in all its ships and colonies. */
  food: (view: TurnView) => inStore(view, 'FOOD'),
  goods: (view: TurnView) => inStore(view, 'CNGD'),
  fuel: (view: TurnView) => inStore(view, 'FUEL'),
  gold: (view: TurnView) => inStore(view, 'GOLD'),
  metals: (view: TurnView) => inStore(view, 'METS'),
  nonMetals: (view: TurnView) => inStore(view, 'NMTS'),
  /** Other empires that it has met. */
  met: ({ contacts }: TurnView) => contacts.length,
  /** Ships and colonies of others where it has colonies. */
  neighbours: ({ holdings, sightings }: TurnView) => {
    const own = new Set(holdings.filter(({ kind }) => kind !== 'ship').map(({ location }) => location));
    return sightings.filter(({ location }) => own.has(location)).length;
  },
} as const satisfies Readonly<Record<string, (view: TurnView) => number>>;

function inStore({ holdings }: TurnView, code: ItemCode): number {
  return holdings.reduce((sum, { stored }) => sum + quantityOf(stored, code), 0);
}
