import { whereToRead, type OrderEvent, type UnreadableOrder } from '@ec/engine';
import { galaxyLanguage } from '../orders/language.js';
import { COMPATIBILITY_KEYS } from '../parameters.js';
import { OPTIONS, type OptionName } from '../types.js';
import type { GalaxyView } from '../view/view.js';
import { linesSection, tableSection, type GalaxySection, type Reporter } from './section.js';

/**
 * Options of game and player, orders received, and what was wrong with them.
 *
 * @see manual "Your Options", "Orders Received", "Mistakes"; N-28, N-33
 */
export function orderSections({ view }: Reporter): GalaxySection[] {
  const { rules, own } = view;
  const received: string[] = [];
  const mistakes: string[] = [];
  const failed: string[] = [];
  for (const { lines, faults } of linesReceived(view)) {
    received.push(...lines.map((line) => `> ${line}`));
    if (rules.classic.mistakes) received.push(...faults);
    else if (faults.length > 0) {
      mistakes.push(...lines, ...faults);
      failed.push(lines.join('\n'));
    }
  }
  const reading = failed.length > 0 ? whereToRead(galaxyLanguage, failed) : undefined;
  const onOff = (isOn: boolean): string => (isOn ? 'ON' : 'OFF');
  const game = [
    ['full bombing', onOff(rules.fullBombing)],
    ['keep production', onOff(rules.keepProduction)],
    ['drop idle races', onOff(rules.dropIdle)],
    ['spherical galaxy', onOff(rules.spherical)],
    ...COMPATIBILITY_KEYS.flatMap((key) => (rules.classic[key] ? [[`classic ${key}`, 'ON']] : [])),
  ];
  const options = OPTIONS.map((option) => [OPTION_TITLES[option], onOff(own.options[option])]);
  return [
    ...tableSection('game-options', 'Game Options', COLUMNS, game),
    ...tableSection('your-options', 'Your Options', COLUMNS, options),
    ...linesSection('orders-received', 'Orders Received', received),
    ...linesSection('mistakes', 'Mistakes', mistakes),
    ...linesSection('order-pages', 'Where To Read', reading === undefined ? [] : [reading]),
  ];
}

/** An order, or a line that could not be read, as it was received, and what was wrong with it. */
export interface ReceivedOrder {
  readonly lines: readonly string[];
  readonly faults: readonly string[];
}

/** Orders as they were received, in the order of the sheet; what is wrong with one line stands together. */
export function linesReceived({ events }: GalaxyView): ReceivedOrder[] {
  const byLine = Map.groupBy(
    events.filter((event) => event.kind === 'order' || event.kind === 'unreadable'),
    ({ line }) => line,
  );
  return [...byLine]
    .sort(([a], [b]) => a - b)
    .map(([line, [first, ...others]]) => ({
      lines: first ? shown(textOf(first)) : [`Line ${line}`],
      faults: [first, ...others].flatMap((event) => (event ? faultOf(event) : [])),
    }));
}

/**
 * The words of an order, without the marks of a mail that quotes it; journals of older versions do not have those of a line that could not be
 * read.
 */
function textOf(event: OrderEvent | UnreadableOrder): string {
  return event.text?.replace(QUOTED, '') ?? `Line ${event.line}`;
}

/** Marks before a quoted line. No order begins with one. */
const QUOTED = /^(?:\s*>)+ ?/;

function faultOf(event: OrderEvent | UnreadableOrder): string[] {
  if (event.kind === 'unreadable')
    return [`${event.message.charAt(0).toUpperCase()}${event.message.slice(1)}.`];
  return event.status === 'done' ? [] : [event.reason];
}

/** What a report says of an order with a mistake: its lines, then the sentence. */
export function mistakeLines(text: string, reason: string): string[] {
  return [...shown(text), reason];
}

/** Lines of an order; a password is not shown. @see N-32 */
function shown(text: string): string[] {
  return /^\s*y/i.test(text) ? ['y ****'] : text.split(/\r\n|\r|\n/);
}

const COLUMNS = [
  ['N', 'name', 'left'],
  ['S', 'state', 'left'],
] as const;

/** How the report writes the options. */
export const OPTION_TITLES: Readonly<Record<OptionName, string>> = {
  anonymous: 'Anonymous',
  autounload: 'AutoUnload',
  prodtable: 'ProdTable',
  sortgroups: 'SortGroups',
  groupforecast: 'GroupForeCast',
  planetforecast: 'PlanetForeCast',
  shiptypeforecast: 'ShipTypeForecast',
  routesforecast: 'RoutesForecast',
  compress: 'Compress',
  gplus: 'Gplus',
  machinereport: 'MachineReport',
  battleprotocol: 'BattleProtocol',
  xmlreport: 'XMLReport',
  txtreport: 'TxtReport',
};
