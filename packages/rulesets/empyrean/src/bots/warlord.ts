import { CONQUEST } from './conqueror.js';
import { strongBot } from './strong.js';

/** Early war: assault craft before research, against whoever shares its home world; then it settles like a conqueror. */
export const warlord = strongBot({
  ...CONQUEST,
  industry: {
    ...CONQUEST.industry,
    guard: [1_200_000, 1_500_000],
  },
  settling: { kits: 2, ships: 14 },
  warfare: { odds: 160, spies: 300, troopships: 5 },
});
