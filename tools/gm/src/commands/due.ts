import { command } from '@ec/cli';
import type { Command } from 'commander';
import { setDue } from '@ec/engine/sqlite';
import { answering } from '../answering.js';
import { withGame } from '../open-game.js';
import { formatDue, parseWhen } from '../when.js';

/** `ec due`. */
export function dueCommand(): Command {
  return command('due', 'Set when the orders for the next turn are due.')
    .argument('<game>', 'file of the game')
    .argument('<time>', '2026-12-01T18:00, 30s, 5m, 36h, 7d, 2w, or never', (text) =>
      text === 'never' ? null : parseWhen(text),
    )
    .action(
      answering((path: string, due: number | null) =>
        withGame(path, (stored) => {
          setDue(stored, due);
          const text = due === null ? 'No time is set for orders.' : `Orders are due ${formatDue(due)}.`;
          return { text, data: { due } };
        }),
      ),
    );
}
