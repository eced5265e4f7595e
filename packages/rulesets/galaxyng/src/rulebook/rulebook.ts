import { rulebookOf, type RulebookSection } from '@ec/engine';
import type { ReportDocument } from '@ec/reports';
import { ECONOMY } from './economy.js';
import { GALAXY } from './galaxy.js';
import { INACTIVITY } from './inactivity.js';
import { ORDERS } from './orders.js';
import { COMBAT, SHIPS } from './ships.js';
import type { GalaxyParameters } from '../parameters.js';

/** The tables of the rules of GalaxyNG, topic by topic: the pages of the rulebook and the ruleset’s `rulebook` show the same. */
export const GALAXY_RULEBOOK: readonly RulebookSection<GalaxyParameters>[] = [
  GALAXY,
  ECONOMY,
  SHIPS,
  COMBAT,
  INACTIVITY,
  ORDERS,
];

/**
 * The tables of the rules, with these parameters in force.
 *
 * @see N-10, N-22, N-27
 */
export function rulebook(parameters: GalaxyParameters): ReportDocument {
  return rulebookOf('GalaxyNG', GALAXY_RULEBOOK, parameters);
}
