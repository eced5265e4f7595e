import { orderFileName } from './sheet-name.js';
import { POINT } from '../state.js';
import type { ProximaView } from '../view/view.js';

/**
 * An order sheet for the next turn, with the units of the player as comments; its first line is the name of the file.
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
