import type { OrderEvent, UnreadableOrder } from '@ec/engine';
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
  for (const event of orderEvents(view)) {
    if (event.kind === 'order') {
      const lines = shown(event.text);
      received.push(...lines.map((line) => `> ${line}`));
      if (event.status === 'done') continue;
      if (rules.classic.mistakes) received.push(event.reason);
      else mistakes.push(...mistakeLines(event.text, event.reason));
    } else mistakes.push(`Line ${event.line}: ${event.message}`);
  }
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
  ];
}

/** What a report says of an order with a mistake: its lines, then the sentence. */
export function mistakeLines(text: string, reason: string): string[] {
  return [...shown(text), reason];
}

/** Lines of an order; a password is not shown. @see N-32 */
function shown(text: string): string[] {
  return /^\s*y/i.test(text) ? ['y ****'] : text.split(/\r\n|\r|\n/);
}

/** What became of the orders, line by line. */
function orderEvents({ events }: GalaxyView): (OrderEvent | UnreadableOrder)[] {
  return events
    .filter((event) => event.kind === 'order' || event.kind === 'unreadable')
    .sort((a, b) => a.line - b.line);
}

const COLUMNS = [
  ['N', 'name', 'left'],
  ['S', 'state', 'left'],
] as const;

/** How the report writes the options. */
const OPTION_TITLES: Readonly<Record<OptionName, string>> = {
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
