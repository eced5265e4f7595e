import { Chart, namedValues } from './chart.js';
import { button, found, make, tools } from './elements.js';
import { Rows } from './rows.js';
import { saveChart } from './save-chart.js';

/** Factor by which a button zooms, and by which the wheel does. */
const [STEP, WHEEL_STEP] = [1.5, 1.25];

/** Times that a chart is drawn larger at most (included). */
const LARGEST = 8;

/** Name of a figure. */
export function nameOf(figure: HTMLElement): string {
  return found(figure, 'h3', HTMLElement).textContent;
}

/** Equips a figure: its charts, which are the same one in several sizes and scales, and its table. */
export function equipFigure(figure: HTMLElement): void {
  const name = nameOf(figure);
  const rows = new Rows(found(figure, 'table', HTMLTableElement));
  const details = found(figure, 'details', HTMLDetailsElement);
  details.addEventListener('toggle', () => {
    if (details.open) rows.equip(name);
  });
  const charts = [...figure.querySelectorAll<HTMLElement>('.chart')].map((box) => new Chart(box, rows, name));
  let zoom = 1;
  const zoomBy = (factor: number): void => {
    zoom = Math.min(LARGEST, Math.max(1, zoom * factor));
    for (const chart of charts) chart.zoomTo(zoom);
  };
  for (const chart of charts) chart.onWheel((isIn) => zoomBy(isIn ? WHEEL_STEP : 1 / WHEEL_STEP));
  const save = (): void => {
    const chart = charts.find(({ isShown }) => isShown) ?? charts[0];
    if (chart) saveChart(chart.svg, figure.id, name);
  };
  details.before(
    pinsOf(rows, charts),
    tools(
      button('+', `Zoom in: ${name}`, () => zoomBy(STEP)),
      button('−', `Zoom out: ${name}`, () => zoomBy(1 / STEP)),
      button('Download', `Download the figure: ${name}`, save),
    ),
  );
}

/** The pinned values, which the charts mark. */
function pinsOf(rows: Rows, charts: readonly Chart[]): HTMLUListElement {
  const list = make('ul', { className: 'pins' });
  list.setAttribute('aria-label', 'Pinned values');
  const show = (): void => {
    const items = [...rows.pinned].map((row) => {
      const [label = ''] = row.texts;
      const unpin = button('unpin', `Unpin ${label}`, () => rows.pin(row));
      return make('li', {}, `${label}: ${namedValues(rows, row).join('; ')}`, ' ', unpin);
    });
    list.replaceChildren(...items);
    list.hidden = items.length === 0;
    for (const chart of charts) chart.showPins();
  };
  rows.onPinned(show);
  show();
  return list;
}
