import { censusSection } from './census-section.js';
import { factoriesSection } from './factories-section.js';
import { farmsSection } from './farms-section.js';
import { holdingSection } from './holding-section.js';
import { labourSection } from './labour-section.js';
import { ledgerSection } from './ledger-section.js';
import { minesSection } from './mines-section.js';
import { storageSection } from './storage-section.js';
import { tradesSection } from './trades-section.js';
import { transfersSection } from './transfers-section.js';
import type { HoldingView } from './turn-view.js';
import type { ReportSection } from './types.js';
import { vitalSection } from './vital-section.js';

/** Sections of one ship or colony, details included. */
export function holdingSections(holding: HoldingView): ReportSection[] {
  return HOLDING_SECTIONS.flatMap((section) => section(holding) ?? []);
}

/** Sections of a ship or colony in the order they are printed; one that has nothing to say is `undefined`. */
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
