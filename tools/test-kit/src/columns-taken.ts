/**
 * Columns that a line takes at least: two for an ideograph or Hangul syllable, none for a mark that combines, or for what Unicode
 * has left open, as among such marks.
 */
export function columnsTaken(line: string): number {
  let total = 0;
  for (const character of line) {
    if (/[\p{Unified_Ideograph}\uac00-\ud7a3]/u.test(character)) total += 2;
    else if (!/[\p{Mn}\p{Me}\p{Cn}]/u.test(character)) total += 1;
  }
  return total;
}
