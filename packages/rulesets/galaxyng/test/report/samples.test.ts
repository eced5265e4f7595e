import { describe, expect, test } from 'vitest';
import { renderTurnText } from '../../src/report/render-text.js';
import type { Product, Tech } from '../../src/types.js';
import { view, type GalaxyView } from '../../src/view/view.js';
import { galaxyOf } from '../turns.js';

/** A view of race 1 to which the samples' figures are given; the samples round their figures. */
function sampleView(part: Partial<GalaxyView>): GalaxyView {
  const { state, journal } = galaxyOf({ planets: [{}] });
  state.rules.classic.reportNumbers = true;
  return { ...view(state, journal, 1), ...part };
}

/** As many lines of the text as are given below a title. */
function below(text: string, title: string, count: number): string[] {
  const lines = text.split('\n');
  return lines.slice(lines.indexOf(`\t\t${title}`) + 2).slice(0, count);
}

const cellsOf = (row: string): string[] => row.trim().split(/ +/);

const techsOf = ([drive = 0, weapons = 0, shields = 0, cargo = 0]: readonly number[]) => ({
  drive,
  weapons,
  shields,
  cargo,
});

/** Ship types of these names, with nothing but a drive. */
const typesNamed = (names: readonly string[]) =>
  names.map((name, i) => ({
    id: i + 1,
    name,
    design: { drive: 1, attacks: 0, weapons: 0, shields: 0, cargo: 0 },
  }));

const status = (id: number, name: string) => ({
  id,
  name,
  status: 'playing' as const,
  tech: techsOf([1, 1, 1, 1]),
  population: 0,
  industry: 0,
  planets: 0,
});

const RESEARCH: Readonly<Record<string, Tech>> = {
  Drive: 'drive',
  Weapons: 'weapons',
  Shields: 'shields',
  Cargo: 'cargo',
};

function productOf(name: string, types: readonly string[]): Product {
  const tech = RESEARCH[name];
  if (tech) return { kind: 'research', tech };
  return name === 'CAP' || name === 'MAT'
    ? { kind: name }
    : { kind: 'ships', typeId: types.indexOf(name) + 1 };
}

/** A planet as a row of the tables of planets has it. */
function planetOf(row: string, id: number, ownerId: number, types: readonly string[]) {
  const [name = '', x, y, size, population, industry, resources, product = '', CAP, MAT, COL] = cellsOf(row);
  const seen = {
    ownerId,
    size: Number(size),
    population: Number(population),
    industry: Number(industry),
    resources: Number(resources),
    product: productOf(product, types),
    stock: { CAP: Number(CAP), MAT: Number(MAT), COL: Number(COL) },
  };
  return { id, name, x: Number(x), y: Number(y), isOwned: true, seen };
}

