import { InvariantError } from '@ec/engine';
import type { StoredTurn } from '@ec/engine/sqlite';
import { explain } from '../game/explain.js';
import { withoutPaths } from '../game/without-paths.js';
import { queueMail } from '../mail/outbox.js';
import type { HallDatabase } from '../store/hall-database.js';
import type { KeptGame } from './kept-game.js';
import { formatDueIn } from './format-due.js';
import { turnName } from './turn-name.js';

/** A turn that could not be resolved when it was due. */
export interface Failure {
  /** Stable code in kebab-case. */
  readonly code: string;
  readonly message: string;
  /** Milliseconds since 1970 (UTC). */
  readonly failed: number;
}

/** Faults of the disk, which pass without a master's help. */
const PASSING: ReadonlySet<string> = new Set(['full', 'disk', 'read-only']);

/** Milliseconds after which a turn is tried again that failed by such a fault. */
const AGAIN = 60_000;

/** Whether the next turn of a game is not tried now, as it could not be resolved at its due time. */
export function isStopped(
  database: HallDatabase,
  game: string,
  turn: Pick<StoredTurn, 'id' | 'due'>,
  now: number,
): boolean {
  const failure = failureOf(database, game, turn);
  if (failure === undefined || !PASSING.has(failure.code)) return failure !== undefined;
  // One in the future is of a clock that was wrong.
  return failure.failed <= now && now < failure.failed + AGAIN;
}

/** Why a game waits for its master: its next turn could not be resolved at its due time; `undefined` where that is not so. */
export function failureOf(
  database: HallDatabase,
  game: string,
  { id, due }: Pick<StoredTurn, 'id' | 'due'>,
): Failure | undefined {
  const row = database.get('SELECT * FROM failures WHERE game = ? AND turn = ? AND due = ?', game, id, due);
  return row && { code: String(row['code']), message: String(row['message']), failed: Number(row['failed']) };
}

/** Notes that a turn could not be resolved, and tells the game's masters, once for each due time. */
export function noteFailure(
  database: HallDatabase,
  { id, stored, masters }: KeptGame,
  turn: StoredTurn,
  error: unknown,
): void {
  const { turn: number, due } = turn;
  const now = stored.clock();
  const { code, message } = explain(error);
  const told = withoutPaths(message, stored.database.path);
  const said = error instanceof InvariantError ? told.replace(`seed ${error.seed}, `, '') : told;
  const name = `${stored.meta.name}: turn ${number + 1}`;
  const next = PASSING.has(code)
    ? 'It is tried again every minute.'
    : 'It waits for you: resolve the turn with "ec turn", or set another time with "ec due", at which it is tried again.';
  const text = [
    `Turn ${number + 1} of ${stored.meta.name} was due ${formatDueIn('UTC', due ?? now)}, and could not be resolved:`,
    `  ${said}`,
    `The game is as it was before, and goes on taking orders. ${next}`,
  ].join('\n\n');
  database.transaction(() => {
    database.change(
      'INSERT INTO failures VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET code = excluded.code, message = excluded.message, failed = excluded.failed',
      ...[id, turn.id, due, code, said, now],
    );
    for (const to of masters)
      queueMail(
        database,
        { key: `failed ${id} ${turnName(turn)} ${due} ${to}`, to, subject: `${name} failed`, text },
        now,
      );
  });
}
