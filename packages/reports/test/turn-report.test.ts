import { describe, expect, test } from 'vitest';
import { turnReport, type Cell, type ReportBlock, type TurnView } from '../src/index.js';
import { homeView } from './home-view.js';

function blocksOf(view: TurnView, id: string): ReportBlock[] {
  return turnReport(view).sections.find((section) => section.id === id)?.blocks ?? [];
}

function rowsOf(view: TurnView, id: string, table = 0): Cell[][] {
  const block = blocksOf(view, id).filter(({ kind }) => kind === 'table')[table];
  return block?.kind === 'table' ? block.rows : [];
}

function factsOf(view: TurnView, id: string): Record<string, Cell> {
  const block = blocksOf(view, id).find(({ kind }) => kind === 'facts');
  return block?.kind === 'facts' ? Object.fromEntries(block.facts.map((f) => [f.label, f.value])) : {};
}

function withColony(change: Partial<TurnView['colonies'][number]>): TurnView {
  const view = homeView();
  return { ...view, colonies: view.colonies.map((colony) => ({ ...colony, ...change })) };
}

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
    });
  });

  test('says so when an empire has no player', () => {
    const view = homeView();
    expect(factsOf({ ...view, empire: { ...view.empire, player: null } }, 'empire')['Player']).toBe('none');
  });

  test('has its sections in a fixed order with stable IDs', () => {
    expect(turnReport(homeView()).sections.map(({ id }) => id)).toEqual([
      'empire',
      'orders',
      'colony-1',
      'colony-1-vital',
      'colony-1-census',
      'colony-1-storage',
      'colony-1-farms',
      'colony-1-mines',
      'colony-1-factories',
      'colony-1-labour',
      'survey-05-12-28-2',
    ]);
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

  test('assembled: 100,000 × 7, 30,000 × 25, 20 × 3,000', () => {
    expect(rowsOf(homeView(), 'colony-1-storage', 1)).toEqual([
      ['Farms', 'FRM-1', 100_000, 700_000],
      ['Missile launchers', 'MSL-1', 30_000, 750_000],
      ['Sensors', 'SEN-1', 20, 60_000],
      ['Total', '', '', 1_510_000],
    ]);
  });

  test('the total is truncated once: 0.6 + 0.4 is 1 mass unit though each row shows 0', () => {
    const stored: TurnView['colonies'][number]['stored'] = [
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

describe('E-30, E-33: vital statistics', () => {
  test('shares are truncated: 900,000 of 1,217,512 goods are 73.92 %', () => {
    expect(factsOf(homeView(), 'colony-1-vital')['Standard of living']).toBe('66.66 %');
    expect(rowsOf(homeView(), 'colony-1-vital')).toEqual([
      ['Wages (consumer goods)', 1_217_512, 900_000, '73.92 %'],
      ['Food (food units)', 2_480_010, 2_480_010, '100.00 %'],
    ]);
  });

  test('on the set-up turn there are none, and no labour', () => {
    const view = withColony({ vital: null, labour: null });
    const none = [{ kind: 'paragraph', text: 'No quarter has passed yet.' }];
    expect(blocksOf(view, 'colony-1-vital')).toEqual(none);
    expect(blocksOf(view, 'colony-1-labour')).toEqual(none);
  });

  test('rates are exact decimals', () => {
    expect(factsOf(homeView(), 'colony-1')).toMatchObject({
      'Pay of unskilled workers': '0.125 consumer goods a unit',
      'Pay of professionals': '0.375 consumer goods a unit',
      'Pay of soldiers': '0.25 consumer goods a unit',
      Ration: '100.00 %',
    });
  });
});

describe('E-20, E-21, E-22: production', () => {
  test('farms, mines and factories show units, those that worked, and what came of it', () => {
    expect(rowsOf(homeView(), 'colony-1-farms')).toEqual([['FRM-1', 100_000, 100_000, 2_500_000]]);
    expect(rowsOf(homeView(), 'colony-1-mines')).toEqual([
      [1, 'MIN-1', 60_000, 60_000, 2, 'Fuel', 20, 300_000],
      [2, 'MIN-1', 70_000, 70_000, 7, 'Metallics', 55, 962_500],
    ]);
    expect(rowsOf(homeView(), 'colony-1-factories')[0]).toEqual([
      1,
      'FCT-1',
      160_000,
      'CNGD',
      1_333_333,
      1_333_333,
      1_333_333,
    ]);
    expect(rowsOf(homeView(), 'colony-1-labour')).toEqual([
      ['Unskilled workers', 1_530_000, 1_530_000, 3_700_000],
      ['Professionals', 510_000, 510_000, 1_000_000],
    ]);
  });

  test.each(['farms', 'mines', 'factories'] as const)('a colony without %s says so', (topic) => {
    expect(blocksOf(withColony({ [topic]: [] }), `colony-1-${topic}`)).toEqual([
      { kind: 'paragraph', text: `No ${topic}.` },
    ]);
  });
});

describe('E-08: survey', () => {
  test('the home planet and its numbered deposits', () => {
    expect(factsOf(homeView(), 'survey-05-12-28-2')).toEqual({
      Planet: 'terrestrial',
      Habitability: 25,
      'Surveyed in turn': '0.0',
    });
    expect(rowsOf(homeView(), 'survey-05-12-28-2')).toEqual([
      [1, 'Gold', 'GOLD', 1_000_000, 9],
      [2, 'Fuel', 'FUEL', 98_700_000, 20],
    ]);
  });

  test('a gas giant without deposits', () => {
    const view: TurnView = {
      ...homeView(),
      surveys: [{ planet: '05-12-28B/9', type: 'gasGiant', habitability: 0, turn: 6, deposits: [] }],
    };
    expect(blocksOf(view, 'survey-05-12-28b-9')).toEqual([
      {
        kind: 'facts',
        facts: [
          { label: 'Planet', value: 'gas giant' },
          { label: 'Habitability', value: 0 },
          { label: 'Surveyed in turn', value: '2.2' },
        ],
      },
      { kind: 'paragraph', text: 'No deposits.' },
    ]);
  });
});
