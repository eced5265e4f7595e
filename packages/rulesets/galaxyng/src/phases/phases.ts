import type { GalaxyPhase } from '../contract.js';
import { autounload } from './autounload.js';
import { bombing, bombingAfterMovement } from './bombing.js';
import { cargo } from './cargo.js';
import { combat, combatAfterMovement } from './combat.js';
import { departure } from './departure.js';
import { endOfTurn } from './end-of-turn.js';
import { growth } from './growth.js';
import { interception } from './interception.js';
import { merge } from './merge.js';
import { messages } from './messages.js';
import { movement } from './movement.js';
import { production } from './production.js';
import { productionOrders } from './production-orders.js';
import { renames } from './renames.js';
import { renumber } from './renumber.js';
import { rollCall } from './roll-call.js';
import { routeUnload } from './route-unload.js';
import { routes } from './routes.js';
import { stances } from './stances.js';
import { upgrades } from './upgrades.js';

/**
 * The turn sequence: the 20 steps of the manual between a roll call and the end of the turn.
 *
 * @see manual "Turn Sequence"; N-16
 */
export const PHASES: readonly GalaxyPhase[] = [
  rollCall,
  productionOrders,
  messages,
  stances,
  combat,
  bombing,
  cargo,
  upgrades,
  departure,
  routes,
  interception,
  movement,
  combatAfterMovement,
  bombingAfterMovement,
  production,
  growth,
  autounload,
  routeUnload,
  merge,
  renumber,
  renames,
  endOfTurn,
];
