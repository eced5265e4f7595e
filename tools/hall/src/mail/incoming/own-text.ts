/** What a mail's writer wrote, apart from what their program put around it. */
export interface OwnText {
  readonly text: string;
  /** Lines of quotations that were left out, with the sentences above them. */
  readonly quoted: number;
  /** Lines of a signature that were left out, the one above it not counted. */
  readonly signed: number;
  /** Whether they wrote nothing, and this is the text of a mail that they have forwarded. */
  readonly isForwarded?: true;
}

/** A line of a quotation. */
const QUOTE = /^[^\S\r\n]*>/;

/** The line above a signature. */
const SIGNATURE = /^--[^\S\r\n]?$/;

/** The line with which programs put an earlier mail below an answer, or a forwarded one into theirs, in any language. */
const SEPARATOR = /^[^\S\r\n]*-{5,}[^\S\r\n]*\p{L}[^\r\n]{2,60}?[^\S\r\n]*-{5,}[^\S\r\n]*$/u;

/**
 * A line of the header of an earlier mail: `From: Ada <ada@example.org>`, `Enviado el: lunes`, `*To:* …`, `差出人：…`. Its name is one word or two, and
 * begins with a capital where its script has any.
 */
const HEADER =
  /^[^\S\r\n]*\*?[\p{Lu}\p{Lo}][\p{L}\p{M}-]{0,12}(?:[^\S\r\n][\p{L}\p{M}]{1,12})?[^\S\r\n]?(?::\*?[^\S\r\n]|：)/u;

/** Most lines of the sentence above a quotation, such as `On Monday, Ada wrote:` (included). */
const ATTRIBUTION_LINES = 3;

/** Characters (included) up to which no program breaks a line. */
const UNBROKEN = 60;

/**
 * Leaves out quotations with the sentence above them, what follows the line `-- `, and an earlier mail below the line of a program. Where
 * nothing else is left of a forwarded mail, its text is taken, which whoever forwarded it most likely meant. Nothing is guessed from names of people or from the form of a text, as signatures
 * are of many forms and orders are, too.
 *
 * @param mayForward - whether an earlier mail may be meant, by the line that says who wrote it
 */
export function ownText(mail: string, mayForward: (from: string) => boolean = () => true): OwnText {
  const lines = mail
    .replaceAll(/\r\n?/g, '\n')
    .replace(/^\uFEFF/, '')
    .split('\n');
  const { kept, dropped } = aboveEarlierMail(lines);
  const own = withoutQuotes(kept);
  if (own.text.trim() !== '') return { ...own, quoted: own.quoted + quotedIn(dropped) };
  const forwarded = forwardedText(dropped, mayForward);
  return forwarded ?? { ...own, text: '', quoted: own.quoted + quotedIn(dropped) };
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

function withoutQuotes(all: readonly string[]): OwnText {
  const end = all.findIndex((line) => SIGNATURE.test(line));
  const lines = end === -1 ? all : all.slice(0, end);
  const signed = end === -1 ? 0 : quotedIn(all.slice(end + 1));
  const kept: string[] = [];
  let quoted = 0;
  // Where what stands below the last quotation begins in `kept`.
  let below = 0;
  for (const line of lines) {
    if (!QUOTE.test(line)) {
      kept.push(line);
      continue;
    }
    const above = kept.splice(below);
    const own = withoutAttribution(above);
    kept.push(...own);
    quoted += 1 + quotedIn(above.slice(own.length));
    below = kept.length;
  }
  const text = kept.join('\n').trim();
  return { text: text === '' ? '' : `${text}\n`, quoted, signed };
}

/** Lines between two quotations, without the sentence at their end that ends with a colon and names an address or a number, as a day or a time is. */
function withoutAttribution(lines: readonly string[]): readonly string[] {
  const end = lines.findLastIndex((line) => line.trim() !== '');
  if (end === -1 || !/[:：][^\S\r\n]*$/.test(lines[end] ?? '')) return lines;
  let begin = end;
  while (end - begin + 1 < ATTRIBUTION_LINES && isBroken(lines[begin - 1], lines[begin])) begin -= 1;
  return /\d|@/.test(lines.slice(begin, end + 1).join(' ')) ? lines.slice(0, begin) : lines;
}

/** Whether a program has broken one line in two: the first word of the second had no room in the first, or is the address that belongs to a name. */
function isBroken(line = '', next = ''): boolean {
  if (line.trim() === '') return false;
  const [word = ''] = next.trimStart().split(/\s/, 1);
  return word.startsWith('<') || line.length + 1 + word.length > UNBROKEN;
}

/** The text below the header of a forwarded mail. */
function forwardedText(lines: readonly string[], mayForward: (from: string) => boolean): OwnText | undefined {
  const [first = ''] = lines;
  const rest = SEPARATOR.test(first) ? lines.slice(1) : lines;
  const begin = rest.findIndex((line, at) => at > 0 && line.trim() === '' && HEADER.test(rest[at - 1] ?? ''));
  if (begin === -1) return undefined;
  // the first address of the header is the writer's, whatever comes before it
  const from = rest.slice(0, begin).find((line) => HEADER.test(line) && line.includes('@'));
  if (!mayForward(from ?? '')) return undefined;
  const own = withoutQuotes(rest.slice(begin));
  return own.text === '' ? undefined : { ...own, isForwarded: true };
}

function quotedIn(lines: readonly string[]): number {
  return lines.filter((line) => line.trim() !== '').length;
}
