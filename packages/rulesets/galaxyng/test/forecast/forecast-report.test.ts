import { describe, expect, test } from 'vitest';
import { foresee } from '../../src/forecast/foresee.js';
import { parse } from '../../src/orders/language.js';
import { forecastReport, renderForecastText } from '../../src/forecast/forecast-report.js';
import { report } from '../../src/report/report.js';
import { view } from '../../src/view/view.js';
import { galaxyOf, home, turn } from '../turns.js';

// the other race has nothing that could interfere
const game = galaxyOf({
  planets: [
    home(1, { stock: { COL: 5, CAP: 0, MAT: 0 } }),
    home(1, { product: { kind: 'ships', typeId: 5 } }),
    home(2, { x: 200, y: 200 }),
    { x: 15, size: 50 },
  ],
  groups: [
    { type: 'Hauler', ships: 3 },
    { type: 'Drone', planetId: 2 },
  ],
  parameters: { peaceTurns: 9 },
});
const sheet = 'd FLEET Pack\nj 2 Pack\nr 1 COL 2\np 1 DRIVE\nn 2 Mine\ns 99 3\nl 1 COL 3';
const seen = view(game.state, game.journal, 1);
const forecastOf = (text: string) => foresee(seen, parse(text).orders);

describe('N-37: the report of a forecast', () => {
  test('N-37: mistakes, the own status, and all that the options ask for', () => {
    const { title, sections } = forecastReport(seen, forecastOf(sheet));
    expect(title).toBe('Galaxy Game Orion Turn 1 Forecast for Race_1');
    expect(sections.map((section) => section.title)).toEqual([
      'Mistakes',
      'Open',
      'Your Status',
      'Your Ship Types',
      'Your Planets',
      'Ships In Production',
      'Your Routes',
      'Your Groups',
      'Fleet Pack (speed 20.00)',
    ]);
    expect(sections[0]?.blocks).toEqual([
      { kind: 'lines', lines: ['s 99 3', 'You have no group of this number: the highest is 2.'] },
    ]);
    // the other race may take the name first
    expect(sections[1]?.blocks).toEqual([
      { kind: 'lines', lines: ['n 2 Mine', 'as things stand: it is carried out.'] },
    ]);
  });

  test('N-37: where nobody interferes it says what the turn’s report will say', () => {
    const after = turn(game, { 1: sheet });
    const told = report(view(after.state, after.journal, 1)).sections;
    const foretold = forecastReport(seen, forecastOf(sheet)).sections;
    for (const id of [
      'mistakes',
      'your-ship-types',
      'your-planets',
      'ships-in-production',
      'your-routes',
      'your-groups',
      'fleet-1',
    ])
      expect(
        foretold.find((section) => section.id === id),
        id,
      ).toEqual(told.find((section) => section.id === id));
  });

  test('N-37: options leave parts out', () => {
    const off = 'o NO shiptypeforecast\no NO planetforecast\no NO routesforecast\no NO groupforecast';
    const { sections } = forecastReport(seen, forecastOf(off));
    expect(sections.map((section) => section.title)).toEqual(['Your Status']);
  });

  test('N-37: a planet colonised unseen shows ? for what is not known of it', () => {
    const settled = forecastOf('l 1 COL 3 AMOUNT 1\ns 1 4');
    const lines = renderForecastText(seen, settled).split('\n');
    expect(lines.find((line) => line.startsWith('4 '))).toBe(
      '4 15.00 0.00       ?       ?       ?     ? CAP          ?    ?     ?       ? ',
    );
  });
});
