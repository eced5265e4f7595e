import type { Cell } from '@ec/reports';
import { productionOf, shipsCost } from '../formulas/production.js';
import { typeOf } from '../lookup.js';
import { builtMass } from '../planets.js';
import type { PlanetView, SeenPlanet } from '../view/planets.js';
import { tableSection, type GalaxySection, type Reporter } from './section.js';

/**
 * Planets: its own with what they build and their routes, those of others that it sees, those that it does not see, and unowned ones.
 *
 * @see manual "Your Planets" to "Uninhabited Planets"; N-33, N-35
 */
export function planetSections(reporter: Reporter): GalaxySection[] {
  const { view, names } = reporter;
  const { own, planets } = view;
  const seen = planets.flatMap((planet) => (planet.seen ? [{ ...planet, seen: planet.seen }] : []));
  const byOwner = Map.groupBy(seen, ({ seen: { ownerId } }) => ownerId);
  const aliens = [...byOwner]
    .flatMap(([raceId, theirs]) => (raceId === null || raceId === own.id ? [] : [{ raceId, theirs }]))
    .sort((a, b) => a.raceId - b.raceId);
  return [
    ...tableSection('your-planets', 'Your Planets', PLANET_COLUMNS, rowsOf(reporter, byOwner.get(own.id)), {
      race: own.name,
    }),
    ...(own.options.prodtable ? shipsInProduction(reporter) : []),
    ...routeSection(reporter),
    ...aliens.flatMap(({ raceId, theirs }) =>
      tableSection(
        `planets-${raceId}`,
        `${names.race(raceId)} Planets`,
        PLANET_COLUMNS,
        rowsOf(reporter, theirs),
        { race: names.race(raceId) },
      ),
    ),
    ...otherPlanets(reporter),
  ];
}

/** A planet that is seen. */
type Seen = PlanetView & { readonly seen: SeenPlanet };

function rowsOf({ names, figure }: Reporter, planets: readonly Seen[] = []): Cell[][] {
  return planets.map(({ name, x, y, seen }) => [
    name,
    figure(x),
    figure(y),
    figure(seen.size),
    figure(seen.population),
    figure(seen.industry),
    figure(seen.resources),
    names.product(seen.ownerId ?? 0, seen.product),
    figure(seen.stock.CAP),
    figure(seen.stock.MAT),
    figure(seen.stock.COL),
    figure(productionOf(seen.population, seen.industry)),
  ]);
}

function shipsInProduction({ view, figure }: Reporter): GalaxySection[] {
  const rows = view.ownPlanets.flatMap(({ name, product, resources, stock, carry }) => {
    if (product.kind !== 'ships') return [];
    const type = typeOf(view.own, product.typeId);
    const cost = shipsCost(builtMass(view.rules, type.design), 1, resources, stock.MAT);
    return [[name, type.name, figure(cost), figure(carry)]];
  });
  return tableSection('ships-in-production', 'Ships In Production', SHIPYARD_COLUMNS, rows);
}

function routeSection({ view, names }: Reporter): GalaxySection[] {
  const end = (id: number | null): string => (id === null ? '-' : names.planet(id));
  const rows = view.ownPlanets.flatMap(({ name, routes: { CAP, MAT, COL, EMP } }) => {
    const ends = [CAP, MAT, COL, EMP];
    return ends.every((id) => id === null) ? [] : [[name, ...ends.map(end)]];
  });
  return tableSection('your-routes', 'Your Routes', ROUTE_COLUMNS, rows);
}

function otherPlanets({ view, figure }: Reporter): GalaxySection[] {
  const unseen = view.planets.filter(({ isOwned, seen }) => isOwned && !seen);
  const unowned = view.planets.filter(({ isOwned }) => !isOwned);
  return [
    ...tableSection(
      'unidentified-planets',
      'Unidentified Planets',
      UNIDENTIFIED_COLUMNS,
      unseen.map(({ name, x, y }) => [name, figure(x), figure(y)]),
    ),
    ...tableSection(
      'uninhabited-planets',
      'Uninhabited Planets',
      UNINHABITED_COLUMNS,
      unowned.map(({ name, x, y, seen }) => [
        name,
        figure(x),
        figure(y),
        ...(seen
          ? [seen.size, seen.resources, seen.stock.CAP, seen.stock.MAT].map(figure)
          : ['', '', '', '']),
      ]),
    ),
  ];
}

const UNIDENTIFIED_COLUMNS = [
  ['N', 'planet', 'left'],
  ['X', 'x'],
  ['Y', 'y'],
] as const;

const PLANET_COLUMNS = [
  ...UNIDENTIFIED_COLUMNS,
  ['S', 'size'],
  ['P', 'population'],
  ['I', 'industry'],
  ['R', 'resources'],
  ['P', 'product', 'left'],
  ['$', 'capital'],
  ['M', 'materials'],
  ['C', 'colonists'],
  ['L', 'production'],
] as const;

const UNINHABITED_COLUMNS = [
  ...UNIDENTIFIED_COLUMNS,
  ['S', 'size'],
  ['R', 'resources'],
  ['$', 'capital'],
  ['M', 'materials'],
] as const;

const SHIPYARD_COLUMNS = [
  ['N', 'planet', 'left'],
  ['P', 'type', 'left'],
  ['N', 'cost'],
  ['U', 'carry'],
] as const;

const ROUTE_COLUMNS = [
  ['N', 'planet', 'left'],
  ['$', 'capital', 'left'],
  ['M', 'materials', 'left'],
  ['C', 'colonists', 'left'],
  ['E', 'empty', 'left'],
] as const;
