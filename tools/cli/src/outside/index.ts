/**
 * Programs of somebody else's that play seats: a line of JSON for each question, and one for each answer.
 *
 * @packageDocumentation
 */
export { awaitedBot } from './awaited-bot.js';
export type { AwaitedBot } from './awaited-bot.js';
export { NoAnswer } from './no-answer.js';
export { OutsideBot } from './outside-bot.js';
export type { OutsideLimits } from './outside-bot.js';
export { outsideCommand } from './outside-command.js';
export { asking, PROTOCOL } from './protocol.js';
export type { GameMessage, Message, TurnMessage } from './protocol.js';
