import { REPORT_SCHEMA, section, table, type ReportDocument } from '@ec/reports';
import { formatCell, GRID } from '../cell.js';
import { DOUBLING_TICKS, PRODUCTION, productionFactor } from '../phases/production.js';
import { MOST_SHIPS, SIZES } from '../state.js';
import { warpTicks } from '../warp.js';
import type { MultiplanetaryParameters } from '../parameters.js';

/** Doublings that are shown. */
const SPANS = [0, 1, 2, 3, 4] as const;

/**
 * The tables of the rules, with these parameters in force.
 *
 * @see M-02, M-04
 */
export function rulebook({
  planetPairs,
  neutralShips,
  neutralsProduce,
}: MultiplanetaryParameters): ReportDocument {
  return {
    schema: REPORT_SCHEMA,
    title: 'Rules of Multiplanetary Empire',
    subtitle: 'The tables of the rules, with the parameters in force',
    sections: [
      section('map', 'Map', {
        kind: 'facts',
        facts: [
          { label: 'Cells', value: GRID * GRID },
          { label: 'Neutral planets of a map that is drawn', value: 2 * Number(planetPairs) },
          { label: 'Most ships that each of them has at first', value: Number(neutralShips) },
          { label: 'Most ships of any planet', value: MOST_SHIPS },
        ],
      }),
      section(
        'production',
        'Production',
        table(
          neutralsProduce === 1 ? 'Ships made by all planets' : 'Ships made by planets that are not neutral',
          ['Size', 'Ships', 'Every so many ticks'],
          SIZES.map((size) => [String(size), PRODUCTION[size].ships, PRODUCTION[size].every]),
        ),
        table(
          'Doubling',
          ['Ticks', 'Times as many ships'],
          SPANS.map((span) => [
            `${span * DOUBLING_TICKS + 1}–${(span + 1) * DOUBLING_TICKS}`,
            productionFactor(span * DOUBLING_TICKS + 1),
          ]),
        ),
      ),
      section(
        'warp',
        'Warp',
        table(
          'Ticks from A1',
          ['To', 'Standard', 'Quantum'],
          Array.from({ length: GRID - 1 }, (_, i) => (GRID + 1) * (i + 1)).map((cell) => [
            formatCell(cell),
            warpTicks('standard', 0, cell),
            warpTicks('quantum', 0, cell),
          ]),
        ),
      ),
    ],
  };
}
