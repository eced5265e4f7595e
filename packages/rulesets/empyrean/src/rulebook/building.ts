import {
  HOLDING_KINDS,
  NOBODY,
  runLifeSupport,
  structuralNeed,
  TECH_LEVELS,
  TRADE_STATION_MINIMUM,
  TRANSFER_MASS_PER_FUEL,
  transferCapacity,
  TRANSPORTS_PER_PROFESSIONAL,
  unitCapacity,
  unitMass,
  unitOf,
  type LifeSupport,
} from '@ec/economy';
import { formatInteger, ratio } from '@ec/prng';
import { KIND_NAMES } from '../report/holding-topic.js';
import { figureColumn, type TableBlock, textColumn } from '@ec/reports';
import { type RulebookSection } from '@ec/engine';
import { table } from './table.js';
import { exactCell, hundredths } from './written-figures.js';

/** Structure, transports and life support. */
export const BUILDING: RulebookSection = {
  id: 'building',
  title: 'Building',
  tables: {
    structure,
    transports,
    'life-support': lifeSupport,
    'trade-station-minimum': tradeStationMinimum,
  },
};

/** Mass units by which the need of one is measured. */
const MEASURED = 1000;

function structure(): TableBlock {
  return table(
    'Structural units that are needed',
    [
      textColumn('place', 'Place'),
      figureColumn('at-work', 'For a mass unit of people or at work'),
      figureColumn('stored', 'For a mass unit in storage'),
    ],
    HOLDING_KINDS.map((kind) => [
      KIND_NAMES[kind],
      exactCell(ratio(structuralNeed(kind, { ...NOBODY, UEM: MEASURED }, [], []), MEASURED)),
      exactCell(
        ratio(
          structuralNeed(kind, NOBODY, [], [{ code: 'METS', techLevel: 0, quantity: MEASURED }]),
          MEASURED,
        ),
      ),
    ]),
  );
}

function transports(): TableBlock {
  const rows = TECH_LEVELS.map((techLevel) => {
    const crewed = [{ code: 'TPT', techLevel, quantity: TRANSPORTS_PER_PROFESSIONAL }] as const;
    const mass = unitCapacity('TPT', techLevel, 'mass units a transfer');
    return [
      techLevel,
      mass,
      exactCell(ratio(mass, TRANSFER_MASS_PER_FUEL)),
      transferCapacity(crewed, 1),
      hundredths(unitMass('TPT', techLevel)),
    ];
  });
  return table(
    'One transport',
    [
      figureColumn('level', 'TL'),
      figureColumn('moved', 'Mass it moves a turn'),
      figureColumn('fuel', 'Fuel for that'),
      figureColumn('professional', 'Mass that one PRO moves'),
      figureColumn('mass', 'Its own mass'),
    ],
    rows,
  );
}

const PASSENGERS = 1000;

function lifeSupport(): TableBlock {
  const run = (techLevel: number, quantity: number, heads: number): LifeSupport =>
    runLifeSupport([{ code: 'LFS', techLevel, quantity }], heads, 10_000);
  return table(
    'One life support unit, and what a thousand population units need',
    [
      figureColumn('level', 'TL'),
      figureColumn('carried', 'Population units'),
      figureColumn('fuel', 'Fuel a turn'),
      figureColumn('mass', 'Mass'),
      figureColumn('units-for-thousand', `Units for ${formatInteger(PASSENGERS)}`),
      figureColumn('fuel-for-thousand', `Fuel for ${formatInteger(PASSENGERS)}`),
    ],
    TECH_LEVELS.map((techLevel) => {
      const { carried, fuel } = run(techLevel, 1, 100);
      return [
        techLevel,
        carried,
        fuel,
        hundredths(unitMass('LFS', techLevel)),
        Math.ceil(PASSENGERS / carried),
        run(techLevel, PASSENGERS, PASSENGERS).fuel,
      ];
    }),
  );
}

function tradeStationMinimum(): TableBlock {
  const { structural, lifeSupport, professionals } = TRADE_STATION_MINIMUM;
  return table(
    'Least that a trade station is set up with',
    [textColumn('unit', 'A trade station has'), figureColumn('least', 'At least')],
    [
      [unitOf('STU').plural, structural],
      [unitOf('LFS').plural, lifeSupport],
      [unitOf('PRO').plural, professionals],
    ],
  );
}
