import { section, type Cell, type ReportSection } from '@ec/reports';
import type { KnownPlanet, SpiedFleet } from '../knowledge.js';
import { FLEET_ORDERS } from '../tables/fleet-orders.js';
import { GROUND_CODES, LINES } from '../types.js';
import { stateText } from './colonies.js';
import { tableWhereRows } from './table-where-rows.js';
import { pu, xmr } from '../arithmetic/figures.js';
import { newsBlocks } from './news.js';
import type { Reporter } from './reporter.js';
import { shipDetails } from './ship-text.js';
import { countText, JOB_NAMES, POINT_NAMES } from './words.js';

/**
 * What spies reported, and where foreign fleets were seen last, each with its turn.
 *
 * @see X-66
 */
export function intelligenceSection(reporter: Reporter): ReportSection[] {
  const blocks = [
    ...newsBlocks(reporter, 'intelligence'),
    ...tableWhereRows('Planets', PLANETS, planetRows(reporter)),
    ...tableWhereRows('Books of other Houses', BOOKS, bookRows(reporter)),
    ...tableWhereRows('Fleets spied out', SPIED, spiedRows(reporter)),
    ...tableWhereRows('Fleets seen earlier', ['System', 'Turn', 'House', 'Ships'], earlierRows(reporter)),
  ];
  return blocks.length === 0 ? [] : [section('intelligence', 'Intelligence', ...blocks)];
}

const PLANETS = ['System', 'Turn', 'PU', 'IU', ...GROUND_CODES, 'PS', 'FS', 'SB', 'SP', 'SY', 'Projects'];

function planetRows({ view, names }: Reporter): Cell[][] {
  return view.systems.flatMap(({ id, sighting }): Cell[][] => {
    const planet = sighting?.planet;
    if (!planet) return [];
    return [
      [
        names.system(id),
        planet.turn,
        pu(planet.pu),
        planet.iu,
        ...GROUND_CODES.map((code) => stateText(planet.ground[code])),
        planet.shield === null ? '—' : `SLD${planet.shield}`,
        planet.fighters,
        planet.starbases,
        planet.facilities.SP,
        planet.facilities.SY,
        projectsText(planet),
      ],
    ];
  });
}

function projectsText({ projects }: KnownPlanet): string {
  return projects
    .map(({ kind, code, count, turns }) => `${count} ${code ?? JOB_NAMES[kind]} in ${turns}`)
    .join('; ');
}

const BOOKS = ['House', 'Turn', 'Treasury', 'GCP', 'Tax', 'Levels', 'Points', 'Colonies'];

function bookRows({ view, names }: Reporter): Cell[][] {
  return view.own.knowledge.books.map((books) => [
    names.house(books.houseId),
    books.turn,
    xmr(books.treasury),
    xmr(books.gcp),
    `${books.tax} %`,
    LINES.map((line) => `${line.toUpperCase()} ${books.levels[line]}`).join(', '),
    LINES.map((line) => `${POINT_NAMES[line].toUpperCase()} ${books.points[line]}`).join(', '),
    books.colonies.map((id) => names.place(id)).join(' '),
  ]);
}

const SPIED = ['System', 'Turn', 'House', 'Order', 'Squadrons'];

function spiedRows({ view, names }: Reporter): Cell[][] {
  return view.systems.flatMap(({ id, sighting }) => {
    const { ships } = sighting ?? {};
    return (ships?.fleets ?? []).map((fleet): Cell[] => {
      const { kind, systemId } = fleet.order;
      const to = systemId === null ? '' : ` ${names.place(systemId)}`;
      return [
        names.system(id),
        ships?.turn ?? 0,
        names.house(fleet.houseId),
        `${FLEET_ORDERS[kind].words}${to}`,
        squadronsText(fleet),
      ];
    });
  });
}

/** Squadrons of a foreign fleet with the levels and loads of their ships. */
function squadronsText({ squadrons }: SpiedFleet): string {
  return squadrons
    .map(({ state, ships }) => {
      const all = ships.map((ship) => `${ship.code}${shipDetails(ship)}`).join(' ');
      return `${all}${state === 'crippled' ? ', crippled' : ''}`;
    })
    .join('; ');
}

function earlierRows({ view, names }: Reporter): Cell[][] {
  return view.systems.flatMap(({ id, sighting }) => {
    if (!sighting || sighting.turn === view.turn) return [];
    return sighting.fleets.map((fleet): Cell[] => [
      names.system(id),
      sighting.turn,
      names.house(fleet.houseId),
      countText(fleet.ships),
    ]);
  });
}
