import { parseStarLabel, squaredDistance, type Coordinates } from '@ec/cluster';
import { lightYearHundredths } from '../light-years.js';
import { systemOf } from '../view/places.js';
import type { HoldingView } from '../view/holding-view.js';
import type { TurnView } from '../view/turn-view.js';

/** Points of the longest axis that a cluster can have: labels of a view are right, whatever the size of theirs. */
const WIDEST_AXIS = 100;

/** What an empire knows of a system: it has ships or colonies there, only others have, or nobody is known to be there. */
type Presence = 'own' | 'others' | 'nobody';

/** A system as an empire knows it. */
export interface KnownSystem {
  /** Label such as `05-12-28`. */
  readonly label: string;
  readonly at: Coordinates;
  readonly stars: number;
  readonly presence: Presence;
  /** Turn of the first visit; `null` for a system that is only on the charts. */
  readonly visited: number | null;
  /** Turn of the last news of it; `null` where there are none. */
  readonly seen: number | null;
  /** Hundredths of a light year to the nearest own ship or colony. */
  readonly distance: number;
  /** The first own ship whose engines reach it in one jump from elsewhere; `null` where there is none. */
  readonly reachedBy: number | null;
}

/** All systems that an empire knows of, the nearest first. */
export function knownSystems(view: TurnView): KnownSystem[] {
  const { systems, chart, holdings, sightings, planets } = view;
  const own = new Map(holdings.map(({ location }) => [systemOf(location), location]));
  const others = new Set<string>();
  const bases = [...own.keys()].flatMap((label) => parseStarLabel(label, WIDEST_AXIS)?.coordinates ?? []);
  const ships = shipsWithRange(view);
  const visits = new Map(systems.map(({ system, turn }) => [system, turn]));
  const news = new Map<string, number>(visits);
  const learn = (label: string, turn: number): void => {
    if (turn > (news.get(label) ?? -1)) news.set(label, turn);
  };
  for (const { planet, seen } of planets) learn(systemOf(planet), seen);
  for (const { location, turn } of sightings) {
    const label = systemOf(location);
    others.add(label);
    learn(label, turn);
  }
  const all = new Map([...chart, ...systems].map(({ system, stars }) => [system, stars]));
  return [...all]
    .flatMap(([label, stars]): KnownSystem[] => {
      const at = parseStarLabel(label, WIDEST_AXIS)?.coordinates;
      if (!at) return [];
      const reaching = ships.find(({ from, range }) => {
        const squared = squaredDistance(from, at);
        return squared > 0 && squared <= range * range;
      });
      return [
        {
          label,
          at,
          stars,
          presence: own.has(label) ? 'own' : others.has(label) ? 'others' : 'nobody',
          visited: visits.get(label) ?? null,
          seen: own.has(label) ? view.turn : (news.get(label) ?? null),
          distance: Math.min(...bases.map((base) => lightYearHundredths(base, at))),
          reachedBy: reaching?.id ?? null,
        },
      ];
    })
    .toSorted((a, b) => a.distance - b.distance || (a.label < b.label ? -1 : 1));
}

/** Whether a text is the label of a system. */
export function isSystem(label: string): boolean {
  return parseStarLabel(label, WIDEST_AXIS) !== undefined;
}

/** Own ships with engines, where they are and how many light years they jump, those that jump farthest first. */
function shipsWithRange({
  holdings,
}: TurnView): { readonly id: number; readonly from: Coordinates; readonly range: number }[] {
  return holdings
    .flatMap((ship) => {
      const from = parseStarLabel(systemOf(ship.location), WIDEST_AXIS)?.coordinates;
      const range = rangeOf(ship);
      return from && range > 0 ? [{ id: ship.id, from, range }] : [];
    })
    .toSorted((a, b) => b.range - a.range || a.id - b.id);
}

/** Engines of several levels all count as the lowest. */
function rangeOf({ kind, assembled }: HoldingView): number {
  const engines = assembled.filter(({ code, quantity }) => code === 'HEN' && quantity > 0);
  return kind === 'ship' && engines.length > 0 ? Math.min(...engines.map(({ techLevel }) => techLevel)) : 0;
}
