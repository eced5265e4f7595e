/** Bounds of JSON text that may be a stranger's, all included: a small file must not grow into all memory that there is. */
export const JSON_BOUNDS = {
  /** Bytes, once it is unpacked; the state of a game of 250 empires after six years takes 7 million. */
  bytes: 128_000_000,
  /** Lists and objects inside one another. */
  depth: 128,
  /** Members of all lists and objects. */
  members: 8_000_000,
} as const;

/**
 * Why JSON text should not be read: it would take too much memory, or too deep a stack. Takes time in proportion to the text, and no memory
 * of its own.
 *
 * @returns what was expected and received; nothing when the text may be read, be it JSON or not
 */
export function jsonFault(json: string): string | undefined {
  if (json.length > JSON_BOUNDS.bytes)
    return `expected at most ${JSON_BOUNDS.bytes} characters of JSON, received ${json.length}`;
  let depth = 0;
  let members = 0;
  for (let i = 0; i < json.length; i++) {
    switch (json.charCodeAt(i)) {
      case QUOTE:
        i = endOfText(json, i);
        break;
      case OPEN_LIST:
      case OPEN_OBJECT:
        depth += 1;
        members += 1;
        if (depth > JSON_BOUNDS.depth)
          return `expected at most ${JSON_BOUNDS.depth} lists and objects inside one another, received more`;
        break;
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        depth -= 1;
        break;
      case COMMA:
        members += 1;
        break;
    }
    if (members > JSON_BOUNDS.members) return `expected at most ${JSON_BOUNDS.members} values, received more`;
  }
  return undefined;
}

/** Place of the quotation mark that ends a text; the end of the JSON when none does. */
function endOfText(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end >= 0; end = json.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (json.charCodeAt(end - 1 - backslashes) === BACKSLASH) backslashes += 1;
    if (backslashes % 2 === 0) return end;
  }
  return json.length;
}

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];
