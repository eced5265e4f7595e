import type { HomeColonyFile } from './home-colony-file.js';

/**
 * The home colony with which the rulings began: that of edition `first`.
 *
 * @see E-12, E-51
 */
export const historicalHomeColony: HomeColonyFile = {
  techLevel: 1,
  population: {
    UEM: 3_700_000,
    USK: 3_700_000,
    PRO: 1_000_000,
    SLD: 1_500_000,
    SPY: 20,
    CNW: 10_000,
    TRN: 0,
  },
  spies: [
    { task: 'checkRebels', units: 10 },
    { task: 'checkForSpies', units: 10 },
  ],
  farms: [{ techLevel: 1, units: 100_000 }],
  mines: [
    { techLevel: 1, units: 60_000, resource: 'FUEL' },
    { techLevel: 1, units: 70_000, resource: 'METS' },
    { techLevel: 1, units: 90_000, resource: 'NMTS' },
  ],
  factories: [
    { techLevel: 1, units: 160_000, product: 'CNGD', quartersInProcess: 3 },
    { techLevel: 1, units: 50_000, product: 'MTSP', quartersInProcess: 3 },
    { techLevel: 1, units: 50_000, product: 'AUT-1', quartersInProcess: 3 },
    { techLevel: 1, units: 50_000, product: 'EWP-1', quartersInProcess: 3 },
    { techLevel: 1, units: 50_000, product: 'MIN-1', quartersInProcess: 3 },
    { techLevel: 1, units: 160_000, product: 'STU', quartersInProcess: 3 },
    { techLevel: 1, units: 50_000, product: 'RSCH', quartersInProcess: 3 },
  ],
  stored: {
    METS: 3_400_000,
    NMTS: 2_600_000,
    FUEL: 1_400_000,
    GOLD: 20_000,
    FOOD: 3_000_000,
    CNGD: 900_000,
    MTSP: 17_000_000,
    'ASW-1': 1_500_000,
    'ANM-1': 100_000,
    'MSS-1': 100_000,
    'TPT-1': 20_000,
    'SEN-1': 20,
    'AUT-1': 20_000,
  },
  assembled: { 'MSL-1': 30_000, 'SEN-1': 20 },
  structuralMarginPercent: 10,
};
