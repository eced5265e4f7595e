import { renderText, type Cell, type ReportBlock, type ReportDocument, type TableBlock } from '@ec/reports';

/** A page for the terminal: a title, a line under it, and sections under headings of their own. */
export function page(
  title: string,
  subtitle: string,
  sections: Readonly<Record<string, readonly ReportBlock[]>> = {},
): string {
  const document: ReportDocument = {
    schema: 'ec-report/1',
    title,
    subtitle,
    sections: Object.entries(sections).map(([title, blocks], i) => ({
      id: `section-${i + 1}`,
      title,
      blocks: [...blocks],
    })),
  };
  return renderText(document);
}

/** A table; columns of figures alone are aligned right. */
export function table(columns: readonly string[], rows: readonly (readonly Cell[])[]): TableBlock {
  return {
    kind: 'table',
    caption: '',
    columns: columns.map((title, i) => ({
      id: title.toLowerCase(),
      title,
      align: rows.length > 0 && rows.every((row) => typeof row[i] === 'number') ? 'right' : 'left',
    })),
    rows: rows.map((row) => [...row]),
  };
}

/** Labelled values. */
export function facts(values: Readonly<Record<string, Cell>>): ReportBlock {
  return { kind: 'facts', facts: Object.entries(values).map(([label, value]) => ({ label, value })) };
}

/** `1 order`, `2 orders`. */
export function quantity(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}
