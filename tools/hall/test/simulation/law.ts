import { DatabaseSync } from 'node:sqlite';

/** A law that does not hold. */
export class Violation extends Error {
  override readonly name = 'Violation';
}

/** A row of a file. */
export type Row = Readonly<Record<string, unknown>>;

/** Asks a file as it is, past all code that is tried. */
export function asked<T>(path: string, questions: (all: Ask) => T): T {
  const file = new DatabaseSync(path, { readOnly: true });
  try {
    return questions((sql, ...values) => file.prepare(sql).all(...values));
  } finally {
    file.close();
  }
}

/** All rows of a question to a file. */
type Ask = (sql: string, ...values: readonly (string | number)[]) => Row[];

/** The same for a single question. */
export function rowsOf(path: string, ...question: Parameters<Ask>): Row[] {
  return asked(path, (all) => all(...question));
}

/** @throws Violation where something does not hold */
export function law(holds: boolean, broken: () => string): void {
  if (!holds) throw new Violation(broken());
}
