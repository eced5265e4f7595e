/**
 * Resolves the next turn of a stored game of empires, and kills its own process without warning when it comes to a certain change.
 *
 *     node crash-child.ts game.ec 7     is killed before the seventh change
 *     node crash-child.ts game.ec 0     is not killed, and tells how many changes there were
 *     node crash-child.ts game.ec end   is killed when all is done
 */
import { empyrean } from '@ec/empyrean';
import { openStoredGame, resolveStoredTurn } from '@ec/engine/sqlite';

const [path = '', at = ''] = process.argv.slice(2);
let changes = 0;
const game = openStoredGame(path, empyrean, {
  clock: () => Date.UTC(2026, 0, 1),
  beforeChange: () => {
    changes += 1;
    if (changes === Number(at)) process.kill(process.pid, 'SIGKILL');
  },
});
await resolveStoredTurn(game);
game[Symbol.dispose]();
console.log(JSON.stringify({ changes }));
if (at === 'end') process.kill(process.pid, 'SIGKILL');
