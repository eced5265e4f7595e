/**
 * The turn report for programs: `<section … count >`, so many lines or sections, `</section>`.
 *
 * Words of a line are separated by blanks; a blank within a word is `_`, an empty word is `-`. Lines that players wrote stand as they are,
 * so that a reader has to count them.
 *
 * @see N-36
 */
import type { Cell } from '@ec/reports';
import type { GalaxyView } from '../view/view.js';
import { addressText } from './messages.js';
import { sectionsOf } from './report.js';
import type { About, GalaxySection } from './section.js';
import {
  linesOf,
  ofKinds,
  protocolOf,
  sectionsByKind,
  tablesOf,
  type SectionsByKind,
} from './sections-by-kind.js';

/** Version of the format. */
const VERSION = '0.10';

/** Columns of a table of ships before those of their place: ships, type, technologies, cargo and load. */
const SHIP_CELLS = 8;

/** A line of a record, from a row of the report and what its table is about. */
type ToLine = (row: readonly Cell[], about: About) => readonly Cell[];

/** The turn report of a race for programs. */
export function renderMachine(view: GalaxyView): string {
  const sections = sectionsByKind(sectionsOf(view));
  const rows = (tag: string, kinds: readonly string[], toLine?: ToLine): string[] =>
    element(
      tag,
      [],
      ofKinds(sections, kinds).flatMap((section) => recordsOf(section, toLine)),
    );
  const lines = (tag: string, kind: string, words: readonly string[] = []): string[] =>
    element(tag, words, ofKinds(sections, [kind]).flatMap(linesOf));
  const perRace = (tag: string, kinds: readonly string[], toLine?: ToLine): string[] =>
    ofKinds(sections, kinds).flatMap((section) =>
      element(tag, [section.about['race'] ?? ''], recordsOf(section, toLine)),
    );
  const addresses = addressesOf(view);
  const report = [
    `<report ${wordsOf([view.game, view.turn, view.own.name])} >`,
    ...valueElement('machinereport-version', VERSION),
    ...valueElement('galaxy-size', view.rules.size),
    ...rows('ranking', ['ranking']),
    ...lines('notice', 'notice'),
    ...element('production-status', [], productionStatus(sections)),
    ...lines('messages', 'global-messages', ['global']),
    ...lines('messages', 'personal-messages', ['personal']),
    ...rows('game-options', ['game-options']),
    ...rows('options', ['your-options']),
    ...lines('orders', 'orders-received'),
    ...lines('mistakes', 'mistakes'),
    ...rows('players', ['status-of-players'], (row) => [...row, addresses.get(String(row[0])) ?? '']),
    ...rows('ship-types', ['your-ship-types', 'ship-types'], ([name = '', ...design], { race = '' }) => [
      name,
      race,
      ...design,
    ]),
    ...battles(ofKinds(sections, ['battle'])),
    ...rows('bombing', ['bombings']),
    ...lines('text-map', 'map'),
    ...rows('incoming', ['incoming-groups']),
    ...perRace('planets', ['your-planets', 'planets']),
    ...rows('unidentified', ['unidentified-planets']),
    ...rows('uninhabited', ['uninhabited-planets']),
    ...rows('production-tables', ['ships-in-production']),
    ...rows('routes', ['your-routes']),
    ...perRace('groups', ['your-groups']),
    ...perRace('groups', ['groups'], (row) => [0, ...row, '', '']),
    ...fleets(ofKinds(sections, ['fleet'])),
    '</report>',
  ];
  return `${report.join('\n')}\n`;
}

/** What the race has built and lost, and its player's real name. */
function productionStatus(sections: SectionsByKind): string[] {
  return ofKinds(sections, ['production-status']).map(({ about }) => wordsOf(Object.values(about)));
}

/** Addresses by the name of the race: its own, and those that it asked for. */
function addressesOf({ own, races, events }: GalaxyView): Map<string, string> {
  const known = new Map([[own.name, own.addresses.join(',')]]);
  for (const event of events) {
    const race = event.kind === 'addresses' ? races[event.raceId - 1] : undefined;
    if (event.kind === 'addresses' && race) known.set(race.name, addressText(event.addresses, ','));
  }
  return known;
}

function battles(sections: readonly GalaxySection[]): string[] {
  const lines = sections.flatMap((section) => {
    const { planet = '', standoff } = section.about;
    const groups = tablesOf(section).flatMap(({ about, rows }) =>
      element(
        'groups',
        [about['race'] ?? ''],
        rows.map((row) => {
          const [ships = 0, survivors = 0] = [row[0], row[SHIP_CELLS]];
          return wordsOf([0, survivors, ...row.slice(1, SHIP_CELLS), planet, ships]);
        }),
      ),
    );
    const protocol = protocolOf(section);
    const others = [
      ...(standoff === undefined ? [] : [element('standoff', [], [standoff])]),
      ...(protocol.length === 0 ? [] : [element('protocol', [], protocol)]),
    ];
    const count = tablesOf(section).length + others.length;
    return element('battle', [planet], [...groups, ...others.flat()], count);
  });
  return element('battles', [], lines, sections.length);
}

function fleets(sections: readonly GalaxySection[]): string[] {
  const lines = sections.flatMap((section) =>
    element('fleet', Object.values(section.about), recordsOf(section)),
  );
  return element('fleets', [], lines, sections.length);
}

/** Lines of the tables of a section. */
function recordsOf(section: GalaxySection, toLine: ToLine = (row) => row): string[] {
  return tablesOf(section).flatMap(({ rows }) => rows.map((row) => wordsOf(toLine(row, section.about))));
}

function element(
  tag: string,
  words: readonly string[],
  lines: readonly string[],
  count: number = lines.length,
): string[] {
  return [`<${wordsOf([tag, ...words, count])} >`, ...lines, `</${tag}>`];
}

/** A section with a value in place of a count. */
function valueElement(tag: string, value: Cell): string[] {
  return [`<${tag} ${value} >`, `</${tag}>`];
}

/** Cells as words of a line. */
function wordsOf(cells: readonly Cell[]): string {
  return cells.map((cell) => (typeof cell === 'number' ? cell : wordOf(cell))).join(' ');
}

function wordOf(cell: string): string {
  return cell === '' ? '-' : cell.replaceAll(/\s/g, '_');
}
