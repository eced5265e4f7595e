import { censusSection } from './census.js';
import { factoriesSection } from './factories.js';
import { farmsSection } from './farms.js';
import { holdingSection } from './holding.js';
import { labourSection } from './labour.js';
import { ledgerSection } from './ledger.js';
import { minesSection } from './mines.js';
import { storageSection } from './storage.js';
import { tradesSection } from './trades.js';
import { transfersSection } from './transfers.js';
import type { HoldingView } from '../view/holding-view.js';
import type { ReportSection } from '@ec/reports';
import { vitalSection } from './vital.js';

/** Sections of one ship or colony, details included. */
export function holdingSections(holding: HoldingView): ReportSection[] {
  return HOLDING_SECTIONS.flatMap((section) => section(holding) ?? []);
}

/** Sections of a ship or colony in the order in which they are printed; a section without content is `undefined`. */
const HOLDING_SECTIONS: readonly ((holding: HoldingView) => ReportSection | undefined)[] = [
  holdingSection,
  vitalSection,
  censusSection,
  storageSection,
  farmsSection,
  minesSection,
  factoriesSection,
  labourSection,
  transfersSection,
  tradesSection,
  ledgerSection,
];
