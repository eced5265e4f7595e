import { html, type TemplateResult } from 'lit-html';

/** The data of a chart as they are written. */
export interface WrittenTable {
  /** What the rows are. */
  readonly corner: string;
  readonly columns: readonly string[];
  /** Each with as many cells as there are columns. */
  readonly rows: readonly { readonly label: string; readonly cells: readonly string[] }[];
}

/** The figures of a chart as a table. */
export function dataTable({ corner, columns, rows }: WrittenTable): TemplateResult {
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${corner}</th>
        ${columns.map((title) => html`<th scope="col">${title}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ label, cells }) =>
          html`<tr>
            <th scope="row">${label}</th>
            ${cells.map((cell) => html`<td>${cell}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}