describe('manual "Turn Report": samples, line for line', () => {
  test('manual "Status of Players"', () => {
    const rows = [
      'Nation_1     1.00 2.03 1.00 1.00    0.00    0.00  0 War ',
      'Nation_2     2.84 1.05 1.12 1.00 3237.40 2008.65 13 War ',
      'Nation_3     1.50 1.00 1.00 1.00 3626.57 2265.05 15 War ',
      'SiliconFungi 2.92 1.00 1.00 1.00 3504.22 3204.68 22 War ',
      'Farmers      2.09 1.00 1.01 1.00 3607.00 3239.78 11 -   ',
      'Outvaders    1.47 1.20 1.95 1.00 3126.61 1985.52  9 War ',
    ];
    const races = rows.map((row, i) => {
      const [name = '', ...figures] = cellsOf(row);
      const [population = 0, industry = 0, planets = 0] = figures.slice(4).map(Number);
      const tech = techsOf(figures.slice(0, 4).map(Number));
      return { ...status(i + 1, name), tech, population, industry, planets };
    });
    const { own } = sampleView({});
    const text = renderTurnText(sampleView({ races, own: { ...own, id: 5 } }));
    expect(below(text, 'Status of Players', 7)).toEqual([
      'N              D    W    S    C     P       I     #  R  ',
      ...rows,
    ]);
  });

  test('manual "Your Ship Types": mass, speed and defence follow from the design', () => {
    const rows = [
      'Cargo0      1.02  0  0.00  0.00  1.00  2.02 10.10  0.00 ',
      'Cargo1      1.03  0  0.00  0.00  1.00  2.03 10.15  0.00 ',
      'Cargo2      1.06  0  0.00  0.00  1.00  2.06 10.29  0.00 ',
      'Cargo3     69.98  0  0.00  0.00 29.02 99.00 14.14  0.00 ',
      'Rake0      33.00 29  2.00 35.00  1.00 99.00  6.67 23.51 ',
      'Axe0       33.00  3 15.00 35.00  1.00 99.00  6.67 23.51 ',
      'Flak0       1.00  0  0.00  2.00  0.00  3.00  6.67  4.31 ',
      'Scarecrow0  1.00  1  5.00  3.00  0.00  9.00  2.22  4.48 ',
      'Seed        1.00  0  0.00  0.00  0.00  1.00 20.00  0.00 ',
      'Rake1      28.88 40  2.00 15.75  1.00 86.63  6.67 11.06 ',
      'Axe1       27.84  1 35.00 19.66  1.00 83.50  6.67 13.98 ',
      'Flak1       1.00  0  0.00  1.00  0.00  2.00 10.00  2.47 ',
      'Scarecrow3  2.00  1  4.00  4.70  0.00 10.70  3.74  6.63 ',
    ];
    const types = rows.map((row, i) => {
      const [name = '', ...figures] = cellsOf(row);
      const [drive = 0, attacks = 0, weapons = 0, shields = 0, cargo = 0] = figures.map(Number);
      return { id: i + 1, name, design: { drive, attacks, weapons, shields, cargo } };
    });
    const { own } = sampleView({});
    const text = renderTurnText(sampleView({ own: { ...own, types } }));
    expect(below(text, 'Your Ship Types', rows.length + 1)).toEqual([
      'N            D    A   W     S     C    Mass Speed  Def  ',
      ...rows,
    ]);
  });

  test('manual "Bombings": what planets made before', () => {
    const rows = [
      'SiliconFungi Valdorians Zephir    134.22  62.69 Weapons  0.00   0.00  9.71 ',
      'Farmers      Valdorians 90        528.09 355.29 Probe    0.00   0.00  0.00 ',
      'Farmers      Nation_15  98        745.52 745.52 Probe   29.37   0.00 35.36 ',
      'Farmers      Nation_15  246       600.61 600.61 Probe    1.37 119.96 18.02 ',
      'Farmers      Nation_15  Arrowroot  79.39  12.07 Shields  0.00   0.00  0.00 ',
    ];
    const races = ['SiliconFungi', 'Valdorians', 'Farmers', 'Nation_15'].map((name, i) =>
      status(i + 1, name),
    );
    const idOf = (name = ''): number => races.findIndex((race) => race.name === name) + 1;
    const planets = rows.map((row, i) => planetOf(`${cellsOf(row)[2]} 0 0 0 0 0 0 CAP 0 0 0`, i + 1, 2, []));
    const events = rows.map((row, i) => {
      const [winner, loser, , population, industry, product = '', CAP, MAT, COL] = cellsOf(row);
      return {
        kind: 'bombing' as const,
        seats: [1],
        planetId: i + 1,
        oldOwnerId: idOf(loser),
        newOwnerId: idOf(winner),
        population: Number(population),
        industry: Number(industry),
        product: productOf(product, ['Probe']),
        stock: { CAP: Number(CAP), MAT: Number(MAT), COL: Number(COL) },
      };
    });
    const alienTypes = [2, 4].flatMap((raceId) => typesNamed(['Probe']).map((type) => ({ ...type, raceId })));
    const text = renderTurnText(sampleView({ races, planets, events, alienTypes }));
    expect(below(text, 'Bombings', 6)).toEqual([
      'W                 O         N        P      I      P      $      M     C   ',
      ...rows,
    ]);
  });

  test('manual "Alien Planets": effective industry is three quarters of industry and a quarter of population', () => {
    const rows = [
      '73     128.73 205.75 706.09  5.51  5.51 4.96 CAP 108.04 0.00 0.00  5.51 ',
      '80     141.26 203.61 733.01 84.80 62.95 3.51 CAP   0.00 0.00 0.00 68.41 ',
      'Zephir  29.96 218.01 134.22 36.24 19.12 1.19 CAP   0.00 0.00 0.00 23.40 ',
      '178    128.98 206.46 501.09 67.61 31.16 0.73 CAP   0.00 0.00 0.00 40.27 ',
    ];
    const planets = rows.map((row, i) => planetOf(row, i + 1, 2, []));
    const races = ['Farmers', 'SiliconFungi'].map((name, i) => status(i + 1, name));
    const text = renderTurnText(sampleView({ races, planets }));
    expect(below(text, 'SiliconFungi Planets', 5)).toEqual([
      'N         X      Y      S     P     I     R   P     $     M    C    L   ',
      ...rows,
    ]);
  });

  test('manual "Incoming Groups"', () => {
    const planets = ['73', '188', '383', 'Apple'].map((name, i) =>
      planetOf(`${name} 0 0 0 0 0 0 CAP 0 0 0`, i + 1, 2, []),
    );
    const incoming = [
      { originId: 1, planetId: 2, distance: 34.19, speed: 21.02, mass: 19.8 },
      { originId: 3, planetId: 4, distance: 18.02, speed: 24.33, mass: 284.33 },
    ];
    const text = renderTurnText(sampleView({ planets, incoming }));
    expect(below(text, 'Incoming Groups', 3)).toEqual([
      'O     D     R     S      M   ',
      '73  188   34.19 21.02  19.80 ',
      '383 Apple 18.02 24.33 284.33 ',
    ]);
  });

  test('manual "Alien Groups"', () => {
    const rows = ['1 F1 1.60 1.48 2.28 1.24 - 0.00 37 ', '1 F1 1.60 1.48 2.28 1.24 - 0.00 88 '];
    const planets = ['37', '88'].map((name, i) => planetOf(`${name} 0 0 0 0 0 0 CAP 0 0 0`, i + 1, 2, []));
    const races = ['Farmers', 'NULLoids'].map((name, i) => status(i + 1, name));
    const alienGroups = rows.map((row, i) => ({
      raceId: 2,
      typeId: 1,
      ships: 1,
      tech: techsOf(cellsOf(row).slice(2, 6).map(Number)),
      cargo: null,
      load: 0,
      planetId: i + 1,
    }));
    const alienTypes = typesNamed(['F1']).map((type) => ({ ...type, raceId: 2 }));
    const text = renderTurnText(sampleView({ races, planets, alienGroups, alienTypes }));
    expect(below(text, 'NULLoids Groups', 3)).toEqual(['#  T   D    W    S    C  T   Q   D ', ...rows]);
  });
});
