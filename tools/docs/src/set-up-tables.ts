import {
  TRADE_STATION_MINIMUM,
  formatUnit,
  HOLDING_KINDS,
  materialsOf,
  NOBODY,
  structuralNeed,
  unitMass,
  unitOf,
  WAGES,
  wagesDue,
  type ItemCode,
} from '@ec/economy';
import { KIND_NAMES } from '@ec/empyrean/rules';
import { type TableBlock } from '@ec/reports';
import { figure, pageTable } from './markdown-table.ts';
import { playOnce } from './played.ts';

/** Tables of what is set up. */
export const setUpTables = {
  'set-up-answers': setUpAnswers,
  outposts,
  'ship-bill': shipBill,
};

/** The game's answers to set-ups, most of which lack something; each is ordered at the same rich home colony. */
function setUpAnswers(): TableBlock {
  const stored = { 'LFS-1': 1000, 'SPD-1': 10, STU: 100_000 };
  const rows = [
    'ship, 1, transfer, 3,500 structural units, 20 life support units-1, 2 space drives-1, 5 transports-1, 20 professionals, 20 food, 100 fuel, end',
    'ship, 1, transfer, 3,500 structural units, 20 life support units-1, 2 space drives-1, 20 professionals, 20 food, 5 farms-2, end',
    'ship, 1, transfer, 3,500 structural units, 2 space drives-1, end',
    'ship, 1, transfer, 2,000 structural units, 20 life support units-1, 2 space drives-1, 20 professionals, 20 food, end',
    'ship, 1, transfer, 3,500 structural units, 10 life support units-1, 2 space drives-1, 20 professionals, 20 food, end',
    'ship, 1, transfer, 3,500 structural units, 20 life support units-1, 2 space drives-1, 20 professionals, 4 food, end',
    'ship, 1, transfer, 3,500 structural units, 20 life support units-1, 20 professionals, 20 food, end',
    'trade station, 1, transfer, 45,000 structural units, 400 life support units-1, 100 professionals, 25 food, end',
    'open colony, 1, transfer, 400 structural units, 100 professionals, 100 food, end',
    'enclosed colony, 1, transfer, 7,000 structural units, 100 life support units-1, 100 professionals, 100 food, end',
  ].map((text) => {
    const { status, reason } = playOnce(`set up, ${text}`, stored);
    return [`set up, ${text}`, `${status}: ${reason}`];
  });
  return pageTable(['Order', 'Answer'], rows);
}

function outposts(): TableBlock {
  const rows = HOLDING_KINDS.map((kind) => {
    const [lifeSupports, drives] = [
      {
        open: 0,
        enclosed: 100,
        orbiting: 100,
        'trade-station': TRADE_STATION_MINIMUM.lifeSupport,
        ship: 100,
      }[kind],
      kind === 'ship' ? 1 : 0,
    ];
    const fuel = kind === 'open' ? 0 : 400;
    const people = { ...NOBODY, PRO: 100 };
    // professionals cost the same everywhere
    const goods = 4 * wagesDue(people, WAGES);
    const need = structuralNeed(
      kind,
      people,
      [
        { code: 'LFS', techLevel: 1, quantity: lifeSupports },
        { code: 'SPD', techLevel: 1, quantity: drives },
      ],
      [
        { code: 'FOOD', techLevel: 0, quantity: 100 },
        { code: 'CNGD', techLevel: 0, quantity: goods },
        { code: 'FUEL', techLevel: 0, quantity: fuel },
      ],
    );
    return [KIND_NAMES[kind], people.PRO, 100, goods, fuel, lifeSupports, drives, need];
  });
  const columns = ['Kind', 'PRO', 'Food', 'CNGD', 'Fuel', 'LFS-1', 'SPD-1', 'Structural units'];
  return pageTable(columns, rows);
}

/** Materials, factories and room of the ship that the page builds. */
function shipBill(): TableBlock {
  const goods = [
    ['STU', 0, 3500],
    ['LFS', 1, 20],
    ['SPD', 1, 2],
    ['TPT', 1, 5],
    ['FOOD', 0, 20],
    ['FUEL', 0, 100],
  ] as const satisfies readonly (readonly [ItemCode, number, number])[];
  const people = 20;
  const lines = goods.map(([code, techLevel, quantity]) => {
    const { needsAssembly, cost } = unitOf(code);
    const mass = (quantity * unitMass(code, techLevel)) / 100;
    const isStructure = code === 'STU';
    const housed = isStructure ? 0 : needsAssembly ? mass : mass / 2;
    const made =
      cost === null || code === 'FOOD' || code === 'FUEL'
        ? { metallics: 0, nonMetallics: 0 }
        : materialsOf({ code, techLevel }, quantity);
    return {
      name: formatUnit(code, techLevel),
      quantity,
      mass,
      housed,
      ...made,
      factories: cost ? mass / 5 : 0,
    };
  });
  const crew = {
    name: 'PRO',
    quantity: people,
    mass: people,
    housed: people,
    metallics: 0,
    nonMetallics: 0,
    factories: 0,
  };
  const all = [...lines, crew];
  const sum = (key: 'mass' | 'housed' | 'metallics' | 'nonMetallics' | 'factories'): number =>
    all.reduce((total, line) => total + line[key], 0);
  const rows = [
    ...all.map((line) => [
      line.name,
      figure(line.quantity),
      line.mass,
      line.housed,
      line.metallics,
      line.nonMetallics,
      line.factories,
    ]),
    ['**all**', '—', sum('mass'), sum('housed'), sum('metallics'), sum('nonMetallics'), sum('factories')],
  ];
  const columns = ['Unit', 'Units', 'Mass', 'Mass housed', 'METS', 'NMTS', 'FCT-1 for a quarter'];
  return pageTable(columns, rows);
}
