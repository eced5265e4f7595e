/** What a House reads of a sheet before it hands it in. */
import { checkSheet, type Game } from '@ec/engine';
import type { Ec4xEvent } from '../../src/events.js';
import { ec4x } from '../../src/ruleset.js';
import type { Ec4xState } from '../../src/state.js';

/** A game. */
export type Ec4xGame = Game<Ec4xState, Ec4xEvent>;

/** Warnings about a sheet of House 1, each with its line and code. */
export function doubtsOf(game: Ec4xGame, sheet: string): string[] {
  return checkSheet(ec4x, game, 1, sheet).diagnostics.map(
    ({ line, code, message }) => `${line} ${code}: ${message}`,
  );
}
