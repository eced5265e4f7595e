/**
 * Makes the file `test/fixtures/format-1.ec`: a small game in the first format of stored games, with everything that such a file
 * can hold.
 *
 *     node scripts/make-format-1.ts
 *
 * Once that format is released the file is never made again: it stands for the files that are out there, and a test opens it with
 * every later version. It was made under version 1 of the rules of Empyrean Challenge; where the same orders come to another
 * result, the rules need another version. A later format gets a script and a file of its own.
 */
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { empyrean } from '@ec/empyrean';
import {
  backupFolder,
  createStoredGame,
  resolveStoredTurn,
  seatStoredPlayer,
  setDue,
  setSeatBots,
  setSeatTokens,
  submitOrders,
  undoTurn,
} from '@ec/engine/sqlite';

const HOUR = 3_600_000;
const path = fileURLToPath(new URL('../test/fixtures/format-1.ec', import.meta.url));
rmSync(path, { force: true });

let now = Date.UTC(2026, 0, 1);
const newGame = {
  package: '@ec/engine/empyrean',
  name: 'Format 1',
  seed: 'format 1',
  players: [
    { id: 101, email: 'ada@example.org', name: 'Ada Concord' },
    { id: 102, email: 'bo@example.org', name: 'Bo Hegemony' },
  ],
  parameters: { 'cluster.starCount': 20 },
  due: now + 24 * HOUR,
};
const game = createStoredGame(path, empyrean, newGame, { clock: () => now });

/** An hour later, a sheet of empire 1. */
function submit(text: string, origin: 'player' | 'master' = 'player'): void {
  now += HOUR;
  submitOrders(game, { seat: 1, text, origin });
}

setSeatTokens(game, new Map([[1, 'scrypt:1:salt:hash'], [2, 'scrypt:2:salt:hash']])); // prettier-ignore
setSeatBots(game, new Map([[2, 'settler']]));
submit('1, ration, 80%');
submit('1, rations, 80%');
submit('1, ration, 75% // as agreed\n1, draft, 1,000 trainees');
submit('1, ration, 75% // as agreed\n1, draft, 1,000 trainees');
await resolveStoredTurn(game, { due: now + 24 * HOUR });
submit('1, ration, 50%');
await resolveStoredTurn(game);
undoTurn(game);
submit('1, ration, 100%', 'master');
setDue(game, now + 48 * HOUR);
await resolveStoredTurn(game);
seatStoredPlayer(game, 1, null);
seatStoredPlayer(game, 1, { id: 103, email: 'cy@example.org' });
setSeatTokens(game, new Map([[1, 'scrypt:3:salt:hash']]));
submit('1, pay, 0.125, unskilled workers');
await resolveStoredTurn(game, { due: now + 24 * HOUR });
submit('1, ration, 90%');
game[Symbol.dispose]();
rmSync(backupFolder(path), { recursive: true });
