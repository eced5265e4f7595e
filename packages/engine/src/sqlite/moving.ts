/** Tables of a stored game whose rows are put in or changed when anything happens. */
const CHANGED = ['meta', 'seats', 'turns', 'orders', 'messages'] as const;

const CHANGES = ['INSERT', 'UPDATE'] as const;

/** What SQLite says to whoever changes a game that is being moved. */
export const MOVING = 'the game is being moved';

/** What we say to them: a move may have been interrupted. */
export function sayMoving(path: string): string {
  return `${path}: ${MOVING}: try again, or run "ec move" again if that was interrupted`;
}

const NAMES = CHANGED.flatMap((table) =>
  CHANGES.map((change) => ({ table, change, name: `moving_${table}_${change.toLowerCase()}` })),
);

/**
 * Statements that let nobody change a game any more, through whichever connection: those that are open keep to them, too.
 *
 * @param target - file to which the game is moved, which the file keeps meanwhile
 */
export function closeForMove(target: string): string {
  const where = `'${target.replaceAll("'", "''")}'`;
  return NAMES.map(
    ({ table, change, name }) =>
      `CREATE TRIGGER ${name} BEFORE ${change} ON ${table} WHEN ${where} IS NOT NULL BEGIN SELECT RAISE(ABORT, '${MOVING}'); END;`,
  ).join('\n');
}

/** The file to which a game is moved, from a row of {@link IS_MOVING}; `undefined` where the game is not closed. */
export function targetOfMove(row: { readonly sql?: unknown } | undefined): string | undefined {
  const [, target] = /WHEN '((?:[^']|'')*)' IS NOT NULL/.exec(String(row?.sql)) ?? [];
  return target?.replaceAll("''", "'");
}

/** Statements that undo this. */
export const OPEN_AFTER_MOVE = NAMES.map(({ name }) => `DROP TRIGGER IF EXISTS ${name};`).join('\n');

/**
 * Statements of a move that has closed a game, which are in its file with the target that they name; none where the game is not closed.
 *
 * @param row - of {@link IS_MOVING}
 */
export function closedBy(row: { readonly sql?: unknown } | undefined): string {
  const target = targetOfMove(row);
  return target === undefined ? '' : closeForMove(target);
}

/** Question whether a game is closed for a move: a row where it is. */
export const IS_MOVING = `SELECT sql FROM sqlite_schema WHERE type = 'trigger' AND name = '${NAMES[0]?.name ?? ''}'`;
