import { describe, expect, test } from 'vitest';
import { SHIELDS } from '../src/tables/shields.js';
import { ESPIONAGE } from '../src/tables/espionage.js';
import { FACILITIES, GROUND_UNITS } from '../src/tables/ground.js';
import { PLANETS, RAW_INDEX } from '../src/tables/planets.js';
import { PRESTIGE, type PrestigeRow } from '../src/tables/prestige.js';
import { FIGHTER, SHIPS, STARBASE } from '../src/tables/ships.js';
import { PLANET_CLASSES, RESOURCES } from '../src/types.js';

/** Rows of a printed table as words and numbers; a dash is nothing. */
function rowsOf(printed: string): (string | number | null)[][] {
  return printed
    .trim()
    .split('\n')
    .map((line) =>
      line
        .trim()
        .split(/\s+/)
        .map((cell) => (cell === '-' ? null : Number.isNaN(Number(cell)) ? cell : Number(cell))),
    );
}

describe('the printed tables', () => {
  test('seed 9.1, 9.2, X-10, X-82: ships, with CST, HS, PC, MC, AS, DS, CC, CR, CL', () => {
    const rows = Object.entries(SHIPS).map(([code, { cst, hs, pc, mc, as, ds, cc, cr, cl }]) => [
      ...[code, cst, hs, pc, mc / 1000],
      ...[as, ds, cc, cr, cl],
    ]);
    expect(rows).toEqual(
      rowsOf(`
        CT  1 1  2 0.1   1  2 1  2 0
        FG  1 1  3 0.2   2  3 2  3 0
        DD  1 1  4 0.3   3  4 2  4 0
        CL  1 2  5 0.4   4  5 3  6 0
        CA  2 2  6 0.45  4  7 3  7 0
        BC  3 2  6 0.5   4  6 3  8 0
        BB  4 3  8 1     6  8 3  9 0
        DN  5 3 10 1.25  9  9 4 10 0
        SD  6 4 13 1.6  11 12 5 12 0
        PB 10 4 20 2.5  16  6 6  5 0
        CV  3 1  8 1     2  6 3  8 3
        CX  5 2 10 1.5   3  9 4 10 5
        RR  3 2 25 0.5   4  6 3  4 0
        SC  1 1 15 0.1   0  1 1  - 0
        ET  1 1 15 0.3   0  3 -  - 1
        TT  1 1  5 0.2   0  5 -  - 1`),
    );
    expect(FIGHTER).toMatchObject({ cst: 3, pc: 3, mc: 200, as: 3, ds: 2 });
    expect(STARBASE).toMatchObject({ cst: 3, hs: 3, pc: 50, mc: 2500, as: 45, ds: 50 });
  });

  test('seed 9.2, 9.3: ground units with CST, PC, MC, AS, DS; facilities with CST, PC, MC and docks', () => {
    expect(
      Object.entries(GROUND_UNITS).map(([code, { cst, pc, mc, as, ds }]) => [
        code,
        cst,
        pc,
        mc / 1000,
        as,
        ds,
      ]),
    ).toEqual(
      rowsOf(`
        PS 5 35 2   0 50
        GB 1  4 0.1 6  2
        AA 1  2 0.2 2  3
        MD 1  3 0.2 3  2`),
    );
    expect(
      Object.entries(FACILITIES).map(([code, { cst, pc, mc, docks }]) => [code, cst, pc, mc / 1000, docks]),
    ).toEqual(
      rowsOf(`
        SP 1 20 1  5
        SY 1 30 2 10`),
    );
  });

  test('seed 2.2, XY.3, X-11, X-30: classes of planets with people, price of a PTU and of terraforming', () => {
    expect(
      PLANET_CLASSES.map((name) => {
        const { rolls, resources, capacity, transfer, terraforming } = PLANETS[name];
        return [name, rolls.join(), resources, capacity, transfer, terraforming];
      }),
    ).toEqual([
      ['extreme', '0', 0, 20, 25, null],
      ['desolate', '1', 0, 60, 18, 11],
      ['hostile', '2,3', 0, 180, 14, 31],
      ['harsh', '4,5', 0, 500, 11, 91],
      ['benign', '6,7', 0, 1000, 8, 250],
      ['lush', '8', 1, 2000, 6, 500],
      ['eden', '9', 2, 3000, 5, 1000],
    ]);
  });

  test('seed XY.1: the raw index, from Eden to Extreme', () => {
    expect(RESOURCES.map((name) => PLANET_CLASSES.toReversed().map((each) => RAW_INDEX[name][each]))).toEqual(
      rowsOf(`
         60  60  60 60 60 60 60
         80  75  70 65 64 63 62
        100  90  80 70 68 66 64
        120 105  90 75 72 69 66
        140 120 100 80 76 72 68`),
    );
  });

  test('seed 2.4.7, X-03: shields work 15, 30, 45, 60, 75 and 90 % of the time', () => {
    expect(SHIELDS.map(({ above, blocked }) => [5 * (20 - above), blocked])).toEqual(
      rowsOf(`
        15 25
        30 30
        45 35
        60 40
        75 45
        90 50`),
    );
  });

  test('X-63: acts of espionage with their points and the prestige of actor and target', () => {
    expect(
      Object.entries(ESPIONAGE).map(([act, { target, ebp, gain, loss }]) => [act, target, ebp, gain, -loss]),
    ).toEqual(
      rowsOf(`
        theft       house   5 2 -3
        sabotage    system  2 1 -1
        major       system  7 3 -5
        assassinate house  10 5 -7
        cyber       system  6 2 -3
        economy     system  6 3 -4
        psyops      house   3 1 -2`),
    );
  });

  test('section 13: prestige, with what each further turn in a row adds', () => {
    expect(
      Object.entries<PrestigeRow>(PRESTIGE).map(([cause, { points, step }]) => [cause, points, step ?? 0]),
    ).toEqual(
      rowsOf(`
        founded             5  0
        full                3  0
        industry50          1  0
        industry75          2  0
        industry100         3  0
        industry150         5  0
        works               1  0
        class               5  0
        level               2  0
        destroyed           3  0
        routed              2  0
        taken              10  0
        lost              -10  0
        depopulated        -10  0
        starbaseDestroyed   5  0
        starbaseLost       -5  0
        surprised          -1  0
        spyPlanet           1  0
        hack                2  0
        spySystem           1  0
        spyFound           -3  0
        tax                -2 -1
        upkeep             -5 -2
        blockaded          -1  0
        caught             -2  0
        homage             10  0`),
    );
  });
});
