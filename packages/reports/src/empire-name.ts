import type { TurnView } from './turn-view.js';

/** Number and name of an empire in a table: `4 Grim Reapers`. */
export function empireName({ id, name }: { readonly id: number; readonly name: string }): string {
  return `${id} ${name}`;
}

/**
 * An empire of which the number is known: with its name when it is the reader's own or has been met, and `independent` for
 * a ship or colony that has none.
 */
export function numberedEmpire(
  { empire, contacts }: Pick<TurnView, 'empire' | 'contacts'>,
  id: number | null,
): string {
  if (id === null) return 'independent';
  const known = [empire, ...contacts].find((one) => one.id === id);
  return known ? empireName(known) : String(id);
}
