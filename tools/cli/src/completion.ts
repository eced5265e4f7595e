import { readdirSync } from 'node:fs';
import tab from '@bomb.sh/tab/commander';
import type { Command } from 'commander';

/**
 * Adds `completion`, which writes a script for a shell, and the command that this script calls while somebody types.
 *
 * @param paths - names of the arguments that are files or folders
 */
export function addCompletion(program: Command, paths: ReadonlySet<string>): void {
  const completion = tab(program, { completionCommandName: 'completion' });
  for (const { arguments: named } of completion.commands.values()) {
    for (const argument of named.values()) {
      if (!paths.has(argument.name)) continue;
      argument.handler = (complete) => {
        for (const path of pathsLike(process.argv.at(-1) ?? '')) complete(path, '');
      };
    }
  }
}

/** Files and folders that begin with what was typed so far. */
function pathsLike(typed: string): string[] {
  // As it was typed: a shell accepts nothing else.
  const folder = typed.slice(0, typed.lastIndexOf('/') + 1);
  try {
    return readdirSync(folder || '.', { withFileTypes: true })
      .map((entry) => `${folder}${entry.name}${entry.isDirectory() ? '/' : ''}`)
      .filter((path) => path.startsWith(typed));
  } catch {
    // This is not a folder that can be read: there is nothing to offer.
    return [];
  }
}
