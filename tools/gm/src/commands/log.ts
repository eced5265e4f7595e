import { type Answer, page, table } from '@ec/cli';
import type { Command } from 'commander';
import { gameMessages, type GameMessage, type StoredGame } from '@ec/engine/sqlite';
import { answering } from '../answering.js';
import { gameCommand } from '../game-command.js';
import { formatDue, formatWhen, type RulesetOptions, withGame } from '@ec/hall/game';

/** `ec log`. */
export function logCommand(): Command {
  return gameCommand('log', 'What was done to a game, and what was refused.').action(
    answering((path: string, options: RulesetOptions) => withGame(path, options, log)),
  );
}

function log(stored: StoredGame): Answer {
  const messages = gameMessages(stored);
  const rows = messages.map((message) => {
    const { sent, seat, code, times } = message;
    return [formatWhen(sent), seat ?? '', code, times === 1 ? '' : times, detailsOf(message)];
  });
  return {
    text: page(stored.meta.name, '', { Log: [table(['Time', 'Seat', 'What', 'Times', 'Details'], rows)] }),
    data: messages,
  };
}

/** The file has times in milliseconds. What happened more than once has the text of the last time. */
function detailsOf({ code, text, times, last }: GameMessage): string {
  if (times > 1) return `${text}; last at ${formatWhen(last)}`;
  return code === 'due-set' && /^\d+$/.test(text) ? formatDue(Number(text)) : text;
}
