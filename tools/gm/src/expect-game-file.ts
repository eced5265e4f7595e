import { inputErrorIn } from '@ec/cli';

/**
 * A new game needs a file: the name that stands for none would make a game that is gone when the command ends.
 *
 * @throws InputError when the path is that name
 */
export function expectGameFile(path: string): void {
  if (path === ':memory:')
    throw inputErrorIn(path, 'expected a new file for the game, received the name of none');
}
