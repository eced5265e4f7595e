import { strongBot, type Plan } from './strong.js';

/** Plays to win: research for range, ships to every planet where people can live, and wars that are won before they begin. */
export const CONQUEST: Plan = {
  industry: {
    yard: {
      HEN: [5_000, 2_000],
      LFS: [6_000, 20_000],
      SPD: [500, 200],
      TPT: [500, 40_000],
      MIN: [1_000, 6_000],
      SEN: [1_000, 12],
      ASC: [1_000, 12_000],
    },
    farmFactories: 8_000,
    farms: 10_000,
    mines: [15_000, 40_000],
    works: { STU: [2_000_000, 10_000_000], FCT: [10_000, 30_000] },
    guard: [500_000, 900_000],
    rest: 'RSCH',
    kept: 3_000,
  },
  growing: 8,
  structureKept: 2_000_000,
  minesKept: 3_000,
  scouts: 2,
  probes: 0,
  settling: { kits: 2, ships: 8 },
  trading: { quarters: [8, 2], level: null },
  warfare: { odds: 200, spies: 220, troopships: 4 },
};

export const conqueror = strongBot(CONQUEST);
