/**
 * Programs of somebody else's that play seats: a line of JSON for each question, and one for each answer.
 *
 * @packageDocumentation
 */
export { NoAnswer, OutsideBot } from './outside-bot.js';
export type { OutsideLimits } from './outside-bot.js';
