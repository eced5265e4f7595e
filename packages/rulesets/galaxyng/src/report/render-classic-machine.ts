/**
 * The turn report for programs as the historical engine wrote it, version 0.10, for readers that were made for it.
 *
 * The bulletin stands before the report. Sections without lines are left out, but for those that every report had. Lines that a
 * player wrote stand as they are; what is wrong with an order stands below it after `+E`.
 *
 * @see N-36, N-45
 */
import type { Cell } from '@ec/reports';
import { TECHS } from '../types.js';
import type { GalaxyView } from '../view/view.js';
import { bulletin } from './bulletin.js';
import { classicHeadings } from './classic-headings.js';
import { addressesOf, element, recordsOf, SHIP_CELLS, wordsOf, type ToLine } from './machine-lines.js';
import { linesReceived, OPTION_TITLES } from './orders.js';
import { textOf } from './render-text.js';
import { sectionsOf, titleOf } from './report.js';
import { reporterOf, type GalaxySection, type Reporter } from './section.js';
import { linesOf, ofKinds, sectionsByKind, tablesOf, type SectionsByKind } from './sections-by-kind.js';

/** The turn report of a race, in version 0.10 of the format for programs. */
export function renderClassicMachine(view: GalaxyView): string {
  const reporter = reporterOf(view);
  const sections = sectionsByKind(sectionsOf(view));
  const report = [
    `<report GAME ${view.game} TURN ${view.turn} NATION ${view.own.name} >`,
    ...value('machinereport-version', '0.10', 5),
    ...value('galaxy-size', reporter.figure(view.rules.size), 8),
    ...some('messages global', linesIn(sections, ['global-messages'])),
    ...some('messages personnal', linesIn(sections, ['personal-messages'])),
    ...element('game-options', [], gameOptions(reporter)),
    ...element('options', [], optionLines(view)),
    ...element('orders', [], orderLines(view)),
    ...element('mistakes', [], linesIn(sections, ['mistakes'])),
    ...element('players', [], playerLines(view, sections)),
    ...element('ship-types', [], typeLines(sections)),
    ...battles(ofKinds(sections, ['battle'])),
    ...some('bombing', rowsIn(sections, ['bombings'])),
    ...element('text-map', [], mapLines(linesIn(sections, ['map']))),
    ...some('incomming', rowsIn(sections, ['incoming-groups'])),
    ...perRace('planets', ofKinds(sections, ['your-planets', 'planets'])),
    ...some('planets unidentified', rowsIn(sections, ['unidentified-planets'])),
    ...some('planets uninhabited', rowsIn(sections, ['uninhabited-planets'], placeAndFigures)),
    ...some('production-tables', rowsIn(sections, ['ships-in-production'])),
    ...some('routes', rowsIn(sections, ['your-routes'])),
    ...perRace('groups', ofKinds(sections, ['your-groups']), withoutGaps),
    ...perRace('groups', ofKinds(sections, ['groups']), (row) => [0, ...row]),
    ...fleets(ofKinds(sections, ['fleet'])),
    '</report>',
  ];
  const above = textOf(titleOf(view), bulletin(reporter), classicHeadings(view));
  return `${above}${report.join('\n')}\n`;
}

/** A section with a value in place of a count, set to the right of so many places. */
function value(tag: string, text: string, places: number): string[] {
  return [`<${tag} ${text.padStart(places)} >`, `</${tag}>`];
}

/** A section with its words; none without lines. */
function some(words: string, lines: readonly string[]): string[] {
  const [tag = '', ...others] = words.split(' ');
  return lines.length === 0 ? [] : element(tag, others, lines);
}

function linesIn(sections: SectionsByKind, kinds: readonly string[]): string[] {
  return ofKinds(sections, kinds).flatMap(linesOf);
}

function rowsIn(sections: SectionsByKind, kinds: readonly string[], toLine?: ToLine): string[] {
  return ofKinds(sections, kinds).flatMap((section) => recordsOf(section, toLine));
}

