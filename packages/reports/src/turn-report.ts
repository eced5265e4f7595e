import { censusSection } from './census-section.js';
import { empireSection } from './empire-section.js';
import { factoriesSection } from './factories-section.js';
import { farmsSection } from './farms-section.js';
import { formatTurn } from './format-turn.js';
import { holdingSection } from './holding-section.js';
import { labourSection } from './labour-section.js';
import { ledgerSection } from './ledger-section.js';
import { minesSection } from './mines-section.js';
import { ordersSection } from './orders-section.js';
import { storageSection } from './storage-section.js';
import { surveySection } from './survey-section.js';
import { tradesSection } from './trades-section.js';
import { transfersSection } from './transfers-section.js';
import type { HoldingView, TurnView } from './turn-view.js';
import { REPORT_SCHEMA, type ReportDocument, type ReportSection } from './types.js';
import { vitalSection } from './vital-section.js';

/**
 * The turn report of one empire of Empyrean Challenge.
 *
 * Section IDs are stable from turn to turn: `empire`, `orders`, then for each colony `colony-1` (for each ship `ship-12`)
 * and `colony-1-vital`, `-census`, `-storage`, `-farms`, `-mines`, `-factories`, `-labour`, `-transfers`, `-trades` and
 * the detail `-ledger`, then a `survey-05-12-28-2` for each planet. Transfers, trades and the ledger are left out where
 * there are none, as are mines and factories of a ship.
 *
 * @throws RangeError when a figure of the view is out of its bounds (a caller's bug)
 * @see seed "Turn", E-03, E-17
 */
export function turnReport(view: TurnView): ReportDocument {
  return {
    schema: REPORT_SCHEMA,
    title: `Turn report ${formatTurn(view.turn)}: ${view.empire.name}`,
    subtitle: `Empyrean Challenge, game ${view.game}, empire ${view.empire.id}`,
    sections: [
      empireSection(view),
      ordersSection(view),
      ...view.holdings.flatMap((holding) => HOLDING_SECTIONS.flatMap((section) => section(holding) ?? [])),
      ...view.surveys.map(surveySection),
    ],
  };
}

/** Sections of a ship or colony in the order they are printed. */
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
