import { censusSection } from './census-section.js';
import { colonySection, labourSection, vitalSection } from './colony-sections.js';
import { empireSection } from './empire-section.js';
import { formatTurn } from './format-turn.js';
import { ordersSection } from './orders-section.js';
import { factoriesSection, farmsSection, minesSection } from './production-sections.js';
import { storageSection } from './storage-section.js';
import { surveySection } from './survey-section.js';
import type { ColonyView, TurnView } from './turn-view.js';
import { REPORT_SCHEMA, type ReportDocument, type ReportSection } from './types.js';

/**
 * The turn report of one empire of Empyrean Challenge.
 *
 * Section IDs are stable from turn to turn: `empire`, `orders`, then for each colony `colony-1` and
 * `colony-1-vital`, `-census`, `-storage`, `-farms`, `-mines`, `-factories`, `-labour`, then a `survey-05-12-28-2` for
 * each planet.
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
      ...view.colonies.flatMap((colony) => COLONY_SECTIONS.map((section) => section(colony))),
      ...view.surveys.map(surveySection),
    ],
  };
}

/** Sections of a colony in the order they are printed. */
const COLONY_SECTIONS: readonly ((colony: ColonyView) => ReportSection)[] = [
  colonySection,
  vitalSection,
  censusSection,
  storageSection,
  farmsSection,
  minesSection,
  factoriesSection,
  labourSection,
];
