/**
 * A text as one line that is safe to show: white space, line breaks included, becomes single blanks; what could
 * steer a terminal or reorder its neighbours (control characters, direction overrides, half surrogate pairs) becomes
 * U+FFFD.
 */
export function plainLine(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.replace(/\s+/g, ' ').trim().replace(UNSAFE, '\ufffd');
}

/** Words of visible ASCII with one blank between them, which is most of a report: nothing to replace. */
const PLAIN = /^(?:[!-~]+(?: [!-~]+)*)?$/;

const UNSAFE = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;
