import { describe, expect, test } from 'vitest';
import type { ReportNote } from '@ec/reports';
import type { TurnView } from '../../src/view/turn-view.js';
import { fleetView } from './fleet-view.js';
import { homeView } from './home-view.js';
import { blocksOf, needsIn, withColony } from './read-report.js';

function notesOf(view: TurnView, section: string): ReportNote[] {
  return blocksOf(view, section).flatMap((block) => (block.kind === 'notes' ? block.notes : []));
}

describe('E-18, E-30: what needs the player', () => {
  test('a ship of 160 population units needs 80 fuel for life support, and has 40', () => {
    expect(notesOf(fleetView(), 'needs')[0]).toEqual({
      text: 'Trade station 5 at 05-12-28/2: fuel for life support falls short next turn at the present rate: 0 stored, 100 needed and 0 coming in each turn; people without it die.',
      isUrgent: true,
      section: 'colony-5-storage',
      order: '1, transfer, 100 fuel, 5',
    });
    expect(notesOf(fleetView(), 'needs').map(({ text }) => text)).toContain(
      'Ship 12 "Dawn" at 05-12-28/2: fuel for life support falls short next turn at the present rate: 40 stored, 80 needed and 0 coming in each turn; people without it die.',
    );
  });

  test('a ration below a quarter is deadly, whatever is stored', () => {
    const view = homeView();
    const [colony] = view.holdings;
    if (!colony) throw new Error('expected a colony');
    const starving = withColony({ rates: { ...colony.rates, ration: { numerator: 1, denominator: 5 } } });
    expect(notesOf(starving, 'needs')[0]).toEqual({
      text: 'Colony 1 "Goldball" at 05-12-28/2: people starve on a ration of 20.00 %; 25 % keeps them alive.',
      isUrgent: true,
      section: 'colony-1-vital',
      order: '1, ration, 25%',
    });
  });

  test('food of 2,480,010 a turn is eaten from 5,000,000: without farms it lasts two turns, and in the third people starve', () => {
    const stored = [{ code: 'FOOD', techLevel: 0, quantity: 5_000_000 }] as const;
    const [food] = notesOf(withColony({ farms: [], stored: [...stored] }), 'needs').filter(({ text }) =>
      text.includes(': food '),
    );
    expect(food?.text).toContain(
      'food lasts 2 more turns at the present rate: 5,000,000 stored, 2,480,010 needed and 0 coming in each turn; people starve from the third turn on.',
    );
    expect(food).toMatchObject({ isUrgent: true, order: '1, ration, 50%' });
  });
});

test('E-16: what happened names refused orders and lines that could not be read', () => {
  expect(notesOf(homeView(), 'happened')).toEqual([
    { text: 'Refused, line 3: 9, ration, 50% – there is no colony 9 of yours', section: 'orders' },
    { text: '1 line of your orders could not be read.', section: 'orders' },
  ]);
});

describe('seed "General Rules": mines that were taken apart in the quarter', () => {
  const [fuel, metallics] = homeView().holdings[0]?.mines ?? [];
  if (!fuel || !metallics) throw new Error('expected two mine groups');
  const smaller = { ...metallics, units: 60_000 }; // 70,000 worked, and 10,000 were taken apart
  const idle = (view: TurnView): string[] => needsIn(view).filter((text) => text.includes('stood still'));

  test('did not stand still when they had worked', () => {
    expect(idle(withColony({ mines: [fuel, smaller] }))).toEqual([]);
  });

  test('do not hide that those of another group did: 5,000 of 60,000', () => {
    expect(idle(withColony({ mines: [{ ...fuel, worked: 55_000 }, smaller] }))).toEqual([
      'Colony 1 "Goldball": 5,000 of 120,000 mines stood still for want of workers, fuel, room or time to begin.',
    ]);
  });
});

describe('seed "Factory": materials that ran out', () => {
  // 160,000 factories begin 1,333,333 consumer goods, which take 0.2 metallics each: 266,666
  const factories = (homeView().holdings[0]?.factories ?? []).slice(0, 1);
  const quarter = { place: 'stored', unit: 'METS', received: 0, assembled: 0, lost: 0, sent: 0 } as const;
  const metallics = (figures: {
    opening: number;
    produced: number;
    used: number;
    closing: number;
  }): string[] =>
    needsIn(withColony({ factories, ledger: [{ ...quarter, ...figures }] })).filter((text) =>
      text.includes(': metallics '),
    );

  test('150,000 were used, as there were no more, and 266,666 are needed where 50,000 come', () => {
    expect(metallics({ opening: 100_000, produced: 50_000, used: 150_000, closing: 0 })).toEqual([
      'Colony 1 "Goldball": metallics fall short next turn at the present rate: 0 stored, 216,666 more needed than come in each turn.',
    ]);
  });

  test('what is in store is used up as it was: 500,000 last two turns of 216,666', () => {
    expect(metallics({ opening: 716_666, produced: 50_000, used: 266_666, closing: 500_000 })).toEqual([
      'Colony 1 "Goldball": metallics last 2 more turns at the present rate: 500,000 stored, 216,666 more needed than come in each turn.',
    ]);
  });

  test('fewer are used where something else is missing, and the rest is in store', () => {
    expect(metallics({ opening: 500_000, produced: 50_000, used: 50_000, closing: 500_000 })).toEqual([]);
  });
});

test('seed "Factory": a gap in the work in process is said as one', () => {
  // wages of 1,217,512 a turn: 1,500,000 + 1,000,000 − 1,217,512 = 1,282,488 after the next turn, then 1,064,976 after 1,000,000 more; then nothing comes
  const stored = [{ code: 'CNGD', techLevel: 0, quantity: 1_500_000 }] as const;
  const factories = (homeView().holdings[0]?.factories ?? []).slice(0, 1).map((group) => ({
    ...group,
    pipeline: [0, 1_000_000, 1_000_000] as [number, number, number],
  }));
  expect(
    needsIn(
      withColony({ factories, stored: [...stored, { code: 'FUEL', techLevel: 0, quantity: 9_000_000 }] }),
    ),
  ).toContain(
    'Colony 1 "Goldball" at 05-12-28/2: consumer goods for wages lasts 2 more turns at the present rate: 1,500,000 stored, 1,217,512 needed each turn, 1,000,000 coming in next turn and 0 in the turn in which it falls short; people who are paid less turn rebel.',
  );
});
