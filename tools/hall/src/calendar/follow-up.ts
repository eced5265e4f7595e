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
import { seatHeaders } from '../mail/queue-reports.js';
import type { HallDatabase } from '../store/hall-database.js';
import { droppedMail, missedMail } from './calendar-mails.js';
import type { KeptGame } from './kept-game.js';
import { turnName } from './turn-name.js';

/** Called for each turn that was resolved, at least once and in order: it has to do the same when it is called again. */
export type Resolved = (game: KeptGame, turn: StoredTurn) => Promise<void> | void;

/** What turns are followed up on with. */
export interface FollowingUp {
  readonly resolved: Resolved;
  /** Address of the hall at which orders come in; players cannot answer when `null`. */
  readonly mailbox: string | null;
}

/**
 * Follows up on the turns of a game that were resolved or undone since the last time, by whomever: calls `resolved` for those that stand, and tells
 * players without orders that the turn went on without them, unless they are away; tells players whose orders no longer count because the turn
 * before was undone. The turns before a game is seen for the first time are left alone. Where an older copy of its file was put back, the turns
 * that are resolved after that are new ones, whatever their numbers.
 */
export async function followUp(
  database: HallDatabase,
  game: KeptGame,
  { resolved, mailbox }: FollowingUp,
): Promise<void> {
  const { id, stored } = game;
  const current = currentTurn(stored);
  if (isFollowed(database, id, current) && lastFollowed(database, id) === current.id) return;
  const all = allTurns(stored);
  leaveAlone(database, id, all);
  for (const turn of all)
    if (turn.undone === null && isFollowed(database, id, turn, true)) noteFollowed(database, id, turn);
  tellDropped(database, game, all, mailbox);
  const turns = all.filter((turn) => turn.undone === null && !isFollowed(database, id, turn));
  if (turns.length > 0) forgetLost(database, id, all);
  for (const turn of turns) {
    await resolved(game, turn);
    const away = awaySeats(database, game, stored.clock());
    const missing = seatsWithout(stored, turn).filter(({ seat }) => !away.has(seat));
    database.transaction(() => {
      requireNotMoving(stored);
      for (const { seat, player } of missing) {
        const to = player?.email ?? '';
        const mail = missedMail({ game: stored.meta.name, turn: turn.turn });
        const headers = seatHeaders(database, game, { seat, turn: current.turn + 1, mailbox });
        const key = `missed ${id} ${turnName(turn)} ${to}`;
        queueMail(database, { key, to, ...mail, headers }, stored.clock());
      }
      noteFollowed(database, id, turn);
    });
  }
}

/** Tells the players whose sheets counted after turns that were undone since the last time, each once. */
function tellDropped(
  database: HallDatabase,
  game: KeptGame,
  turns: readonly StoredTurn[],
  mailbox: string | null,
): void {
  const { id, stored } = game;
  const undone = turns.filter((turn) => turn.undone !== null && !isFollowed(database, id, turn, true));
  if (undone.length === 0) return;
  database.transaction(() => {
    requireNotMoving(stored);
    for (const turn of undone) {
      for (const { seat, player } of storedSeats(stored)) {
        if (!player || !countingSheet(stored, turn, seat)) continue;
        const asked = turn.turn + 1;
        const mail = droppedMail({ game: stored.meta.name, turn: asked });
        const headers = seatHeaders(database, game, { seat, turn: asked, mailbox });
        const key = `dropped ${id} ${turnName(turn)} ${turn.undone} ${seat}`;
        queueMail(database, { key, to: player.email, ...mail, headers }, stored.clock());
      }
      noteFollowed(database, id, turn);
    }
  });
}

/** Leaves the turns of a game alone, as one that is seen for the first time. */
export function forgetFollowed(database: HallDatabase, id: string): void {
  if (hasFollowed(database, id)) database.change('DELETE FROM followed_turns WHERE game = ?', id);
}

/** Notes the turns that are left alone: all of a game that is seen for the first time, and those that a hall has followed which noted the last alone. */
function leaveAlone(database: HallDatabase, id: string, turns: readonly StoredTurn[]): void {
  const noted = database.get('SELECT turn FROM followed_turns WHERE game = ? AND resolved = -1', id);
  if (noted === undefined && hasFollowed(database, id)) return;
  const last = Number(noted?.['turn'] ?? Infinity);
  database.transaction(() => {
    for (const turn of turns) if (turn.id <= last) noteFollowed(database, id, turn);
    database.change('DELETE FROM followed_turns WHERE game = ? AND resolved = -1', id);
  });
}

/** Forgets what is kept of turns that a game has no more: others have their numbers. */
function forgetLost(database: HallDatabase, id: string, turns: readonly StoredTurn[]): void {
  const names = new Set(turns.map(turnName));
  const lost = database
    .all('SELECT turn, resolved FROM followed_turns WHERE game = ?', id)
    .map(({ turn, resolved }) => ({ id: Number(turn), resolved: Number(resolved) }))
    .filter((turn) => !names.has(turnName(turn)));
  if (lost.length === 0) return;
  database.transaction(() => {
    for (const { id: turn } of lost)
      for (const table of ['votes', 'extensions', 'failures', 'followed_turns'])
        database.change(`DELETE FROM ${table} WHERE game = ? AND turn = ?`, id, turn);
  });
}

function hasFollowed(database: HallDatabase, id: string): boolean {
  return database.get('SELECT 1 FROM followed_turns WHERE game = ?', id) !== undefined;
}

/** Whether a turn was followed up on; and with `isUndone`, whether that it was undone was, too. */
function isFollowed(
  database: HallDatabase,
  id: string,
  { id: turn, resolved }: StoredTurn,
  isUndone = false,
): boolean {
  const sql = 'SELECT 1 FROM followed_turns WHERE game = ? AND turn = ? AND resolved = ? AND is_undone >= ?';
  return database.get(sql, id, turn, resolved, Number(isUndone)) !== undefined;
}

/** The last turn that was followed up on and stands, as far as a hall knows. */
function lastFollowed(database: HallDatabase, id: string): unknown {
  const sql = 'SELECT max(turn) AS last FROM followed_turns WHERE game = ? AND is_undone = 0';
  return database.get(sql, id)?.['last'];
}

function noteFollowed(database: HallDatabase, id: string, { id: turn, resolved, undone }: StoredTurn): void {
  database.change(
    'INSERT INTO followed_turns VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET is_undone = excluded.is_undone',
    ...[id, turn, resolved, Number(undone !== null)],
  );
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
