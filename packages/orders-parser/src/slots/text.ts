import { Mistake, type Draw, type SlotType } from '../slot.js';

/** Characters that no text of a player may hold: controls, line ends, direction overrides, half surrogate pairs. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

/** Characters that can be seen. */
const VISIBLE = /[^\p{Z}\p{C}\u034F\u115F\u1160\u3164\uFFA0]/u;

const OPENING = '"“”„';
const CLOSING = '"“”';
/** Some of the characters that a made-up text consists of. */
const LETTERS = /* @__PURE__ */ Array.from('abcxyzABCXYZ 019,.%/;"“”-éß中🚀');

/**
 * A text between quotation marks, plain or typographic; a plain mark within plain ones is doubled. Blanks at its ends do
 * not count, and it is never empty.
 *
 * @param expects - what may stand here, with its article: `a name in quotation marks`
 * @param longest - most characters (included), counted as code points
 */
export function textSlot(expects: string, longest: number): SlotType<string> {
  const mistakeIn = (text: string): Mistake | undefined => {
    if (!VISIBLE.test(text)) return Mistake.inValue('text-empty', `${expects}, with something in them`);
    const isLong = text.length > longest && (text.length > 2 * longest || Array.from(text).length > longest);
    if (isLong) return Mistake.inValue('text-long', `${expects} of at most ${longest} characters`);
    return FORBIDDEN.test(text)
      ? Mistake.inValue('text-control', `${expects}, without control characters`)
      : undefined;
  };
  return {
    expects,
    read(field: string): string | Mistake {
      const quoted = unquote(field);
      if (quoted !== undefined) return mistakeIn(quoted.trim()) ?? quoted.trim();
      const bare = field.replace(/^["“”„'‘’]|["“”'‘’]$/g, '').trim();
      const isReadable = mistakeIn(bare) === undefined && !/["“”„]/.test(bare);
      return new Mistake('text-quotes', expects, isReadable ? `"${bare}"` : undefined);
    },
    write(text: string): string {
      const mistake = mistakeIn(text);
      if (mistake || text !== text.trim()) {
        const expected = mistake?.expected ?? `${expects}, without blanks at its ends`;
        throw new RangeError(`text: expected ${expected}, received "${text}"`);
      }
      return quote(text);
    },
    generate(draw: Draw): string {
      const length = draw(1, Math.min(longest, 24));
      const text = Array.from({ length }, () => LETTERS[draw(0, LETTERS.length - 1)]);
      return text.join('').trim() || 'x';
    },
  };
}

/**
 * A name as the player wrote it, or between quotation marks where it holds marks that divide an order text; blanks are such marks where
 * they separate fields.
 *
 * @param expects - what may stand here, with its article
 * @param longest - most characters (included), counted as code points
 */
export function nameSlot(expects: string, longest: number): SlotType<string> {
  const quoted = textSlot(expects, longest);
  return {
    expects,
    read: (field) =>
      quoted.read(OPENING.includes(field.slice(0, 1)) ? field : quote(field.replaceAll(/\s/g, ' '))),
    write: (name, separator = ',') => {
      const inMarks = quoted.write(name);
      return isPlain(name) && (separator === ',' || !BLANKS.test(name)) ? name : inMarks;
    },
    generate: (draw) => quoted.generate(draw),
  };
}

/** Whether a name between commas reads as itself without quotation marks, where every blank is read as a space. */
function isPlain(name: string): boolean {
  return !/[.,;/"“”„]|[^\S ]|^\u200B|\u200B$/.test(name);
}

/** Blanks of a plain name. */
const BLANKS = /[ \u200B]/;

function quote(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/** The text between quotation marks; undefined when the field is no such text. */
function unquote(field: string): string | undefined {
  const opening = field.slice(0, 1);
  const isClosed = field.length > 1 && CLOSING.includes(field.slice(-1));
  if (!isClosed || !OPENING.includes(opening)) return undefined;
  const inner = field.slice(1, -1);
  if (opening !== '"') return /[“”]$/.test(field) && !/[“”]/.test(inner) ? inner : undefined;
  if (!field.endsWith('"') || inner.replaceAll('""', '').includes('"')) return undefined;
  return inner.replaceAll('""', '"');
}
