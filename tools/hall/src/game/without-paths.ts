import { dirname, resolve, sep } from 'node:path';

/**
 * A text about the file of a game for people who may not know where the host keeps it: the file itself needs no name, and of what lies beside it
 * the name alone is left.
 *
 * @param file - path of the game's file, as the text has it
 */
export function withoutPaths(text: string, file: string): string {
  const folder = resolve(dirname(file));
  return text.replaceAll(`${file}: `, '').replaceAll(`${folder}: `, '').replaceAll(`${folder}${sep}`, '');
}
