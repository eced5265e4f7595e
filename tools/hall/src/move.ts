/**
 * Moves games from one hall to another.
 *
 * @packageDocumentation
 */
export { moveHostedGame } from './hall/move-hosted-game.js';
