/**
 * One stored game on a real clock, in a hall of its own.
 *
 * @packageDocumentation
 */
export { wallClock } from './live/clock.js';
export type { Clock } from './live/clock.js';
export { hostLive } from './hall/host-live.js';
export type { HostOptions, LiveAddresses, LiveEnd } from './hall/host-live.js';
export { LiveGame } from './live/live-game.js';
export { ManualClock } from './live/manual-clock.js';
export { LIVE_LIMITS } from './limits/limits.js';
export type { HallLimits } from './limits/limits.js';
export { WRONG_TOKENS } from './limits/wrong-tokens.js';
