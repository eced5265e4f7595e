import { noticeSections, orderSections } from '@ec/engine';
import {
  markDates,
  markNews,
  REPORT_SCHEMA,
  section,
  type ReportDocument,
  type ReportSection,
} from '@ec/reports';
import { ec4xLanguage } from '../orders/language.js';
import { template } from '../orders/template.js';
import type { Ec4xView } from '../view/view.js';
import { battleSection } from './battles.js';
import { colonySection, projectSection } from './colonies.js';
import { contactSection } from './contacts.js';
import { diplomacySection } from './diplomacy.js';
import { fleetSection } from './fleets.js';
import { happenedSection } from './happened.js';
import { intelligenceSection } from './intelligence.js';
import { ledgerSection } from './ledger.js';
import { mapSection } from './map.js';
import { prestigeSection } from './prestige.js';
import { reporterOf, type Reporter } from './reporter.js';
import { researchSection } from './research.js';
import { standingSection } from './standing.js';
import { subversionSection } from './subversion.js';

/**
 * Sections of a turn report, in their order: what happened first, then the map, then all about the House.
 *
 * @see X-66
 */
const SECTIONS: readonly ((reporter: Reporter) => ReportSection[])[] = [
  ({ view }) => noticeSections(view.events),
  happenedSection,
  mapSection,
  standingSection,
  ledgerSection,
  ({ view }) => orderSections(view.events, ec4xLanguage),
  colonySection,
  projectSection,
  researchSection,
  fleetSection,
  contactSection,
  battleSection,
  intelligenceSection,
  subversionSection,
  diplomacySection,
  prestigeSection,
  templateSection,
];

/** Sections that tell of one turn alone. */
const NEWS = /^(?:notice|happened|orders|movement|battles|prestige)$/;

/** Columns that say when something was seen. */
const DATES = /^seen-in-turn$/;

/** The turn report of a House. */
export function report(view: Ec4xView): ReportDocument {
  const reporter = reporterOf(view);
  return {
    schema: REPORT_SCHEMA,
    title: `${view.game}: turn ${view.turn}`,
    subtitle: `House ${view.own.name}`,
    sections: markDates(
      markNews(
        SECTIONS.flatMap((make) => make(reporter)),
        NEWS,
      ),
      DATES,
    ),
  };
}

/** The order sheet that may be filled in; none for a House that is out of the game. */
function templateSection({ view }: Reporter): ReportSection[] {
  if (view.own.status !== 'playing') return [];
  const lines = template(view).trimEnd().split('\n');
  return [section('order-sheet', 'Order sheet', { kind: 'lines', lines })];
}
