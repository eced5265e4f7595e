import { ChartPlaces, type Place } from './chart-places.js';
import { found, svgElement } from './elements.js';
import type { Row, Rows } from './rows.js';
import { hideTip, showTip } from './tip.js';

/** Steps of the arrow keys, across and down. */
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Pixels that the pointer moves at most (included) for a click that is no drag. */
const STILL = 4;

/** A chart of a figure, whose values can be pointed at and stepped through, and pinned in the table of the figure. */
export class Chart {
  /** Its picture. */
  readonly svg: SVGSVGElement;
  readonly #box: HTMLElement;
  readonly #rows: Rows;
  readonly #places: ChartPlaces;
  readonly #cursor = svgElement('path', { class: 'cursor' });
  readonly #pins = svgElement('path', { class: 'pinned' });
  /** What is under the pointer, or where the keys have led. */
  #at: Place | undefined;
  #drag: { readonly from: Point; readonly scrolled: Point; isMoved: boolean } | undefined;

  constructor(box: HTMLElement, rows: Rows, name: string) {
    this.svg = found(box, 'svg[role]', SVGSVGElement);
    this.#box = box;
    this.#rows = rows;
    this.#places = new ChartPlaces(this.svg);
    this.svg.append(this.#cursor, this.#pins);
    box.addEventListener('pointermove', (event) => this.#point(event));
    box.addEventListener('pointerdown', (event) => this.#startDrag(event));
    box.addEventListener('pointerleave', () => this.#hide());
    box.addEventListener('click', (event) => {
      if (this.#drag?.isMoved !== true) this.#pin(this.#placeAt(event));
    });
    box.addEventListener('blur', () => this.#hide());
    box.addEventListener('keydown', (event) => this.#press(event));
    box.tabIndex = 0;
    box.setAttribute('role', 'group');
    box.removeAttribute('aria-labelledby');
    box.setAttribute('aria-label', `${name}: arrow keys step through the values, Enter pins one`);
  }

  /** Whether the page shows it: the same chart is there in several sizes. */
  get isShown(): boolean {
    return getComputedStyle(this.#box).display !== 'none';
  }

  /** Marks the pinned rows. */
  showPins(): void {
    const places = [...this.#rows.pinned].map(({ at }) => this.#places.placeOf(at));
    this.#pins.setAttribute('d', places.map((place) => (place ? this.#places.outline(place) : '')).join(''));
  }

  /** Has a turn of the wheel with Ctrl change how large it is drawn. */
  onWheel(zoom: (isIn: boolean) => void): void {
    const turned = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoom(event.deltaY < 0);
    };
    this.#box.addEventListener('wheel', turned, { passive: false });
  }

  /** Draws it so many times as large as it was written. */
  zoomTo(zoom: number): void {
    this.#box.classList.toggle('zoomed', zoom > 1);
    for (const svg of this.#box.querySelectorAll('svg'))
      svg.style.width = zoom > 1 ? `${Number(svg.getAttribute('width')) * zoom}px` : '';
  }

  #rowAt(place: Place): Row | undefined {
    const row = this.#places.rowAt(place);
    return row === undefined ? undefined : this.#rows.all[row];
  }

  #pin(place: Place): void {
    const row = this.#rowAt(place);
    if (row) this.#rows.pin(row);
  }

  #hide(): void {
    this.#at = undefined;
    this.#cursor.setAttribute('d', '');
    hideTip();
  }

  /** Shows the value of a place beside a point of the window. */
  #show(place: Place, left: number, top: number): void {
    const row = this.#rowAt(place);
    if (!row) return this.#hide();
    this.#at = place;
    this.#cursor.setAttribute('d', this.#places.outline(place));
    const [label = '', ...values] = row.texts;
    if (this.#places.isTable && place.x !== null)
      showTip(`${label}, ${this.#rows.heads[place.x + 1] ?? ''}`, [values[place.x] ?? ''], left, top);
    else showTip(label, namedValues(this.#rows, row), left, top);
  }

  /** The place of the chart that is nearest to a point of the window. */
  #placeAt({ clientX, clientY }: MouseEvent): Place {
    const { left, top, width, height } = this.svg.getBoundingClientRect();
    const [wide, high] = this.#size;
    return this.#places.nearest(((clientX - left) / width) * wide, ((clientY - top) / height) * high);
  }

  /** Width and height of the picture as it was written. */
  get #size(): [number, number] {
    return [Number(this.svg.getAttribute('width')), Number(this.svg.getAttribute('height'))];
  }

  #point(event: PointerEvent): void {
    const { clientX, clientY, buttons } = event;
    if (this.#drag && buttons === 1) {
      const { from, scrolled } = this.#drag;
      const [dx, dy] = [clientX - from.x, clientY - from.y];
      if (Math.abs(dx) + Math.abs(dy) > STILL) this.#drag.isMoved = true;
      this.#box.scrollTo(scrolled.x - dx, scrolled.y - dy);
    }
    this.#show(this.#placeAt(event), clientX, clientY);
  }

  #startDrag({ clientX, clientY, pointerType }: PointerEvent): void {
    const from = { x: clientX, y: clientY };
    const scrolled = { x: this.#box.scrollLeft, y: this.#box.scrollTop };
    this.#drag = pointerType === 'mouse' ? { from, scrolled, isMoved: false } : undefined;
  }

  #press(event: KeyboardEvent): void {
    if (event.key === 'Escape') this.#hide();
    if (event.key === 'Enter' && this.#at) this.#pin(this.#at);
    const [dx, dy] = STEPS[event.key] ?? [];
    if (dx === undefined || dy === undefined) return;
    event.preventDefault();
    const next = this.#at ? this.#places.next(this.#at, dx, dy) : { x: 0, y: 0 };
    const { left, top, width } = this.svg.getBoundingClientRect();
    const [wide, high] = this.#size;
    const scale = width / wide;
    const [x, y] = [this.#places.across[next.x ?? 0] ?? wide / 3, this.#places.down[next.y] ?? high / 3];
    this.#box.scrollTo(x * scale - this.#box.clientWidth / 2, y * scale - this.#box.clientHeight / 2);
    this.#show(next, left + x * scale, top + y * scale);
  }
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The values of a row, each with its name where there are several. */
export function namedValues({ heads }: Rows, { texts }: Row): string[] {
  return texts.slice(1).map((text, i) => (texts.length === 2 ? text : `${heads[i + 1] ?? ''} ${text}`));
}
