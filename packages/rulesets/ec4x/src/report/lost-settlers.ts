import { isLoopEvent } from '@ec/engine';
import { settlersLost } from '../economy/settlers-lost.js';
import type { LandedEvent } from '../events.js';
import type { Ec4xView } from '../view/view.js';

/**
 * Settlers of a landing who found no place, in millionths of a PTU: from the people of today less what they grew by in the Income that
 * followed.
 *
 * @see
 */
export function lostSettlers({ systems, events }: Ec4xView, landing: LandedEvent): number {
  const landings = events.filter((event) => !isLoopEvent(event) && event.kind === 'landed');
  const peopleAt = (systemId: number): number | null => {
    const colony = systems[systemId - 1]?.colony;
    const income = events.find((event) => event.kind === 'income' && event.systemId === systemId);
    return colony && income?.kind === 'income' ? colony.pu - income.growth : null;
  };
  return settlersLost(landings, peopleAt).get(landing) ?? 0;
}
