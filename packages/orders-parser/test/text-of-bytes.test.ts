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
