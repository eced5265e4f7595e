import { REPORT_SCHEMA, section, table, type Cell, type ReportDocument } from '@ec/reports';
import { shipsOf } from '../forces/squadron.js';
import { coloniesOf } from '../lookup.js';
import { pu, xmr } from '../arithmetic/figures.js';
import type { Ec4xState } from '../state.js';
import { LANE_CLASSES, LINES } from '../types.js';

/** The whole game in figures, for the game master. */
export function summary(state: Ec4xState): ReportDocument {
  const { game, turn, systems, lanes, winners, houses } = state;
  const taken = systems.filter(({ colony }) => colony).length;
  const facts = [
    { label: 'Systems', value: systems.length },
    { label: 'Colonies', value: taken },
    ...LANE_CLASSES.map((laneClass) => ({
      label: `Lanes, ${laneClass}`,
      value: lanes.filter((lane) => lane.laneClass === laneClass).length,
    })),
    ...(winners.length === 0
      ? []
      : [{ label: 'Won by', value: winners.map((id) => houses[id - 1]?.name ?? '').join(', ') }]),
  ];
  return {
    schema: REPORT_SCHEMA,
    title: `EC4X game ${game}`,
    subtitle: `After turn ${turn}`,
    sections: [
      section('map', 'Map', { kind: 'facts', facts }),
      section('houses', 'Houses', table('', HOUSES, houseRows(state))),
      section('research', 'Research', table('', RESEARCH, researchRows(state))),
      section(
        'stances',
        'Stances',
        table('', ['Name', ...houses.map(({ id }) => `House ${id}`)], stanceRows(state)),
      ),
      section('colonies', 'Colonies', table('', COLONIES, colonyRows(state))),
    ],
  };
}

const HOUSES = [
  'House',
  'Status',
  'Prestige',
  'Treasury',
  'GCP',
  'Tax',
  'Colonies',
  'PU',
  'Fleets',
  'Ships',
  'EBP',
  'CIP',
];

function houseRows(state: Ec4xState): Cell[][] {
  return state.houses.map((house) => {
    const colonies = coloniesOf(state, house.id);
    return [
      house.name,
      house.status,
      house.prestige,
      xmr(house.treasury),
      xmr(house.gcp),
      house.tax,
      colonies.length,
      pu(colonies.reduce((sum, { colony }) => sum + colony.pu, 0)),
      house.fleets.length,
      house.fleets.flatMap(shipsOf).length,
      house.ebp,
      house.cip,
    ];
  });
}

const RESEARCH = ['House', ...LINES.map((line) => line.toUpperCase()), 'Boons'];

function researchRows({ houses }: Ec4xState): Cell[][] {
  return houses.map(({ name, research: { levels, boons } }) => [
    name,
    ...LINES.map((line) => levels[line]),
    boons.join(', '),
  ]);
}

function stanceRows({ houses }: Ec4xState): Cell[][] {
  return houses.map(({ id, name, stances }) => [
    name,
    ...stances.map((stance, i) => (i + 1 === id ? '—' : stance)),
  ]);
}

const COLONIES = ['System', 'Owner', 'Class', 'Resources', 'PU', 'IU', 'GCP', 'Starbases', 'Projects'];

function colonyRows({ systems, houses }: Ec4xState): Cell[][] {
  return systems.flatMap(({ q, r, planetClass, resources, colony }): Cell[][] => {
    if (!colony) return [];
    const { owner } = colony;
    return [
      [
        `${q},${r}`,
        typeof owner === 'number' ? (houses[owner - 1]?.name ?? '') : owner,
        planetClass,
        resources,
        pu(colony.pu),
        colony.iu,
        xmr(colony.gcp),
        colony.starbases.length,
        colony.projects.length,
      ],
    ];
  });
}
