import { describe, expect, test } from 'vitest';
import { turnReport } from '../../src/report/report.js';
import type { TurnView } from '../../src/view/turn-view.js';
import { explorerView, ORDER_SHEET } from './explorer-view.js';
import { fleetView } from './fleet-view.js';
import { homeView } from './home-view.js';
import { blocksOf, columnsOf, factsOf, rowsOf, withColony } from './read-report.js';
import { warView } from './war-view.js';

describe('Turn: the head of the report', () => {
  test('names turn, game and empire', () => {
    const { title, subtitle } = turnReport(homeView());
    expect(title).toBe('Turn report 1.1: Dragonfire');
    expect(subtitle).toBe('Empyrean Challenge, game EC-5, empire 7');
    expect(factsOf(homeView(), 'empire')).toEqual({
      Game: 'EC-5',
      'Turn (year.quarter)': '1.1',
      Empire: '7 Dragonfire',
      Player: 'ann@example.org',
      'Home world': '05-12-28/2',
      Colonies: 1,
      Ships: 0,
      'Planets controlled': 1,
    });
    expect(factsOf(fleetView(), 'empire')).toMatchObject({ Colonies: 2, Ships: 1 });
  });

  test('seed "General Rules", victory: turns count from the first in which the terms are met', () => {
    const victory = { planets: 101, turns: 1 };
    expect(factsOf({ ...homeView(), victory }, 'empire')).toMatchObject({
      'Planets controlled': 101,
      'Turns in a row with the terms of victory met (4 win)': 1,
    });
  });

  test('seed "General Rules", victory: once the game is over it says who has won, by name where they are known', () => {
    const over = (winners: number[], contacts: TurnView['contacts'] = []) =>
      factsOf({ ...homeView(), winners, contacts }, 'empire')['The game is over, won by'];
    expect(over([7])).toBe('7 Dragonfire');
    expect(over([3, 7], [{ id: 3, name: 'Grim Reapers' }])).toBe('3 Grim Reapers, 7 Dragonfire');
    expect(over([3])).toBe('3');
    expect(over([])).toBe('nobody');
  });

  test('a notice of the game master stands after the head, line for line', () => {
    const view = { ...homeView(), notice: 'Spring is here.\n\n  Next turn: 1 May.' };
    expect(
      turnReport(view)
        .sections.map(({ id }) => id)
        .slice(0, 5),
    ).toEqual(['happened', 'needs', 'empire', 'history', 'notice']);
    expect(blocksOf(view, 'notice')).toEqual([
      { kind: 'lines', lines: ['Spring is here.', '', '  Next turn: 1 May.'] },
    ]);
  });

  test('says so when an empire has no player', () => {
    const view = homeView();
    expect(factsOf({ ...view, empire: { ...view.empire, player: null } }, 'empire')['Player']).toBe('none');
  });

  test('has its sections in a fixed order with stable IDs', () => {
    expect(turnReport(homeView()).sections.map(({ id }) => id)).toEqual([
      'happened',
      'needs',
      'empire',
      'history',
      'orders',
      'colony-1',
      'colony-1-vital',
      'colony-1-census',
      'colony-1-storage',
      'colony-1-farms',
      'colony-1-mines',
      'colony-1-factories',
      'colony-1-labour',
      'system-05-12-28',
      'survey-05-12-28-2',
    ]);
  });

  test('battles, espionage and rebellions stand between the orders and the first colony', () => {
    const ids = turnReport(warView()).sections.map(({ id }) => id);
    expect(ids.slice(0, 11)).toEqual([
      'happened',
      'needs',
      'empire',
      'history',
      'orders',
      'battle-7',
      'battle-9',
      'espionage',
      'rebellion-1',
      'rebellion-44',
      'colony-1',
    ]);
  });

  test('a view with something to say of everything has all sections, in their order', () => {
    const ids = turnReport(explorerView(), ORDER_SHEET).sections.map(({ id }) => id);
    expect(ids.filter((id) => !/^(?:colony|ship)-/.test(id))).toEqual([
      'happened',
      'needs',
      'empire',
      'history',
      'orders',
      'changes',
      'battle-7',
      'battle-9',
      'espionage',
      'rebellion-1',
      'rebellion-44',
      'messages',
      'news',
      'systems',
      'system-05-12-28',
      'system-06-13-28',
      'sensors',
      'probes',
      'survey-05-12-28-2',
      'survey-05-12-28-4',
      'planets',
      'sightings',
      'contacts',
      'stars-06-13-28',
      'stars-30-00-07',
      'orders-template',
    ]);
    expect(ids.indexOf('colony-1')).toBe(ids.indexOf('news') + 1);
    expect(ids.indexOf('ship-12-ledger')).toBe(ids.indexOf('systems') - 1);
  });

  test('a trade station is a colony without works; a ship has no mines or factories; who did not trade has no trades', () => {
    const sections = turnReport(fleetView()).sections.filter(({ id }) => /^(?:colony|ship)/.test(id));
    expect(sections.map(({ id }) => id)).toEqual([
      ...topics('colony-1', ['farms', 'mines', 'factories', 'labour', 'transfers', 'trades', 'ledger']),
      ...topics('colony-5', ['labour']),
      ...topics('ship-12', ['farms', 'labour', 'transfers', 'ledger']),
    ]);
    expect(blocksOf(fleetView(), 'ship-12-farms')).toEqual([{ kind: 'paragraph', text: 'No farms.' }]);
  });

  test('a heading says what it is, its number and its name', () => {
    const titles = Object.fromEntries(turnReport(fleetView()).sections.map(({ id, title }) => [id, title]));
    expect(titles).toMatchObject({
      'colony-1': 'Colony 1 "Goldball"',
      'colony-5': 'Trade station 5',
      'colony-5-labour': 'Trade station 5: labour',
      'ship-12': 'Ship 12 "Dawn"',
      'ship-12-vital': 'Ship 12 "Dawn": vital statistics',
    });
  });
});

