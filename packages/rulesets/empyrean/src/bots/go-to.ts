import { move, type Draft } from './draft.js';
import { rangeOf } from './jump.js';
import { orbitOf, squaredLightYears, starOf, wayTo } from '../view/places.js';
import type { HoldingView } from '../view/holding-view.js';
import type { ChartedSystemView } from '../view/map-view.js';

/** Sends a ship to a place: to its orbit at the same star, to its star, or to a system on the way where that is too far for one jump. */
export function goTo(draft: Draft, ship: HoldingView, place: string): boolean {
  if (starOf(place) === starOf(ship.location))
    return move(draft, ship, place, { kind: 'orbit', orbit: orbitOf(place) });
  const range = rangeOf(ship);
  const isInRange = squaredLightYears(ship.location, place) <= range * range;
  const next = isInRange ? place : stop(draft, ship, place);
  const way = next === undefined ? undefined : wayTo(starOf(next));
  return next !== undefined && way !== undefined && move(draft, ship, next, way);
}

/** The charted system within range of a ship that is nearest to a place, and nearer than where the ship is. */
function stop({ view: { chart } }: Draft, ship: HoldingView, place: string): string | undefined {
  const range = rangeOf(ship);
  let nearest: ChartedSystemView | undefined;
  let least = squaredLightYears(ship.location, place);
  for (const charted of chart) {
    const distance = squaredLightYears(charted.system, place);
    if (distance >= least || squaredLightYears(ship.location, charted.system) > range * range) continue;
    nearest = charted;
    least = distance;
  }
  return nearest && `${nearest.system}${nearest.stars > 1 ? '/A' : ''}/`;
}
