import type { GoofspielView } from '../view/view.js';

/** An order sheet for the next turn. It is valid as it is, and has no orders. */
export function template({ game, turn, names, side }: GoofspielView): string {
  const title = `${game}, ${names[side]}, order for turn ${turn + 1}`;
  return `; ${title.replaceAll(/\s+/g, ' ')}\n; fleet 5\n`;
}
