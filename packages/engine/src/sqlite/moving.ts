/** Tables of a stored game whose rows are put in or changed when anything happens. */
const CHANGED = ['meta', 'seats', 'turns', 'orders', 'messages'] as const;

const CHANGES = ['INSERT', 'UPDATE'] as const;

/** What SQLite says to whoever changes a game that is being moved. */
export const MOVING = 'the game is being moved';

const NAMES = CHANGED.flatMap((table) =>
  CHANGES.map((change) => ({ table, change, name: `moving_${table}_${change.toLowerCase()}` })),
);

/** Statements that let nobody change a game any more, through whichever connection: those that are open keep to them, too. */
export const CLOSE_FOR_MOVE = NAMES.map(
  ({ table, change, name }) =>
    `CREATE TRIGGER ${name} BEFORE ${change} ON ${table} BEGIN SELECT RAISE(ABORT, '${MOVING}'); END;`,
).join('\n');

/** Statements that undo this. */
export const OPEN_AFTER_MOVE = NAMES.map(({ name }) => `DROP TRIGGER IF EXISTS ${name};`).join('\n');

/** Question whether a game is closed for a move: a row where it is. */
export const IS_MOVING = `SELECT name FROM sqlite_schema WHERE type = 'trigger' AND name = '${NAMES[0]?.name ?? ''}'`;
