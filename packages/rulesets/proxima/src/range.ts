/** A range string: alternatives separated by colons. Each is a distance, or two with a dash between. */
export const RANGE = /^\d{1,4}(-\d{1,4})?(:\d{1,4}(-\d{1,4})?)*$/;

/** Distances that an attack reaches: pairs of the least and the greatest, both included. */
export type Range = readonly (readonly [low: number, high: number])[];

/**
 * Reads a range string such as `0-1:4`: the same tile, the next ones, and those at distance 4.
 *
 * @returns `undefined` when the text is not a range string
 * @see seed "Attack range"; P-05
 */
export function parseRange(text: string): Range | undefined {
  if (!RANGE.test(text)) return undefined;
  const range = text.split(':').map((part) => {
    const [low = 0, high = low] = part.split('-').map(Number);
    return [low, high] as const;
  });
  return range.every(([low, high]) => low <= high) ? range : undefined;
}

/** Whether a distance is in range. */
export function isInRange(range: Range, distance: number): boolean {
  for (const [low, high] of range) if (distance >= low && distance <= high) return true;
  return false;
}
