import { command, type Answer, type Command } from '@ec/cli';
import { moveGame } from '@ec/engine/sqlite';
import { clock } from '@ec/hall/game';
import { answering } from '../answering.js';

/** `ec move`. */
export function moveCommand(): Command {
  return command('move', 'Move a game to the folder of another hall, while both are served.')
    .argument('<game>', 'file of the game')
    .requiredOption('--to <folder>', 'folder of the other hall; made where there is none')
    .action(answering(move));
}

async function move(path: string, { to }: { readonly to: string }): Promise<Answer> {
  const moved = await moveGame(path, to, { clock });
  return {
    text: `${moved}: here is the game now. All that came in is in it; drafts and letters stay in the hall in which they were written.`,
    data: { from: path, to: moved },
  };
}
