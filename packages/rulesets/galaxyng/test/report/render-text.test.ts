import { describe, expect, test } from 'vitest';
import { renderTurnText, textOf } from '../../src/report/render-text.js';
import { linesBlock, table, tableSection, type ColumnDeclaration } from '../../src/report/section.js';
import { view } from '../../src/view/view.js';
import { CLASSIC } from '../../src/editions.js';
import { galaxyOf, home, turn, type GalaxyGame } from '../turns.js';
import { busy, eventful } from './eventful.js';

/** Lines of the text below a title, up to the next title. */
function below(text: string, title: string): string[] {
  const lines = text.split('\n');
  const start = lines.indexOf(`\t\t${title}`);
  expect(start, title).toBeGreaterThan(0);
  expect([lines[start - 1], lines[start + 1]]).toEqual(['', '']);
  const rest = lines.slice(start + 2);
  const end = rest.findIndex((line) => line.startsWith('\t\t'));
  return end < 0 ? rest.slice(0, -2) : rest.slice(0, end - 1);
}

const textOfGame = ({ state, journal }: GalaxyGame, seat = 1): string =>
  renderTurnText(view(state, journal, seat));

/** Lines of a table with these rows, each written as its cells between blanks. */
function laidOut(columns: readonly ColumnDeclaration[], rows: readonly string[]): string[] {
  const section = tableSection(
    'sample',
    'Sample',
    columns,
    rows.map((row) => row.trim().split(/ +/)),
  );
  return below(textOf('Report', section), 'Sample');
}

describe('N-34: how a table stands in the text', () => {
  test('N-34: text left, numbers right, first label left, others centred with the odd blank to the left', () => {
    const columns = [
      ['N', 'name', 'left'],
      ['#', 'odd'],
      ['T', 'even', 'left'],
      ['Mass', 'mass'],
    ] as const;
    const rows = [
      ['ab', 12345, 'CAP', '1.00'],
      ['abcd', 1, '-', '12345.00'],
    ];
    expect(below(textOf('Report', tableSection('t', 'Title', columns, rows)), 'Title')).toEqual([
      'N      #    T    Mass   ',
      'ab   12345 CAP     1.00 ',
      'abcd     1 -   12345.00 ',
    ]);
  });

  test('N-34: titles of the report, its sections and their parts stand after two tabs, between blank lines', () => {
    const section = {
      id: 's',
      title: 'One',
      about: {},
      blocks: [table('Two', [['N', 'name', 'left']], [['x']]), linesBlock('Three', ['a', 'b'])],
    };
    expect(textOf('Zero', [section])).toBe(
      '\n\t\tZero\n\n\t\tOne\n\n\t\tTwo\n\nN \nx \n\n\t\tThree\n\na\nb\n\n',
    );
  });

  test('manual "Status of Players": lines of the sample', () => {
    const columns = [
      ['N', 'race', 'left'],
      ...(['D', 'W', 'S', 'C', 'P', 'I', '#'] as const).map((label) => [label, `${label}1`] as const),
      ['R', 'stance', 'left'],
    ] as const;
    const rows = [
      'Nation_2     2.84 1.05 1.12 1.00 3237.40 2008.65 13 War ',
      'SiliconFungi 2.92 1.00 1.00 1.00 3504.22 3204.68 22 War ',
      'Farmers      2.09 1.00 1.01 1.00 3607.00 3239.78 11 -   ',
      'Nation_10    1.32 1.00 1.00 1.00    0.00    0.00  0 War ',
    ];
    expect(laidOut(columns, rows)).toEqual([
      'N              D    W    S    C     P       I     #  R  ',
      ...rows,
    ]);
  });

  test('manual "Bombings": lines of the sample', () => {
    const columns = [
      ['W', 'w', 'left'],
      ['O', 'o', 'left'],
      ['N', 'n', 'left'],
      ['P', 'p'],
      ['I', 'i'],
      ['P', 'product', 'left'],
      ['$', 'cap'],
      ['M', 'mat'],
      ['C', 'col'],
    ] as const;
    const rows = [
      'SiliconFungi Valdorians Zephir    134.22  62.69 Weapons  0.00   0.00  9.71 ',
      'Farmers      Valdorians 232        53.53  53.53 Weapons 17.56   0.00  0.00 ',
      'Farmers      Nation_15  246       600.61 600.61 Probe    1.37 119.96 18.02 ',
      'Farmers      Nation_15  Arrowroot  79.39  12.07 Shields  0.00   0.00  0.00 ',
    ];
    expect(laidOut(columns, rows)).toEqual([
      'W                 O         N        P      I      P      $      M     C   ',
      ...rows,
    ]);
  });
});

