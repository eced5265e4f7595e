/** The one format of a report that is not text: a workbook, which is written when asked for by name. */
export const WORKBOOK = 'xlsx';
