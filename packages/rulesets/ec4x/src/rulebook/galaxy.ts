import type { RulebookSection } from '@ec/engine';
import { table, type Cell, type TableBlock } from '@ec/reports';
import { MILLION } from '../arithmetic/people.js';
import { dateOf, isUpgradeTurn } from '../calendar.js';
import { capacityOf } from '../economy/colony-figures.js';
import { hexesWithin, homeHexes } from '../map/hexes.js';
import { rulesOf, type Ec4xParameters } from '../parameters.js';
import { CALENDAR } from '../tables/calendar.js';
import { LANE_WEIGHTS } from '../tables/lanes.js';
import { LEVEL_BOUNDS, PLANETS, RAW_INDEX, RESOURCE_ROLLS } from '../tables/planets.js';
import { HOUSES, START } from '../tables/start.js';
import { LANE_CLASSES, PLANET_CLASSES, RESOURCES } from '../types.js';

/** The map, its planets, and what Houses start with. */
export const GALAXY: RulebookSection<Ec4xParameters> = {
  id: 'galaxy',
  title: 'The map',
  tables: {
    maps: () => table('Maps', ['Houses', 'Rings', 'Systems', 'Home worlds'], mapRows()),
    lanes: (parameters) => {
      const { 'lane.major': major, 'lane.minor': minor, 'lane.chance': chance } = rulesOf(parameters);
      const shares = { major, minor, restricted: 100 - major - minor };
      const rows = LANE_CLASSES.map((lane): Cell[] => [lane, `${shares[lane]} %`, LANE_WEIGHTS[lane]]);
      return table(`Jump lanes; ${chance} % of neighbours have one`, ['Class', 'Share', 'Weight'], rows);
    },
    planets: (parameters) => {
      const rules = rulesOf(parameters);
      const rows = PLANET_CLASSES.map((name, i): Cell[] => {
        const { rolls, resources, transfer, terraforming } = PLANETS[name];
        const most = capacityOf(rules, name) / MILLION;
        return [name, rolls.join(', '), resources, most, transfer, i + 1, terraforming ?? '—'];
      });
      return table('Classes of planets', PLANET_TITLES, rows);
    },
    resources: resourceRolls,
    'raw-index': () =>
      table(
        'Product of a PU, in percent of an XMR',
        ['Resources', ...PLANET_CLASSES],
        RESOURCES.map((name): Cell[] => [name, ...PLANET_CLASSES.map((each) => RAW_INDEX[name][each])]),
      ),
    'colony-levels': () =>
      table(
        'Levels of colonies',
        ['Level', 'PU up to'],
        [...LEVEL_BOUNDS, '—'].map((bound, i): Cell[] => [i + 1, bound]),
      ),
    start: (parameters) => {
      const rules = rulesOf(parameters);
      const fleets = START.fleets.map((squadrons) => squadrons.map((codes) => codes.join(' ')).join(' + '));
      const rows: Cell[][] = [
        ['People of the home world, PU', START.people],
        ['Treasury, XMR', START.treasury],
        ['Levels of research', rules['start.level']],
        ['Tax', `${rules['start.tax']} %`],
        ['Prestige', rules['start.prestige']],
        ...fleets.map((fleet, i): Cell[] => [`Fleet ${i + 1}`, fleet]),
      ];
      return table('What a House starts with', ['What', 'How much'], rows);
    },
    hub: (parameters) => {
      const rules = rulesOf(parameters);
      const rows: Cell[][] = [
        ['People, PU', rules['hub.pu']],
        ['Fighter squadrons', rules['hub.fs']],
        ['Ground batteries', rules['hub.gb']],
        ['Armies', rules['hub.aa']],
        ['Level of the shield', rules['hub.sld']],
      ];
      return table('The hub, which the Empire holds', ['What', 'How much'], rows);
    },
    calendar: calendarTable,
  },
};

const PLANET_TITLES = [
  'Class',
  'Rolls of 1D10',
  'Added to resources',
  'Most PU',
  'XMR a PTU',
  'TER',
  'Terraforming, XMR',
];

function mapRows(): Cell[][] {
  return Array.from({ length: HOUSES.most - HOUSES.least + 1 }, (_, i): Cell[] => {
    const houses = HOUSES.least + i;
    const homes = homeHexes(houses).map(({ q, r }) => `${q},${r}`);
    return [houses, houses, hexesWithin(houses).length, homes.join(' ')];
  });
}

function resourceRolls(): TableBlock {
  const rows = RESOURCE_ROLLS.map(({ upTo, resources }, i): Cell[] => {
    const from = i === 0 ? 'up to' : `${(RESOURCE_ROLLS[i - 1]?.upTo ?? 0) + 1} to`;
    return [
      upTo === Infinity ? `${(RESOURCE_ROLLS[i - 1]?.upTo ?? 0) + 1} and more` : `${from} ${upTo}`,
      resources,
    ];
  });
  return table('Resources by 1D10 and what the class adds', ['Roll', 'Resources'], rows);
}

/** Turns of the calendar that are shown: of the first three years. */
const YEARS = 3;

function calendarTable(): TableBlock {
  const turns = Array.from({ length: YEARS * CALENDAR.months }, (_, i) => i + 1).filter(isUpgradeTurn);
  const rows = turns.map((turn): Cell[] => {
    const { month, year } = dateOf(turn);
    return [turn, month, String(year)];
  });
  return table('Turns at whose end levels are bought', ['Turn', 'Month', 'Year'], rows);
}
