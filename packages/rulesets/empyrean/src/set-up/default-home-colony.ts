import { historicalHomeColony } from './historical-home-colony.js';
import type { HomeColonyFile } from './home-colony-file.js';

const { population, stored } = historicalHomeColony;

/**
 * The home colony unless a game says otherwise, by what differs from the historical one: tuned by experiment, so that an empire feeds and
 * pays its people for six years whatever it does, finds what its first ships need in store, and jumps in its fourth year.
 *
 * @see E-12, E-52
 */
export const defaultHomeColony: HomeColonyFile = {
  ...historicalHomeColony,
  population: { ...population, UEM: 3_000_000, USK: 4_400_000, PRO: 1_400_000, SLD: 1_000_000 },
  farms: [{ techLevel: 1, units: 125_000 }],
  mines: [
    { techLevel: 1, units: 140_000, resource: 'FUEL' },
    { techLevel: 1, units: 70_000, resource: 'METS' },
    { techLevel: 1, units: 120_000, resource: 'NMTS' },
  ],
  factories: [
    { techLevel: 1, units: 200_000, product: 'CNGD', quartersInProcess: 3 },
    { techLevel: 1, units: 10_000, product: 'MTSP', quartersInProcess: 3 },
    { techLevel: 1, units: 60_000, product: 'AUT-1', quartersInProcess: 3 },
    { techLevel: 1, units: 240_000, product: 'STU', quartersInProcess: 3 },
    { techLevel: 1, units: 250_000, product: 'RSCH', quartersInProcess: 3 },
  ],
  stored: {
    ...stored,
    NMTS: 3_400_000,
    FUEL: 4_000_000,
    FOOD: 6_000_000,
    CNGD: 2_500_000,
    'HEN-1': 2_000,
    'LFS-1': 10_000,
    'SPD-1': 40,
    'FRM-1': 10_000,
    'FCT-1': 20_000,
    STU: 3_000_000,
  },
  structuralMarginPercent: 100,
};
