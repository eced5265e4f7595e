import { isRebellion, militiaOf, surrenders, type CombatParameters, type Unrest } from '@ec/combat';
import { formatInteger } from '@ec/prng';
import { figureColumn, type TableBlock, textColumn } from '@ec/reports';
import { type RulebookSection } from '@ec/engine';
import { combatParametersOf, type EmpyreanParameters } from '../parameters.js';
import { table } from './table.js';

/** When rebels rise. */
export const REBELLION: RulebookSection<EmpyreanParameters> = {
  id: 'rebellion',
  title: 'Rebellion',
  tables: { 'rebellion-cases': cases },
};

/** People of a colony. */
const PEOPLE = 50_000;
/** Numbers of rebels among them, and of loyal soldiers. */
const CASES = [
  [9, 0],
  [999, 0],
  [1000, 201],
  [1000, 200],
  [6000, 1000],
  [6000, 101],
  [6000, 100],
  [6000, 0],
] as const;

/** Whether rebels rise, and what happens before the first round; loyal soldiers have supplies and no arms. */
function cases(parameters: EmpyreanParameters): TableBlock {
  const rulings = combatParametersOf(parameters);
  return table(
    `Whether rebels rise among ${formatInteger(PEOPLE)} people; the loyal soldiers have supplies and no arms`,
    [
      figureColumn('rebels', 'Rebels'),
      figureColumn('militia', 'Militia'),
      figureColumn('soldiers', 'Loyal soldiers'),
      textColumn('outcome', 'What happens'),
    ],
    CASES.map(([rebels, soldiers]) => {
      const militia = militiaOf(rebels);
      return [
        rebels,
        militia,
        soldiers,
        resultOf({ rebels, people: PEOPLE, soldiers }, Number(parameters['rebellion.share']), rulings),
      ];
    }),
  );
}

function resultOf(unrest: Unrest, leastShare: number, rulings: CombatParameters): string {
  const { rebels, soldiers } = unrest;
  const militia = militiaOf(rebels);
  if (militia === 0) return 'nothing: there is no militia';
  if (!isRebellion({ ...unrest, soldiers: 0 }, leastShare))
    return `nothing: they are less than ${leastShare} % of the people`;
  if (!isRebellion(unrest, leastShare)) return 'nothing: there are more than twice as many soldiers';
  if (surrenders(militia, soldiers, rulings)) return 'the militia give up at once';
  if (!surrenders(soldiers, militia, rulings)) return 'they fight';
  return soldiers === 0
    ? 'the militia take the colony'
    : 'the soldiers give up at once, the militia take the colony';
}
