import type { Command } from 'commander';
import { setDue, storedCalendar } from '@ec/engine/sqlite';
import { answering } from '../answering.js';
import { gameCommand } from '../game-command.js';
import { formatDue, parseWhen, type RulesetOptions, withGame } from '@ec/hall/game';

/** `ec due`. */
export function dueCommand(): Command {
  return gameCommand('due', 'Set when the orders for the next turn are due.')
    .argument('<time>', '2026-12-01T18:00, 30s, 5m, 36h, 7d, 2w, or never', (text) =>
      text === 'never' ? null : parseWhen(text),
    )
    .action(
      answering((path: string, due: number | null, options: RulesetOptions) =>
        withGame(path, options, async (stored) => {
          if (due !== null && storedCalendar(stored) !== null) {
            const { requireNotPaused } = await import('@ec/hall/calendar');
            requireNotPaused(stored);
          }
          setDue(stored, due);
          const text = due === null ? 'No time is set for orders.' : `Orders are due ${formatDue(due)}.`;
          return { text, data: { due } };
        }),
      ),
    );
}
