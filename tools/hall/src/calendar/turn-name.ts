import type { StoredTurn } from '@ec/engine/sqlite';

/** Name of a turn among all that its game ever had: where an older copy of the file was put back, later turns have the numbers of those that were lost. */
export function turnName({ id, resolved }: Pick<StoredTurn, 'id' | 'resolved'>): string {
  return `${id}.${resolved}`;
}
