import type { TurnView } from '../view/turn-view.js';

/** Number and name of an empire in a table: `4 Grim Reapers`. */
export function empireName({ id, name }: { readonly id: number; readonly name: string }): string {
  return `${id} ${name}`;
}

/**
 * An empire by its number: with its name when it is the reader's own or has been met. It is `independent` for a ship or colony without an
 * empire.
 */
export function numberedEmpire(
  { empire, contacts }: Pick<TurnView, 'empire' | 'contacts'>,
  id: number | null,
): string {
  if (id === null) return 'independent';
  const known = id === empire.id ? empire : contacts.find((one) => one.id === id);
  return known ? empireName(known) : String(id);
}
