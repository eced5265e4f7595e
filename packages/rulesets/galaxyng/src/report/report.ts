import { REPORT_SCHEMA, type ReportDocument } from '@ec/reports';
import type { GalaxyView } from '../view/view.js';
import { battleSections } from './battles.js';
import { bulletin } from './bulletin.js';
import { mapSections } from './galaxy-map.js';
import { groupSections } from './groups.js';
import { messageSections } from './messages.js';
import { orderSections } from './orders.js';
import { planetSections } from './planets.js';
import { raceSections } from './races.js';
import { reporterOf } from './section.js';

/** Parts of a turn report, in their order. */
const PARTS = [
  bulletin,
  messageSections,
  orderSections,
  raceSections,
  battleSections,
  mapSections,
  planetSections,
  groupSections,
] as const;

/**
 * The turn report of a race.
 *
 * @see manual "Turn Report"; N-33
 */
export function report(view: GalaxyView): ReportDocument {
  const reporter = reporterOf(view);
  return {
    schema: REPORT_SCHEMA,
    title: `Galaxy Game ${view.game} Turn ${view.turn} Report for ${view.own.name}`,
    subtitle: '',
    sections: PARTS.flatMap((part) => part(reporter)),
  };
}
