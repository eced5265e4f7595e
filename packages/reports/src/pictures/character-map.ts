/** A mark on a map of characters. */
export interface MapMark {
  /** From 0 (included), to the right. */
  readonly column: number;
  /** From 0 (included), downwards. */
  readonly row: number;
  /** One character or more, which go on to the right. */
  readonly mark: string;
}

/**
 * A map of characters, for readers of text: later marks stand over earlier ones, and what lies outside is left out.
 *
 * @param columns - characters of a line, at least 1 (included)
 * @param rows - lines, at least 1 (included)
 * @param ground - the character where there is no mark
 * @returns lines of the same length
 */
export function characterMap(
  columns: number,
  rows: number,
  marks: readonly MapMark[],
  ground = ' ',
): string[] {
  const cells = Array.from({ length: rows }, () => Array<string>(columns).fill(ground));
  for (const { column, row, mark } of marks) {
    const line = cells[row];
    if (!line) continue;
    let at = column;
    for (const character of mark) {
      if (at >= 0 && at < columns) line[at] = character;
      at += 1;
    }
  }
  return cells.map((line) => line.join(''));
}
