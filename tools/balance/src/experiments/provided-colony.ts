import { formatRate, rate, scale, WAGES, type Rate } from '@ec/economy';
import { defaultHomeColony, type HomeColonyFile } from '@ec/engine';

/** How people live in a provided colony, in parts of what is usual. */
interface Conditions {
  readonly pay?: Rate;
  readonly ration?: Rate;
  readonly soldiers?: Rate;
  /** Spies that it has, besides those who watch. */
  readonly spies?: number;
}

const USUAL = rate(1);

/** The home colony with food and goods for generations, and nothing that needs labour: what happens is due to its people alone. */
export function providedColony({
  pay = USUAL,
  ration = USUAL,
  soldiers = USUAL,
  spies = 0,
}: Conditions): HomeColonyFile {
  const { population, stored } = defaultHomeColony;
  const wage = (code: keyof typeof WAGES): string => {
    const { numerator, denominator } = WAGES[code];
    return formatRate(rate(numerator * pay.numerator, denominator * pay.denominator));
  };
  return {
    ...defaultHomeColony,
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
    ration: formatRate(ration),
  };
}
