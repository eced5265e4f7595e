/** Opening bytes of files that are no text, as characters U+0000 to U+00FF, and what such a file is called. */
const OPENINGS: readonly (readonly [opening: string, kind: string])[] = [
  ['\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1', 'a Word, Excel or Outlook file of the old kind (.doc, .xls or .msg)'],
  ['{\\rtf', 'a rich text file (.rtf)'],
  ['%PDF-', 'a PDF file'],
  ['\x89PNG', 'a picture (.png)'],
  ['\xFF\xD8\xFF', 'a picture (.jpg)'],
  ['GIF8', 'a picture (.gif)'],
  ['\x1F\x8B', 'a compressed file (.gz)'],
  ['SQLite format 3\0', 'a database, such as a stored game'],
];

/** What the names of an archive's files say about it. */
const ARCHIVES: readonly (readonly [name: string, kind: string])[] = [
  ['word/', 'a Word file (.docx)'],
  ['xl/', 'an Excel workbook (.xlsx)'],
  ['opendocument.text', 'an OpenDocument text (.odt)'],
  ['opendocument.spreadsheet', 'an OpenDocument workbook (.ods)'],
];

/** How many bytes at either end of an archive are searched for names. */
const SEARCHED = 32_768;

/** What a file is that holds no text, with its article, by its opening bytes; undefined for any other. */
export function fileKindOf(bytes: Uint8Array): string | undefined {
  const head = characters(bytes.subarray(0, 32));
  if (head.startsWith('PK\x03\x04') || head.startsWith('PK\x05\x06')) {
    const names = characters(bytes.subarray(0, SEARCHED)) + characters(bytes.subarray(-SEARCHED));
    return ARCHIVES.find(([name]) => names.includes(name))?.[1] ?? 'an archive (.zip)';
  }
  return OPENINGS.find(([opening]) => head.startsWith(opening))?.[1];
}

/** One character for each byte, U+0000 to U+00FF. */
function characters(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}
