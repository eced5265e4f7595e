import type { Parameters } from '@ec/engine';
import { REPORT_SCHEMA, type ReportDocument } from '@ec/reports';
import { ECONOMY } from './rulebook/economy.js';
import { GALAXY } from './rulebook/galaxy.js';
import { INACTIVITY } from './rulebook/inactivity.js';
import { ORDERS } from './rulebook/orders.js';
import type { RulebookSection } from './rulebook/rule-table.js';
import { COMBAT, SHIPS } from './rulebook/ships.js';

/** The tables of the rules of GalaxyNG, topic by topic: the pages of the rulebook and the ruleset’s `rulebook` show the same. */
export const GALAXY_RULEBOOK: readonly RulebookSection[] = [
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
export function rulebook(parameters: Parameters): ReportDocument {
  return {
    schema: REPORT_SCHEMA,
    title: 'Rules of GalaxyNG',
    subtitle: 'The tables of the rules, with the parameters in force',
    sections: GALAXY_RULEBOOK.map(({ id, title, tables }) => ({
      id,
      title,
      blocks: Object.values(tables).map((make) => make(parameters)),
    })),
  };
}
