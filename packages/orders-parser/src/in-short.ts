/** Longest order that a message quotes, in UTF-16 units (included). */
const LONGEST = 120;

/** The words of an order as a message quotes them. */
export function inShort(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`;
}
