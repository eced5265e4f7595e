import { section, table, type Cell, type ReportSection } from '@ec/reports';
import { dateOf, isUpgradeTurn } from '../calendar.js';
import { maxLevel, scienceFor } from '../research/lines.js';
import { affordablePoints, levelPoints, priceOfPoints } from '../research/prices.js';
import { LINES, type Line } from '../types.js';
import { xmr } from '../arithmetic/figures.js';
import { newsBlocks } from './news.js';
import type { Reporter } from './reporter.js';
import { LINE_NAMES, POINT_NAMES } from './words.js';

/**
 * Levels, pools and prices of research, and when levels are bought next.
 *
 * @see
 */
export function researchSection(reporter: Reporter): ReportSection[] {
  const { own, turn } = reporter.view;
  const { boons, isDiscounted } = own.research;
  const upgrade = nextUpgrade(turn);
  const { month, year } = dateOf(upgrade);
  const facts = [
    { label: 'Next levels', value: `turn ${upgrade}, month ${month} of ${year}` },
    ...(boons.length === 0 ? [] : [{ label: 'Boons', value: boons.join(', ') }]),
    ...(isDiscounted ? [{ label: 'Discount', value: 'on the next level of a technology' }] : []),
  ];
  return [
    section(
      'research',
      'Research',
      { kind: 'facts', facts },
      table(
        '',
        TITLES,
        LINES.map((line) => rowOf(reporter, line)),
      ),
      ...newsBlocks(reporter, 'research'),
    ),
  ];
}

/** The next turn at whose end levels are bought. */
function nextUpgrade(turn: number): number {
  let next = turn + 1;
  while (!isUpgradeTurn(next)) next += 1;
  return next;
}

const TITLES = [
  'Line',
  'Name',
  'Level',
  'Most',
  'Points',
  'Points needed',
  'Needs',
  'Price of a point',
  'You can buy',
];

function rowOf({ view: { own, rules } }: Reporter, line: Line): Cell[] {
  const level = own.research.levels[line];
  const isBest = level >= maxLevel(rules, line);
  return [
    POINT_NAMES[line],
    LINE_NAMES[line],
    level,
    maxLevel(rules, line),
    own.research.points[line],
    isBest ? '—' : levelPoints(own.research, line, level + 1),
    isBest ? '—' : needOf(line, level + 1),
    isBest ? '—' : xmr(priceOfPoints(own, line, 1)),
    isBest ? '—' : affordablePoints(own, line),
  ];
}

/** What a level of a line requires. */
function needOf(line: Line, level: number): string {
  if (line === 'el') return '';
  return line === 'sl' ? `EL ${level}` : `SL ${scienceFor(line, level)}`;
}
