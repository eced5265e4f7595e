/**
 * A sheet with the lines that were typed into another copy of it.
 *
 * @param given - the other copy before that
 * @param typed - the other copy then
 */
export function joined(sheet: string, given: string, typed: string): string {
  const known = new Set([...given.split('\n'), ...sheet.split('\n')]);
  const added = typed.split('\n').filter((line) => !known.has(line));
  return [sheet.replace(/\n$/, ''), ...added].join('\n');
}
