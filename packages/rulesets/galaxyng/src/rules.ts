/**
 * Rules of GalaxyNG one by one, for designers and hosts: battles, formulas of ships and planets, forecasts, reports as text, mail, the order
 * language.
 *
 * @example
 * ```ts
 * import { killChance } from '@ec/galaxyng/rules';
 *
 * console.log(killChance(4, 4)); // 0.5
 * ```
 *
 * @packageDocumentation
 */
export { type BattleOptions, type BattleOutcome, type BattleResult, resolveBattle } from './combat/battle.js';
export { type AtWar, enemiesOf } from './combat/enemies.js';
export { killChance } from './combat/kill-chance.js';
export { type Shot, packShot, unpackShot } from './combat/protocol.js';
export type { BattleDraws } from './combat/round.js';
export { renderForecastText } from './forecast/forecast-report.js';
export { type Forecast, foresee } from './forecast/foresee.js';
export {
  type CapitalMade,
  type ShipsMade,
  capitalMade,
  materialsMade,
  productionOf,
  shipsCost,
  shipsMade,
  techGained,
} from './formulas/production.js';
export {
  attack,
  capacity,
  defence,
  gunsMass,
  shipMass,
  speed,
  travelMass,
  upgradeCost,
} from './formulas/ship.js';
export { type HallOfFameScore, hallOfFame } from './hall-of-fame.js';
export { type AcceptedOrders, type Submitted, accept, ready } from './mail/accept.js';
export {
  type Envelope,
  type MailError,
  type MailKind,
  type RefusedMail,
  parseMail,
} from './mail/parse-mail.js';
export { type RelayedMessage, relay } from './mail/relay.js';
export type { Verify } from './mail/sender.js';
export { type KeptReport, stored } from './mail/stored.js';
export { galaxyLanguage, parse } from './orders/language.js';
export { COMPATIBILITY_KEYS } from './parameters.js';
export { PHASE_NAMES, type PhaseName } from './phases/phase-names.js';
export { renderTurnText } from './report/render-text.js';
export { GALAXY_RULEBOOK } from './rulebook/rulebook.js';
export type { Rank } from './state.js';
export { type ByTech, CARGOES, type Design, TECHS, type Tech } from './types.js';
export { isBattle } from './combat/enemies.js';
