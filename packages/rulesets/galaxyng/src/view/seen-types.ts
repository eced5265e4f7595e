import type { LoopEvent } from '@ec/engine';
import type { BattleGroupRecord, GalaxyEvent } from '../events.js';
import type { ShipType } from '../state.js';
import type { Product } from '../types.js';
import type { PlanetView } from './planets.js';
import type { Sky } from './sky.js';

/** A ship type of another race. */
export interface SeenType extends ShipType {
  readonly raceId: number;
  /** Number among the seen types of its race, from 1 (included); it holds in this view alone. */
  readonly id: number;
}

/** What a race sees that shows types. */
export interface Sights {
  /** Groups of other races. */
  readonly others: readonly { readonly raceId: number; readonly typeId: number }[];
  readonly planets: readonly PlanetView[];
  readonly events: readonly (GalaxyEvent | LoopEvent)[];
}

/** The ship types of other races that a race sees, and the IDs that they have for it. */
export class SeenTypes {
  /** By race and name, as no two of a race have the same. */
  readonly types: readonly SeenType[];
  /** IDs in the view, by race and ID in the state. */
  readonly #ids: number[][] = [];

  /**
   * Ship types of other races in the groups, battles, bombings and shipyards that a race sees.
   *
   * They are numbered by name: the IDs in the state would show how many designs the race has made, and in which order.
   *
   * @see N-35
   */
  constructor({ typesByName }: Sky, seat: number, sights: Sights) {
    this.types = [...seenIds(seat, sights)]
      .sort(([a], [b]) => a - b)
      .flatMap(([raceId, seen]) => {
        const types = (typesByName.get(raceId) ?? []).filter(({ id }) => seen.has(id));
        const ids: number[] = [];
        for (const [i, { id }] of types.entries()) ids[id] = i + 1;
        this.#ids[raceId] = ids;
        return types.map(({ name, design }, i) => ({ raceId, id: i + 1, name, design }));
      });
  }

  /** ID of a type in the view; types of the race itself keep theirs. */
  idOf(raceId: number, typeId: number): number {
    return this.#ids[raceId]?.[typeId] ?? typeId;
  }

  /** A group of a battle with the ID that its type has in the view. */
  group(group: BattleGroupRecord): BattleGroupRecord {
    return { ...group, typeId: this.idOf(group.raceId, group.typeId) };
  }

  /** A product of a race with the ID that its type has in the view. */
  product(raceId: number, product: Product): Product {
    return product.kind === 'ships' ? { ...product, typeId: this.idOf(raceId, product.typeId) } : product;
  }

  /** A planet with the ID that the type of its product has in the view. */
  planet(planet: PlanetView): PlanetView {
    const { seen } = planet;
    if (seen?.product.kind !== 'ships' || seen.ownerId === null) return planet;
    return { ...planet, seen: { ...seen, product: this.product(seen.ownerId, seen.product) } };
  }
}

/** IDs of seen types of other races in the state, by race. */
function seenIds(seat: number, { others, planets, events }: Sights): Map<number, Set<number>> {
  const seen = new Map<number, Set<number>>();
  const note = ({ raceId, typeId }: { readonly raceId: number | null; readonly typeId: number }): void => {
    if (raceId === null || raceId === seat) return;
    const types = seen.get(raceId);
    if (types) types.add(typeId);
    else seen.set(raceId, new Set([typeId]));
  };
  others.forEach(note);
  for (const { seen: planet } of planets)
    if (planet?.product.kind === 'ships') note({ raceId: planet.ownerId, typeId: planet.product.typeId });
  for (const event of events) {
    if (event.kind === 'battle') event.groups.forEach(note);
    else if (event.kind === 'bombing' && event.product.kind === 'ships')
      note({ raceId: event.oldOwnerId, typeId: event.product.typeId });
  }
  return seen;
}
