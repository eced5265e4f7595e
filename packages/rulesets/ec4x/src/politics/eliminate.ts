import { newColony, type Colony } from '../colony.js';
import { look } from '../conflict/look.js';
import { hasShip } from '../forces/squadron.js';
import type { House } from '../house.js';
import { coloniesOf, playing } from '../lookup.js';
import type { Work } from '../work.js';
import { leaveGame } from './leave-game.js';
import { DISGRACE_TURNS } from '../tables/prestige.js';

/**
 * Takes Houses out of the game: those in disgrace, who see their colonies go their own way, and those without a colony and the means to win one.
 *
 * @see X-65
 */
export function eliminate(work: Work): void {
  const { state } = work;
  for (const house of playing(state)) {
    house.streaks.disgrace = house.prestige < 0 ? house.streaks.disgrace + 1 : 0;
    const colonies = coloniesOf(state, house.id);
    if (house.streaks.disgrace >= DISGRACE_TURNS) {
      for (const system of colonies) {
        system.colony = independent(system.colony);
        look(state, house, system);
      }
      leaveGame(work, house, 'disgraced');
    } else if (colonies.length === 0 && !canSettle(house)) {
      leaveGame(work, house, 'eliminated');
    }
  }
}

/** What a colony is without its House: its people, what they built, and its units on the ground. */
function independent(colony: Colony): Colony {
  const { name, pu, iu, ground, shield, facilities, fullAs, industryMilestones, mostPu } = colony;
  return {
    ...newColony('independent', pu),
    ...{ name, iu, ground, shield, facilities, fullAs, industryMilestones, mostPu },
  };
}

/** Whether a House has people or Marines aboard, to found or to take a colony. */
function canSettle({ fleets }: House): boolean {
  return fleets.some((fleet) =>
    hasShip(fleet, ({ code, load }) => (code === 'ET' || code === 'TT') && load > 0),
  );
}
