import { command, type Answer, type Command } from '@ec/cli';
import { clock } from '@ec/hall/game';
import { moveHostedGame } from '@ec/hall/move';
import { answering } from '../answering.js';

/** `ec move`. */
export function moveCommand(): Command {
  return command('move', 'Move a game to the folder of another hall, while both are served.')
    .argument('<game>', 'file of the game')
    .requiredOption('--to <folder>', 'folder of the other hall; made where there is none')
    .addHelpText(
      'after',
      `
A move that was interrupted leaves the game closed. The same command ends it; with the game's own folder, it calls the move off, unless the
game has arrived.`,
    )
    .action(answering(move));
}

async function move(path: string, { to }: { readonly to: string }): Promise<Answer> {
  const moved = await moveHostedGame(path, to, { clock, warn: (text) => console.error(text) });
  return {
    text:
      moved === path
        ? `${moved}: the game stays here.`
        : `${moved}: here is the game now, with all that came in. Drafts, letters and sign-ups have come along.`,
    data: { from: path, to: moved },
  };
}
