import { CONQUEST } from './conqueror.js';
import { strongBot } from './strong.js';

/** Research first: everything that is not needed for wages and food is turned to research; then large ships settle three planets each. */
export const scholar = strongBot({
  ...CONQUEST,
  industry: {
    ...CONQUEST.industry,
    guard: [300_000, 500_000],
    works: { STU: [2_000_000, 10_000_000], FCT: [20_000, 60_000] },
  },
  settling: { kits: 3, ships: 12 },
});
