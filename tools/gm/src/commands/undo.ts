import type { Command } from 'commander';
import { undoTurn } from '@ec/engine/sqlite';
import { answering } from '../answering.js';
import { gameCommand } from '../game-command.js';
import { type RulesetOptions, withGame } from '@ec/hall/game';

/** `ec undo`. */
export function undoCommand(): Command {
  return gameCommand('undo', 'Go back to the turn before the last, which stays in the history.').action(
    answering((path: string, options: RulesetOptions) =>
      withGame(path, options, (stored) => {
        const { turn, hash } = undoTurn(stored);
        const text = `Turn ${turn + 1} is undone: turn ${turn} is the last, and the orders that came in after it count again.`;
        return { text, data: { turn, hash } };
      }),
    ),
  );
}
