import type { HoldingView, LedgerView } from '../../src/view/holding-view.js';
import type { TurnView } from '../../src/view/turn-view.js';
import { homeView } from './home-view.js';

/**
 * The empire of the home view some quarters later: its home colony has dealt with a market and a ship, and there are a
 * trade station and a ship. By hand:
 *
 * - factories: group 3 has 4,000 of 5,000 FCT-1 at work, so 4/5 of each stage of 6,250 missiles moves and 1/5, 1,250,
 *   stays; 4,000 × 5 ÷ 4 mass units are the 5,000 delivered
 * - trades: 800 × 0.375 = 300 gold, less 1 % 297; 3 × 1/3 = 1; a technology level for 12,000
 * - ship's people: 100 PRO + 50 SLD + 2 × 2 SPY + 2 × 3 CNW = 160 population units; life support 50 × 2² = 200, fuel
 *   for 40 of them 40 × 2 = 80
 * - ship's wages: 100 × 3/8 + 50 × 1/200 + 2 × (3/8 + 1/200) + 3 × 1/2 = 40.01, truncated; food 160 ÷ 4 = 40
 * - ship's structure: 10 × (160 people + 50 × 16 LFS-2 + 10 × 50 SPD-2 + ½ × (40 fuel + 20 × 6 food)) = 15,400
 * - station's structure: 10 × (100 people + 500 × 8 LFS-1) = 41,000
 */
export function fleetView(): TurnView {
  const view = homeView();
  const colony = view.holdings.map((home) => ({ ...home, ...colonyBusiness(home) }));
  return { ...view, turn: 5, holdings: [...colony, tradeStation(), ship()] };
}

function colonyBusiness({ factories }: HoldingView): Partial<HoldingView> {
  return {
    factories: [
      ...factories,
      {
        group: 3,
        techLevel: 1,
        units: 5000,
        product: 'MSS-1',
        change: 'RSCH',
        worked: 4000,
        delivered: 5000,
        deliveredUnit: null,
        started: 0,
        pipeline: [1250, 6250, 6250],
      },
      {
        group: 4,
        techLevel: 1,
        units: 100,
        product: null,
        change: null,
        worked: 0,
        delivered: 0,
        deliveredUnit: null,
        started: 0,
        pipeline: [0, 0, 0],
      },
    ],
    transfers: [
      { direction: 'sent', other: 12, unit: 'FUEL', quantity: 20 },
      { direction: 'sent', other: 12, unit: 'PRO', quantity: 20 },
    ],
    trades: [
      { side: 'sold', unit: 'CNGD', quantity: 800, price: { numerator: 3, denominator: 8 }, gold: 297 },
      { side: 'bought', unit: 'FOOD', quantity: 3, price: { numerator: 1, denominator: 3 }, gold: 1 },
      { side: 'bought', unit: 'TL-2', quantity: 1, price: { numerator: 12000, denominator: 1 }, gold: 12000 },
    ],
    ledger: [
      row({ place: 'people', unit: 'PRO', opening: 1000020, sent: 20, closing: 1000000 }),
      row({
        place: 'stored',
        unit: 'FOOD',
        opening: 2980007,
        produced: 2500000,
        received: 3,
        used: 2480010,
        closing: 3000000,
      }),
    ],
  };
}

function tradeStation(): HoldingView {
  return {
    ...emptyHolding(),
    id: 5,
    kind: 'trade-station',
    techLevel: 10,
    population: { ...NOBODY, PRO: 100 },
    assembled: [
      { code: 'LFS', techLevel: 1, quantity: 500 },
      { code: 'STU', techLevel: 0, quantity: 41000 },
    ],
    structure: { units: 41000, needed: 41000 },
    lifeSupport: { capacity: 500, died: 0 },
    research: { points: 25, next: null, reached: null },
  };
}

function ship(): HoldingView {
  return {
    ...emptyHolding(),
    id: 12,
    name: 'Dawn',
    kind: 'ship',
    techLevel: 2,
    population: { ...NOBODY, PRO: 100, SLD: 50, SPY: 2, CNW: 3 },
    vital: {
      births: 0,
      deaths: 0,
      graduates: 0,
      promoted: 0,
      starved: 0,
      rebelled: -2,
      standardOfLiving: { numerator: 0, denominator: 1 },
      wagesDue: 40,
      wagesPaid: 0,
      foodDue: 40,
      foodEaten: 20,
      wages: { due: 40, met: 0, share: { numerator: 0, denominator: 1 } },
      meals: { due: 40, met: 20, share: { numerator: 1, denominator: 2 } },
    },
    stored: [
      { code: 'FUEL', techLevel: 0, quantity: 40 },
      { code: 'FOOD', techLevel: 0, quantity: 20 },
    ],
    assembled: [
      { code: 'SPD', techLevel: 2, quantity: 10 },
      { code: 'LFS', techLevel: 2, quantity: 50 },
      { code: 'STU', techLevel: 0, quantity: 15000 },
    ],
    structure: { units: 15000, needed: 15400 },
    lifeSupport: { capacity: 200, died: 5 },
    research: { points: 0, next: 200000, reached: 2 },
    transfers: [
      { direction: 'received', other: 1, unit: 'FUEL', quantity: 20 },
      { direction: 'received', other: 1, unit: 'PRO', quantity: 20 },
      { direction: 'sent', other: 5, unit: 'FOOD', quantity: 10 },
    ],
    ledger: [
      row({ place: 'people', unit: 'PRO', opening: 85, received: 20, lost: 5, closing: 100 }),
      row({ place: 'stored', unit: 'FUEL', opening: 100, received: 20, used: 80, closing: 40 }),
      row({ place: 'stored', unit: 'SPD-2', opening: 10, assembled: -10, closing: 0 }),
      row({ place: 'assembled', unit: 'SPD-2', opening: 0, assembled: 10, closing: 10 }),
      row({ place: 'stored', unit: 'FOOD', opening: 50, used: 20, sent: 10, closing: 20 }),
    ],
  };
}

const NOBODY = { UEM: 0, USK: 0, PRO: 0, SLD: 0, SPY: 0, CNW: 0, TRN: 0 };

/** Nothing and nobody, at usual rates for a ship. */
function emptyHolding(): Omit<
  HoldingView,
  'id' | 'kind' | 'techLevel' | 'population' | 'structure' | 'research'
> {
  return {
    name: null,
    location: '05-12-28/2',
    rebels: {},
    vital: null,
    rates: {
      pay: {
        USK: { numerator: 1, denominator: 8 },
        PRO: { numerator: 3, denominator: 8 },
        SLD: { numerator: 1, denominator: 200 },
      },
      ration: { numerator: 1, denominator: 2 },
    },
    stored: [],
    assembled: [],
    farms: [],
    mines: [],
    factories: [],
    labour: null,
    lifeSupport: null,
    declined: null,
    transfers: [],
    trades: [],
    ledger: [],
  };
}

function row(
  figures: Pick<LedgerView, 'place' | 'unit' | 'opening' | 'closing'> & Partial<LedgerView>,
): LedgerView {
  return { produced: 0, received: 0, assembled: 0, used: 0, lost: 0, sent: 0, ...figures };
}