function topics(id: string, some: string[]): string[] {
  return [id, ...['vital', 'census', 'storage', ...some].map((topic) => `${id}-${topic}`)];
}

describe('E-18, E-23: a ship or colony', () => {
  test('a colony with room to spare: 23,969,044 − 21,790,040 structural units', () => {
    expect(factsOf(homeView(), 'colony-1')).toEqual({
      Kind: 'open colony',
      Location: '05-12-28/2',
      'Technology level': 1,
      'Research points': 0,
      'Research points for the next level': 100_000,
      'Structural units': 23_969_044,
      'Structural units needed': 21_790_040,
      'Structural units spare': 2_179_004,
      'Pay of unskilled workers': '0.125 consumer goods a unit',
      'Pay of professionals': '0.375 consumer goods a unit',
      'Pay of soldiers': '0.25 consumer goods a unit',
      Ration: '100.00 %',
    });
  });

  test('a ship that rose a level, lacks 15,400 − 15,000 structural units, and carries 160 population units', () => {
    expect(factsOf(fleetView(), 'ship-12')).toEqual({
      Kind: 'ship',
      Location: '05-12-28/2',
      'Technology level': 2,
      'Technology level reached this quarter': 2,
      'Research points': 0,
      'Structural units': 15_000,
      'Structural units needed': 15_400,
      'Structural units lacking': 400,
      'Life support (population units)': 200,
      'People on life support (population units)': 160,
      'Died without life support (population units)': 5,
      'Pay of unskilled workers': '0.125 consumer goods a unit',
      'Pay of professionals': '0.375 consumer goods a unit',
      'Pay of soldiers': '0.005 consumer goods a unit',
      Ration: '50.00 %',
    });
  });

  test('E-31, E-42: a colony that fell from level 4 to 3', () => {
    const facts = factsOf(withColony({ techLevel: 3, declined: 3 }), 'colony-1');
    expect(facts).toMatchObject({ 'Technology level': 3, 'Technology level lost this quarter': 'now 3' });
    expect(factsOf(homeView(), 'colony-1')).not.toHaveProperty('Technology level lost this quarter');
  });

  test('at technology level 10 there is no next one; a structure that just suffices spares 0', () => {
    expect(factsOf(fleetView(), 'colony-5')).toMatchObject({
      Kind: 'trade station',
      'Research points': 25,
      'Research points for the next level': 'none: this is the highest level',
      'Structural units spare': 0,
    });
  });

  test.each([
    ['open', 'open colony'],
    ['enclosed', 'enclosed colony'],
    ['orbiting', 'orbiting colony'],
  ] as const)('kind %s is an %s', (kind, shown) => {
    expect(factsOf(withColony({ kind }), 'colony-1')['Kind']).toBe(shown);
  });
});

