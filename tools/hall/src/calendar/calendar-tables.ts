import type { Part } from '../store/hall-database.js';

/**
 * Tables of what the hall knows about time in its games. The calendar of a game and its due time are in the game's own file, and travel with it.
 * Games are named by their IDs in the hall, turns by their numbers in the game's file.
 */
export const CALENDAR: Part = {
  name: 'calendar',
  migrations: [
    `-- the last turn of a game whose players and host have been told
    CREATE TABLE followed (
      game TEXT PRIMARY KEY,
      turn INTEGER NOT NULL
    ) STRICT;

    -- players who want a due time after a turn to be moved
    CREATE TABLE votes (
      game TEXT NOT NULL,
      turn INTEGER NOT NULL,
      due INTEGER NOT NULL,
      seat INTEGER NOT NULL,
      cast INTEGER NOT NULL,
      PRIMARY KEY (game, turn, due, seat)
    ) STRICT, WITHOUT ROWID;

    -- due times that votes have moved; what is not applied yet is not in the game's file
    CREATE TABLE extensions (
      game TEXT NOT NULL,
      turn INTEGER NOT NULL,
      due INTEGER NOT NULL,
      extended INTEGER NOT NULL,
      decided INTEGER NOT NULL,
      applied INTEGER NOT NULL CHECK (applied IN (0, 1)),
      PRIMARY KEY (game, turn, due)
    ) STRICT, WITHOUT ROWID;

    -- turns that could not be resolved when they were due
    CREATE TABLE failures (
      game TEXT NOT NULL,
      turn INTEGER NOT NULL,
      due INTEGER NOT NULL,
      code TEXT NOT NULL,
      message TEXT NOT NULL,
      failed INTEGER NOT NULL,
      PRIMARY KEY (game, turn, due)
    ) STRICT, WITHOUT ROWID;`,
    `-- turns of a game that were resolved, and undone, of which all have been told; numbers alone are used again where an older copy of the file was put back
    CREATE TABLE followed_turns (
      game TEXT NOT NULL,
      turn INTEGER NOT NULL,
      -- -1 for this turn and all before it, from when only the last was noted
      resolved INTEGER NOT NULL,
      is_undone INTEGER NOT NULL CHECK (is_undone IN (0, 1)),
      PRIMARY KEY (game, turn, resolved)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO followed_turns SELECT game, turn, -1, 0 FROM followed;
    DROP TABLE followed;`,
    `-- votes that were counted do not count for the same time once more
    DELETE FROM votes WHERE EXISTS (
      SELECT 1 FROM extensions AS past WHERE past.game = votes.game AND past.turn = votes.turn AND past.due = votes.due
    );`,
    `ALTER TABLE votes ADD COLUMN player INTEGER;
    ALTER TABLE votes ADD COLUMN email TEXT;`,
  ],
  games: [
    {
      table: 'followed_turns',
      conflict: '(game, turn, resolved) DO UPDATE SET is_undone = max(is_undone, excluded.is_undone)',
    },
    { table: 'votes', seat: 'seat', conflict: 'DO NOTHING' },
    { table: 'extensions', conflict: 'DO NOTHING' },
    { table: 'failures', conflict: 'DO NOTHING' },
  ],
};
