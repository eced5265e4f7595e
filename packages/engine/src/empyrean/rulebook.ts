import type { ReportDocument } from '@ec/reports';
import type { Parameters } from '../parameters.js';
import { rulebookOf, type RulebookSection } from '../rulebook.js';
import { clusterParameters, combatParametersOf } from './parameters.js';
import { BUILDING } from './rulebook/building.js';
import { CLUSTER } from './rulebook/cluster.js';
import { COMBAT } from './rulebook/combat.js';
import { DEPOSITS } from './rulebook/deposits.js';
import { ESPIONAGE } from './rulebook/espionage.js';
import { FARMS } from './rulebook/farms.js';
import { KNOWLEDGE } from './rulebook/knowledge.js';
import { MANUFACTURING } from './rulebook/manufacturing.js';
import { MARKET } from './rulebook/market.js';
import { MINES } from './rulebook/mines.js';
import { MOVEMENT } from './rulebook/movement.js';
import { PEOPLE } from './rulebook/people.js';
import { REBELLION } from './rulebook/rebellion.js';
import { TURNS } from './rulebook/turns.js';
import { UNIT_CATALOGUE } from './rulebook/units.js';

/** The tables of the rules of Empyrean Challenge, topic by topic: the pages of the rulebook and the ruleset’s `rulebook` show the same. */
export const EMPYREAN_RULEBOOK: readonly RulebookSection[] = [
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
 * @throws RangeError when the values do not go together; no game has such
 */
export function rulebook(parameters: Parameters): ReportDocument {
  clusterParameters(parameters);
  combatParametersOf(parameters);
  return rulebookOf('Empyrean Challenge', EMPYREAN_RULEBOOK, parameters);
}
