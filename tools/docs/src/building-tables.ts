import {
  HOLDING_KINDS,
  runLifeSupport,
  structuralNeed,
  TRANSFER_MASS_PER_FUEL,
  unitCapacity,
  transferCapacity,
  TRANSPORTS_PER_PROFESSIONAL,
  unitMass,
  type HoldingKind,
  type Stack,
} from '@ec/economy';
import type { Table } from './markdown-table.ts';
import { NOBODY } from './people-tables.ts';

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** Name of a kind of ship or colony, as the rulebook writes it. */
export const KIND_NAME: Readonly<Record<HoldingKind, string>> = {
  open: 'open colony',
  enclosed: 'enclosed colony',
  orbiting: 'orbiting colony',
  'trade-station': 'trade station',
  ship: 'ship',
};

/** Tables of structure, transports and life support. */
export const buildingTables = { structure, transports, 'life-support': lifeSupport };

function structure(): Table {
  const rows = HOLDING_KINDS.map((kind) => [
    KIND_NAME[kind],
    structuralNeed(kind, { ...NOBODY, UEM: 1000 }, [], []) / 1000,
    structuralNeed(kind, NOBODY, [], [{ code: 'METS', techLevel: 0, quantity: 1000 }]) / 1000,
  ]);
  return { columns: ['Place', 'For a mass unit of people or at work', 'For a mass unit in storage'], rows };
}

function transports(): Table {
  const rows = LEVELS.map((techLevel) => {
    const ten: Stack = { code: 'TPT', techLevel, quantity: TRANSPORTS_PER_PROFESSIONAL };
    const mass = unitCapacity('TPT', techLevel, 'mass units a transfer');
    return [
      techLevel,
      mass,
      mass / TRANSFER_MASS_PER_FUEL,
      transferCapacity([ten], 1),
      unitMass('TPT', techLevel) / 100,
    ];
  });
  const columns = ['TL', 'Mass it moves a turn', 'Fuel for that', 'Mass that one PRO moves', 'Its own mass'];
  return { columns, rows };
}

function lifeSupport(): Table {
  const rows = LEVELS.map((techLevel) => {
    const alone = (quantity: number, heads: number): { carried: number; fuel: number } =>
      runLifeSupport([{ code: 'LFS', techLevel, quantity }], heads, 10_000);
    const one = alone(1, 100);
    return [
      techLevel,
      one.carried,
      one.fuel,
      unitMass('LFS', techLevel) / 100,
      Math.ceil(1000 / one.carried),
      alone(1000, 1000).fuel,
    ];
  });
  const columns = ['TL', 'Population units', 'Fuel a turn', 'Mass', 'Units for 1,000', 'Fuel for 1,000'];
  return { columns, rows };
}
