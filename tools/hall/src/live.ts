/**
 * One stored game on a real clock, served over HTTP.
 *
 * @packageDocumentation
 */
export { wallClock } from './live/clock.js';
export type { Clock } from './live/clock.js';
export { hostLive } from './live/host-live.js';
export type { HostOptions } from './live/host-live.js';
export { LiveGame } from './live/live-game.js';
export { ManualClock } from './live/manual-clock.js';
export { LIVE_LIMITS } from './live/routes.js';
export type { LiveLimits } from './live/routes.js';
export { WRONG_TOKENS } from './limits/wrong-tokens.js';
