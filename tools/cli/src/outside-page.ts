/**
 * What a page has of {@link "outside" | programs that play seats}: it can tell that a plan names one, and start none.
 *
 * @packageDocumentation
 */
import type { AwaitedBot } from './outside/awaited-bot.js';

export { askNow } from './outside/asking.js';
export { NoAnswer } from './outside/no-answer.js';
export { outsideCommand } from './outside/outside-command.js';

/**
 * Starts no program.
 *
 * @throws RangeError always
 */
export function awaitedBot(command: string): AwaitedBot {
  throw new RangeError(
    `bot: expected one of the ruleset, as a page cannot start programs, received "${command}"`,
  );
}
