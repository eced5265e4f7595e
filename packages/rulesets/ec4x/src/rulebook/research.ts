import type { RulebookSection } from '@ec/engine';
import { table, type Cell } from '@ec/reports';
import { rulesOf, type Ec4xParameters } from '../parameters.js';
import { xmr } from '../arithmetic/figures.js';
import { LINE_NAMES } from '../report/words.js';
import { maxLevel, scienceFor } from '../research/lines.js';
import { levelPoints } from '../research/prices.js';
import {
  BOON_MEANINGS,
  BREAKTHROUGH_POINTS,
  BREAKTHROUGHS,
  DISCOUNTED_PERCENT,
  POINT_PRICES,
} from '../tables/research.js';
import { BOONS, LINES, type Line } from '../types.js';

/** Levels, points and breakthroughs. */
export const RESEARCH: RulebookSection<Ec4xParameters> = {
  id: 'research',
  title: 'Research',
  tables: {
    lines: (parameters) => {
      const rules = rulesOf(parameters);
      const rows = LINES.map((line): Cell[] => [
        line.toUpperCase(),
        LINE_NAMES[line],
        maxLevel(rules, line),
        needOf(line),
      ]);
      return table('Lines of research', ['Line', 'Name', 'Highest level', 'Level n needs'], rows);
    },
    'level-points': (parameters) => {
      const rules = rulesOf(parameters);
      const most = Math.max(...LINES.map((line) => maxLevel(rules, line)));
      const rows = Array.from({ length: most }, (_, i): Cell[] => [
        i + 1,
        ...LINES.map((line) =>
          i + 1 > maxLevel(rules, line) ? '—' : levelPoints({ isDiscounted: false }, line, i + 1),
        ),
      ]);
      return table('Points for a level', ['Level', ...LINES.map((line) => line.toUpperCase())], rows);
    },
    'point-prices': () => {
      const rows = Object.entries(POINT_PRICES).map(([kind, { base, level, gcp }]): Cell[] => [
        PRICE_NAMES[kind as keyof typeof POINT_PRICES],
        xmr(base),
        xmr(level),
        xmr(gcp),
      ]);
      const titles = ['Points', 'XMR', 'For each science level', 'For each 1000 XMR of GCP'];
      return table('Price of a point', titles, rows);
    },
    breakthroughs: (parameters) => {
      const { 'bt.base': base, 'bt.rp': points } = rulesOf(parameters);
      const rows = BREAKTHROUGHS.map(({ upTo, gain }, i): Cell[] => {
        const from = (BREAKTHROUGHS[i - 1]?.upTo ?? -1) + 1;
        return [from === upTo ? String(upTo) : `${from} to ${upTo}`, GAINS[gain]];
      });
      return table(
        `Breakthroughs; the chance is ${base} %, and 1 % more for each ${points} points bought`,
        ['1D10', 'Gain'],
        rows,
      );
    },
    boons: () => {
      const rows = BOONS.map((boon): Cell[] => [boon, BOON_MEANINGS[boon]]);
      return table('Boons', ['Boon', 'Effect'], rows);
    },
  },
};

const PRICE_NAMES = {
  el: 'Economic (ERP)',
  sl: 'Science (SRP), the level held',
  tech: 'Technology (TRP), the level required',
} as const;

const GAINS = {
  points: `${BREAKTHROUGH_POINTS} points in the pool that got most`,
  discount: `the next level of a technology takes ${DISCOUNTED_PERCENT} % of its points`,
  level: 'a level of science if it is below the economic one, else an economic level',
  boon: 'a boon that the House does not have yet',
} as const;

function needOf(line: Line): string {
  if (line === 'el') return '—';
  if (line === 'sl') return 'EL n';
  const science = scienceFor(line, 0);
  return science === 0 ? 'SL n' : `SL n + ${science}`;
}
