import type { Command } from 'commander';
import { answering } from '../answering.js';
import { gameCommand } from '../game-command.js';
import { type RulesetOptions, withGame } from '@ec/hall/game';
import { expectedTurnOption } from '../options.js';

interface UndoOptions extends RulesetOptions {
  /** Number of the turn that is meant. */
  readonly turn?: number;
}

/** `ec undo`. */
export function undoCommand(): Command {
  const command = gameCommand('undo', 'Go back to the turn before the last, which stays in the history.');
  return command.addOption(expectedTurnOption()).action(
    answering((path: string, options: UndoOptions) =>
      withGame(path, options, async (stored) => {
        const { takeBack } = await import('@ec/hall/calendar');
        const { turn, hash, dropped } = takeBack(stored, options);
        const text = `Turn ${turn + 1} is undone: turn ${turn} is the last, and the orders that came in after it count again.`;
        return { text: [text, ...droppedNote(turn + 2, dropped)].join('\n'), data: { turn, hash, dropped } };
      }),
    ),
  );
}

/** Names the seats whose sheets for the turn after the undone one no longer count: their players hold receipts. */
function droppedNote(turn: number, seats: readonly number[]): string[] {
  if (seats.length === 0) return [];
  const who = `${seats.length === 1 ? 'seat' : 'seats'} ${seats.join(', ')}`;
  return [
    `What ${who} handed in for turn ${turn} no longer counts, and has to be handed in again after turn ${turn - 1}. "ec sheet --dropped" prints it.`,
  ];
}
