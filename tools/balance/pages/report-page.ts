/**
 * The script of a report, as a browser runs it: values under the pointer, pinned rows, sorting, filters, zoom, and what can be copied and
 * downloaded. All of it comes from the tables of the page, which is whole without the script.
 */
import { make, searchField, statusText, tools } from './elements.js';
import { equipFigure, nameOf } from './figure.js';
import { Rows } from './rows.js';

/** Figures with which a page has no need of a filter, at most (included). */
const FEW = 3;

const figures = [...document.querySelectorAll<HTMLElement>('figure')];
for (const figure of figures) equipFigure(figure);
for (const table of document.querySelectorAll<HTMLTableElement>('#run table'))
  new Rows(table).equip('Parameters');

if (figures.length > FEW) {
  const said = statusText();
  const words = searchField(20, (asked) => {
    for (const figure of figures) figure.hidden = !nameOf(figure).toLowerCase().includes(asked);
    const shown = figures.filter(({ hidden }) => !hidden).length;
    said.textContent = asked === '' ? '' : `${shown} of ${figures.length}`;
  });
  figures[0]?.before(tools(make('label', {}, 'Figures with ', words), said));
}
