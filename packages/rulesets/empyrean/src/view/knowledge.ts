import {
  formatOrbit,
  formatStarLabel,
  squaredDistance,
  starList,
  type Cluster,
  type Planet,
} from '@ec/cluster';
import { MAX_TECH_LEVEL } from '@ec/economy';
import { derived } from '@ec/prng';
import type {
  ChartedSystemView,
  PlanetSurvey,
  PlanetView,
  SightingView,
  StarListView,
  SystemView,
} from './map-view.js';
import { lightYearHundredths } from '../light-years.js';
import { depositsByPlanet } from './known-deposits.js';
import { planetOf } from '../lookup.js';
import type { EmpyreanState, Knowledge, KnownPlanet } from '../state.js';

/** Systems that an empire has been to, in the order of their first visits. */
export function systemViews({ cluster }: EmpyreanState, { systems }: Knowledge): SystemView[] {
  return systems
    .toSorted((a, b) => a.turn - b.turn || a.systemId - b.systemId)
    .flatMap(({ systemId, turn }) => {
      const system = cluster.systems[systemId - 1];
      return system ? [{ system: formatStarLabel(system), stars: system.starIds.length, turn }] : [];
    });
}

/** Systems that an empire has been to, or has found on the star list of one of them. */
export function chartViews({ cluster }: EmpyreanState, { systems }: Knowledge): readonly ChartedSystemView[] {
  return chartsOf(cluster.systems)(systems);
}

/** A chart changes only when an empire comes to another system. */
const chartsOf = derived((systems: Cluster['systems']) =>
  derived((known: Knowledge['systems']): readonly ChartedSystemView[] => {
    const visits = new Map(known.map(({ systemId, turn }) => [systemId, turn]));
    const centres = systems.filter(({ id }) => visits.has(id));
    return systems
      .filter(
        ({ id, coordinates }) =>
          visits.has(id) ||
          centres.some(
            (centre) => squaredDistance(centre.coordinates, coordinates) <= MAX_TECH_LEVEL * MAX_TECH_LEVEL,
          ),
      )
      .map(({ id, coordinates, starIds }) => ({
        system: formatStarLabel({ coordinates }),
        stars: starIds.length,
        visited: visits.get(id) ?? null,
      }))
      .sort((a, b) => (a.system < b.system ? -1 : 1));
  }),
);

/**
 * Systems around those that an empire came to in this turn, within the range of the best engine.
 *
 * @see E-29
 */
export function starListViews({ cluster, turn }: EmpyreanState, { systems }: Knowledge): StarListView[] {
  return systems
    .filter((known) => known.turn === turn)
    .flatMap(({ systemId }) => {
      const system = cluster.systems[systemId - 1];
      if (!system) return [];
      const { coordinates } = system;
      return [
        {
          system: formatStarLabel({ coordinates }),
          range: MAX_TECH_LEVEL,
          neighbours: starList(cluster, coordinates, MAX_TECH_LEVEL).map((neighbour) => ({
            system: formatStarLabel({ coordinates: neighbour.coordinates }),
            stars: neighbour.starIds.length,
            distance: lightYearHundredths(coordinates, neighbour.coordinates),
          })),
        },
      ];
    });
}

/** A planet that an empire has seen, with its label. */
interface PlacedPlanet {
  readonly known: KnownPlanet;
  readonly planet: Planet;
  /** Such as `05-12-28/2`. */
  readonly label: string;
}

/** Planets that an empire has seen, in the order of stars and orbits, as their IDs reveal nothing about their places. */
export function planetsInPlace(state: EmpyreanState, { planets }: Knowledge): PlacedPlanet[] {
  return planets
    .map((known) => {
      const planet = planetOf(state, known.planetId);
      return { known, planet, label: formatOrbit(state.cluster, planet) };
    })
    .sort((a, b) => a.planet.starId - b.planet.starId || a.planet.orbit - b.planet.orbit);
}

/** Planets that an empire has seen; it knows their controllers only where it has a ship or colony. */
export function planetViews(
  state: EmpyreanState,
  { empireId }: Knowledge,
  planets: readonly PlacedPlanet[],
): PlanetView[] {
  const visited = new Set(
    state.holdings.filter((holding) => holding.empireId === empireId).map(({ planetId }) => planetId),
  );
  return planets.map(({ known: { planetId, seen, surveyed }, planet: { type, habitability }, label }) => {
    const isThere = visited.has(planetId);
    return {
      planet: label,
      name: isThere ? (state.planetNames.find((named) => named.planetId === planetId)?.name ?? null) : null,
      type,
      habitability: surveyed === null ? null : habitability,
      seen,
      surveyed,
      controller: isThere
        ? (state.controls.find((control) => control.planetId === planetId)?.empireId ?? null)
        : null,
    };
  });
}

/** Knowledge of deposits, planet by planet. */
export function surveyViews(
  state: EmpyreanState,
  knowledge: Knowledge,
  planets: readonly PlacedPlanet[],
): PlanetSurvey[] {
  const byPlanet = depositsByPlanet(state, knowledge);
  return planets.flatMap(({ known: { planetId, surveyed }, planet: { type, habitability }, label }) => {
    const there = byPlanet.get(planetId);
    if (surveyed === null && !there) return [];
    return [
      {
        planet: label,
        type,
        habitability: surveyed === null ? null : habitability,
        turn: surveyed,
        deposits: there ?? [],
      },
    ];
  });
}

/** Where an empire last saw ships and colonies of others. */
export function sightingViews({ cluster }: EmpyreanState, { sightings }: Knowledge): SightingView[] {
  return sightings.map((sighting) => {
    const { holdingId: id, name, kind, empireId: empire, isAbandoned, turn } = sighting;
    return { id, name, kind, empire, isAbandoned, location: formatOrbit(cluster, sighting), turn };
  });
}
