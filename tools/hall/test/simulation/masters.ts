import {
  currentTurn,
  resolveStoredTurn,
  seatStoredPlayer,
  StoreError,
  type StoredGame,
} from '@ec/engine/sqlite';
import {
  calendarOf,
  dueAfterNext,
  extend,
  pause,
  resume,
  takeBack,
} from '../../src/calendar/game-calendar.js';
import { giveTokens } from '../../src/game/give-tokens.js';
import { rowsOf } from './law.js';
import { noteReports } from './mail-laws.js';
import { resumeAddress, suspendedAddresses } from '../../src/mail/mail-addresses.js';
import type { World } from './world.js';

const HOUR = 3_600_000;

/** What masters do, and how often. */
const DEEDS = [
  ['extend', 2],
  ['pause', 2],
  ['resume', 4],
  ['turn', 2],
  ['undo', 3],
  ['substitute', 3],
  ['addresses', 4],
] as const;

/** Has a game's master do something, each as a command of `ec` in a process of its own. */
export async function rule(world: World): Promise<void> {
  const { prng, ledger } = world;
  const game = prng.pick([...world.gameIds, ...world.liveIds]);
  const isLive = world.liveIds.includes(game);
  const [deed] = DEEDS[prng.weighted(DEEDS.map(([, often]) => often))] ?? ['resume'];
  world.tell(`the master of ${game}: ${deed}`);
  if (deed === 'addresses') return resumeAddresses(world);
  if (isLive && deed === 'substitute') return;
  await world.asMaster(game, async (stored) => {
    const { due } = currentTurn(stored);
    const calendar = calendarOf(stored);
    const last = currentTurn(stored).id;
    switch (deed) {
      case 'extend':
        if (due === null) return;
        extend(stored, prng.between(1, 48) * HOUR);
        ledger.takenBack.delete(`${game} ${last}`);
        break;
      case 'pause':
        pause(stored);
        ledger.takenBack.delete(`${game} ${last}`);
        break;
      case 'resume':
        if (!(calendar || isLive) || (due !== null && !ledger.takenBack.has(`${game} ${last}`))) return;
        resume(stored);
        ledger.takenBack.delete(`${game} ${last}`);
        break;
      case 'undo':
        undo(world, game, stored);
        break;
      case 'substitute':
        substitute(world, game, stored);
        break;
      case 'turn':
        try {
          await resolveStoredTurn(stored, { due: dueAfterNext(stored) });
          ledger.takenBack.delete(`${game} ${last}`);
          ledger.byHand.add(`${game} ${currentTurn(stored).id}`);
        } catch (error) {
          // Another process was quicker, or there is nothing left to resolve.
          if (!(error instanceof StoreError)) throw error;
        }
    }
  });
}

/** Lets addresses have mail again that a server has refused. */
export function resumeAddresses({ bounces, processes }: World): void {
  const database = processes.find(({ fate }) => !fate.isDead)?.hall.database;
  if (!database) return;
  try {
    for (const { address } of suspendedAddresses(database))
      if (resumeAddress(database, address)) bounces.resume(address);
  } catch {
    // The process has ended, or its disk refuses: the master tries again another day.
  }
}

/** Takes the last turn back. */
function undo({ ledger }: World, game: string, stored: StoredGame): void {
  const { id, previous } = currentTurn(stored);
  if (previous === null) return;
  noteReports(ledger, game, stored);
  const { due } = takeBack(stored);
  ledger.undone.add(`${game} ${id}`);
  ledger.takenBack.delete(`${game} ${id}`);
  // A game on a clock goes on with the next tick.
  if (calendarOf(stored) && due !== null && due <= stored.clock())
    ledger.takenBack.set(`${game} ${previous}`, due);
}

/** Gives a seat to somebody else; at times without a token, as the page of the hall does. */
function substitute(world: World, game: string, stored: StoredGame): void {
  const { prng, ledger, holders } = world;
  const place = prng.pick(world.places.filter((one) => one.game === game));
  const number = 100 + ledger.next();
  const email = `p${number}@example.org`;
  const [last = {}] = rowsOf(
    world.fileOf(`${game}.ec`),
    'SELECT (SELECT max(id) FROM turns) AS turn, (SELECT max(receipt) FROM orders) AS sheet',
  );
  const { mail } = rowsOf(world.fileOf('hall.db'), 'SELECT max(id) AS mail FROM outbox')[0] ?? {};
  const left = { turn: Number(last['turn']), sheet: Number(last['sheet']), mail: Number(mail) };
  seatStoredPlayer(stored, place.seat, null);
  seatStoredPlayer(stored, place.seat, { id: number, email });
  const given = prng.chance(2, 3) ? giveTokens(stored, [place.seat]).get(place.seat) : undefined;
  const token = given ?? `${place.seat}-none-`;
  world.tell(`${game} ${place.seat}: ${email} takes the place of ${holders.of(place).email}`);
  holders.take({ ...place, email, token, since: left.sheet }, left);
}
