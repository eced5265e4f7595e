/** Columns that a line takes at least: two for an ideograph or Hangul syllable, none for a mark that combines. */
export function columnsTaken(line: string): number {
  let total = 0;
  for (const character of line) {
    if (/[\p{Unified_Ideograph}\uac00-\ud7a3]/u.test(character)) total += 2;
    else if (!/\p{Mn}/u.test(character)) total += 1;
  }
  return total;
}
