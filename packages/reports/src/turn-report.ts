import { battleSections } from './battles-section.js';
import { contactsSection } from './contacts-section.js';
import { empireSection } from './empire-section.js';
import { espionageSection } from './espionage-section.js';
import { formatTurn } from './format-turn.js';
import { holdingSections } from './holding-sections.js';
import { messagesSection } from './messages-section.js';
import { newsSection } from './news-section.js';
import { noticeSection } from './notice-section.js';
import { ordersSection } from './orders-section.js';
import { ordersTemplateSection } from './orders-template-section.js';
import { planetsSection } from './planets-section.js';
import { probesSection } from './probes-section.js';
import { rebellionSections } from './rebellions-section.js';
import { sensorsSection } from './sensors-section.js';
import { sightingsSection } from './sightings-section.js';
import { starListSections } from './star-lists-section.js';
import { surveySection } from './survey-section.js';
import { systemsSection } from './systems-section.js';
import type { TurnView } from './turn-view.js';
import { REPORT_SCHEMA, type ReportDocument, type ReportSection } from './types.js';

/**
 * The turn report of one empire of Empyrean Challenge.
 *
 * Section IDs are stable from turn to turn, in this order:
 *
 * - `empire`, `notice` and `orders`
 * - a `battle-7` for each ship or colony that was fought over, `espionage`, a `rebellion-7` for each that saw one
 * - `messages` and `news`
 * - for each colony `colony-1` (for each ship `ship-12`) and `colony-1-vital`, `-census`, `-storage`, `-farms`, `-mines`,
 *   `-factories`, `-labour`, `-transfers`, `-trades` and the detail `-ledger`
 * - `sensors` and `probes`
 * - a `survey-05-12-28-2` for each planet of which deposits may be known
 * - `planets`, `sightings`, `contacts`, `systems`, and a `stars-05-12-28` for each system that was newly explored
 * - `orders-template`
 *
 * A section that has nothing to say is left out, but for `empire`, `orders`, and those of ships and colonies: of these only
 * transfers, trades and the ledger, the mines and factories of a ship, and the farms, mines and factories of a trade station.
 *
 * @param template - text of an order sheet for the next turn; without it the report has none
 * @throws RangeError when a figure of the view is out of its bounds (a caller's bug)
 * @see seed "Turn", "Sensor", "Star"; E-03, E-08, E-17
 */
export function turnReport(view: TurnView, template?: string): ReportDocument {
  const sheet = ordersTemplateSection(template);
  return {
    schema: REPORT_SCHEMA,
    title: `Turn report ${formatTurn(view.turn)}: ${view.empire.name}`,
    subtitle: `Empyrean Challenge, game ${view.game}, empire ${view.empire.id}`,
    sections: [
      ...PARTS.flatMap((part): readonly ReportSection[] | ReportSection => part(view) ?? []),
      ...(sheet ? [sheet] : []),
    ],
  };
}

/** Parts of a report in the order they are printed; one that has nothing to say is empty or `undefined`. */
const PARTS: readonly ((view: TurnView) => readonly ReportSection[] | ReportSection | undefined)[] = [
  empireSection,
  noticeSection,
  ordersSection,
  battleSections,
  espionageSection,
  rebellionSections,
  messagesSection,
  newsSection,
  ({ holdings }) => holdings.flatMap(holdingSections),
  sensorsSection,
  probesSection,
  ({ surveys }) => surveys.map(surveySection),
  planetsSection,
  sightingsSection,
  contactsSection,
  systemsSection,
  starListSections,
];
