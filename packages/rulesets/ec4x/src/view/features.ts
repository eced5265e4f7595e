import { basesOf, othersByPrestige, warships } from '../bots/plans.js';
import type { Ec4xView } from './view.js';

/** Numbers that say how a House stands, as far as it knows: what plans may depend on. */
export const FEATURES = {
  /** Its prestige above that of the foremost other House. */
  lead: (view: Ec4xView) => view.own.prestige - (othersByPrestige(view)[0]?.prestige ?? 0),
  /** Its treasury in XMR. */
  purse: ({ own }: Ec4xView) => Math.floor(own.treasury / 1000),
  colonies: (view: Ec4xView) => basesOf(view).length,
  /** Combat ships that it has or builds. */
  warships,
  /** Other Houses that are in the game, and those of them that are its enemies. */
  rivals: (view: Ec4xView) => othersByPrestige(view).length,
  enemies: ({ houses, own }: Ec4xView) =>
    houses.filter(({ id, status, relation }) => id !== own.id && status === 'playing' && relation === 'enemy')
      .length,
  /** Systems of others that it has seen. */
  neighbours: ({ systems }: Ec4xView) =>
    systems.filter(({ colony, sighting }) => !colony && typeof sighting?.owner === 'number').length,
} as const satisfies Readonly<Record<string, (view: Ec4xView) => number>>;
