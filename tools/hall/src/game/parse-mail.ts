import PostalMime, { type Email } from 'postal-mime';
import { textOfPage } from './text-of-page.js';

/** Limits of what is read. */
const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 200_000, maxRfc822NestingDepth: 0 } as const;

/** Most lines of a mail (included): each takes time of its own, and a sheet with its report has some hundred. */
const MAIL_LINES = 100_000;

/** A mail whose encodings are undone. */
export interface ParsedMail {
  readonly email: Email;
  /** Its text, of parts in HTML alone what their reader sees; empty where it has none. */
  readonly text: string;
  /** Whether any of that was HTML. */
  readonly isHtml: boolean;
}

/**
 * Undoes the encodings of a mail. Its parts are read as they are: mails that come along in a mail stay files.
 *
 * @throws Error when it has too many lines, headers, or parts in parts
 */
export async function parseMail(bytes: Uint8Array): Promise<ParsedMail> {
  if (bytes.filter((byte) => byte === LINE_FEED).length > MAIL_LINES)
    throw new RangeError(`expected a mail of at most ${MAIL_LINES} lines`);
  const parser = new MailParser(LIMITS);
  const email = await parser.parse(bytes);
  return { email, text: email.text ?? '', isHtml: parser.isHtml };
}

const LINE_FEED = 10;

/** Texts of a part, or of several that say the same. */
type PartTexts = Readonly<Partial<Record<'plain' | 'html', readonly { readonly value: string }[]>>>;

/**
 * The parser, but for how it makes one text of several parts: its own way turns HTML into text and text into HTML, and takes with the square of the
 * length for some. It is a part of this package as built, so that what is replaced stays there.
 */
class MailParser extends PostalMime {
  declare private readonly textMap: ReadonlyMap<unknown, PartTexts>;
  declare private textContent: { plain?: string };
  isHtml = false;

  protected renderTextContent(): void {
    const texts = [...this.textMap.values()].map(({ plain = [], html = [] }) => {
      const text = plain.map(({ value }) => value).join('\n');
      if (text.trim() !== '' || html.length === 0) return text;
      this.isHtml = true;
      return html.map(({ value }) => textOfPage(value)).join('\n');
    });
    this.textContent = { plain: texts.join('\n') };
  }
}
