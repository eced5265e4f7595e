import type { MarkCounts } from './marks.js';
import { kindOf } from './marks.js';

/** Sheets with a mark, at least (included), before anything is said of what goes with it. */
const LEAST_SHEETS = 4;
/** How many times as often as usual (included) a companion is there, at least. */
const LIFT = 2;

/**
 * Orders that go before others: for each mark the one that is given most often, against its usual frequency, in the same turn or the turn before. An
 * order that takes another first, such as an act that takes points, can be drawn only where that one was given; so a trick of two kinds of
 * orders shows in what legal orders are drawn.
 *
 * @param seats - for each seat the counts of every turn, of orders that are drawn
 * @param marks - those that are looked at
 * @returns companions by mark, of those that have one of another kind
 */
export function companionsOf(
  seats: readonly (readonly MarkCounts[])[],
  marks: readonly string[],
): Map<string, string> {
  const sheets = seats.flatMap((turns) =>
    turns.map((now, turn) => ({
      now,
      near: new Set([...now.keys(), ...(turns[turn - 1]?.keys() ?? [])]),
    })),
  );
  const usual = new Map(marks.map((mark) => [mark, sheets.filter(({ near }) => near.has(mark)).length]));
  const companions = new Map<string, string>();
  for (const mark of marks) {
    const own = sheets.filter(({ now }) => now.has(mark));
    if (own.length < LEAST_SHEETS) continue;
    const lifts = marks
      .filter((other) => kindOf(other) !== kindOf(mark))
      .map((other) => {
        const together = own.filter(({ near }) => near.has(other)).length;
        return {
          other,
          lift: (together * sheets.length) / (own.length * Math.max(1, usual.get(other) ?? 0)),
        };
      })
      .filter(({ lift }) => lift >= LIFT)
      .toSorted((a, b) => b.lift - a.lift || a.other.length - b.other.length);
    const [first] = lifts;
    if (first) companions.set(mark, first.other);
  }
  return companions;
}
