/**
 * A text as one line that is safe to show: white space, line breaks included, becomes single blanks; what could steer a terminal or
 * reorder its neighbours (control characters, direction overrides, half surrogate pairs) becomes U+FFFD, as in turn reports.
 */
export function plainLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().replace(UNSAFE, '\ufffd');
}

const UNSAFE = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;
