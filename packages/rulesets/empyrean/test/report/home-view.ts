import type { FactoryGroupView, MineGroupView } from '../../src/view/production-view.js';
import type { TurnView } from '../../src/view/turn-view.js';

/**
 * An empire after its first quarter. Population, farms, mines and stocks are the home colony of E-12; production,
 * wages and food follow from it by hand:
 *
 * - farms 100,000 × 25 = 2,500,000 food; fuel 60,000 × 25 × 20 % = 300,000; metallics 70,000 × 25 × 55 % = 962,500
 * - wages 3,700,000 ÷ 8 + 1,000,000 × 3/8 + 1,500,000 ÷ 4 + 10,000 ÷ 2 + 20 × 5/8 = 1,217,512.5, truncated
 * - food (3,700,000 + 3,700,000 + 1,000,000 + 1,500,000 + 2 × 10,000 + 2 × 20) ÷ 4 = 2,480,010
 * - structure 9,920,040 people + 1,510,000 assembled + ½ × 20,720,000.64 stored = 21,790,040, truncated; with 10 % on top
 *   23,969,044 units
 */
export function homeView(): TurnView {
  return {
    game: 'EC-5',
    turn: 1,
    empire: { id: 7, name: 'Dragonfire', player: 'ann@example.org', homeWorld: '05-12-28/2' },
    notice: null,
    winners: null,
    orders: [
      { line: 2, text: '1, pay, 0.375, professionals', status: 'done', reason: '' },
      { line: 3, text: '9, ration, 50%', status: 'refused', reason: 'there is no colony 9 of yours' },
    ],
    diagnostics: [{ line: 4, column: 4, message: 'expected a statement, found "pya"; did you mean "pay"?' }],
    changes: [],
    battles: [],
    espionage: [],
    spiesLost: [],
    rebellions: [],
    sensors: [],
    probes: [],
    news: [],
    messages: [],
    holdings: [
      {
        id: 1,
        name: 'Goldball',
        kind: 'open',
        location: '05-12-28/2',
        techLevel: 1,
        population: { UEM: 3700000, USK: 3700000, PRO: 1000000, SLD: 1500000, SPY: 20, CNW: 10000, TRN: 0 },
        rebels: {},
        vital: {
          births: 24800,
          deaths: 6199,
          graduates: 0,
          promoted: 74000,
          starved: 0,
          rebelled: 0,
          standardOfLiving: { numerator: 2, denominator: 3 },
          wagesDue: 1217512,
          wagesPaid: 900000,
          foodDue: 2480010,
          foodEaten: 2480010,
          wages: { due: 1217512.5, met: 900000, share: { numerator: 7392, denominator: 10000 } },
          meals: { due: 2480010, met: 2480010, share: { numerator: 1, denominator: 1 } },
        },
        rates: {
          pay: {
            USK: { numerator: 1, denominator: 8 },
            PRO: { numerator: 3, denominator: 8 },
            SLD: { numerator: 1, denominator: 4 },
          },
          ration: { numerator: 1, denominator: 1 },
        },
        stored: [
          { code: 'GOLD', techLevel: 0, quantity: 20000 },
          { code: 'FUEL', techLevel: 0, quantity: 1400000 },
          { code: 'TPT', techLevel: 1, quantity: 20000 },
          { code: 'MTSP', techLevel: 0, quantity: 17000001 },
          { code: 'CNGD', techLevel: 0, quantity: 900001 },
          { code: 'FOOD', techLevel: 0, quantity: 3000000 },
        ],
        assembled: [
          { code: 'FRM', techLevel: 1, quantity: 100000 },
          { code: 'MSL', techLevel: 1, quantity: 30000 },
          { code: 'SEN', techLevel: 1, quantity: 20 },
          { code: 'STU', techLevel: 0, quantity: 23969044 },
        ],
        farms: [{ techLevel: 1, units: 100000, worked: 100000, produced: 2500000 }],
        mines: [
          mineGroup({
            group: 1,
            units: 60000,
            depositNumber: 2,
            resource: 'FUEL',
            yieldPercent: 20,
            dug: null,
            produced: 300000,
          }),
          mineGroup({
            group: 2,
            units: 70000,
            depositNumber: 7,
            resource: 'METS',
            yieldPercent: 55,
            dug: null,
            produced: 962500,
          }),
        ],
        factories: [factoryGroup(1, 160000, 'CNGD', 1333333), factoryGroup(2, 50000, 'MTSP', 6250000)],
        labour: { required: { USK: 1530000, PRO: 510000 }, used: { USK: 1530000, PRO: 510000 } },
        structure: { units: 23969044, needed: 21790040 },
        lifeSupport: null,
        research: { points: 0, next: 100000, reached: null },
        declined: null,
        transfers: [],
        trades: [],
        ledger: [],
      },
    ],
    surveys: [
      {
        planet: '05-12-28/2',
        type: 'terrestrial',
        habitability: 25,
        turn: 0,
        deposits: [
          { number: 1, resource: 'GOLD', turn: 0, isExact: true, quantity: 1000000, yieldPercent: 9 },
          { number: 2, resource: 'FUEL', turn: 1, isExact: true, quantity: 98700000, yieldPercent: 20 },
        ],
      },
    ],
    axisSize: 31,
    systems: [],
    starLists: [],
    chart: [],
    planets: [],
    sightings: [],
    contacts: [],
    victory: { planets: 1, turns: 0 },
    history: {
      since: 0,
      people: [9920040, 9920040],
      food: [2980000, 3000000],
      fuel: [1400000, 1400000],
      goods: [900000, 900001],
      rebels: [null, 0],
    },
  };
}

function mineGroup(group: Omit<MineGroupView, 'techLevel' | 'worked'>): MineGroupView {
  return { ...group, techLevel: 1, worked: group.units };
}

/** A group that runs in full: what it turns out in a quarter is delivered, begun, and in each stage between. */
function factoryGroup(group: number, units: number, product: string, output: number): FactoryGroupView {
  return {
    group,
    techLevel: 1,
    units,
    product,
    change: null,
    worked: units,
    delivered: output,
    deliveredUnit: null,
    started: output,
    pipeline: [output, output, output],
  };
}
