import { formatRatio, ratio, scale, type Ratio } from '@ec/prng';
import { WAGES } from '@ec/economy';
import { historicalHomeColony } from '../set-up/historical-home-colony.js';
import type { HomeColonyFile } from '../set-up/home-colony-file.js';

/** How people live in a provided colony, as shares of what is usual. */
interface Conditions {
  readonly pay?: Ratio;
  readonly ration?: Ratio;
  readonly soldiers?: Ratio;
  /** Spies in addition to those who watch. */
  readonly spies?: number;
}

const USUAL = ratio(1);

/** The historical home colony with food and goods for generations, and nothing that needs labour: everything that happens is due to its people. */
export function providedColony({
  pay = USUAL,
  ration = USUAL,
  soldiers = USUAL,
  spies = 0,
}: Conditions): HomeColonyFile {
  const { population, stored } = historicalHomeColony;
  const wage = (code: keyof typeof WAGES): string => {
    const { numerator, denominator } = WAGES[code];
    return formatRatio(ratio(numerator * pay.numerator, denominator * pay.denominator));
  };
  return {
    ...historicalHomeColony,
    population: {
      ...population,
      SLD: scale(population.SLD, soldiers),
      SPY: population.SPY + spies,
    },
    farms: [],
    mines: [],
    factories: [],
    stored: { ...stored, FOOD: 1_000_000_000, CNGD: 1_000_000_000, FUEL: 10_000 },
    pay: { USK: wage('USK'), PRO: wage('PRO'), SLD: wage('SLD') },
    ration: formatRatio(ration),
  };
}
