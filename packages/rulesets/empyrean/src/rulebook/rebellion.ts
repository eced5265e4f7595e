import { isRebellion, militiaOf, surrenders, type CombatParameters } from '@ec/combat';
import { figureColumn, type TableBlock, textColumn } from '@ec/reports';
import { type Parameters, type RulebookSection } from '@ec/engine';
import { combatParametersOf } from '../parameters.js';
import { table } from './table.js';

/** When rebels rise. */
export const REBELLION: RulebookSection = {
  id: 'rebellion',
  title: 'Rebellion',
  tables: { 'rebellion-cases': cases },
};

/** Numbers of rebels and of loyal soldiers. */
const CASES = [
  [5, 3],
  [5, 2],
  [1000, 201],
  [1000, 200],
  [6000, 1000],
  [6000, 101],
  [6000, 100],
  [6000, 0],
] as const;

/** Whether rebels rise, and what happens before the first round; loyal soldiers have supplies and no arms. */
function cases(parameters: Parameters): TableBlock {
  const rulings = combatParametersOf(parameters);
  return table(
    'Whether rebels rise; the loyal soldiers have supplies and no arms',
    [
      figureColumn('rebels', 'Rebels'),
      figureColumn('militia', 'Militia'),
      figureColumn('soldiers', 'Loyal soldiers'),
      textColumn('outcome', 'What happens'),
    ],
    CASES.map(([rebels, soldiers]) => {
      const militia = militiaOf(rebels);
      return [rebels, militia, soldiers, resultOf(soldiers, militia, rulings)];
    }),
  );
}

function resultOf(soldiers: number, militia: number, rulings: CombatParameters): string {
  if (!isRebellion(soldiers, militia)) return 'nothing: there are more than twice as many soldiers';
  if (surrenders(militia, soldiers, rulings)) return 'the militia give up at once';
  if (!surrenders(soldiers, militia, rulings)) return 'they fight';
  return soldiers === 0
    ? 'the militia take the colony'
    : 'the soldiers give up at once, the militia take the colony';
}
