import type { PlanetView, ProbeView, SensorView, SightingView } from '../../src/view/map-view.js';
import type { NewsView } from '../../src/view/news-view.js';
import type { TurnView } from '../../src/view/turn-view.js';
import { warView } from './war-view.js';

/**
 * The empire of the war view with everything else that a report can tell. By hand:
 *
 * - empire 3 has been met, so its name is known; of empire 4 only the number is
 * - distances from 06-13-28: to 05-12-28 √2 = 1.41…, to 08-15-29 √(4 + 4 + 1) = 3.00
 * - turns: 0 is 0.0, 4 is 1.4, 5 is 2.1
 */
export function explorerView(): TurnView {
  const view = warView();
  return {
    ...view,
    changes: [
      { change: 'abandoned', id: 9, kind: 'open', name: 'Free Rock', location: '05-12-28/4' },
      { change: 'occupied', id: 12, kind: 'ship', name: null, location: '06-13-28/2' },
      { change: 'joined', id: 44, kind: 'enclosed', name: null, to: 31 },
      { change: 'uncontrolled', planet: '05-12-28/4' },
    ],
    sensors: sensors(),
    probes: probes(),
    news: news(),
    messages: [
      { from: { id: 3, name: 'Silver Order' }, text: 'Give Silverball back, or else.' },
      { from: { id: 3, name: 'Silver Order' }, text: 'We mean it.' },
    ],
    surveys: [
      ...view.surveys,
      {
        planet: '05-12-28/4',
        type: 'asteroid',
        habitability: null,
        turn: null,
        deposits: [
          { number: 1, resource: 'METS', turn: 5, isExact: false, quantity: 7, yieldPercent: 1 },
          { number: 2, resource: 'GOLD', turn: 5, isExact: false, quantity: null, yieldPercent: 0 },
        ],
      },
    ],
    systems: [
      { system: '05-12-28', stars: 1, turn: 0 },
      { system: '06-13-28', stars: 2, turn: 5 },
    ],
    starLists: [
      {
        system: '06-13-28',
        range: 10,
        neighbours: [
          { system: '05-12-28', stars: 1, distance: 141 },
          { system: '08-15-29', stars: 3, distance: 300 },
        ],
      },
      { system: '30-00-07', range: 10, neighbours: [] },
    ],
    planets: planets(),
    sightings: sightings(),
    contacts: [
      { id: 3, name: 'Silver Order' },
      { id: 12, name: 'Tin Men' },
    ],
    victory: { planets: 101, turns: 2 },
  };
}

/** An order sheet as an engine may write it. */
export const ORDER_SHEET = `empire 7, turn 6, game EC-5

// 1 "Goldball": open colony at 05-12-28/2, TL-1
// 1, pay, 0.125, unskilled workers
set up, ship
  1, transfer, 10 space drives-1
end
`;

function sensors(): SensorView[] {
  return [
    {
      id: 12,
      star: '05-12-28',
      orbits: [
        {
          orbit: 2,
          planet: 'terrestrial',
          ships: 3,
          shipMass: 4,
          colonies: 2,
          colonyMass: 7,
          production: 6,
        },
        {
          orbit: 4,
          planet: 'asteroid',
          ships: 0,
          shipMass: null,
          colonies: 1,
          colonyMass: 5,
          production: null,
        },
        { orbit: 11, planet: null, ships: 1, shipMass: 0, colonies: 0, colonyMass: null, production: null },
      ],
    },
    { id: 44, star: '06-13-28/B', orbits: [] },
  ];
}

function probes(): ProbeView[] {
  return [
    {
      id: 12,
      orbit: '05-12-28/4',
      planet: 'asteroid',
      deposits: [
        { number: 1, resource: 'METS', quantity: 7, yieldPercent: 1 },
        { number: 2, resource: 'GOLD', quantity: null, yieldPercent: 0 },
      ],
      found: [
        { id: 9, empire: null, kind: 'open', mass: 5 },
        { id: 31, empire: 4, kind: 'ship', mass: 3 },
        { id: 18, empire: 3, kind: 'orbiting', mass: 2 },
        { id: 12, empire: 7, kind: 'ship', mass: 3 },
      ],
    },
    { id: 12, orbit: '05-12-28/7', planet: null, deposits: [], found: [] },
  ];
}

function news(): NewsView[] {
  return [
    {
      station: null,
      planet: '05-12-28/2',
      items: [
        { kind: 'arrived', ship: 31, empire: 4 },
        { kind: 'fought', target: 9, empire: null, end: 'cease-fire' },
        { kind: 'traded', unit: 'CNGD', quantity: 800, price: { numerator: 3, denominator: 8 } },
        { kind: 'traded', unit: 'TL-2', quantity: 1, price: { numerator: 12000, denominator: 1 } },
        { kind: 'departed', ship: 20, empire: 7 },
        { kind: 'text', text: 'Fuel wanted at any price.', signature: 'Dragonfire' },
        { kind: 'text', text: 'Beware of dragons.', signature: null },
      ],
    },
    {
      station: 5,
      planet: '05-12-28/2',
      items: [{ kind: 'fought', target: 5, empire: 3, end: 'repelled' }],
    },
  ];
}

function planets(): PlanetView[] {
  return [
    {
      planet: '05-12-28/2',
      name: 'Goldball',
      type: 'terrestrial',
      habitability: 25,
      seen: 5,
      surveyed: 0,
      controller: 7,
    },
    {
      planet: '05-12-28/3',
      name: null,
      type: 'gasGiant',
      habitability: null,
      seen: 5,
      surveyed: null,
      controller: 3,
    },
    {
      planet: '05-12-28/4',
      name: null,
      type: 'asteroid',
      habitability: 0,
      seen: 4,
      surveyed: 4,
      controller: null,
    },
  ];
}

function sightings(): SightingView[] {
  return [
    {
      id: 9,
      name: 'Free Rock',
      kind: 'open',
      empire: null,
      isAbandoned: true,
      location: '05-12-28/4',
      turn: 5,
    },
    { id: 18, name: null, kind: 'orbiting', empire: 3, isAbandoned: false, location: '05-12-28/3', turn: 5 },
    { id: 31, name: 'Grim', kind: 'ship', empire: 4, isAbandoned: false, location: '06-13-28/B/11', turn: 4 },
  ];
}
