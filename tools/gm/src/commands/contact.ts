import { InvalidArgumentError } from '@ec/cli';
import type { Command } from 'commander';
import { contactFault } from '@ec/engine';
import { setContact } from '@ec/engine/sqlite';
import { answering } from '../answering.js';
import { gameCommand } from '../game-command.js';
import { type RulesetOptions, withGame } from '@ec/hall/game';

/** `ec contact`. */
export function contactCommand(): Command {
  return gameCommand('contact', 'Set where players find help; reports show it below their title.')
    .argument('<where>', 'an address, a page or a name; or none', contactOf)
    .action(
      answering((path: string, contact: string | null, options: RulesetOptions) =>
        withGame(path, options, (stored) => {
          setContact(stored, contact);
          const text = contact === null ? 'Reports name nobody to ask.' : `Reports say: "Help: ${contact}".`;
          return { text, data: { contact } };
        }),
      ),
    );
}

function contactOf(text: string): string | null {
  if (text === 'none') return null;
  const fault = contactFault(text);
  if (fault !== undefined) throw new InvalidArgumentError(`${fault.replace(/^e/, 'E')}.`);
  return text;
}
