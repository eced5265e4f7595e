import { email, maxLength, pipe, safeParse, string, toLowerCase, trim } from 'valibot';

/** Characters of the longest address that mail can be sent to. */
const LONGEST = 254;

const EMAIL = pipe(string(), trim(), toLowerCase(), maxLength(LONGEST), email());

/** A mail address in the form in which addresses are compared: in lower case; `undefined` when the text is none. */
export function readEmail(text: unknown): string | undefined {
  const { success, output } = safeParse(EMAIL, text);
  return success ? output : undefined;
}
