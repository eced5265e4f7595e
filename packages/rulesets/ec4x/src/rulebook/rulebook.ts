import { rulebookOf, type Parameters, type RulebookSection } from '@ec/engine';
import type { ReportDocument } from '@ec/reports';
import { COMBAT, DETECTION } from './combat.js';
import { ECONOMY_SECTION } from './economy.js';
import { CONSTRUCTION, FLEETS } from './forces.js';
import { GALAXY } from './galaxy.js';
import { ORDERS, PRESTIGE_SECTION, SUBVERSION } from './politics.js';
import { RESEARCH } from './research.js';

/** The tables of the rules of EC4X, topic by topic: the pages of the rulebook and the ruleset’s `rulebook` show the same. */
export const EC4X_RULEBOOK: readonly RulebookSection[] = [
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
export function rulebook(parameters: Parameters): ReportDocument {
  return rulebookOf('EC4X', EC4X_RULEBOOK, parameters);
}
