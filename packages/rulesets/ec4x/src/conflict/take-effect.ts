import type { Prng } from '@ec/prng';
import type { Colony } from '../colony.js';
import type { House } from '../house.js';
import type { System } from '../state.js';
import { ESPIONAGE_EFFECTS, type EspionageKind } from '../tables/espionage.js';

/** What an act is aimed at. */
export interface Target {
  readonly house: House;
  /** With its colony, where the act is aimed at one. */
  readonly system: System | null;
}

/**
 * What an act of espionage that nobody detected does to its target.
 *
 * @returns science points stolen, industry lost, Starbases crippled; 1 for what has no figure
 * @see X-63
 */
export function takeEffect(kind: EspionageKind, actor: House, { house, system }: Target, rng: Prng): number {
  const colony = system?.colony ?? null;
  switch (kind) {
    case 'theft':
      return steal(actor, house);
    case 'sabotage':
      for (const project of colony?.projects ?? []) if (project.docks > 0) project.turns += 1;
      return destroyIndustry(colony, rng.between(1, ESPIONAGE_EFFECTS.sabotage));
    case 'major':
      return destroyIndustry(colony, rng.between(1, ESPIONAGE_EFFECTS.major));
    case 'assassinate':
      house.isScienceHalved = true;
      return 1;
    case 'cyber':
      return crippleStarbase(colony);
    case 'economy':
      if (colony) colony.isTaxHalved = true;
      return 1;
    case 'psyops':
      house.isTaxCut = true;
      return 1;
  }
}

function steal({ research: gained }: House, { research: lost }: House): number {
  const points = Math.min(ESPIONAGE_EFFECTS.theft, lost.points.sl);
  lost.points.sl -= points;
  gained.points.sl += points;
  return points;
}

function destroyIndustry(colony: Colony | null, most: number): number {
  if (!colony) return 0;
  const lost = Math.min(most, colony.iu);
  colony.iu -= lost;
  return lost;
}

function crippleStarbase(colony: Colony | null): number {
  const starbase = colony?.starbases.find(({ state }) => state === 'undamaged');
  if (!starbase) return 0;
  starbase.state = 'crippled';
  return 1;
}
