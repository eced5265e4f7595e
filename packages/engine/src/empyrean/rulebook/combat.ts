import type { TableBlock } from '@ec/reports';
import { parameterTable } from '../../parameter-table.js';
import type { Parameters } from '../../parameters.js';
import { EMPYREAN_PARAMETERS } from '../parameters.js';
import { FIRE_TABLES } from './fire.js';
import { LANDING_TABLES } from './landings.js';
import type { RulebookSection } from '../../rulebook.js';

/** Distances, fire, landings, ground combat, and the rulings behind them. */
export const COMBAT: RulebookSection = {
  id: 'combat',
  title: 'Combat',
  tables: { ...FIRE_TABLES, ...LANDING_TABLES, 'combat-rulings': rulings },
};

function rulings(parameters: Parameters): TableBlock {
  const rows = EMPYREAN_PARAMETERS.filter(({ key }) => key.startsWith('combat.'));
  const columns = ['key', 'value', 'bounds', 'unit', 'source', 'description'] as const;
  return { ...parameterTable(rows, parameters, columns), caption: 'Rulings on combat' };
}
