/**
 * The turn report as XML, valid by `schema/galaxyng-report-1.xsd`.
 *
 * A row of a table is an element with an attribute for each column that is not empty.
 *
 * @see N-36
 */
import type { GalaxyView } from '../view/view.js';
import { sectionsOf } from './report.js';
import type { About, GalaxySection, GalaxyTable } from './section.js';
import {
  linesOf,
  ofKinds,
  protocolOf,
  sectionsByKind,
  tablesOf,
  type SectionsByKind,
} from './sections-by-kind.js';
import { attribute, element, textElement } from './xml.js';

/** Version of the format. */
const VERSION = '1';

/** The turn report of a race as XML. */
export function renderXml(view: GalaxyView): string {
  const sections = sectionsByKind(sectionsOf(view));
  const rows = (name: string, row: string, kinds: readonly string[]): string =>
    element(
      name,
      {},
      ofKinds(sections, kinds).flatMap((section) => sectionRows(section, row)),
    );
  const race = element('race', { name: view.own.name }, [
    rows('options', 'option', ['your-options']),
    element('report', {}, reportElements(view, sections, rows)),
  ]);
  const game = element('game', { name: view.game, size: view.rules.size }, [
    rows('features', 'feature', ['game-options']),
    element('turn', { number: view.turn }, [race]),
  ]);
  const galaxy = element('galaxy', {}, [
    textElement('variant', 'GalaxyNG'),
    textElement('version', VERSION),
    game,
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${galaxy}\n`;
}

function reportElements(
  view: GalaxyView,
  sections: SectionsByKind,
  rows: (name: string, row: string, kinds: readonly string[]) => string,
): string[] {
  const lines = (name: string, kind: string): string =>
    element(name, {}, lineElements(ofKinds(sections, [kind]).flatMap(linesOf)));
  const [own, aliens] = statusElements(view, ofKinds(sections, ['status-of-players']));
  return [
    rows('ranking', 'rank', ['ranking']),
    lines('notice', 'notice'),
    ...ofKinds(sections, ['production-status']).map(({ about }) => element('production', about)),
    lines('globalMessages', 'global-messages'),
    lines('personalMessages', 'personal-messages'),
    lines('orders', 'orders-received'),
    lines('mistakes', 'mistakes'),
    element('status', {}, own),
    element('alienRaces', {}, aliens),
    rows('shiptypes', 'shiptype', ['your-ship-types', 'ship-types']),
    element('battles', {}, ofKinds(sections, ['battle']).map(battleElement)),
    rows('bombings', 'bombing', ['bombings']),
    lines('map', 'map'),
    rows('incoming', 'group', ['incoming-groups']),
    rows('shipsInProduction', 'planet', ['ships-in-production']),
    rows('routes', 'route', ['your-routes']),
    rows('identifiedWorlds', 'planet', ['your-planets', 'planets']),
    rows('unidentifiedWorlds', 'planet', ['unidentified-planets']),
    rows('uninhabitedWorlds', 'planet', ['uninhabited-planets']),
    rows('groups', 'group', ['your-groups']),
    element('fleets', {}, ofKinds(sections, ['fleet']).map(fleetElement)),
    rows('alienGroups', 'group', ['groups']),
  ];
}

/** The line of the race itself in the table of all players, and the others. */
function statusElements({ own }: GalaxyView, sections: readonly GalaxySection[]): [string[], string[]] {
  const tables = sections.flatMap(tablesOf);
  const part = (isOwn: boolean): string[] =>
    tables.flatMap((table) => {
      const rows = table.rows.filter(([name]) => (name === own.name) === isOwn);
      return rowElements({ ...table, rows }, 'race');
    });
  return [part(true), part(false)];
}

function battleElement(section: GalaxySection): string {
  const protocol = protocolOf(section);
  const tables = tablesOf(section).map((table) =>
    element('groups', table.about, rowElements(table, 'group')),
  );
  return element('battle', section.about, [
    ...tables,
    ...(protocol.length === 0 ? [] : [element('protocol', {}, lineElements(protocol))]),
  ]);
}

function fleetElement(section: GalaxySection): string {
  return element(
    'fleet',
    section.about,
    tablesOf(section).flatMap((table) => rowElements(table, 'group')),
  );
}

/** Rows of a section, each with what the section is about. */
function sectionRows(section: GalaxySection, name: string): string[] {
  return tablesOf(section).flatMap((table) => rowElements(table, name, section.about));
}

function rowElements({ columns, rows }: GalaxyTable, name: string, about: About = {}): string[] {
  const shared = Object.entries(about).map(([key, value]) => attribute(key, value));
  const start = `<${name}${shared.join('')}`;
  const ids = columns.map(({ id }) => id);
  return rows.map((row) => {
    let text = start;
    for (let i = 0; i < ids.length; i++) {
      const [id = '', cell = ''] = [ids[i], row[i]];
      if (cell !== '') text += attribute(id, cell);
    }
    return `${text}/>`;
  });
}

function lineElements(lines: readonly string[]): string[] {
  return lines.map((line) => textElement('line', line));
}
