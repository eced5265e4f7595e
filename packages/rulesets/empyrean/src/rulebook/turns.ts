import { formatTurn } from '../report/format-turn.js';
import { figureColumn, type TableBlock } from '@ec/reports';
import { type RulebookSection } from '@ec/engine';
import { table } from './table.js';

/** How turns are written. */
export const TURNS: RulebookSection = { id: 'turns', title: 'Turns', tables: { calendar } };

function calendar(): TableBlock {
  return table(
    'Turns in reports',
    [figureColumn('turn', 'Turn'), figureColumn('written', 'In reports')],
    [0, 1, 2, 4, 5].map((turn) => [turn, formatTurn(turn)]),
  );
}
