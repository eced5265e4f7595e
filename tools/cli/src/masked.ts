/** Controls but line ends and tabs, line separators, direction overrides and half surrogate pairs. */
const UNSAFE = /(?![\n\t])[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

/**
 * A text of several lines that cannot steer the terminal that shows it: what a file or a command line says may be echoed, such as a name with
 * an escape sequence. What is unsafe becomes U+FFFD.
 */
export function masked(text: string): string {
  return text.replace(UNSAFE, '\ufffd');
}
