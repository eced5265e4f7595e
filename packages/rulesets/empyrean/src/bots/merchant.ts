import { CONQUEST } from './conqueror.js';
import { strongBot } from './strong.js';

/** Trade and many small colonies: a ship for each colony, and everything that is left over, levels included, goes to market. */
export const merchant = strongBot({
  ...CONQUEST,
  settling: { kits: 1, ships: 16 },
  trading: { quarters: [4, 3], level: 5_000 },
});
