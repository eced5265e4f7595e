import { describe, expect, test } from 'vitest';
import { textOfBytes } from '../src/index.js';

const utf16 = (text: string, isLittle: boolean): Uint8Array => {
  const view = new DataView(new ArrayBuffer(2 * text.length));
  for (let at = 0; at < text.length; at += 1) view.setUint16(2 * at, text.charCodeAt(at), isLittle);
  return new Uint8Array(view.buffer);
};
const bytes = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const notes = (of: Uint8Array): string[] => {
  const read = textOfBytes(of);
  return 'refusal' in read ? [read.refusal] : read.notes.map(({ message }) => message);
};

describe('Toolkit: the bytes of a file', () => {
  test.each([
    ['low byte first', true],
    ['high byte first', false],
  ])('Toolkit: UTF-16 without a mark, %s, is recognised by its zeros', (_, isLittle) => {
    expect(textOfBytes(utf16('7, ration, 50%', isLittle))).toMatchObject({
      text: '7, ration, 50%',
      notes: [{ code: 'text-encoding', severity: 'warning' }],
    });
  });

  test('Toolkit: bytes that are no UTF-8 are read as Windows-1252, the marks of word processors included', () => {
    expect(textOfBytes(bytes('7, name, \x93Caf\xE9\x94 \x80'))).toMatchObject({ text: '7, name, “Café” €' });
    expect(notes(bytes('Caf\xE9'))).toEqual([
      'the file is not in UTF-8 and was read as Windows-1252; check names and texts, or save the file as UTF-8',
    ]);
  });

  test('Toolkit: UTF-8 needs no word', () => {
    expect(textOfBytes(new TextEncoder().encode('7, name, “Café”'))).toEqual({
      text: '7, name, “Café”',
      notes: [],
    });
  });

  test.each([
    ['a Word file (.docx)', 'PK\x03\x04\x14\0[Content_Types].xml…PK\x01\x02word/document.xml'],
    ['an Excel workbook (.xlsx)', 'PK\x03\x04\x14\0[Content_Types].xml…PK\x01\x02xl/workbook.xml'],
    ['an OpenDocument text (.odt)', 'PK\x03\x04\x14\0mimetypeapplication/vnd.oasis.opendocument.text'],
    ['an archive (.zip)', 'PK\x03\x04\x14\0orders.txt'],
    [
      'a Word, Excel or Outlook file of the old kind (.doc, .xls or .msg)',
      '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1\0',
    ],
    ['a rich text file (.rtf)', '{\\rtf1\\ansi 7, ration, 50%}'],
    ['a PDF file', '%PDF-1.7'],
    ['a file that is no text', '7, ration\0\0, 50%'],
  ])('Toolkit: %s is refused by its name', (kind, opening) => {
    expect(notes(bytes(opening))).toEqual([
      `expected plain text, received ${kind}; copy its text into a plain text file, or save it as plain text`,
    ]);
  });
});

describe('Toolkit: how bytes are told apart', () => {
  /** The text, whether it was guessed, and from what; or what the file is instead. */
  const told = (of: Uint8Array) => {
    const read = textOfBytes(of);
    if ('refusal' in read) return /received (.*?);/.exec(read.refusal)?.[1];
    const [note] = read.notes;
    return [read.text, note && /read as (.*?);/.exec(note.message)?.[1]];
  };

  test.each<[string, string, [string, string | undefined]]>([
    ['half a mark of UTF-16', 'a\xFE', ['aþ', 'Windows-1252']],
    ['half a mark of UTF-16 in front', '\xFFa', ['ÿa', 'Windows-1252']],
    ['half of the other', 'a\xFF', ['aÿ', 'Windows-1252']],
    ['half of the other in front', '\xFEa', ['þa', 'Windows-1252']],
    ['the last of those that word processors use', '\x80\x9F\xA0', ['€Ÿ\u00A0', 'Windows-1252']],
    ['a mark of UTF-8, which stays', '\xEF\xBB\xBFa', ['\uFEFFa', undefined]],
    ['a mark of UTF-16, which stays', '\xFF\xFEa\0', ['\uFEFFa', undefined]],
    ['the other mark of UTF-16, which stays', '\xFE\xFF\0a', ['\uFEFFa', undefined]],
    ['zeros in more than a quarter', 'a\0b\0c\0de', ['abc\u6564', 'UTF-16']],
  ])('Toolkit: %s', (_, of, expected) => {
    expect(told(bytes(of))).toEqual(expected);
  });

  test.each([
    ['zeros in a quarter', 'a\0b\0cdef'],
    ['zeros in a quarter, in front', '\0a\0bcdef'],
    ['zeros on both sides', 'a\0\0\0b\0c\0'],
    ['zeros on both sides, in front', '\0a\0\0\0b\0c'],
  ])('Toolkit: %s are those of no text', (_, of) => {
    expect(told(bytes(of))).toBe('a file that is no text');
  });

  test('Toolkit: a guess stands at its first sign that is no plain one, or at the first', () => {
    const at = (of: Uint8Array) => {
      const read = textOfBytes(of);
      if ('refusal' in read) throw new Error('expected a text');
      return read.notes.map(({ span, line, column }) => [span.start, span.end, line, column]);
    };
    expect(at(bytes('tax 45\n\t~ Caf\xE9'))).toEqual([[13, 14, 2, 7]]);
    expect(at(utf16('tax 45', true))).toEqual([[0, 1, 1, 1]]);
  });

  test('Toolkit: an archive is known by names near its ends', () => {
    const archive = (before: number, name: string, after: number) =>
      told(bytes(`PK\x03\x04${'\x01'.repeat(before)}${name}${'\x01'.repeat(after)}`));
    expect(archive(100_000, 'xl/', 32_000)).toBe('an Excel workbook (.xlsx)');
    expect(archive(50_000, 'xl/', 50_000)).toBe('an archive (.zip)');
    expect(told(bytes(`PK\x05\x06${'\0'.repeat(18)}`))).toBe('an archive (.zip)');
  });
});
