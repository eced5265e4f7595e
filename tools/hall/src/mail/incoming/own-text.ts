/** What a mail's writer wrote, apart from what their program put around it. */
export interface OwnText {
  readonly text: string;
  /** Lines of quotations that were left out. */
  readonly quoted: number;
}

/** A line of a quotation. */
const QUOTE = /^[^\S\r\n]*>/;

/** The line above a signature. */
const SIGNATURE = /^--[^\S\r\n]?$/;

/** The line with which programs put an earlier mail below an answer, or a forwarded one into theirs, in any language. */
const SEPARATOR = /^[^\S\r\n]*-{5,}[^\S\r\n]*\p{L}[^\r\n]{2,60}?[^\S\r\n]*-{5,}[^\S\r\n]*$/u;

/** A line of the header of an earlier mail: `From: Ada <ada@example.org>`, `Gesendet: Montag`, `*To:* …`. */
const HEADER = /^[^\S\r\n]*\*?\p{Lu}[\p{L}-]{0,12}[^\S\r\n]?:\*?[^\S\r\n]/u;

/** Most lines of the sentence above a quotation, such as `On Monday, Ada wrote:` (included). */
const ATTRIBUTION_LINES = 3;

/**
 * Leaves out quotations with the sentence above them, what follows the line `-- `, and an earlier mail below the line of a program. Where
 * nothing else is left of a forwarded mail, its text is taken. Nothing is guessed from names of people or from the form of a text, as signatures
 * are of many forms and orders are, too.
 */
export function ownText(mail: string): OwnText {
  const lines = mail
    .replaceAll(/\r\n?/g, '\n')
    .replace(/^\uFEFF/, '')
    .split('\n');
  const { kept, dropped } = aboveEarlierMail(lines);
  const own = withoutQuotes(beforeSignature(kept));
  if (own.text.trim() !== '') return { ...own, quoted: own.quoted + quotedIn(dropped) };
  const forwarded = forwardedText(dropped);
  return forwarded === undefined ? { text: '', quoted: own.quoted + quotedIn(dropped) } : forwarded;
}

function aboveEarlierMail(lines: readonly string[]): { readonly kept: string[]; readonly dropped: string[] } {
  const found = lines.findIndex((line, at) => SEPARATOR.test(line) || isHeaderBlock(lines, at));
  if (found === -1) return { kept: [...lines], dropped: [] };
  // Outlook draws a line above the header.
  const above = /^_{5,}\s*$/.test(lines[found - 1] ?? '') ? found - 1 : found;
  return { kept: lines.slice(0, above), dropped: lines.slice(found) };
}

/** Whether three lines of a header begin here, the first of which names somebody's address or one of which does. */
function isHeaderBlock(lines: readonly string[], at: number): boolean {
  const block = lines.slice(at, at + 3);
  return (
    block.length === 3 &&
    block.every((line) => HEADER.test(line)) &&
    block.some((line) => /[^\s@<>]@[^\s@<>]/.test(line)) &&
    !HEADER.test(lines[at - 1] ?? '')
  );
}

function beforeSignature(lines: readonly string[]): string[] {
  const found = lines.findIndex((line) => SIGNATURE.test(line));
  return found === -1 ? [...lines] : lines.slice(0, found);
}

function withoutQuotes(lines: readonly string[]): OwnText {
  const kept: string[] = [];
  let quoted = 0;
  // Where what stands below the last quotation begins in `kept`.
  let below = 0;
  for (const line of lines) {
    if (!QUOTE.test(line)) {
      kept.push(line);
      continue;
    }
    kept.push(...withoutAttribution(kept.splice(below)));
    below = kept.length;
    quoted += 1;
  }
  return { text: kept.join('\n').trim() === '' ? '' : `${kept.join('\n').trim()}\n`, quoted };
}

/** Lines between two quotations, without the paragraph at their end that ends with a colon and names an address or a number, as a day or a time is. */
function withoutAttribution(lines: readonly string[]): readonly string[] {
  const end = lines.findLastIndex((line) => line.trim() !== '');
  if (end === -1 || !/:[^\S\r\n]*$/.test(lines[end] ?? '')) return lines;
  const begin = lines.findLastIndex((line, at) => at < end && line.trim() === '') + 1;
  const paragraph = lines.slice(begin, end + 1);
  if (paragraph.length > ATTRIBUTION_LINES || !/\d|@/.test(paragraph.join(' '))) return lines;
  return lines.slice(0, begin);
}

/** The text below the header of a forwarded mail. */
function forwardedText(lines: readonly string[]): OwnText | undefined {
  const [first = ''] = lines;
  const rest = SEPARATOR.test(first) ? lines.slice(1) : lines;
  const begin = rest.findIndex((line, at) => at > 0 && line.trim() === '' && HEADER.test(rest[at - 1] ?? ''));
  if (begin === -1) return undefined;
  const own = withoutQuotes(beforeSignature(rest.slice(begin)));
  return own.text === '' ? undefined : own;
}

function quotedIn(lines: readonly string[]): number {
  return lines.filter((line) => line.trim() !== '').length;
}
