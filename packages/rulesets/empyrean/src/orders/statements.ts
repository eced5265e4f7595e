import type { StatementOf } from '@ec/orders-parser';
import type { EmpyreanOrder } from './orders.js';
import { BUILDING_STATEMENTS } from './statements/building.js';
import { COMBAT_STATEMENTS } from './statements/combat.js';
import { KNOWLEDGE_STATEMENTS } from './statements/knowledge.js';
import { MARKET_STATEMENTS } from './statements/market.js';
import { MOVEMENT_STATEMENTS } from './statements/movement.js';
import { PUBLIC_STATEMENTS } from './statements/names-and-news.js';
import { PEOPLE_STATEMENTS } from './statements/people.js';

/**
 * The statements of Empyrean Challenge in the order of the phases in which they run, one row each.
 *
 * @see E-15 for the statements; "Turn sequence" for their phases
 */
export const EMPYREAN_STATEMENTS: readonly [StatementOf<EmpyreanOrder>, ...StatementOf<EmpyreanOrder>[]] = [
  ...COMBAT_STATEMENTS,
  ...BUILDING_STATEMENTS,
  ...MARKET_STATEMENTS,
  ...KNOWLEDGE_STATEMENTS,
  ...MOVEMENT_STATEMENTS,
  ...PEOPLE_STATEMENTS,
  ...PUBLIC_STATEMENTS,
];
