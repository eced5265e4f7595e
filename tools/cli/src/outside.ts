/**
 * Programs of somebody else's that play seats: a line of JSON for each question, and one for each answer.
 *
 * @packageDocumentation
 */
export { ask, askNow } from './outside/asking.js';
export type { TurnQuestion } from './outside/asking.js';
export { awaitedBot } from './outside/awaited-bot.js';
export type { AwaitedBot } from './outside/awaited-bot.js';
export { NoAnswer } from './outside/no-answer.js';
export { OutsideBot } from './outside/outside-bot.js';
export type { OutsideLimits } from './outside/outside-bot.js';
export { outsideCommand } from './outside/outside-command.js';
export { gameMessage, PROTOCOL } from './outside/protocol.js';
export type { BotAnswer, GameMessage, Message, ToldGame, TurnMessage } from './outside/protocol.js';
