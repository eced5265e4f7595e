/**
 * "Did you mean": the candidate at the smallest edit distance.
 *
 * Kept here rather than taken from a library: the small ones count plain Levenshtein distance, in which the commonest slip of
 * a typist, two letters exchanged (`pya`), is as far from `pay` as from any other word of three letters.
 */

/** Longest word that is compared, in UTF-16 units (included): keeps the cost of a bad field bounded. */
const LONGEST = 40;

/**
 * The candidate nearest to a word, the first of several, or `undefined` when none is near. Near means at most a third of the word's letters
 * wrong, though one always may be; failing that, a candidate that begins with the word is near.
 */
export function nearest(word: string, words: Iterable<string>): string | undefined {
  const candidates = [...words];
  if (word.length < 2 || word.length > LONGEST) return undefined;
  let best: string | undefined;
  let least = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= least) continue;
    const distance = editDistance(word, candidate);
    if (distance < least) {
      least = distance;
      best = candidate;
    }
  }
  if (best !== undefined || word.length < SHORTEST_PREFIX) return best;
  return candidates.find((candidate) => candidate.startsWith(word));
}

/** Fewest letters that count as the beginning of a word (included). */
const SHORTEST_PREFIX = 3;

/**
 * Fewest insertions, deletions, replacements and exchanges of neighbours that turn one word into the other, where no letter
 * takes part twice (optimal string alignment); time is the product of the lengths.
 */
export function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isExchange = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isExchange ? at(beforeLast, column - 2) + 1 : Infinity,
      );
    }
    beforeLast = last;
    last = current;
  }
  return at(last, to.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
