import { GALAXY_TURNS, galaxyForecast, galaxyReport, galaxySheet } from './galaxy-game.ts';
import type { PieceMaker } from './pages.ts';

/** Seat whose sheets and reports the tutorial shows. */
const LARKS = 1;
const WOLVES = 3;

/** Pieces of the tutorial game, as fenced blocks: the sheets of the first race, whole, and parts of reports. */
export const galaxyQuotes: Readonly<Record<string, PieceMaker>> = {
  ...Object.fromEntries(
    Array.from({ length: GALAXY_TURNS }, (_, i) => [
      `sheet-${i + 1}`,
      () => fenced(galaxySheet(i + 1, LARKS).trimEnd()),
    ]),
  ),
  'report-0-planets': () => quote(0, 'Your Planets'),
  'report-0-uninhabited': () => quote(0, 'Uninhabited Planets', { rows: /^(4|5|16|21) / }),
  'report-1-planets': () => quote(1, 'Your Planets'),
  'report-1-production': () => quote(1, 'Ships In Production'),
  'report-1-groups': () => quote(1, 'Your Groups'),
  'report-2-planets': () => quote(2, 'Your Planets', { rows: /^Aerie/ }),
  'report-2-uninhabited': () => quote(2, 'Uninhabited Planets', { rows: /^(8|12|15|16|20|21) / }),
  'report-2-wolves': () => quote(2, 'Wolves Planets'),
  'report-2-wolves-groups': () => quote(2, 'Wolves Groups'),
  'report-2-messages': () => quote(2, 'Personal Messages'),
  'report-3-planets': () => quote(3, 'Your Planets', { rows: /^(Aerie|21)/ }),
  'report-3-status': () => quote(3, 'Status of Players'),
  'report-4-mistakes': () => quote(4, 'Mistakes'),
  'report-4-types': () => quote(4, 'Your Ship Types'),
  'report-4-production': () => quote(4, 'Ships In Production'),
  'report-4-routes': () => quote(4, 'Your Routes'),
  'report-4-groups': () => quote(4, 'Your Groups', { rows: /Hauler|Hawk/ }),
  'guide-report': () => quote(9, 'Your Planets'),
  'forecast-5-planets': () => piece(galaxyForecast(5, LARKS), 'Your Planets', { rows: /^(Aerie|16|Dell)/ }),
  'report-5-battle': () => quote(5, 'Battle at Kill', { to: 'Map' }),
  'report-5-planets': () => quote(5, 'Your Planets', { rows: /^(Aerie|16|Dell)/ }),
  'report-5-groups': () => quote(5, 'Your Groups', { rows: /Hauler|Hawk/ }),
  'report-6-groups': () => quote(6, 'Your Groups', { rows: /Hauler|Hawk|Finch/ }),
  'report-7-fleet': () => quote(7, 'Fleet Flight (speed 12.80)'),
  'report-7-incoming': () => quote(7, 'Incoming Groups', { seat: WOLVES }),
  'report-8-battle': () => quote(8, 'Battle at Kill', { to: 'Battle Protocol' }),
  'report-8-protocol': () => quote(8, 'Battle Protocol', { first: 5 }),
  'report-8-bombings': () => quote(8, 'Bombings'),
  'report-8-planets': () => quote(8, 'Your Planets', { rows: /^(Aerie|Kill|Dell)/ }),
  'report-9-battle': () => quote(9, 'Battle at Ember', { to: 'Battle Protocol' }),
  'report-9-groups': () => quote(9, 'Your Groups', { rows: /Hawk|COL/ }),
  'report-9-fleet': () => quote(9, 'Fleet Flight (speed 12.80)'),
  'report-10-ranking': () => quote(10, 'Ranking'),
  'report-10-status': () => quote(10, 'Status of Players'),
  'report-10-messages': () => quote(10, 'Personal Messages'),
  'report-10-planets': () => quote(10, 'Your Planets'),
};

interface Part {
  /** Title of the section before which the piece ends; the next one when absent. */
  readonly to?: string;
  /** Rows of a table that are shown; all when absent. */
  readonly rows?: RegExp;
  /** How many lines are shown; all when absent. */
  readonly first?: number;
}

/** A section of the report of a turn. */
function quote(
  turn: number,
  title: string,
  { seat = LARKS, ...part }: Part & { seat?: number } = {},
): string {
  return piece(galaxyReport(turn, seat), title, part);
}

/**
 * A section of a report, with `…` for the lines that are left out.
 *
 * @throws RangeError when the report has no such section
 */
function piece(report: string, title: string, { to, rows, first }: Part): string {
  const lines = report.split('\n');
  // "Your Groups" also appears in battles, which come first
  const start = lines.lastIndexOf(`\t\t${title}`);
  if (start < 0) throw new RangeError(`report: expected a section "${title}", received none`);
  const end = lines.findIndex(
    (line, i) => i > start && (to === undefined ? line.startsWith('\t\t') : line === `\t\t${to}`),
  );
  const [label = '', ...body] = lines
    .slice(start + 2, end < 0 ? lines.length : end)
    .map((line) => line.trimEnd().replace(/^\t\t/, ''))
    .join('\n')
    .trim()
    .split('\n');
  const shown = body.map((line, i) => (rows?.test(line) ?? true) && i + 1 < (first ?? Infinity));
  const kept = body.flatMap((line, i) => (shown[i] ? [line] : shown[i - 1] === false ? [] : ['…']));
  return fenced([title, '', label, ...kept].join('\n'));
}

function fenced(text: string): string {
  return `\`\`\`text\n${text}\n\`\`\``;
}
