import type { Clerk } from '@ec/desk/clerk';
import { openThread } from '../threads/open-thread.ts';
import { Threads } from '../threads/threads.ts';
import type { PlayRecord } from './played-game.ts';
import type { Table } from './table.ts';

/**
 * The thread in which a game is resolved; one that is opened after a failure has the game as it was.
 *
 * @param played - the game as it is now; `undefined` where there is none yet
 */
export function tableThreads(played: () => PlayRecord | undefined): Threads<Table> {
  return new Threads(() => {
    const table = openThread<Table>(
      'thread of the game',
      new Worker(new URL('./table-thread.ts', import.meta.url), { type: 'module' }),
    );
    const record = played();
    return { called: table, ...(record && { ready: table.calls.open(record) }) };
  });
}

/** The clerk of the player's sheet, whichever thread the game is in. */
export function clerkIn(threads: Threads<Table>): Clerk {
  return {
    phrasebook: () => threads.use((table) => table.phrasebook()),
    complete: (text, offset) => threads.use((table) => table.complete(text, offset)),
    kindsOf: (text, offset) => threads.use((table) => table.kindsOf(text, offset)),
    check: (text) => threads.use((table) => table.check(text)),
    forecast: (text) => threads.use((table) => table.forecast(text)),
  };
}
