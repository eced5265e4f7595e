import { figureTable, formatEstimated, type Figure } from '@ec/balance';
import { html, type TemplateResult } from 'lit-html';

/** The figures of a chart as a table. */
export function dataTable(figure: Figure): TemplateResult {
  const { corner, columns, rows } = figureTable(figure);
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${corner}</th>
        ${columns.map(({ title }) => html`<th scope="col">${title === '' ? 'value' : title}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ label, cells }) =>
          html`<tr>
            <th scope="row">${label}</th>
            ${columns.map((column, i) => {
              const cell = cells[i];
              return html`<td>${cell ? formatEstimated(cell, column) : ''}</td>`;
            })}
          </tr>`,
      )}
    </tbody>
  </table>`;
}
