import {
  canFarm,
  COLONY_KINDS,
  FARM_AND_MINE_LABOUR,
  farmNeeds,
  farmOutput,
  formatRate,
  mineCapacity,
  mineNeeds,
  rate,
  sensorFuel,
  unitMass,
  UNITS,
  type LevelFigure,
} from '@ec/economy';
import { figure, type Table } from './markdown-table.ts';

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** Tables of the unit catalogue and of what units do. */
export const unitTables = { units, farms, 'farm-places': farmPlaces, mines, sensors };

function units(): Table {
  const rows = UNITS.map(({ code, singular, hasTechLevel, needsAssembly, fuel, capacity }) => [
    code,
    singular,
    hasTechLevel ? '1–10' : '—',
    needsAssembly ? 'yes' : 'no',
    unitMass(code, hasTechLevel ? 1 : 0) / 100,
    hasTechLevel ? figure(unitMass(code, 10) / 100) : '—',
    fuel
      .map((use) => `${formula(use)} each ${use.per}${use.from === undefined ? '' : ` from TL ${use.from}`}`)
      .join('; ') || '—',
    capacity.map((row) => `${formula(row)} ${row.of}`).join('; ') || '—',
  ]);
  return {
    columns: ['Code', 'Unit', 'TL', 'Assembled to work', 'Mass', 'Mass at TL 10', 'Fuel', 'Capacity'],
    rows,
  };
}

function farms(): Table {
  const rows = LEVELS.map((techLevel) => [
    techLevel,
    farmOutput(4, techLevel),
    farmOutput(1, techLevel),
    farmNeeds(techLevel).halfFuel / 2,
    FARM_AND_MINE_LABOUR.unskilled,
    FARM_AND_MINE_LABOUR.professionals,
    unitMass('FRM', techLevel) / 100,
  ]);
  return { columns: ['TL', 'Food a year', 'Food a quarter', 'Fuel a quarter', 'USK', 'PRO', 'Mass'], rows };
}

function farmPlaces(): Table {
  const places = [...COLONY_KINDS, 'ship'] as const;
  const answer = (techLevel: number, place: (typeof places)[number]): string => {
    const inside = canFarm(techLevel, place, 5);
    const outside = canFarm(techLevel, place, 6);
    if (inside === outside) return inside ? 'yes' : 'no';
    return inside ? 'orbits 1–5' : 'beyond orbit 5';
  };
  const rows = LEVELS.map((techLevel) => [techLevel, ...places.map((place) => answer(techLevel, place))]);
  return { columns: ['TL', ...places.map((place) => (place === 'ship' ? place : `${place} colony`))], rows };
}

function mines(): Table {
  const rows = LEVELS.map((techLevel) => [
    techLevel,
    mineCapacity(4, techLevel, 100),
    mineCapacity(1, techLevel, 100),
    mineCapacity(100, techLevel, 55),
    mineNeeds(techLevel).halfFuel / 2,
    unitMass('MIN', techLevel) / 100,
  ]);
  const columns = ['TL', 'Ore a year', 'Ore a quarter', '100 mines at yield 55 %', 'Fuel a quarter', 'Mass'];
  return { columns, rows };
}

function sensors(): Table {
  const rows = LEVELS.map((techLevel) => [techLevel, sensorFuel(20, techLevel), sensorFuel(1, techLevel)]);
  return { columns: ['TL', 'Fuel of 20 sensors', 'Fuel of one alone'], rows };
}

/** A figure as a formula of the technology level: `0.5 × TL`, `200 × TL²`, `40`. */
function formula({ numerator, power, denominator }: LevelFigure): string {
  const factor = formatRate(rate(numerator, denominator));
  const level = ['', 'TL', 'TL²'][power] ?? '';
  if (level === '') return factor;
  return factor === '1' ? level : `${factor} × ${level}`;
}
