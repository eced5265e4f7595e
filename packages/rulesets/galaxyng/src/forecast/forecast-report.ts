import type { ReportDocument } from '@ec/reports';
import type { Forecast } from './foresee.js';
import type { OptionName } from '../types.js';
import { asThingsStand } from '../orders/check.js';
import type { GalaxyState } from '../state.js';
import { openPlaces } from './open-places.js';
import { view, type GalaxyView } from '../view/view.js';
import { mistakeLines } from '../report/orders.js';
import { documentOf, sectionsOf } from '../report/report.js';
import { textOf } from '../report/render-text.js';
import { linesSection, type GalaxySection, type GalaxyTable } from '../report/section.js';
import { ofKinds, sectionsByKind, type SectionsByKind } from '../report/sections-by-kind.js';

/** Sections of a forecast by the option that shows them. */
const SHOWN_BY: readonly (readonly [option: OptionName, kinds: readonly string[]])[] = [
  ['shiptypeforecast', ['your-ship-types']],
  ['planetforecast', ['your-planets', 'ships-in-production']],
  ['routesforecast', ['your-routes']],
  ['groupforecast', ['your-groups', 'fleet']],
];

/** Columns of a planet that one knows without having seen it. */
const KNOWN_OF_UNSEEN: ReadonlySet<string> = new Set(['planet', 'x', 'y', 'product', 'type', 'carry']);

/**
 * The report of a forecast: mistakes, the own status, and what the player's options ask for.
 *
 * @param seen - what the forecast was made of
 * @see manual "Forecast and Errors"; N-37
 */
export function forecastReport(seen: GalaxyView, forecast: Forecast): ReportDocument {
  return documentOf(titleOf(seen), forecastSections(seen, forecast));
}

/**
 * The report of a forecast as text.
 *
 * @param seen - what the forecast was made of
 * @see N-34, N-37
 */
export function renderForecastText(seen: GalaxyView, forecast: Forecast): string {
  return textOf(titleOf(seen), forecastSections(seen, forecast));
}

function titleOf({ game, turn, own }: GalaxyView): string {
  return `Galaxy Game ${game} Turn ${turn + 1} Forecast for ${own.name}`;
}

function forecastSections(seen: GalaxyView, { state, results }: Forecast): GalaxySection[] {
  const after = view(state, [], seen.own.id);
  const sections = sectionsByKind(sectionsOf(after));
  const mistakes = results.flatMap(({ placed, result, isOpen }) =>
    result.status === 'done' || isOpen ? [] : mistakeLines(placed.text, result.reason),
  );
  const open = results.flatMap(({ placed, result, isOpen }) =>
    isOpen ? mistakeLines(placed.text, asThingsStand(result)) : [],
  );
  const unseen = new Set(
    after.ownPlanets.flatMap(({ id, name }) => (seen.planets[id - 1]?.seen ? [] : [name])),
  );
  return [
    ...linesSection('mistakes', 'Mistakes', mistakes),
    ...linesSection('open', 'Open', [...open, ...doubtfulPlaces(seen, state)]),
    ...yourStatus(after.own.name, sections),
    ...SHOWN_BY.flatMap(([option, kinds]) => (after.own.options[option] ? ofKinds(sections, kinds) : [])).map(
      (section) => (isOfPlanets(section) ? withUnknown(section, unseen) : section),
    ),
  ];
}

/** A line with the planets whose figures combat or others may change, as far as the race can tell. */
function doubtfulPlaces(seen: GalaxyView, after: GalaxyState): string[] {
  const places = openPlaces(seen, after).map(({ name }) => name);
  if (places.length === 0) return [];
  return [`Combat or others may change what is foreseen here, and what hangs on it: ${places.join(', ')}.`];
}

/** The table of all players with the line of one alone. */
function yourStatus(name: string, sections: SectionsByKind): GalaxySection[] {
  return ofKinds(sections, ['status-of-players']).map((section) => ({
    ...section,
    id: 'your-status',
    title: 'Your Status',
    blocks: section.blocks.map((block) =>
      block.kind === 'table' ? { ...block, rows: block.rows.filter(([race]) => race === name) } : block,
    ),
  }));
}

function isOfPlanets({ id }: GalaxySection): boolean {
  return id === 'your-planets' || id === 'ships-in-production';
}

/** A section in which planets that nobody saw have `?` for what is not known of them. */
function withUnknown(section: GalaxySection, unseen: ReadonlySet<string>): GalaxySection {
  const known = (table: GalaxyTable): GalaxyTable => ({
    ...table,
    rows: table.rows.map((row) =>
      unseen.has(String(row[0]))
        ? row.map((cell, i) => (KNOWN_OF_UNSEEN.has(table.columns[i]?.id ?? '') ? cell : '?'))
        : row,
    ),
  });
  const blocks = section.blocks.map((block) => (block.kind === 'table' ? known(block) : block));
  return { ...section, blocks };
}
