import { currentTurn, resolveStoredTurn, StoreError } from '@ec/engine/sqlite';
import { calendarOf, dueAfterNext, extend, pause, resume } from '../../src/calendar/game-calendar.js';
import { resumeAddress, suspendedAddresses } from '../../src/mail/mail-addresses.js';
import type { World } from './world.js';

const HOUR = 3_600_000;

/** Has a game's master do something, each as a command of `ec` in a process of its own. */
export async function rule(world: World): Promise<void> {
  const { prng, ledger } = world;
  const game = prng.pick(world.gameIds);
  const deed = prng.pick(['extend', 'pause', 'resume', 'resume', 'turn', 'addresses', 'addresses'] as const);
  world.tell(`the master of ${game}: ${deed}`);
  if (deed === 'addresses') {
    resumeAddresses(world);
    return;
  }
  await world.asMaster(game, async (stored) => {
    const { due } = currentTurn(stored);
    const calendar = calendarOf(stored);
    switch (deed) {
      case 'extend':
        if (due !== null) extend(stored, prng.between(1, 48) * HOUR);
        break;
      case 'pause':
        pause(stored);
        break;
      case 'resume':
        if (due === null && calendar) resume(stored);
        break;
      case 'turn':
        try {
          await resolveStoredTurn(stored, { due: dueAfterNext(stored) });
          ledger.byHand.add(`${game} ${currentTurn(stored).id}`);
        } catch (error) {
          // Another process was quicker, or there is nothing left to resolve.
          if (!(error instanceof StoreError)) throw error;
        }
    }
  });
}

/** Lets addresses have mail again that a server has refused. */
export function resumeAddresses({ processes }: World): void {
  const database = processes.find(({ fate }) => !fate.isDead)?.hall.database;
  if (!database) return;
  try {
    for (const { address } of suspendedAddresses(database)) resumeAddress(database, address);
  } catch {
    // The process has ended, or its disk refuses: the master tries again another day.
  }
}
