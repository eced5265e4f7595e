import { formatOrder, parseBytes, referenceOf } from '@ec/orders-parser';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { empyreanLanguage } from '../../src/orders/language.js';

const sheet = readFileSync(new URL('../../../../../docs/examples/order-sheet/empire-7.txt', import.meta.url));
const { orders, diagnostics, header } = parseBytes(empyreanLanguage, sheet, {
  empireId: 7,
  turn: 12,
  game: 'EC-5',
});

/** The sheet as the printer writes it. */
const CANONICAL = [
  'set up, ship, 91, transfer, 61,000 structural units, 5 hyper engines-1, 5,000 space drives-1, 1,500 military supplies, 60 professionals, 1 sensor-1, 61,000 fuel, 4 life support units-1, end',
  '317, bombard, 122, 75%',
  '271, invade, 122, 55%',
  '249, raid, 122, 28%, gold',
  '271, support, 317, 40%',
  '138, support, 317, 122, 35%',
  '16, disassemble, 400 missile launchers-1',
  '16, build change, 8, automation units-1',
  '348, mining, 18, 4',
  '22, transfer, 10 spies, 29',
  '22, transfer, TL-6, 105',
  '58, assemble, 54,000 factories-6, consumer goods',
  '58, assemble, 6,000 missile launchers-1',
  '83, assemble, 25,680 mines-2, 18',
  '38, buy, 500, consumer goods, 0.375',
  '38, buy, TL-6, 25000',
  '38, sell, 1,250, assault weapons-1, 1.5',
  '38, sell, TL-4, 12500',
  '39, permission, 105, granted',
  'empire 9, permission to colonize, 09-12-26/3',
  '39, survey',
  '110, probe, 2, 4, 5',
  '58, 10, check rebels',
  '58, 10, convert rebels',
  '58, 100, check for spies',
  '16, 200, attack spies, 122',
  '16, 150, incite rebels, 122',
  '16, 5, information, 122',
  '80, move, C-4',
  '81, move, 04-06-19',
  '38, draft, 4,500 soldiers',
  '58, disband, 500 trainees',
  '38, pay, 0.125, unskilled workers',
  '38, pay, 0.375, professionals',
  '16, ration, 50%',
  '7, control, 05-12-28/2',
  '7, un-control, 12-09-02/B/6',
  '39, name, "Dragonfire"',
  '05-12-28/2, name, "Goldball"',
  'news, 05-12-28/2, "Goldball is ours. ""Keep out"", says the admiral.", "Admiral K."',
  'message, empire 3, "Shall we share 09-12-26, half each?"',
];

test('E-14, E-15: a sheet of 41 statements in the manner of 1978 is read without a mistake', () => {
  expect(diagnostics).toEqual([]);
  expect(header).toEqual({ empireId: 7, turn: 12, game: 'EC-5' });
  expect(CANONICAL).toHaveLength(41);
  expect(orders.map(({ order }) => formatOrder(empyreanLanguage, order))).toEqual(CANONICAL);
});

test('E-15: it has every kind of statement', () => {
  const kinds = new Set(orders.map(({ order }) => order.kind));
  const sections = referenceOf(empyreanLanguage.declaration).match(/^## .*$/gm) ?? [];
  expect([...kinds].map((kind) => `## ${kind}`).toSorted()).toEqual(
    sections.filter((title) => !['## Header', '## Units', '## Diagnostics'].includes(title)).toSorted(),
  );
});

test('E-16: orders keep the words of the player, over several lines too', () => {
  const [ship, bombard] = orders;
  expect(ship?.text.split('\n')).toHaveLength(4);
  expect([ship?.line, ship?.column]).toEqual([4, 1]);
  expect(bombard?.text).toBe('317, Bombard, 122, 75%');
  expect(bombard?.line).toBe(8);
});
