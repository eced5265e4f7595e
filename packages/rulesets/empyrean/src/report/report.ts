import { noticeSections } from '@ec/engine';
import { template } from '../orders/template.js';
import { battleSections } from './battles.js';
import { changesSection } from './changes.js';
import { contactsSection } from './contacts.js';
import { empireSection } from './empire.js';
import { espionageSection } from './espionage.js';
import { formatTurn } from './format-turn.js';
import { happenedSection } from './happened.js';
import { historySection } from './history.js';
import { holdingSections } from './holdings.js';
import { messagesSection } from './messages.js';
import { needsSection } from './needs.js';
import { newsSection } from './news.js';
import { ordersSection } from './orders.js';
import { ordersTemplateSection } from './orders-template.js';
import { planetsSection } from './planets.js';
import { probesSection } from './probes.js';
import { rebellionSections } from './rebellions.js';
import { sensorsSection } from './sensors.js';
import { sightingsSection } from './sightings.js';
import { starListSections } from './star-lists.js';
import { surveySection } from './survey.js';
import { systemMapSections } from './system-maps.js';
import { systemsSection } from './systems.js';
import type { TurnView } from '../view/turn-view.js';
import { markNews, REPORT_SCHEMA, type ReportDocument, type ReportSection } from '@ec/reports';

/** The turn report of one empire, with an order sheet for the next turn at its end, unless it is out of the game. */
export function report(view: TurnView): ReportDocument {
  return turnReport(view, view.holdings.length === 0 ? undefined : template(view));
}

/**
 * The turn report of one empire of Empyrean Challenge.
 *
 * Section IDs are stable from turn to turn, in this order:
 *
 * - `happened` and `needs`, which refer to the sections below
 * - `empire`, `history` (from the first turn on), `notice`, `orders` and `changes`
 * - a `battle-7` for each ship or colony that was fought over, `espionage`, a `rebellion-7` for each that had a rebellion
 * - `messages` and `news`
 * - for each colony `colony-1` (for each ship `ship-12`) and `colony-1-vital`, `-census`, `-storage`, `-farms`, `-mines`,
 *   `-factories`, `-labour`, `-transfers`, `-trades` and the detail `-ledger`
 * - `systems`, the map of the cluster, and `system-05-12-28` for each system of which something is known
 * - `sensors` and `probes`
 * - a `survey-05-12-28-2` for each planet that was surveyed or has known deposits
 * - `planets`, `sightings`, `contacts`, and a `stars-05-12-28` for each system that was newly explored
 * - `orders-template`
 *
 * A section without content is left out. The sections `happened`, `needs`, `empire` and `orders` are always there, and so are those of ships and colonies, with
 * these exceptions: transfers, trades and the ledger, the mines and factories of a ship, and the farms, mines and factories of a trade
 * station.
 *
 * @param orderSheet - text of an order sheet for the next turn; when absent, the report has no such section
 * @throws RangeError when a figure of the view is out of its bounds (a caller's bug)
 * @see seed "Turn", "Sensor", "Star"; E-03, E-08, E-17
 */
export function turnReport(view: TurnView, orderSheet?: string): ReportDocument {
  const sheet = ordersTemplateSection(orderSheet);
  return {
    schema: REPORT_SCHEMA,
    title: `Turn report ${formatTurn(view.turn)}: ${view.empire.name}`,
    subtitle: `Empyrean Challenge, game ${view.game}, empire ${view.empire.id}`,
    sections: [
      ...markNews(
        PARTS.flatMap((part): readonly ReportSection[] | ReportSection => part(view) ?? []),
        NEWS,
      ),
      ...(sheet ? [sheet] : []),
    ],
  };
}

/** Sections that tell of one turn alone. */
const NEWS =
  /^(?:happened|notice|orders|changes|battle-\d+|espionage|rebellion-\d+|messages|news|probes|stars-[\d-]+|(?:colony|ship)-\d+-(?:transfers|trades))$/;

/** Parts of a report in the order in which they are printed; a part without content is empty or `undefined`. */
export const PARTS: readonly ((view: TurnView) => readonly ReportSection[] | ReportSection | undefined)[] = [
  happenedSection,
  needsSection,
  empireSection,
  historySection,
  ({ notice }) => noticeSections(notice === null ? [] : [{ kind: 'notice', seats: [], text: notice }]),
  ordersSection,
  changesSection,
  battleSections,
  espionageSection,
  rebellionSections,
  messagesSection,
  newsSection,
  ({ holdings }) => holdings.flatMap(holdingSections),
  systemsSection,
  systemMapSections,
  sensorsSection,
  probesSection,
  ({ surveys }) => surveys.map(surveySection),
  planetsSection,
  sightingsSection,
  contactsSection,
  starListSections,
];
