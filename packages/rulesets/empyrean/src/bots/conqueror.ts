import { strongBot } from './strong.js';

/** Plays to win: research for range, ships to every planet where people can live, and whatever keeps its people content. */
export const conqueror = strongBot({
  industry: {
    yard: { HEN: 4_000, LFS: 6_000, SPD: 500, FRM: 5_000, TPT: 500 },
    retool: { EWP: 'RSCH', MTSP: 'RSCH', AUT: 'FCT', ASW: 'RSCH' },
    structure: [2_000_000, 8_000_000],
    growth: 'RSCH',
    kept: 500,
  },
  minesKept: 500,
  scouts: 2,
  settling: { kits: 3, ships: 6 },
});