describe('E-17: order results', () => {
  test('every order has its line, result and reason; unreadable lines follow', () => {
    expect(rowsOf(homeView(), 'orders')).toEqual([
      [2, '1, pay, 0.375, professionals', 'done', ''],
      [3, '9, ration, 50%', 'refused', 'there is no colony 9 of yours'],
    ]);
    expect(rowsOf(homeView(), 'orders', 1)).toEqual([
      [4, 4, 'expected a statement, found "pya"; did you mean "pay"?'],
    ]);
  });

  test('of those that failed, it says where to read how they are written', () => {
    const page = 'https://github.com/ec-engine/ec/blob/main/docs/orders.md';
    expect(blocksOf(homeView(), 'orders')[2]).toEqual({
      kind: 'paragraph',
      text: `Read how they are written: ${page}, ${page}#ration`,
    });
    expect(blocksOf({ ...homeView(), diagnostics: [] }, 'orders')[1]).toEqual({
      kind: 'paragraph',
      text: `Read how it is written: ${page}#ration`,
    });
  });

  test('a turn without orders says so', () => {
    expect(blocksOf({ ...homeView(), orders: [], diagnostics: [] }, 'orders')).toEqual([
      { kind: 'paragraph', text: 'No orders this turn.' },
    ]);
  });
});

describe('E-03: census', () => {
  test('a spy and a construction worker count twice: 9,920,040 population units, 992,004,000 people', () => {
    expect(rowsOf(homeView(), 'colony-1-census')).toEqual([
      ['Unemployables', 'UEM', 3_700_000, 370_000_000, '37.29 %'],
      ['Unskilled workers', 'USK', 3_700_000, 370_000_000, '37.29 %'],
      ['Professionals', 'PRO', 1_000_000, 100_000_000, '10.08 %'],
      ['Soldiers', 'SLD', 1_500_000, 150_000_000, '15.12 %'],
      ['Spies', 'SPY', 20, 4_000, '0.00 %'],
      ['Construction workers', 'CNW', 10_000, 2_000_000, '0.20 %'],
      ['Trainees', 'TRN', 0, 0, '0.00 %'],
      ['Total', '', 9_910_020, 992_004_000, '100.00 %'],
    ]);
  });

  test('rebels have a column when some are known', () => {
    const rows = rowsOf(withColony({ rebels: { USK: 300, SLD: 5 } }), 'colony-1-census');
    expect(rows.map((row) => row[5])).toEqual([0, 300, 0, 5, 0, 0, 0, 305]);
  });

  test('E-28: where no spies check for rebels, a sentence says so; where they found none, there is no column', () => {
    const unknown = withColony({ rebels: null });
    expect(columnsOf(unknown, 'colony-1-census')).toEqual(['class', 'code', 'units', 'people', 'share']);
    expect(rowsOf(unknown, 'colony-1-census')).toEqual(rowsOf(homeView(), 'colony-1-census'));
    expect(blocksOf(unknown, 'colony-1-census').at(-1)).toEqual({
      kind: 'paragraph',
      text: 'No spies check for rebels here, so their number is unknown.',
    });
    expect(columnsOf(homeView(), 'colony-1-census')).not.toContain('rebels');
    expect(blocksOf(homeView(), 'colony-1-census').map(({ kind }) => kind)).toEqual([
      'table',
      'picture',
      'paragraph',
    ]);
  });

  test('an empty colony has no shares', () => {
    const population = { UEM: 0, USK: 0, PRO: 0, SLD: 0, SPY: 0, CNW: 0, TRN: 0 };
    expect(rowsOf(withColony({ population }), 'colony-1-census').at(-1)).toEqual([
      'Total',
      '',
      0,
      0,
      '0.00 %',
    ]);
  });
});

