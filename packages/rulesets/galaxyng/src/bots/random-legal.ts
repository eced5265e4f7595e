import type { Prng } from '@ec/prng';
import { foresee } from '../forecast/foresee.js';
import { galaxyLanguage } from '../orders/language.js';
import type { GalaxyView } from '../view/view.js';
import { fuzz } from './fuzz.js';
import { sheetOf } from './moves.js';

/**
 * A player without a plan who makes no mistake: of random orders, those that are carried out if no other race interferes; none any more
 * once it is out of the game.
 */
export function randomLegal(view: GalaxyView, rng: Prng): string {
  if (view.own.status !== 'playing') return '';
  let { orders } = galaxyLanguage.parse(fuzz(view, rng));
  for (;;) {
    const { results } = foresee(view, orders);
    const legal = results.filter(({ result }) => result.status !== 'refused');
    // An order left out may change the numbers of groups for those below it.
    if (legal.length === orders.length) return sheetOf(orders.map(({ order }) => order));
    orders = legal.map(({ placed }) => placed);
  }
}
