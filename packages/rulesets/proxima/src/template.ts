import { POINT } from './types.js';
import type { ProximaView } from './view.js';

/**
 * An order sheet for the next turn, with the units of the player as comments; its first line is what the file is called.
 *
 * @see P-02
 */
export function template({ side, known }: ProximaView): string {
  const types = new Map(known.definitions.unitTypes.map((type) => [type.id, type]));
  const units = known.units.filter(({ player }) => player === side.id);
  const lines = [
    orderFileName(side.id, known.turn),
    ...units.map(({ id, type, x, y, points }) => {
      const kind = types.get(type);
      return `${id} ${kind?.name ?? ''} at ${x},${y}, ${points / POINT} action points: ${kind?.actions.join(', ') ?? ''}`;
    }),
  ];
  return lines.map((line) => `; ${line}\n`).join('');
}

/**
 * Name of the file with a player's orders for the turn after a number of turns: `PLY00001-0.txt` is for the first.
 *
 * @see seed "List all the order set by a player"; P-02
 */
export function orderFileName(player: string, turns: number): string {
  return `${player}-${turns}.txt`;
}
