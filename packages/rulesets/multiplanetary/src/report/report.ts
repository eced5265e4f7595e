import { noticeSections, orderSections } from '@ec/engine';
import { markNews, REPORT_SCHEMA, type ReportDocument, type ReportSection } from '@ec/reports';
import { multiplanetaryLanguage } from '../orders/language.js';
import { COLOURS, type Board } from '../state.js';
import type { MultiplanetaryView } from '../view/view.js';
import { boardSections } from './board.js';
import { eventSections } from './event-sections.js';

/** A player's report of a tick. */
export function report({ game, seat, names, board, outcome, events }: MultiplanetaryView): ReportDocument {
  const subtitle = `You are ${COLOURS[seat - 1] ?? ''}.`;
  return document(game, subtitle, board, [
    ...noticeSections(events),
    ...boardSections(outcome, board, names),
    ...eventSections(events),
    ...orderSections(events, multiplanetaryLanguage),
  ]);
}

/** Sections that tell of one tick alone. */
const NEWS = /^(?:notice|departures|arrivals|orders)$/;

/** A document about a tick. */
export function document(
  game: string,
  subtitle: string,
  { turn }: Board,
  sections: ReportSection[],
): ReportDocument {
  return {
    schema: REPORT_SCHEMA,
    title: `${game}, tick ${turn}`,
    subtitle,
    sections: markNews(sections, NEWS),
  };
}
