import { maxLength, minLength, normalize, pipe, regex, safeParse, string, trim } from 'valibot';

/** Characters of the longest name (included). */
export const LONGEST_NAME = 60;

/** A name on one line, without signs that nobody sees. */
const NAME = pipe(string(), normalize(), trim(), minLength(1), maxLength(LONGEST_NAME), regex(/^\P{C}+$/u));

/** A name as it is kept; `undefined` when it is none. */
export function readName(text: unknown): string | undefined {
  const { success, output } = safeParse(NAME, text);
  return success ? output : undefined;
}

/** Names of all time zones, UTC first. */
export function zones(): readonly string[] {
  return ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];
}
