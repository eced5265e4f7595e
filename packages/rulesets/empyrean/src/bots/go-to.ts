import { move, type Draft } from './draft.js';
import { orbitOf, starOf, wayTo } from './places.js';
import type { HoldingView } from '../view/turn-view.js';

/** Sends a ship to a place: to its orbit at the same star, otherwise to its star. */
export function goTo(draft: Draft, ship: HoldingView, place: string): boolean {
  if (starOf(place) === starOf(ship.location))
    return move(draft, ship, place, { kind: 'orbit', orbit: orbitOf(place) });
  const way = wayTo(starOf(place));
  return way !== undefined && move(draft, ship, place, way);
}
