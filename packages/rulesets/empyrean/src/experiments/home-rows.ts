import { ownRow, integerOf } from '@ec/balance';
import type { ParameterRow, Parameters } from '@ec/engine';
import { historicalHomeColony } from '../set-up/historical-home-colony.js';
import type { HomeColonyFile } from '../set-up/home-colony-file.js';

/** Most farms, and most units in storage, that may be asked for. */
const MOST_FARMS = 1_000_000;
const MOST_STORED = 100_000_000;

/** Stocks of the home colony that are parameters, by their keys. */
const STOCKS = {
  food: 'FOOD',
  fuel: 'FUEL',
  metallics: 'METS',
  nonMetallics: 'NMTS',
  goods: 'CNGD',
} as const satisfies Readonly<Record<string, string>>;

/** Figures of the historical home colony's template as parameters: farms, the ration, and what is in storage at the start. */
export const homeRows: readonly ParameterRow[] = [
  ownRow('farms', farmsOf(historicalHomeColony), [0, MOST_FARMS], 'farms', 'Farms at the start, of level 1.'),
  ownRow('ration', 100, [0, 100], 'percent', 'Ration at the start, in percent of a full one.'),
  ...Object.entries(STOCKS).map(([key, code]) =>
    ownRow(
      key,
      historicalHomeColony.stored[code] ?? 0,
      [0, MOST_STORED],
      'units',
      `${code} in storage at the start.`,
    ),
  ),
];

/** The template of the historical home colony under {@link homeRows}. */
export function homeColonyOf(parameters: Parameters): HomeColonyFile {
  const stocks = Object.entries(STOCKS).map(([key, code]) => [code, integerOf(parameters, key)] as const);
  return {
    ...historicalHomeColony,
    farms: [{ techLevel: 1, units: integerOf(parameters, 'farms') }],
    ration: String(integerOf(parameters, 'ration') / 100),
    stored: { ...historicalHomeColony.stored, ...Object.fromEntries(stocks) },
  };
}

function farmsOf({ farms }: HomeColonyFile): number {
  return farms.reduce((sum, { units }) => sum + units, 0);
}