describe('manual "Turn Report": its samples, line for line', () => {
  test('manual "Your Routes": labels stand left', () => {
    expect(below(textOfGame(sampled()), 'Your Routes')).toEqual([
      'N         $         M C        E        ',
      'Lima_Bean -         - Foxglove -        ',
      'Daylilly  Lima_Bean - Foxglove Daylilly ',
    ]);
  });

  test('manual "Incoming Groups": lines of the sample, where two groups are one line', () => {
    expect(below(textOfGame(sampled()), 'Incoming Groups')).toEqual([
      'O            D      R     S     M   ',
      'Foxglove Daylilly 18.02 20.00 12.00 ',
    ]);
  });

  test('manual "Your Fleets": lines of the sample, with the speed of the slowest', () => {
    expect(below(textOfGame(sampled()), 'Fleet Defenders (speed 6.66)')).toEqual([
      'G  #   T    D    W    S    C  T   Q      D     R O ',
      '2 41 Flak 1.00 0.00 1.00 0.00 - 0.00 Lima_Bean     ',
      '3  9 Flak 1.40 0.00 1.00 0.00 - 0.00 Lima_Bean     ',
      '4  9 Flak 1.60 0.00 1.00 0.00 - 0.00 Lima_Bean     ',
    ]);
  });

  test('manual "Your Ship Types", "Uninhabited Planets", "Your Groups": figures of a galaxy one can check', () => {
    const text = textOfGame(busy());
    expect(below(text, 'Your Ship Types').slice(0, 5)).toEqual([
      'N                D    A   W     S     C    Mass  Speed  Def  ',
      'Drone           1.00  0  0.00  0.00  0.00   1.00 20.00  0.00 ',
      'Flak            1.00  0  0.00  2.00  0.00   3.00  6.66  4.30 ',
      'Fighter         2.48  1  1.20  1.27  0.00   4.95 10.02  2.31 ',
      'Gunship         4.00  2  2.00  4.00  0.00  11.00  7.27  5.58 ',
    ]);
    expect(below(text, 'Uninhabited Planets')).toEqual([
      'N   X      Y     S     R    $    M  ',
      '3 60.00   0.00 12.34 1.00 0.00 0.00 ',
      '4  0.00 100.00                      ',
    ]);
    expect(below(text, 'Your Groups')).toEqual([
      'G #    T     D    W    S    C   T    Q  D   R   O ',
      '1 1 Drone  1.00 0.00 0.00 0.00 -   0.00 2         ',
      '4 1 Drone  1.00 0.00 0.00 0.00 -   0.00 3         ',
      '3 1 Hauler 1.00 0.00 0.00 1.00 COL 0.50 3 33.33 1 ',
    ]);
    expect(below(text, 'Race_2 Groups')).toEqual([
      '#   T    D    W    S    C  T   Q  D ',
      '3 Fort 0.00 1.00 1.00 0.00 - 0.00 2 ',
    ]);
  });

  test('manual "Ships In Production": cost of one more ship', () => {
    // a Drone of mass 1 costs 10 and, without materials in stock, 1 ÷ 10 for its materials
    expect(below(textOfGame(busy()), 'Ships In Production')).toEqual([
      'N   P     N     U  ',
      '6 Drone 10.10 0.00 ',
    ]);
  });

  test('manual "Battles": survivors in the last column, then each shot', () => {
    const text = textOfGame(eventful());
    expect(below(text, 'Race_2 Groups')).toEqual([
      '#   T    D    W    S    C  T   Q  L ',
      '3 Fort 0.00 1.00 1.00 0.00 - 0.00 0 ',
    ]);
    const shots = below(text, 'Battle Protocol');
    expect(shots.filter((shot) => shot === 'Race_1 Bomber fires on Race_2 Fort : Destroyed')).toHaveLength(3);
  });

  test('manual "Your Options": all of them, in the words of the sample', () => {
    expect(below(textOfGame(busy()), 'Your Options').slice(0, 3)).toEqual([
      'N                 S  ',
      'Anonymous        ON  ',
      'AutoUnload       ON  ',
    ]);
  });

  test('manual "Mistakes": the line, then the sentence', () => {
    const mistakes = below(textOfGame(eventful('p 2 Drive\ng 1')), 'Mistakes');
    expect(mistakes.slice(0, 2)).toEqual(['p 2 Drive', 'Planet is not owned by you.']);
  });

  test('N-28, N-33: a line that cannot be read is among the orders received, and its mistake quotes it', () => {
    const text = textOfGame(eventful());
    expect(below(text, 'Orders Received')).toContain('> ? what');
    const mistakes = below(text, 'Mistakes');
    const at = mistakes.indexOf('? what');
    expect(mistakes[at + 1]).toMatch(/^Expected .*\.$/);
  });

  test('N-30: a line of a quoted sheet that cannot be read is shown without its quotation mark', () => {
    const game = galaxyOf({ planets: [home(1), home(2)] });
    const text = textOfGame(turn(game, { 1: '> #GALAXY Orion Race_1 x\n> p #1 CAP\n> zzz\n> #END' }));
    expect(below(text, 'Orders Received').slice(0, 2)).toEqual(['> p #1 CAP', '> zzz']);
    expect(below(text, 'Mistakes')[0]).toBe('zzz');
  });

  test('manual samples: in `classic` a mistake stands below its line, and headings are those of the samples', () => {
    const game = galaxyOf({ planets: [home(1), home(2)], parameters: { ...CLASSIC } });
    const after = turn(game, {
      1: '? what\np 2 DRIVE\n= Arthur Dent',
      2: '@\nHello all\n@\n@ Race_1\nGood luck\n@',
    });
    const lines = textOfGame(after).split('\n');
    const received = lines.slice(lines.indexOf('ORDERS RECEIVED'));
    expect(received.slice(0, 3)).toEqual(['ORDERS RECEIVED', '', '> ? what']);
    expect(received[3]).toMatch(/^Expected /);
    expect(received.slice(4, 7)).toEqual(['> p 2 DRIVE', 'Planet is not owned by you.', '> = Arthur Dent']);
    const at = (line: string): string[] => lines.slice(lines.indexOf(line)).slice(0, 4);
    expect(at('GLOBAL Messages')).toEqual(['GLOBAL Messages', '', '-message starts-', 'Hello all']);
    expect(at('PERSONAL Messages for Race_1')[3]).toBe('Good luck');
    expect(at('Orion Top 2 of turn 1')[2]).toMatch(/^# +lt +Nation/);
    expect(at('\t\tProduction Status').slice(1)).toEqual([
      'Sofar you have:',
      '  produced a total shipmass of 0.00',
      '  lost a total shipmass of     0.00',
    ]);
    expect(lines).toContain('  Your real name is Arthur Dent.');
    expect(lines).toContain('End of the Bulletins');
  });

  test('manual "Map": corners, a line of hyphens, forty lines of eighty cells', () => {
    const map = below(textOfGame(busy()), 'Map');
    expect(map).toHaveLength(44);
    expect(map[0]).toBe('0.00,0.00  300.00,0.00');
    expect(map[43]).toBe('0.00,300.00  300.00,300.00');
    expect([map[1], map[42]]).toEqual(['-'.repeat(80), '-'.repeat(80)]);
    expect(map.slice(2, 42).every((line) => line.length === 80)).toBe(true);
  });
});

/** The galaxy {@link busy} with names of the manual, a fleet of three groups, and two groups of another race on one way. */
function sampled(): GalaxyGame {
  const game = busy();
  const { state } = game;
  const [first, second, , , , sixth] = state.planets;
  const [drone] = state.groups;
  if (!first || !second || !sixth || !drone) throw new Error('expected the planets and groups of the galaxy');
  first.name = 'Lima_Bean';
  second.name = 'Foxglove';
  sixth.name = 'Daylilly';
  first.routes = { COL: 2, CAP: null, MAT: null, EMP: null };
  sixth.routes = { COL: 2, CAP: 1, MAT: null, EMP: 6 };
  state.races[0]?.fleets.splice(0, 1, { id: 1, name: 'Defenders' });
  const flak = { ...drone, typeId: 2, fleetId: 1, planetId: 1 };
  const flaks = [41, 9, 9].map((ships, i) => ({
    ...flak,
    id: i + 11,
    number: i + 2,
    ships,
    tech: { drive: [1, 1.4, 1.6][i] ?? 1, weapons: 0, shields: 1, cargo: 0 },
  }));
  const onTheWay = [4, 8].map((ships, i) => ({
    ...drone,
    id: i + 21,
    raceId: 2,
    number: i + 5,
    ships,
    planetId: 6,
    originId: 2,
    distance: 18.02,
  }));
  state.groups = [drone, ...flaks, ...onTheWay];
  return game;
}
