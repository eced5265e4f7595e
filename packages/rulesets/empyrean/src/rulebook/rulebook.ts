import type { ReportDocument } from '@ec/reports';
import { rulebookOf, type RulebookSection } from '@ec/engine';
import { clusterParameters, combatParametersOf, type EmpyreanParameters } from '../parameters.js';
import { BUILDING } from './building.js';
import { CLUSTER } from './cluster.js';
import { COMBAT } from './combat.js';
import { DEPOSITS } from './deposits.js';
import { ESPIONAGE } from './espionage.js';
import { FARMS } from './farms.js';
import { KNOWLEDGE } from './knowledge.js';
import { MANUFACTURING } from './manufacturing.js';
import { MARKET } from './market.js';
import { MINES } from './mines.js';
import { MOVEMENT } from './movement.js';
import { PEOPLE } from './people.js';
import { REBELLION } from './rebellion.js';
import { TURNS } from './turns.js';
import { UNIT_CATALOGUE } from './units.js';

/**
 * The tables of the rules of Empyrean Challenge, topic by topic: the pages of the rulebook and the ruleset's `rulebook` show the same
 * tables.
 */
export const EMPYREAN_RULEBOOK: readonly RulebookSection<EmpyreanParameters>[] = [
  TURNS,
  CLUSTER,
  DEPOSITS,
  UNIT_CATALOGUE,
  FARMS,
  MINES,
  MANUFACTURING,
  BUILDING,
  MARKET,
  PEOPLE,
  COMBAT,
  ESPIONAGE,
  REBELLION,
  MOVEMENT,
  KNOWLEDGE,
];

/**
 * The tables of the rules, with these parameters in force.
 *
 * @throws RangeError when the values are inconsistent; no game has such values
 */
export function rulebook(parameters: EmpyreanParameters): ReportDocument {
  clusterParameters(parameters);
  combatParametersOf(parameters);
  return rulebookOf('Empyrean Challenge', EMPYREAN_RULEBOOK, parameters);
}
