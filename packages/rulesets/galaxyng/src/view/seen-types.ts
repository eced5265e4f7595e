import type { LoopEvent } from '@ec/engine';
import type { GalaxyEvent } from '../events.js';
import { raceOf, typeOf } from '../lookup.js';
import type { GalaxyState, ShipType } from '../state.js';
import type { PlanetView } from './planets.js';

/** A ship type of another race. */
export interface SeenType extends ShipType {
  readonly raceId: number;
}

/** What a race sees that shows types. */
export interface Sights {
  readonly alienGroups: readonly { readonly raceId: number; readonly typeId: number }[];
  readonly planets: readonly PlanetView[];
  readonly events: readonly (GalaxyEvent | LoopEvent)[];
}

/**
 * Ship types of other races in the groups, battles, bombings and shipyards that a race sees, by race and ID.
 *
 * @see N-35
 */
export function seenTypes(
  state: GalaxyState,
  seat: number,
  { alienGroups, planets, events }: Sights,
): SeenType[] {
  const seen = new Map<number, Set<number>>();
  const note = ({ raceId, typeId }: { readonly raceId: number | null; readonly typeId: number }): void => {
    if (raceId === null || raceId === seat) return;
    const types = seen.get(raceId) ?? new Set();
    seen.set(raceId, types.add(typeId));
  };
  alienGroups.forEach(note);
  for (const { seen: planet } of planets)
    if (planet?.product.kind === 'ships') note({ raceId: planet.ownerId, typeId: planet.product.typeId });
  for (const event of events) {
    if (event.kind === 'battle') event.groups.forEach(note);
    else if (event.kind === 'bombing' && event.product.kind === 'ships')
      note({ raceId: event.oldOwnerId, typeId: event.product.typeId });
  }
  return [...seen]
    .sort(([a], [b]) => a - b)
    .flatMap(([raceId, types]) =>
      [...types]
        .sort((a, b) => a - b)
        .map((typeId) => ({ raceId, ...typeOf(raceOf(state, raceId), typeId) })),
    );
}
