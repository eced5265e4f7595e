const TEXTS: Readonly<Record<string, string>> = {
  html: 'text/html',
  json: 'application/json',
  md: 'text/markdown',
  xml: 'application/xml',
};

/** Media type of a report that is text, by the end of its file's name. */
export function textMediaType(extension: string): string {
  return TEXTS[extension] ?? 'text/plain';
}

/** Media type of a workbook. */
export const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
