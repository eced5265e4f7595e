import { type Answer, InputError, writeNewFile } from '@ec/cli';
import type { Command } from 'commander';
import { storedTemplate, type StoredGame } from '@ec/engine/sqlite';
import { actorOf, type Asking, type RulesetOptions, withGame } from '@ec/hall/game';
import { answering } from '../answering.js';
import { gameCommand } from '../game-command.js';
import { seatOption, tokenOption } from '../options.js';

interface TemplateOptions extends Asking, RulesetOptions {
  readonly out?: string;
}

/** `ec template`. */
export function templateCommand(): Command {
  return gameCommand('template', "An order form for a seat's next turn, to be filled in.")
    .addOption(seatOption())
    .addOption(tokenOption())
    .option('-o, --out <file>', 'new file to write it to')
    .action(
      answering((path: string, options: TemplateOptions) =>
        withGame(path, options, (stored) => template(stored, options)),
      ),
    );
}

async function template(stored: StoredGame, { out, ...asking }: TemplateOptions): Promise<Answer> {
  const { seat } = actorOf(stored, asking);
  if (seat === undefined) throw new InputError('error: expected --seat or --token, received neither');
  const text = storedTemplate(stored, seat);
  if (out === undefined) return { text, data: { seat, template: text } };
  writeNewFile(out, text);
  return { text: `order form of seat ${seat} in ${out}`, data: { seat, out } };
}
