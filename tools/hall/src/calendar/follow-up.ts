import {
  allTurns,
  countingSheet,
  currentTurn,
  gameStatus,
  requireNotMoving,
  sheetsAfter,
  storedSeats,
  type SeatStatus,
  type StoredGame,
  type StoredTurn,
} from '@ec/engine/sqlite';
import { awaySeats } from '../mail/away.js';
import { queueMail } from '../mail/outbox.js';
import type { HallDatabase } from '../store/hall-database.js';
import { droppedMail, missedMail } from './calendar-mails.js';
import type { KeptGame } from './kept-game.js';

/** Called for each turn that was resolved, at least once and in order: it has to do the same when it is called again. */
export type Resolved = (game: KeptGame, turn: StoredTurn) => Promise<void> | void;

/**
 * Follows up on the turns of a game that were resolved or undone since the last time, by whomever: calls `resolved` for those that stand, and tells
 * players without orders that the turn went on without them, unless they are away; tells players whose orders no longer count because the turn
 * before was undone. The turns before a game is seen for the first time are left alone.
 */
export async function followUp(database: HallDatabase, game: KeptGame, resolved: Resolved): Promise<void> {
  const { id, stored } = game;
  const current = currentTurn(stored);
  const followed = database.get('SELECT turn FROM followed WHERE game = ?', id)?.['turn'];
  if (followed === undefined) database.change('INSERT INTO followed VALUES (?, ?)', id, current.id);
  if (followed === undefined || Number(followed) === current.id) return;
  const turns = allTurns(stored);
  tellDropped(database, game, undoneSince(turns, Number(followed)));
  for (const turn of turns.filter(({ id: known, undone }) => undone === null && known > Number(followed))) {
    await resolved(game, turn);
    const away = awaySeats(database, id, stored.clock());
    const missing = seatsWithout(stored, turn).filter(({ seat }) => !away.has(seat));
    database.transaction(() => {
      requireNotMoving(stored);
      for (const { player } of missing) {
        const to = player?.email ?? '';
        const mail = missedMail({ game: stored.meta.name, turn: turn.turn });
        queueMail(database, { key: `missed ${id} ${turn.id} ${to}`, to, ...mail }, stored.clock());
      }
      database.change('UPDATE followed SET turn = ? WHERE game = ?', turn.id, id);
    });
  }
}

/** Turns that were undone since one was followed up on: later ones, that turn itself, and those before it. */
function undoneSince(turns: readonly StoredTurn[], followed: number): StoredTurn[] {
  const byId = new Map(turns.map((turn) => [turn.id, turn]));
  const undone = turns.filter((turn) => turn.id > followed && turn.undone !== null);
  for (let turn = byId.get(followed); turn && turn.undone !== null; turn = byId.get(turn.previous ?? 0))
    undone.push(turn);
  return undone;
}

/** Tells the players whose sheets counted after turns that were undone, each once. */
function tellDropped(database: HallDatabase, { id, stored }: KeptGame, undone: readonly StoredTurn[]): void {
  database.transaction(() => {
    requireNotMoving(stored);
    for (const turn of undone) {
      for (const { seat, player } of storedSeats(stored)) {
        if (!player || !countingSheet(stored, turn, seat)) continue;
        const mail = droppedMail({ game: stored.meta.name, turn: turn.turn + 1 });
        const key = `dropped ${id} ${turn.id} ${seat}`;
        queueMail(database, { key, to: player.email, ...mail }, stored.clock());
      }
    }
  });
}

/** Leaves the turns of a game alone, as one that is seen for the first time. */
export function forgetFollowed(database: HallDatabase, id: string): void {
  if (database.get('SELECT turn FROM followed WHERE game = ?', id))
    database.change('DELETE FROM followed WHERE game = ?', id);
}

/** Seats of the players still in the game for whom nobody gave orders in a turn. */
function seatsWithout(stored: StoredGame, { previous }: StoredTurn): SeatStatus[] {
  if (previous === null) return [];
  const sheets = sheetsAfter(stored, { id: previous }).filter(({ counts }) => counts);
  const seats = new Set(sheets.map(({ seat }) => seat));
  return gameStatus(stored).seats.filter(
    ({ seat, player, isOut }) => player !== null && !isOut && !seats.has(seat),
  );
}