describe('E-01: storage', () => {
  test('each mass is truncated once: 17,000,001 supplies at 0.04 are 680,000; 900,001 goods at 0.6 are 540,000', () => {
    expect(rowsOf(homeView(), 'colony-1-storage')).toEqual([
      ['Gold', 'GOLD', 20_000, 20_000],
      ['Fuel', 'FUEL', 1_400_000, 1_400_000],
      ['Transports', 'TPT-1', 20_000, 80_000],
      ['Military supplies', 'MTSP', 17_000_001, 680_000],
      ['Consumer goods', 'CNGD', 900_001, 540_000],
      ['Food', 'FOOD', 3_000_000, 18_000_000],
      ['Total', '', '', 20_720_000],
    ]);
  });

  test('assembled: 100,000 × 7, 30,000 × 25, 20 × 3,000, 23,969,044 × 0.5', () => {
    expect(rowsOf(homeView(), 'colony-1-storage', 1)).toEqual([
      ['Farms', 'FRM-1', 100_000, 700_000],
      ['Missile launchers', 'MSL-1', 30_000, 750_000],
      ['Sensors', 'SEN-1', 20, 60_000],
      ['Structural units', 'STU', 23_969_044, 11_984_522],
      ['Total', '', '', 13_494_522],
    ]);
  });

  test('the total is truncated once: 0.6 + 0.4 is 1 mass unit though each row shows 0', () => {
    const stored: TurnView['holdings'][number]['stored'] = [
      { code: 'MTSP', techLevel: 0, quantity: 10 },
      { code: 'CNGD', techLevel: 0, quantity: 1 },
    ];
    const masses = rowsOf(withColony({ stored }), 'colony-1-storage').map((row) => row[3]);
    expect(masses).toEqual([0, 0, 1]);
  });

  test('empty storage says so', () => {
    expect(blocksOf(withColony({ stored: [], assembled: [] }), 'colony-1-storage')).toEqual([
      { kind: 'paragraph', text: 'Nothing is in storage.' },
      { kind: 'paragraph', text: 'Nothing is assembled.' },
    ]);
  });
});

describe('E-30, E-32, E-33: vital statistics', () => {
  test('people, and rebels who turned loyal as a figure below 0', () => {
    expect(factsOf(homeView(), 'colony-1-vital')).toEqual({
      'Births (population units)': 24_800,
      'Deaths (population units)': 6_199,
      'Starved (population units)': 0,
      'Change in rebels (population units)': 0,
      'Trainees graduated': 0,
      'Unemployables turned workers': 74_000,
      'Standard of living': '66.66 %',
    });
    expect(factsOf(fleetView(), 'ship-12-vital')['Change in rebels (population units)']).toBe(-2);
  });

  test('shares are truncated: 900,000 of 1,217,512.5 goods are 73.92 %', () => {
    expect(rowsOf(homeView(), 'colony-1-vital')).toEqual([
      ['Wages (consumer goods)', '1,217,512.5', 900_000, '73.92 %'],
      ['Food (food units)', 2_480_010, 2_480_010, '100.00 %'],
    ]);
  });

  test('E-28: where no spies check for rebels, there is no line about them', () => {
    const [colony] = homeView().holdings;
    if (!colony?.vital) throw new Error('expected the vital statistics of colony 1');
    const facts = factsOf(withColony({ vital: { ...colony.vital, rebelled: null } }), 'colony-1-vital');
    expect(Object.keys(facts).filter((label) => label.includes('rebels'))).toEqual([]);
    expect(Object.keys(facts)).toHaveLength(6);
  });

  test('on the set-up turn there are none, and no labour', () => {
    const view = withColony({ vital: null, labour: null });
    const none = [{ kind: 'paragraph', text: 'No quarter has passed yet.' }];
    expect(blocksOf(view, 'colony-1-vital')).toEqual(none);
    expect(blocksOf(view, 'colony-1-labour')).toEqual(none);
  });
});

