import { defaultHomeWorldTemplate } from '@ec/cluster';
import {
  factoryNeeds,
  factoryOutput,
  farmNeeds,
  farmOutput,
  materialsOf,
  mineCapacity,
  mineNeeds,
  RESOURCE_CODE,
  sensorFuel,
  unitOf,
  type ResourceCode,
  type UnitNeeds,
} from '@ec/economy';
import type { TableBlock } from '@ec/reports';
import type { HomeColonyTemplate } from '@ec/empyrean/rules';
import { known } from './home-tables.ts';
import { figure, pageTable } from './markdown-table.ts';

/** What everything at work in the home colony takes and brings in a full quarter, and all of it together. */
export function homeBalance(colony: HomeColonyTemplate): TableBlock {
  const sensors = colony.assembled
    .filter(({ code }) => code === 'SEN')
    .map(({ techLevel, quantity }) => line('sensors', quantity, '—', sensorFuel(quantity, techLevel)));
  const farms = colony.farms.map(({ techLevel, units }) =>
    staffed('farms', units, `${figure(farmOutput(units, techLevel))} food`, farmNeeds(techLevel)),
  );
  const mines = colony.mines.map(({ techLevel, units, resource }) => {
    const brings = mineCapacity(units, techLevel, homeYield(resource));
    return staffed('mines', units, `${figure(brings)} ${unitOf(resource).plural}`, mineNeeds(techLevel));
  });
  const factories = colony.factories.map(({ id, techLevel, units, product: made }) => {
    const product = known(made);
    const brings = factoryOutput(units, techLevel, product);
    const name = unitOf(product.code).plural;
    const { metallics, nonMetallics } = materialsOf(product, brings);
    return {
      ...staffed(`factories ${id}`, units, `${figure(brings)} ${name}`, factoryNeeds(units, techLevel)),
      metallics,
      nonMetallics,
    };
  });
  const all = [...sensors, ...farms, ...mines, ...factories];
  const sum = (key: 'fuel' | 'professionals' | 'unskilled' | 'metallics' | 'nonMetallics'): number =>
    all.reduce((total, row) => total + row[key], 0);
  const rows = [
    ...all.map((row) => [
      row.name,
      figure(row.units),
      row.brings,
      row.fuel,
      row.professionals,
      row.unskilled,
      row.metallics,
      row.nonMetallics,
    ]),
    [
      '**all**',
      '—',
      '—',
      sum('fuel'),
      sum('professionals'),
      sum('unskilled'),
      sum('metallics'),
      sum('nonMetallics'),
    ],
  ];
  return pageTable(['What', 'Units', 'Brings', 'Fuel', 'PRO', 'USK', 'METS', 'NMTS'], rows);
}

interface BalanceLine {
  readonly name: string;
  readonly units: number;
  readonly brings: string;
  readonly fuel: number;
  readonly professionals: number;
  readonly unskilled: number;
  readonly metallics: number;
  readonly nonMetallics: number;
}

function line(name: string, units: number, brings: string, fuel: number): BalanceLine {
  return { name, units, brings, fuel, professionals: 0, unskilled: 0, metallics: 0, nonMetallics: 0 };
}

function staffed(name: string, units: number, brings: string, needs: UnitNeeds): BalanceLine {
  return {
    ...line(name, units, brings, Math.floor((units * needs.halfFuel) / 2)),
    professionals: units * needs.professionals,
    unskilled: units * needs.unskilled,
  };
}

/** Yield of the home world's deposits of a resource, in percent. */
function homeYield(code: ResourceCode): number {
  const found = defaultHomeWorldTemplate.deposits.find(({ resource }) => RESOURCE_CODE[resource] === code);
  if (!found) throw new RangeError(`home world: expected a deposit of ${code}, received none`);
  return found.yieldPercent;
}
