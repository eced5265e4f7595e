import { explain } from '../game/explain.js';
import type { Hall } from './hall.js';

/**
 * Changes the hall's own file after orders have come in. What became of them stands all the same: that the file cannot be written is no reason to say
 * otherwise.
 *
 * @param otherwise - what is so where it fails, for the log
 */
export function tryChange(
  { database, observe }: Pick<Hall, 'database' | 'observe'>,
  otherwise: string,
  change: () => void,
): void {
  try {
    database.transaction(change);
  } catch (error) {
    observe({ event: 'failure', text: `${otherwise}: ${explain(error).text}` });
  }
}
