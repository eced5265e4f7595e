import type { GalaxyStep } from './contract.js';
import { autounload } from './steps/autounload.js';
import { bombing, bombingAfterMovement } from './steps/bombing.js';
import { cargo } from './steps/cargo.js';
import { combat, combatAfterMovement } from './steps/combat.js';
import { departure } from './steps/departure.js';
import { endOfTurn } from './steps/end-of-turn.js';
import { growth } from './steps/growth.js';
import { interception } from './steps/interception.js';
import { merge } from './steps/merge.js';
import { messages } from './steps/messages.js';
import { movement } from './steps/movement.js';
import { production } from './steps/production.js';
import { productionOrders } from './steps/production-orders.js';
import { renames } from './steps/renames.js';
import { renumber } from './steps/renumber.js';
import { rollCall } from './steps/roll-call.js';
import { routeUnload } from './steps/route-unload.js';
import { routes } from './steps/routes.js';
import { stances } from './steps/stances.js';
import { upgrades } from './steps/upgrades.js';

/**
 * The turn sequence: the 20 steps of the manual between a roll call and the end of the turn.
 *
 * @see manual "Turn Sequence"; N-16
 */
export const PHASES: readonly GalaxyStep[] = [
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
