/**
 * The script of a report, as a browser runs it: values under the pointer, pinned rows, sorting, filters, zoom, and what can be copied and
 * downloaded. All of it comes from the tables of the page, which is whole without the script.
 */
export const PAGE_SCRIPT = String.raw`
'use strict';
const make = (name, properties, ...children) => {
  const one = Object.assign(document.createElement(name), properties);
  one.append(...children.filter((child) => child !== null));
  return one;
};
const button = (text, label, onclick) => {
  const one = make('button', { type: 'button', textContent: text, onclick });
  if (label) one.setAttribute('aria-label', label);
  return one;
};
const svgElement = (name) => document.createElementNS('http://www.w3.org/2000/svg', name);
const main = document.querySelector('main');
const tip = main.appendChild(make('div', { id: 'tip', hidden: true }));
tip.setAttribute('role', 'status');

/** Numbers of a text as the report writes them: a value, and the bounds behind it. */
const numbersOf = (text) =>
  (text.match(/[−-]?\d[\d,]*(?:\.\d+)?(?:e[+−-]?\d+)?/g) || []).map((one) =>
    Number(one.replaceAll(',', '').replaceAll('−', '-')),
  );
const startsWithNumber = (text) => /^[−-]?\d/.test(text);

/** A table with its rows as they were written; what a click on the page changes is their order, and which are shown. */
class Rows {
  constructor(table) {
    this.table = table;
    this.heads = [...table.tHead.rows[0].cells].map((head) => head.textContent);
    this.all = [...table.tBodies[0].rows].map((row, at) => ({
      row,
      at,
      texts: [...row.cells].map((cell) => cell.textContent),
    }));
    this.pinned = new Set();
    this.words = '';
    this.sorted = null;
    this.changed = [];
  }

  /** Puts sorting, pins, a filter and a copy around the table. */
  equip(name) {
    if (this.isEquipped) return;
    this.isEquipped = true;
    [...this.table.tHead.rows[0].cells].forEach((head, column) => {
      if (head.textContent === '') return;
      head.replaceChildren(button(head.textContent, null, () => this.sort(column)));
    });
    this.pins = this.all.map((one) => {
      const pin = button('pin', 'Pin ' + one.texts[0], () => this.pin(one));
      pin.className = 'pin';
      one.row.cells[0].append(' ', pin);
      return pin;
    });
    const words = make('input', { type: 'search', size: 14 });
    words.oninput = () => this.filter(words.value);
    this.said = make('span', {});
    this.said.setAttribute('role', 'status');
    const copied = make('span', {});
    copied.setAttribute('role', 'status');
    const copy = button('Copy', 'Copy the table: ' + name, async () => {
      copied.textContent = (await toClipboard(this.text())) ? 'copied' : 'the browser does not let it be copied';
    });
    const bar = make('div', { className: 'tools' }, make('label', {}, 'Rows with ', words), this.said, copy, copied);
    this.table.parentElement.before(bar);
    this.arrange();
  }

  sort(column) {
    const { sorted } = this;
    const isSame = sorted !== null && sorted.column === column;
    this.sorted = !isSame ? { column, sign: 1 } : sorted.sign === 1 ? { column, sign: -1 } : null;
    this.arrange();
  }

  filter(words) {
    this.words = words.trim().toLowerCase();
    this.arrange();
  }

  pin(one) {
    if (!this.pinned.delete(one)) this.pinned.add(one);
    this.arrange();
    for (const listener of this.changed) listener();
  }

  /** Pinned rows first, then all that the filter leaves, in the order that is asked for. */
  arrange() {
    const { sorted, words, pinned } = this;
    const list = [...this.all];
    if (sorted !== null) {
      const texts = list.map(({ texts }) => texts[sorted.column]);
      const areNumbers = texts.every((text) => startsWithNumber(text) || text === '–');
      const keyOf = ({ texts }) => numbersOf(texts[sorted.column])[0];
      list.sort((a, b) => {
        if (!areNumbers)
          return sorted.sign * a.texts[sorted.column].localeCompare(b.texts[sorted.column], 'en', { numeric: true });
        const [x, y] = [keyOf(a), keyOf(b)];
        // What is unknown comes last, either way.
        if (x === undefined || y === undefined) return (x === undefined) - (y === undefined);
        return sorted.sign * (x - y);
      });
    }
    list.sort((a, b) => pinned.has(b) - pinned.has(a));
    const isFound = (one) => pinned.has(one) || one.texts.some((text) => text.toLowerCase().includes(words));
    for (const one of list) {
      one.row.hidden = !isFound(one);
      one.row.classList.toggle('pinned', pinned.has(one));
    }
    this.table.tBodies[0].append(...list.map(({ row }) => row));
    if (!this.isEquipped) return;
    this.pins.forEach((pin, i) => pin.setAttribute('aria-pressed', String(pinned.has(this.all[i]))));
    [...this.table.tHead.rows[0].cells].forEach((head, column) => {
      head.removeAttribute('aria-sort');
      if (sorted !== null && sorted.column === column)
        head.setAttribute('aria-sort', sorted.sign === 1 ? 'ascending' : 'descending');
    });
    const shown = list.filter(({ row }) => !row.hidden).length;
    this.said.textContent = words === '' ? '' : shown + ' of ' + list.length;
  }

  /** The rows that are shown, as a spreadsheet takes them: each value and its bounds in cells of their own. */
  text() {
    const rows = [...this.table.tBodies[0].rows]
      .filter(({ hidden }) => !hidden)
      .map((row) => this.all.find((one) => one.row === row).texts);
    const areEstimates = this.heads.map((_, column) => column > 0 && this.table.closest('figure') !== null);
    const heads = this.heads.flatMap((head, i) => (areEstimates[i] ? [head, head + ' low', head + ' high'] : [head]));
    const lines = rows.map((texts) => texts.flatMap((text, i) => (areEstimates[i] ? estimateOf(text) : [text])));
    return [heads, ...lines].map((line) => line.join('\t')).join('\n') + '\n';
  }
}

/** Value, lower and upper bound of a cell, without signs of per cent and thousands. */
function estimateOf(text) {
  const [value = '', first = '', second = ''] = numbersOf(text).map(String);
  if (text.includes('(at most ')) return [value, '', first];
  return [value, first, second];
}

async function toClipboard(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = main.appendChild(make('textarea', { value: text }));
    area.select();
    const isDone = document.execCommand('copy');
    area.remove();
    return isDone;
  }
}

/** A figure: its charts, which are the same one in several sizes and scales, and its table. */
function equipFigure(figure) {
  const name = figure.querySelector('h3').textContent;
  const rows = new Rows(figure.querySelector('table'));
  const details = figure.querySelector('details');
  details.addEventListener('toggle', () => details.open && rows.equip(name));
  const charts = [...figure.querySelectorAll('.chart')].map((box) => equipChart(box, rows, name));
  const list = make('ul', { className: 'pins' });
  list.setAttribute('aria-label', 'Pinned values');
  const show = () => {
    const items = [...rows.pinned].map((one) =>
      make('li', {}, textOf(rows, one), ' ', button('unpin', 'Unpin ' + one.texts[0], () => rows.pin(one))),
    );
    list.replaceChildren(...items);
    list.hidden = items.length === 0;
    for (const { showPins } of charts) showPins();
  };
  rows.changed.push(show);
  show();
  let zoom = 1;
  const zoomBy = (factor) => {
    zoom = Math.min(8, Math.max(1, zoom * factor));
    for (const chart of charts) chart.zoomTo(zoom);
  };
  for (const { box } of charts) {
    box.addEventListener('wheel', (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomBy(event.deltaY < 0 ? 1.25 : 0.8);
    }, { passive: false });
  }
  const bar = make('div', { className: 'tools' },
    button('+', 'Zoom in: ' + name, () => zoomBy(1.5)),
    button('−', 'Zoom out: ' + name, () => zoomBy(1 / 1.5)),
    button('Download', 'Download the figure: ' + name, () => {
      const shown = charts.find(({ box }) => getComputedStyle(box).display !== 'none') || charts[0];
      download(shown.svg, figure.id, name);
    }),
  );
  details.before(list, bar);
}

/** A row in a line: its label, and each value with its name. */
function textOf({ heads }, { texts }) {
  const values = texts.slice(1).map((text, i) => (texts.length === 2 ? text : heads[i + 1] + ' ' + text));
  return texts[0] + ': ' + values.join('; ');
}

const numbers = (svg, name) => (svg.getAttribute(name) || '').split(' ').filter((one) => one !== '').map(Number);

function equipChart(box, rows, name) {
  const svg = box.querySelector('svg[role]');
  const [across, down, cells] = ['data-x', 'data-y', 'data-rows'].map((key) => numbers(svg, key));
  const isMap = across.length > 0 && down.length > 0;
  const [width, height] = [Number(svg.getAttribute('width')), Number(svg.getAttribute('height'))];
  const cursor = svg.appendChild(svgElement('path'));
  const pins = svg.appendChild(svgElement('path'));
  cursor.setAttribute('class', 'cursor');
  pins.setAttribute('class', 'pinned');
  /** Column and row of the chart under the pointer, or where the keys have led. */
  let at = null;

  const nearest = (list, place) =>
    list.reduce((best, one, i) => (Math.abs(one - place) < Math.abs(list[best] - place) ? i : best), 0);
  const rowOf = ({ x, y }) => {
    if (!isMap) return down.length > 0 ? y : x;
    return cells.length > 0 ? cells[y * across.length + x] : y;
  };
  const half = (list, i) => {
    const near = [list[i - 1], list[i + 1]].filter((one) => one !== undefined).map((one) => Math.abs(one - list[i]));
    return near.length === 0 ? 20 : Math.min(...near) / 2;
  };
  const pathOf = ({ x, y }) => {
    const [w, h] = [half(across, x), half(down, y)];
    if (isMap && x !== null)
      return 'M' + (across[x] - w) + ' ' + (down[y] - h) + 'h' + 2 * w + 'v' + 2 * h + 'h' + -2 * w + 'z';
    if (down.length > 0) return 'M0 ' + (down[y] - h) + 'H' + width + 'M0 ' + (down[y] + h) + 'H' + width;
    return 'M' + across[x] + ' 0V' + height;
  };
  const placeOf = (row) => {
    if (!isMap) return { x: row, y: row };
    if (cells.length === 0) return { x: null, y: row };
    const cell = cells.indexOf(row);
    return cell < 0 ? null : { x: cell % across.length, y: Math.floor(cell / across.length) };
  };

  const showPins = () => {
    const paths = [...rows.pinned].map((one) => placeOf(one.at)).map((place) => (place === null ? '' : pathOf(place)));
    pins.setAttribute('d', paths.join(''));
  };
  const hide = () => {
    at = null;
    cursor.setAttribute('d', '');
    tip.hidden = true;
  };
  const show = (place, left, top) => {
    const one = rows.all[rowOf(place)];
    if (one === undefined) return hide();
    at = place;
    cursor.setAttribute('d', pathOf(place));
    const isCell = isMap && cells.length === 0;
    const heads = isCell ? [one.texts[0] + ', ' + rows.heads[place.x + 1]] : [one.texts[0]];
    const lines = isCell ? [one.texts[place.x + 1]] : one.texts.slice(1).map((text, i) =>
      one.texts.length === 2 ? text : rows.heads[i + 1] + ' ' + text);
    tip.replaceChildren(make('b', { textContent: heads[0] }), ...lines.map((text) => make('div', { textContent: text })));
    tip.hidden = false;
    const room = document.documentElement.clientWidth - tip.offsetWidth - 8;
    tip.style.left = Math.max(8, Math.min(left + 14, room)) + scrollX + 'px';
    tip.style.top = top + 18 + scrollY + 'px';
  };

  /** The place of the chart that is nearest to a place of the window. */
  const placeAt = ({ clientX, clientY }) => {
    const { left, top, width: wide, height: high } = svg.getBoundingClientRect();
    const x = ((clientX - left) / wide) * width;
    const y = ((clientY - top) / high) * height;
    return { x: nearest(across, x), y: nearest(down, y) };
  };
  let drag = null;
  box.addEventListener('pointermove', (event) => {
    if (drag !== null && event.buttons === 1) {
      const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
      if (Math.abs(dx) + Math.abs(dy) > 4) drag.isMoved = true;
      box.scrollTo(drag.left - dx, drag.top - dy);
    }
    show(placeAt(event), event.clientX, event.clientY);
  });
  box.addEventListener('pointerdown', ({ clientX, clientY, pointerType }) => {
    const place = { x: clientX, y: clientY, left: box.scrollLeft, top: box.scrollTop, isMoved: false };
    drag = pointerType === 'mouse' ? place : null;
  });
  box.addEventListener('pointerleave', hide);
  box.addEventListener('click', (event) => {
    if (drag !== null && drag.isMoved) return;
    const one = rows.all[rowOf(placeAt(event))];
    if (one !== undefined) rows.pin(one);
  });
  box.addEventListener('blur', hide);
  box.addEventListener('keydown', (event) => {
    const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (event.key === 'Escape') hide();
    if (event.key === 'Enter' && at !== null) rows.pin(rows.all[rowOf(at)]);
    if (steps === undefined) return;
    event.preventDefault();
    const [dx, dy] = isMap ? steps : [steps[0] + steps[1], steps[0] + steps[1]];
    const within = (i, list) => Math.min(Math.max(i, 0), Math.max(0, list.length - 1));
    const next = at === null ? { x: 0, y: 0 } : { x: within(at.x + dx, across), y: within(at.y + dy, down) };
    const { left, top, width: wide } = svg.getBoundingClientRect();
    const scale = wide / width;
    const [x, y] = [across.length > 0 ? across[next.x] : width / 3, down.length > 0 ? down[next.y] : height / 3];
    box.scrollTo(x * scale - box.clientWidth / 2, y * scale - box.clientHeight / 2);
    show(next, left + x * scale, top + y * scale);
  });
  box.tabIndex = 0;
  box.setAttribute('role', 'group');
  box.removeAttribute('aria-labelledby');
  box.setAttribute('aria-label', name + ': arrow keys step through the values, Enter pins one');

  const zoomTo = (zoom) => {
    box.classList.toggle('zoomed', zoom > 1);
    for (const one of box.querySelectorAll('svg')) {
      one.style.width = zoom > 1 ? Number(one.getAttribute('width')) * zoom + 'px' : '';
    }
  };
  return { box, svg, showPins, zoomTo };
}

/** Saves a chart as an SVG file that needs no style sheet of the page. */
function download(svg, id, name) {
  const style = getComputedStyle(document.documentElement);
  const copy = svg.cloneNode(true);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('font-family', 'system-ui, sans-serif');
  const ground = svgElement('rect');
  for (const [key, value] of [['width', '100%'], ['height', '100%'], ['fill', 'var(--page)']]) ground.setAttribute(key, value);
  copy.prepend(ground);
  for (const path of copy.querySelectorAll('.cursor')) path.remove();
  for (const path of copy.querySelectorAll('.pinned')) {
    path.setAttribute('fill', 'none');
    path.setAttribute('stroke', 'var(--link)');
  }
  const text = new XMLSerializer()
    .serializeToString(copy)
    .replace(/var\((--[\w-]+)\)/g, (_, key) => style.getPropertyValue(key).trim());
  const url = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '').slice(0, 60);
  make('a', { href: url, download: (slug || id) + '.svg' }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10000);
}

const figures = [...document.querySelectorAll('figure')];
for (const figure of figures) equipFigure(figure);
for (const table of document.querySelectorAll('#run table')) new Rows(table).equip('Parameters');
if (figures.length > 3) {
  const words = make('input', { type: 'search', size: 20 });
  const said = make('span', {});
  said.setAttribute('role', 'status');
  words.oninput = () => {
    const asked = words.value.trim().toLowerCase();
    for (const figure of figures)
      figure.hidden = !figure.querySelector('h3').textContent.toLowerCase().includes(asked);
    said.textContent = asked === '' ? '' : figures.filter(({ hidden }) => !hidden).length + ' of ' + figures.length;
  };
  figures[0].before(make('div', { className: 'tools' }, make('label', {}, 'Figures with ', words), said));
}
`;
