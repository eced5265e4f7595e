/**
 * A text as one line that is safe to show: white space, line breaks included, becomes single blanks; what could
 * steer a terminal or reorder its neighbours (control characters, direction overrides, half surrogate pairs) becomes
 * U+FFFD.
 */
export function plainLine(text: string): string {
  if (isPlain(text)) return text;
  return replaceUnsafe(text.replace(/\s+/g, ' ').trim());
}

/** A text with U+FFFD for every character that {@link isSafeLine} refuses; its blanks stay. */
export function replaceUnsafe(text: string): string {
  return isAscii(text) ? text : text.replace(ALL_UNSAFE, '\ufffd');
}

/** Whether a text is one line as it stands: no line breaks, control characters, direction overrides or half surrogate pairs. */
export function isSafeLine(text: string): boolean {
  return isAscii(text) || !UNSAFE.test(text);
}

/** Whether all characters are blanks, letters, digits and signs of ASCII, as in most lines: each is safe, and one column wide. */
export function isAscii(text: string): boolean {
  return ASCII.test(text);
}

/** Whether a text is words of visible ASCII with one blank between them, which is most of a report: nothing to replace. */
export function isPlain(text: string): boolean {
  return !UNPLAIN.test(text);
}

const ASCII = /^[ -~]*$/;
const UNPLAIN = /[^ -~]|^ | {2}| $/;
const UNSAFE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
const ALL_UNSAFE = /* @__PURE__ */ new RegExp(UNSAFE, 'gu');