describe('E-20, E-21, E-22: production', () => {
  test('farms, mines and labour show units, those that worked, and what came of it', () => {
    expect(rowsOf(homeView(), 'colony-1-farms')).toEqual([['FRM-1', 100_000, 100_000, 2_500_000]]);
    expect(rowsOf(homeView(), 'colony-1-mines')).toEqual([
      [1, 'MIN-1', 60_000, 60_000, 2, 'Fuel', 20, 300_000, ''],
      [2, 'MIN-1', 70_000, 70_000, 7, 'Metallics', 55, 962_500, ''],
    ]);
    expect(rowsOf(homeView(), 'colony-1-labour')).toEqual([
      ['Unskilled workers', 1_530_000, 1_530_000, 3_700_000],
      ['Professionals', 510_000, 510_000, 1_000_000],
    ]);
  });

  test('E-22, E-25: factories show what came out, was begun, is in process, and what follows', () => {
    const [full, , slow, idle] = rowsOf(fleetView(), 'colony-1-factories');
    expect(columnsOf(fleetView(), 'colony-1-factories').join(' ')).toBe(
      'group unit units worked product delivered started quarter half three-quarters change',
    );
    expect(full).toEqual([
      1,
      'FCT-1',
      160_000,
      160_000,
      'CNGD',
      1_333_333,
      1_333_333,
      1_333_333,
      1_333_333,
      1_333_333,
      '',
    ]);
    expect(slow).toEqual([3, 'FCT-1', 5_000, 4_000, 'MSS-1', 5_000, 0, 1_250, 6_250, 6_250, 'RSCH']);
    expect(idle).toEqual([4, 'FCT-1', 100, 0, 'idle', 0, 0, 0, 0, 0, '']);
  });

  test('where nothing works, no workers were needed', () => {
    expect(blocksOf(fleetView(), 'ship-12-labour')).toEqual([
      { kind: 'paragraph', text: 'No workers were needed.' },
    ]);
  });

  test.each(['farms', 'mines', 'factories'] as const)('a colony without %s says so', (topic) => {
    expect(blocksOf(withColony({ [topic]: [] }), `colony-1-${topic}`)).toEqual([
      { kind: 'paragraph', text: `No ${topic}.` },
    ]);
  });
});

describe('E-26: transfers', () => {
  test('what came and went, and where it went', () => {
    expect(rowsOf(fleetView(), 'ship-12-transfers')).toEqual([
      ['FUEL', 20, 'received', 1],
      ['PRO', 20, 'received', 1],
      ['FOOD', 10, 'sent', 5],
    ]);
  });
});

describe('E-27: trades', () => {
  test('prices are exact; a seller receives 300 less 1 %', () => {
    expect(rowsOf(fleetView(), 'colony-1-trades')).toEqual([
      ['CNGD', 800, 'sold', '0.375', 297],
      ['FOOD', 3, 'bought', '1/3', 1],
      ['TL-2', 1, 'bought', '12,000', 12_000],
    ]);
  });
});

describe('ledger', () => {
  test('is a detail: storage, then what is assembled, then people, each in the order of the view', () => {
    const section = turnReport(fleetView()).sections.find(({ id }) => id === 'ship-12-ledger');
    expect(section?.detail).toBe(true);
    expect(rowsOf(fleetView(), 'ship-12-ledger')).toEqual([
      ['In storage', 'FUEL', 100, 0, 20, 0, 80, 0, 0, 40],
      ['In storage', 'SPD-2', 10, 0, 0, -10, 0, 0, 0, 0],
      ['In storage', 'FOOD', 50, 0, 0, 0, 20, 0, 10, 20],
      ['Assembled', 'SPD-2', 0, 0, 0, 10, 0, 0, 0, 10],
      ['People', 'PRO', 85, 0, 20, 0, 0, 5, 0, 100],
    ]);
  });

  test('no other section of the turn report is a detail', () => {
    const details = turnReport(fleetView()).sections.filter(({ detail }) => detail);
    expect(details.map(({ id }) => id)).toEqual(['colony-1-ledger', 'ship-12-ledger']);
  });

  test('every row adds up', () => {
    const rows = ['colony-1', 'ship-12'].flatMap((id) => rowsOf(fleetView(), `${id}-ledger`));
    for (const [, , ...figures] of rows) {
      const [opening, produced, received, assembled, used, lost, sent, closing] = figures.map(Number);
      expect((opening ?? 0) + (produced ?? 0) + (received ?? 0) + (assembled ?? 0)).toBe(
        (used ?? 0) + (lost ?? 0) + (sent ?? 0) + (closing ?? 0),
      );
    }
  });
});
