import type { WrittenOrders } from '@ec/orders-parser';
import type { Prng } from '@ec/prng';
import type { GalaxyOrder } from '../orders/orders.js';
import type { GalaxyView } from '../view/view.js';
import { sheetOf } from './moves.js';
import { raids } from './raider.js';

/** One turn in so many it offers a race an alliance, and betrays an ally. */
const OFFER = 6;
const BETRAYAL = 12;

/** A warlike player with friends: it declares alliances and breaks them, and writes about it; its ships do as a raider's. */
export function diplomat(view: GalaxyView, rng: Prng): WrittenOrders<GalaxyOrder> {
  const { own, races } = view;
  const talks = races.flatMap(({ id, name, status }): GalaxyOrder[] => {
    if (id === own.id || status !== 'playing') return [];
    const isAlly = own.allies.includes(id);
    if (!rng.chance(1, isAlly ? BETRAYAL : OFFER)) return [];
    const text = isAlly ? 'Our ways part.' : `${own.name} offers you an alliance.`;
    return [
      { kind: isAlly ? 'war' : 'ally', race: name },
      { kind: 'message', races: [name], text },
    ];
  });
  return sheetOf([...talks, ...raids(view, rng)]);
}
