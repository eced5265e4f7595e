/**
 * Where a figure crosses a target along ordered places, as far as it is known on which side the figure lies at some of them.
 *
 * Between two places at which it lies on different sides it crosses the target at least once, whatever the curve looks like; that is all
 * that is used. Nothing is fitted: a line or a logistic curve through the estimates would find a root with fewer trials, and a wrong one
 * where the curve has another shape.
 */

/** On which side of a target a figure lies; `unclear` where it cannot be told from the target. */
export type Side = 'below' | 'above' | 'unclear';

/** Two places at which the figure lies on different sides. */
export interface Crossing {
  readonly from: number;
  readonly to: number;
  /** Whether the figure is below the target at `from`. */
  readonly rises: boolean;
  /** Places between them that were looked at without a clear answer, ascending. */
  readonly unclear: readonly number[];
}

/** Every change of side between neighbours among the places at which the side is known, in their order. */
export function crossingsOf(sides: ReadonlyMap<number, Side>): Crossing[] {
  const found: Crossing[] = [];
  let last: { readonly at: number; readonly side: Side } | undefined;
  let unclear: number[] = [];
  for (const [at, side] of [...sides].toSorted(([a], [b]) => a - b)) {
    if (side === 'unclear') {
      unclear.push(at);
      continue;
    }
    if (last && last.side !== side) found.push({ from: last.at, to: at, rises: side === 'above', unclear });
    last = { at, side };
    unclear = [];
  }
  return found;
}

/**
 * The place to look at next: halfway from an end of a crossing to the nearest place that was looked at.
 *
 * @param refused - places that cannot be looked at
 * @returns `undefined` when no crossing can be narrowed any more
 */
export function nextPlace(
  sides: ReadonlyMap<number, Side>,
  refused: ReadonlySet<number>,
): number | undefined {
  for (const { from, to, unclear } of crossingsOf(sides)) {
    const gaps = [
      [from, unclear[0] ?? to],
      [unclear.at(-1) ?? from, to],
    ] as const;
    for (const gap of gaps) {
      const place = middleOf(gap, refused);
      if (place !== undefined) return place;
    }
  }
  return undefined;
}

/** The place nearest to the middle between two (both excluded), the lower one of two; `undefined` when all are refused. */
function middleOf([low, high]: readonly [number, number], refused: ReadonlySet<number>): number | undefined {
  const middle = Math.floor((low + high) / 2);
  for (let distance = 0; middle - distance > low || middle + distance < high; distance++) {
    for (const place of [middle - distance, middle + distance])
      if (place > low && place < high && !refused.has(place)) return place;
  }
  return undefined;
}
