import type { TableBlock } from '@ec/reports';
import { parameterTable, type RulebookSection } from '@ec/engine';
import { PARAMETERS, type EmpyreanParameters } from '../parameters.js';
import { FIRE_TABLES } from './fire.js';
import { LANDING_TABLES } from './landings.js';

/** Distances, fire, landings, ground combat, and the rulings behind them. */
export const COMBAT: RulebookSection<EmpyreanParameters> = {
  id: 'combat',
  title: 'Combat',
  tables: { ...FIRE_TABLES, ...LANDING_TABLES, 'combat-rulings': rulings },
};

function rulings(parameters: EmpyreanParameters): TableBlock {
  const rows = PARAMETERS.filter(({ key }) => key.startsWith('combat.'));
  const columns = ['key', 'value', 'bounds', 'unit', 'source', 'description'] as const;
  return { ...parameterTable(rows, parameters, columns), caption: 'Rulings on combat' };
}