/** A section for each race that has lines. */
function perRace(tag: string, sections: readonly GalaxySection[], toLine?: ToLine): string[] {
  return sections.flatMap((section) =>
    element(tag, [section.about['race'] ?? ''], recordsOf(section, toLine)),
  );
}

/** The options that the historical engine knew, as it spelt them. */
function gameOptions({ view: { rules }, figure }: Reporter): string[] {
  const onOff = (isOn: boolean): string => (isOn ? 'ON' : 'OFF');
  return [
    `fullbombing ${onOff(rules.fullBombing)}`,
    `keepproduction ${onOff(rules.keepProduction)}`,
    `dontdropdead ${onOff(!rules.dropIdle)}`,
    `sphericalsalaxy ${onOff(rules.spherical)}`,
    `initialtechlevels ${TECHS.map((tech) => figure(rules.startTech[tech])).join(' ')}`,
  ];
}

function optionLines({ own }: GalaxyView): string[] {
  return Object.entries(own.options).map(
    ([name, isOn]) => `${titles.get(name) ?? name} ${isOn ? 'ON' : 'OFF'}`,
  );
}

const titles: ReadonlyMap<string, string> = new Map(Object.entries(OPTION_TITLES));

/** Orders as written, each with what is wrong with it below. */
function orderLines(view: GalaxyView): string[] {
  return linesReceived(view).flatMap(({ lines, faults }) => [
    ...lines,
    ...faults.map((fault) => `+E ${fault}`),
  ]);
}

/** Status of all players, with their addresses. */
function playerLines(view: GalaxyView, sections: SectionsByKind): string[] {
  const addresses = addressesOf(view);
  return rowsIn(sections, ['status-of-players'], (row) => {
    const address = addresses.get(String(row[0])) ?? 'anonymous';
    return [...row, address === 'none' ? 'no-address' : address];
  });
}

function typeLines(sections: SectionsByKind): string[] {
  return rowsIn(sections, ['your-ship-types', 'ship-types'], ([name = '', ...figures], { race = '' }) => [
    name,
    race,
    ...figures,
  ]);
}

/** Battles: for each race its groups, with survivors, the place and the ships before. */
function battles(sections: readonly GalaxySection[]): string[] {
  if (sections.length === 0) return [];
  const lines = sections.flatMap((section) => {
    const { planet = '' } = section.about;
    const tables = tablesOf(section);
    const groups = tables.flatMap(({ about, rows }) =>
      element(
        'groups',
        [about['race'] ?? ''],
        rows.map((row) => battleLine(row, planet)),
      ),
    );
    return element('battle', [planet], groups, tables.length);
  });
  return element('battles', [], lines, sections.length);
}

function battleLine(row: readonly Cell[], planet: string): string {
  const [before = 0, survivors = 0] = [row[0], row[SHIP_CELLS]];
  return wordsOf([0, survivors, ...row.slice(1, SHIP_CELLS), planet, before]);
}

function fleets(sections: readonly GalaxySection[]): string[] {
  if (sections.length === 0) return [];
  const lines = sections.flatMap((section) =>
    element('fleet', Object.values(section.about), recordsOf(section, withoutGaps)),
  );
  return element('fleets', [], lines, sections.length);
}

/** A row without the cells that are empty at its end. */
const withoutGaps: ToLine = (row) => row.slice(0, row.findLastIndex((cell) => cell !== '') + 1);

/** Name, place, and where the planet is seen its size and resources. */
const placeAndFigures: ToLine = (row) => withoutGaps(row.slice(0, 5), {});

/** The map with both lines of its corners above it. */
function mapLines(lines: readonly string[]): string[] {
  const [upper = '', ...cells] = lines;
  const lower = cells.pop() ?? '';
  return [upper, lower].map((corners) => corners.replaceAll(/,| {2}/g, ' ')).concat(cells);
}
