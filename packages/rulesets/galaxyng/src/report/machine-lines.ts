/** Lines of the formats for programs: `<section … count >`, so many lines or sections, `</section>`. */
import type { Cell } from '@ec/reports';
import type { GalaxyView } from '../view/view.js';
import { addressText } from './messages.js';
import type { About, GalaxySection } from './section.js';
import { tablesOf } from './sections-by-kind.js';

/** Columns of a table of ships before those of their place: ships, type, technologies, cargo and load. */
export const SHIP_CELLS = 8;

/** A line of a record, from a row of the report and what its table is about. */
export type ToLine = (row: readonly Cell[], about: About) => readonly Cell[];

/** Addresses by the name of the race: its own, and those that it asked for. */
export function addressesOf({ own, races, events }: GalaxyView): Map<string, string> {
  const known = new Map([[own.name, addressText(own.addresses, ',')]]);
  for (const event of events) {
    const race = event.kind === 'addresses' ? races[event.raceId - 1] : undefined;
    if (event.kind === 'addresses' && race) known.set(race.name, addressText(event.addresses, ','));
  }
  return known;
}

/** Lines of the tables of a section. */
export function recordsOf(section: GalaxySection, toLine: ToLine = (row) => row): string[] {
  return tablesOf(section).flatMap(({ rows }) => rows.map((row) => wordsOf(toLine(row, section.about))));
}

export function element(
  tag: string,
  words: readonly string[],
  lines: readonly string[],
  count: number = lines.length,
): string[] {
  return [`<${wordsOf([tag, ...words, count])} >`, ...lines, `</${tag}>`];
}

/** A section with a value in place of a count. */
export function valueElement(tag: string, value: Cell): string[] {
  return [`<${tag} ${value} >`, `</${tag}>`];
}

/** Cells as words of a line. */
export function wordsOf(cells: readonly Cell[]): string {
  return cells.map((cell) => (typeof cell === 'number' ? cell : wordOf(cell))).join(' ');
}

function wordOf(cell: string): string {
  return cell === '' ? '-' : cell.replaceAll(/\s/g, '_');
}
