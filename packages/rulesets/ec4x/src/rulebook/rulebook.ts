import { rulebookOf, type RulebookSection } from '@ec/engine';
import type { ReportDocument } from '@ec/reports';
import { COMBAT, DETECTION } from './combat.js';
import { ECONOMY_SECTION } from './economy.js';
import { CONSTRUCTION, FLEETS } from './forces.js';
import { GALAXY } from './galaxy.js';
import { ORDERS, PRESTIGE_SECTION, SUBVERSION } from './politics.js';
import { RESEARCH } from './research.js';
import type { Ec4xParameters } from '../parameters.js';

/** The tables of the rules of EC4X, topic by topic: the pages of the rulebook and the ruleset’s `rulebook` show the same. */
export const EC4X_RULEBOOK: readonly RulebookSection<Ec4xParameters>[] = [
  GALAXY,
  ECONOMY_SECTION,
  RESEARCH,
  CONSTRUCTION,
  FLEETS,
  DETECTION,
  COMBAT,
  SUBVERSION,
  PRESTIGE_SECTION,
  ORDERS,
];

/** The tables of the rules, with these parameters in force. */
export function rulebook(parameters: Ec4xParameters): ReportDocument {
  return rulebookOf('EC4X', EC4X_RULEBOOK, parameters);
}
