import {
  HOLDING_KINDS,
  NOBODY,
  rate,
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
import { KIND_NAMES, type TableBlock } from '@ec/reports';
import { figureColumn, textColumn } from '../../table-columns.js';
import type { RulebookSection } from '../../rulebook.js';
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
      exactCell(rate(structuralNeed(kind, { ...NOBODY, UEM: 1000 }, [], []), 1000)),
      exactCell(
        rate(structuralNeed(kind, NOBODY, [], [{ code: 'METS', techLevel: 0, quantity: 1000 }]), 1000),
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
      exactCell(rate(mass, TRANSFER_MASS_PER_FUEL)),
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
      figureColumn('units-for-thousand', 'Units for 1,000'),
      figureColumn('fuel-for-thousand', 'Fuel for 1,000'),
    ],
    TECH_LEVELS.map((techLevel) => {
      const { carried, fuel } = run(techLevel, 1, 100);
      return [
        techLevel,
        carried,
        fuel,
        hundredths(unitMass('LFS', techLevel)),
        Math.ceil(1000 / carried),
        run(techLevel, 1000, 1000).fuel,
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
