/**
 * The text of a web page, in one pass over its tags: strangers mail pages, so that whatever a page says of itself (how many columns a cell spans, how
 * deep an element lies) costs nothing, and time and text grow with its length alone. Tables are not aligned for that reason.
 */
import { Tokenizer } from 'htmlparser2';

/** Elements that begin and end a line. */
const BLOCKS = new Set(
  'address article aside body center dd details div dl dt fieldset figcaption figure footer form header li main nav option p section summary tbody tfoot thead tr'.split(
    ' ',
  ),
);

/** Elements with an empty line above and below. */
const APART = new Set('blockquote h1 h2 h3 h4 h5 h6 hr ol pre table ul'.split(' '));

/** Elements that cells and items of lists are, and those that they are in. */
const HOLDERS = new Set('li ol table td th tr ul'.split(' '));

/** Elements whose text nobody sees; a tokenizer finds no tags in them but their end. */
const HIDDEN = new Set(['script', 'style', 'title']);

/** What is white space in a page, as a no-break space is not. */
const PIECE = /[ \t\r\n\f\u200B]+|[^ \t\r\n\f\u200B]+/g;

/** What stands between two cells. */
const GAP = '   ';

/**
 * The text that the reader of a page sees: each paragraph, line and row of a table on a line of its own, items of lists with their marks, quotations
 * with a mark before each line.
 */
export function textOfPage(html: string): string {
  const text = new PageText();
  const tokenizer: Tokenizer = new Tokenizer(
    {},
    {
      ontext: (start, end) => text.add(html.slice(start, end)),
      ontextentity: (codePoint) => text.add(String.fromCodePoint(codePoint)),
      onopentagname: (start, end) => text.open(html.slice(start, end).toLowerCase()),
      onclosetag: (start, end) => text.close(html.slice(start, end).toLowerCase()),
      onselfclosingtag: () => text.show(),
      ...{ onattribdata: ignore, onattribentity: ignore, onattribend: ignore, onattribname: ignore },
      ...{ oncdata: ignore, oncomment: ignore, ondeclaration: ignore, onprocessinginstruction: ignore },
      ...{ onopentagend: ignore, onend: ignore },
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return text.toString();
}

function ignore(): void {}

/** Text as it comes, with what is due before the next word of it. */
class PageText {
  readonly #parts: string[] = [];
  /** Line breaks that are due. */
  #breaks = 0;
  /** What is due between two words on a line. */
  #space: '' | ' ' | typeof GAP = '';
  /** Whether nothing has been written since a cell or an item of a list began: blocks in it begin no line of their own. */
  #beginsCell = false;
  #isHidden = false;
  /** Elements `pre` and `blockquote` that are open. */
  #kept = 0;
  #quotes = 0;
  /** Whether the last word is of a quotation. */
  #wasQuoted = false;
  /** Items so far of each open list; undefined for one without numbers. */
  readonly #lists: (number | undefined)[] = [];

  open(name: string): void {
    this.#isHidden = HIDDEN.has(name);
    if (name === 'li') this.#beginsCell = false;
    this.#breakAt(name);
    if (name === 'br') this.#breaks += 1;
    if (name === 'td' || name === 'th') {
      this.#space = GAP;
      this.#beginsCell = true;
    }
    if (name === 'pre') this.#kept += 1;
    if (name === 'blockquote') this.#quotes += 1;
    if (name === 'ul') this.#lists.push(undefined);
    if (name === 'ol') this.#lists.push(0);
    if (name === 'li') this.#beginItem();
  }

  close(name: string): void {
    this.#isHidden = false;
    if ((name === 'td' || name === 'th') && !this.#beginsCell) this.#breaks = 0;
    if (HOLDERS.has(name)) this.#beginsCell = false;
    this.#breakAt(name);
    if (name === 'pre') this.#kept = Math.max(0, this.#kept - 1);
    if (name === 'blockquote') this.#quotes = Math.max(0, this.#quotes - 1);
    if (name === 'ul' || name === 'ol') this.#lists.pop();
  }

  /** After an element that ends where it begins. */
  show(): void {
    this.#isHidden = false;
  }

  add(text: string): void {
    if (this.#isHidden) return;
    if (this.#kept > 0) {
      this.#addLines(text);
      return;
    }
    for (const [piece] of text.matchAll(PIECE))
      if (/^[ \t\r\n\f\u200B]/.test(piece)) this.#space ||= ' ';
      else this.#write(piece);
  }

  toString(): string {
    return this.#parts.join('');
  }

  #breakAt(name: string): void {
    if (this.#beginsCell) return;
    if (APART.has(name)) this.#breaks = Math.max(this.#breaks, 2);
    else if (BLOCKS.has(name)) this.#breaks = Math.max(this.#breaks, 1);
  }

  #beginItem(): void {
    const list = this.#lists.length - 1;
    const items = this.#lists[list];
    if (items !== undefined) this.#lists[list] = items + 1;
    this.#write(items === undefined ? ' *' : ` ${items + 1}.`);
    this.#space = ' ';
    this.#beginsCell = true;
  }

  #addLines(text: string): void {
    for (const [at, line] of text.split(/\r?\n/).entries()) {
      if (at > 0) this.#breaks += 1;
      if (line !== '') this.#write(line);
    }
  }

  #write(word: string): void {
    const isQuoted = this.#quotes > 0;
    const isFirst = this.#parts.length === 0;
    if (isFirst || this.#breaks > 0) {
      const emptyLine = isQuoted && this.#wasQuoted ? '\n>' : '\n';
      if (!isFirst) this.#parts.push(emptyLine.repeat(this.#breaks - 1), '\n');
      if (isQuoted) this.#parts.push('> ');
    } else this.#parts.push(this.#space);
    this.#parts.push(word);
    this.#breaks = 0;
    this.#space = '';
    this.#beginsCell = false;
    this.#wasQuoted = isQuoted;
  }
}
