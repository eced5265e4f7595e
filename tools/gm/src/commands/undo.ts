import { command } from '@ec/cli';
import type { Command } from 'commander';
import { undoTurn } from '@ec/engine/sqlite';
import { answering } from '../answering.js';
import { withGame } from '../open-game.js';

/** `ec undo`. */
export function undoCommand(): Command {
  return command('undo', 'Go back to the turn before the last, which stays in the history.')
    .argument('<game>', 'file of the game')
    .action(
      answering((path: string) =>
        withGame(path, (stored) => {
          const { turn, hash } = undoTurn(stored);
          const text = `Turn ${turn + 1} is undone: turn ${turn} is the last, and the orders that came in after it count again.`;
          return { text, data: { turn, hash } };
        }),
      ),
    );
}
