const BLOCKS = '▁▂▃▄▅▆▇█';

/** Mark for an unknown value. */
const GAP = '·';

/**
 * Values as a row of blocks from the least, ▁, to the greatest, █; values that are all the same are in the middle, ▄.
 *
 * @param base - value of the lowest block in place of the least value, such as 0 for shares
 */
export function sparkline(values: readonly (number | null)[], base?: number): string {
  const known = values.flatMap((value) => value ?? []);
  const least = known.reduce((a, b) => Math.min(a, b), base ?? Infinity);
  const greatest = known.reduce((a, b) => Math.max(a, b), -Infinity);
  return values
    .map((value) => {
      if (value === null) return GAP;
      if (!(greatest > least)) return BLOCKS[3];
      // Halves: the difference of two large numbers of opposite sign may be infinite.
      const part = (value / 2 - least / 2) / (greatest / 2 - least / 2);
      return BLOCKS[Math.min(BLOCKS.length - 1, Math.floor(part * BLOCKS.length))];
    })
    .join('');
}

/** At most as many values: the mean of each group of neighbours where there are more. */
export function condensed(values: readonly (number | null)[], most: number): (number | null)[] {
  const size = Math.ceil(values.length / most);
  if (size <= 1) return [...values];
  return Array.from({ length: Math.ceil(values.length / size) }, (_, i) => {
    const known = values.slice(i * size, (i + 1) * size).flatMap((value) => value ?? []);
    return known.length === 0 ? null : known.reduce((mean, value) => mean + value / known.length, 0);
  });
}
