import type { Parameters } from '@ec/engine';
import { REPORT_SCHEMA, type ReportDocument, type TableBlock } from '@ec/reports';
import { killChance } from './combat/kill-chance.js';
import { capitalMade, materialsMade, productionOf } from './formulas/production.js';
import { capacity, defence, shipMass, speed } from './formulas/ship.js';
import { cutToHundredths } from './numbers/hundredths.js';
import { STATEMENTS } from './orders/statements.js';
import { galaxySize } from './rules.js';
import { STEPS } from './turn-sequence.js';
import type { Design } from './types.js';

const TECH_1 = { drive: 1, weapons: 1, shields: 1, cargo: 1 } as const;
/** Example ship types of the manual: drive, guns, weapons, shields, cargo. */
const EXAMPLES: readonly (readonly [string, number, number, number, number, number])[] = [
  ['Drone', 1, 0, 0, 0, 0],
  ['Flak', 1, 0, 0, 2, 0],
  ['FastFlak', 1.01, 0, 0, 1.01, 0],
  ['Fighter', 2.48, 1, 1.2, 1.27, 0],
  ['Gunship', 4, 2, 2, 4, 0],
  ['Destroyer', 6, 3, 4, 4, 0],
  ['Cruiser', 16.5, 30, 1.5, 9.75, 0],
  ['BattleCruiser', 49.5, 25, 3, 9.5, 1],
  ['Battleship', 33, 3, 25, 16, 1],
  ['BattleStation', 99, 1, 50, 49, 0],
  ['OrbitalFort', 0, 11, 10, 39, 0],
  ['SpaceGun', 0, 1, 9.9, 9.9, 0],
  ['Hauler', 2, 0, 0, 0, 1],
  ['Freighter', 30, 0, 0, 9.5, 10],
  ['MegaFreighter', 120, 0, 0, 38.43, 39.57],
];
/** Ratios of attack to defence whose chance is shown. */
const RATIOS = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4] as const;
/** Resources whose products are shown. */
const RESOURCES = [0.1, 0.3, 1, 3, 10] as const;
const RACES = [2, 4, 9, 16, 25, 50, 100] as const;

/**
 * The tables of the rules, with these parameters in force.
 *
 * @see N-10, N-22, N-27
 */
export function rulebook(parameters: Parameters): ReportDocument {
  const size = Number(parameters['size']);
  return {
    schema: REPORT_SCHEMA,
    title: 'Rules of GalaxyNG',
    subtitle: 'The tables of the rules, with the parameters in force',
    sections: [
      section('ships', 'Ships', [shipTable()]),
      section('combat', 'Combat', [chanceTable()]),
      section('production', 'Production', [productionTable()]),
      section('galaxy', 'Galaxy', [sizeTable(size)]),
      section('orders', 'Orders', [orderTable()]),
    ],
  };
}

function section(id: string, title: string, blocks: TableBlock[]): ReportDocument['sections'][number] {
  return { id, title, blocks };
}

function shipTable(): TableBlock {
  const titles = ['Type', 'D', 'A', 'W', 'S', 'C', 'Mass', 'Speed', 'Full speed', 'Capacity', 'Defence'];
  const rows = EXAMPLES.map(([name, drive, attacks, weapons, shields, cargo]) => {
    const design: Design = { drive, attacks, weapons, shields, cargo };
    const room = capacity(design, TECH_1);
    return [
      name,
      figure(drive),
      attacks,
      ...[weapons, shields, cargo, shipMass(design), speed(design, TECH_1, 0)].map(figure),
      ...[speed(design, TECH_1, room), room, defence(design, TECH_1, 0)].map(figure),
    ];
  });
  return table('Example ship types, all technologies at 1', titles, rows);
}

function chanceTable(): TableBlock {
  const rows = RATIOS.map((ratio) => [figure(ratio), `${figure(100 * killChance(ratio, 1))} %`]);
  return table('Chance that a shot destroys its target', ['Attack ÷ defence', 'Chance'], rows);
}

function productionTable(): TableBlock {
  const titles = ['Resources', 'Production', 'MAT', 'CAP'];
  const production = productionOf(1000, 1000);
  const rows = RESOURCES.map((resources) => [
    figure(resources),
    ...[production, materialsMade(production, resources)].map(figure),
    figure(capitalMade(production, resources, 0).capital),
  ]);
  return table('What a full planet of size 1000 makes without stocks', titles, rows);
}

function sizeTable(fixed: number): TableBlock {
  const rows = RACES.map((races) => [races, fixed || galaxySize(races)]);
  return table('Side of the galaxy', ['Races', 'Light years'], rows);
}

function orderTable(): TableBlock {
  const rows = STATEMENTS.map(({ kind, phase, example, meaning }) => [
    kind,
    example.split('\n')[0] ?? '',
    STEPS[phase - 1] ?? '',
    meaning,
  ]);
  return table('Orders', ['Order', 'Example', 'Step', 'What it does'], rows);
}

function table(caption: string, titles: readonly string[], rows: (string | number)[][]): TableBlock {
  const columns = titles.map((title, i) => {
    const isText = rows.some((row) => typeof row[i] === 'string' && !/^[\d.]/.test(row[i]));
    return { id: `column-${i + 1}`, title, align: isText ? ('left' as const) : ('right' as const) };
  });
  return { kind: 'table', caption, columns, rows };
}

function figure(value: number): string {
  return cutToHundredths(value).toFixed(2);
}
