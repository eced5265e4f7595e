/**
 * The turn report for programs: `<section … count >`, so many lines or sections, `</section>`.
 *
 * Words of a line are separated by blanks; a blank within a word is `_`, an empty word is `-`. Lines that players wrote stand as they are,
 * so that a reader has to count them.
 *
 * @see N-36
 */
import type { GalaxyView } from '../view/view.js';
import {
  addressesOf,
  element,
  recordsOf,
  SHIP_CELLS,
  valueElement,
  wordsOf,
  type ToLine,
} from './machine-lines.js';
import { sectionsOf } from './report.js';
import type { GalaxySection } from './section.js';
import {
  linesOf,
  ofKinds,
  protocolOf,
  sectionsByKind,
  tablesOf,
  type SectionsByKind,
} from './sections-by-kind.js';

/** Version of the format, which is ours; version 0.10 is that of the historical engine. */
const VERSION = '1.00';

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
