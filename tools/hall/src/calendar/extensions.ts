import { currentTurn, playingSeats, requireNotMoving, setDue, type StoredGame } from '@ec/engine/sqlite';
import { lengthIn } from '../game/when.js';
import type { Belongings } from '../accounts/own-data.js';
import { holderOf, keptAtSeats } from '../hall/seat-holder.js';
import type { HallDatabase } from '../store/hall-database.js';
import { calendarOf } from './game-calendar.js';

/** How the players of a game stand to an extension of the next turn. */
export interface ExtensionVote {
  /** The due time that it moves, in milliseconds since 1970 (UTC). */
  readonly due: number;
  /** Seats that can vote. */
  readonly players: readonly number[];
  /** Seats whose players want it; what a former player of a seat has wanted does not count. */
  readonly seats: readonly number[];
  /** How many have to. */
  readonly needed: number;
  /** By how much it moves the due time, in milliseconds. */
  readonly length: number;
  /** Extensions of this turn that players have voted for already. */
  readonly used: number;
  /** Extensions of this turn that players can still vote for. */
  readonly left: number;
}

/** The vote that is open in a game; `undefined` where its calendar has none, no time is set, or the time has passed. */
export function extensionVote(
  database: HallDatabase,
  { id, stored }: { readonly id: string; readonly stored: StoredGame },
): ExtensionVote | undefined {
  const rule = calendarOf(stored)?.extensions;
  const { id: turn, due } = currentTurn(stored);
  if (!rule || due === null || due <= stored.clock()) return undefined;
  // Whoever has set the same time once more has taken its extension back.
  const { used } =
    database.get(
      'SELECT count(*) AS used FROM extensions WHERE game = ? AND turn = ? AND due <> ?',
      ...[id, turn, due],
    ) ?? {};
  const playing = playingSeats(stored).filter(({ bot }) => bot === null);
  const players = playing.map(({ seat }) => seat);
  const cast = database.all(
    'SELECT seat, player FROM votes WHERE game = ? AND turn = ? AND due = ?',
    id,
    turn,
    due,
  );
  const seats = playing
    .filter(({ seat, player }) => cast.some((vote) => vote['seat'] === seat && vote['player'] === player?.id))
    .map(({ seat }) => seat);
  const needed = Math.max(1, Math.ceil((players.length * Number.parseInt(rule.votes, 10)) / 100));
  return {
    due,
    players,
    seats,
    needed,
    length: lengthIn(rule.length),
    used: Number(used),
    left: Math.max(0, rule.most - Number(used)),
  };
}

/**
 * Takes a player's vote for an extension of the next turn, or takes it back. With the last vote that is needed, the due time is moved, and votes
 * for another begin. They begin anew as well where somebody sets the earlier time once more.
 *
 * @returns whether the due time was moved
 * @throws RangeError when nobody can vote, or the seat is none that plays
 */
export function voteForExtension(
  database: HallDatabase,
  game: { readonly id: string; readonly stored: StoredGame },
  { seat, isFor }: { readonly seat: number; readonly isFor: boolean },
): boolean {
  const { id, stored } = game;
  const { id: turn } = currentTurn(stored);
  const now = stored.clock();
  const open = extensionVote(database, game);
  if (!open || open.left === 0)
    throw new RangeError('expected a game whose players can vote for an extension now, received another');
  const { due } = open;
  if (!open.players.includes(seat))
    throw new RangeError(`seat: expected one whose player plays, received ${seat}`);
  database.transaction(() => {
    requireNotMoving(stored);
    const { player, email } = holderOf(stored, seat);
    if (isFor)
      database.change(
        'INSERT OR REPLACE INTO votes (game, turn, due, seat, cast, player, email) VALUES (?, ?, ?, ?, ?, ?, ?)',
        ...[id, turn, due, seat, now, player, email],
      );
    else
      database.change(
        'DELETE FROM votes WHERE game = ? AND turn = ? AND due = ? AND seat = ?',
        id,
        turn,
        due,
        seat,
      );
    const { seats, needed, length } = extensionVote(database, game) ?? open;
    if (seats.length < needed) return;
    database.change(
      `INSERT INTO extensions VALUES (?, ?, ?, ?, ?, 0)
        ON CONFLICT DO UPDATE SET extended = excluded.extended, decided = excluded.decided, applied = 0`,
      ...[id, turn, due, due + length, now],
    );
    database.change('DELETE FROM votes WHERE game = ? AND turn = ? AND due = ?', id, turn, due);
  });
  return applyExtensions(database, game);
}

/**
 * Moves the due time as players have decided, where that was not done yet. Somebody who has set another time since, or has resolved the turn,
 * has the last word.
 *
 * @returns whether a due time was moved
 */
export function applyExtensions(
  database: HallDatabase,
  { id, stored }: { readonly id: string; readonly stored: StoredGame },
): boolean {
  const decided = database.all('SELECT * FROM extensions WHERE game = ? AND applied = 0', id);
  let isMoved = false;
  for (const { turn, due, extended } of decided) {
    const current = currentTurn(stored);
    if (current.id === turn && current.due === due) {
      setDue(stored, Number(extended));
      isMoved = true;
    }
    database.change(
      'UPDATE extensions SET applied = 1 WHERE game = ? AND turn = ? AND due = ?',
      ...[id, Number(turn), Number(due)],
    );
  }
  return isMoved;
}

/** What somebody has voted for in all games: the due times that they want to be moved. */
export function votesOfPerson(database: HallDatabase): Belongings {
  return keptAtSeats(database, { name: 'votes', table: 'votes', columns: 'due, "cast"' });
}
