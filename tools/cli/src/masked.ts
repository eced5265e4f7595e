/** Controls but line ends and tabs, line separators, direction overrides and half surrogate pairs. */
const UNSAFE = /(?![\n\t])[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

/**
 * A text of several lines that cannot steer the terminal that shows it: what a file or a command line says may be echoed, such as a name with
 * an escape sequence. What is unsafe becomes U+FFFD.
 */
export function masked(text: string): string {
  return text.replace(UNSAFE, '\ufffd');
}

/** The same for a text of one line, such as the name of a file in `file:line:column: error: message`: line ends are unsafe, too. */
export function maskedLine(text: string): string {
  return masked(text).replaceAll('\n', '\ufffd');
}
