/** A column and a row of a chart, from 0; a row as a whole has no column. */
export interface Place {
  readonly x: number | null;
  readonly y: number;
}

/** Where the values of a chart are drawn, in pixels of its picture, and which row of the table holds each. */
export class ChartPlaces {
  /** Places of the columns, and of the rows; a chart along one axis has places along that alone. */
  readonly across: readonly number[];
  readonly down: readonly number[];
  /** Rows of the table by cell, line by line; none where a row of the chart is a row of the table. */
  readonly #cells: readonly number[];
  readonly #width: number;
  readonly #height: number;

  constructor(svg: SVGSVGElement) {
    [this.across, this.down, this.#cells] = ['data-x', 'data-y', 'data-rows'].map((name) =>
      (svg.getAttribute(name) ?? '').split(' ').filter(Boolean).map(Number),
    ) as [number[], number[], number[]];
    [this.#width, this.#height] = ['width', 'height'].map((name) => Number(svg.getAttribute(name))) as [
      number,
      number,
    ];
  }

  /** Whether it has columns and rows. */
  get isMap(): boolean {
    return this.across.length > 0 && this.down.length > 0;
  }

  /** Whether a cell of the chart is a cell of the table, and not a row of it. */
  get isTable(): boolean {
    return this.isMap && this.#cells.length === 0;
  }

  /** Row of the table with the value at a place. */
  rowAt({ x, y }: Place): number | undefined {
    if (!this.isMap) return this.down.length > 0 ? y : (x ?? undefined);
    return this.#cells.length > 0 ? this.#cells[y * this.across.length + (x ?? 0)] : y;
  }

  /** Place of a row of the table. */
  placeOf(row: number): Place | undefined {
    if (!this.isMap) return { x: row, y: row };
    if (this.#cells.length === 0) return { x: null, y: row };
    const cell = this.#cells.indexOf(row);
    if (cell < 0) return undefined;
    return { x: cell % this.across.length, y: Math.floor(cell / this.across.length) };
  }

  /** The place that is nearest to a point. */
  nearest(x: number, y: number): Place {
    return { x: nearestIn(this.across, x), y: nearestIn(this.down, y) };
  }

  /** The place to which an arrow key leads. */
  next({ x, y }: Place, dx: number, dy: number): Place {
    const along = dx + dy;
    const [right, below] = this.isMap ? [dx, dy] : [along, along];
    return { x: within((x ?? 0) + right, this.across), y: within(y + below, this.down) };
  }

  /** Outline of a place, as the path of a picture. */
  outline({ x, y }: Place): string {
    const [column = 0, row = 0] = [this.across[x ?? 0], this.down[y]];
    const [w, h] = [halfStep(this.across, x ?? 0), halfStep(this.down, y)];
    if (this.isMap && x !== null) return `M${column - w} ${row - h}h${2 * w}v${2 * h}h${-2 * w}z`;
    if (this.down.length > 0) return `M0 ${row - h}H${this.#width}M0 ${row + h}H${this.#width}`;
    return `M${column} 0V${this.#height}`;
  }
}

function nearestIn(list: readonly number[], wanted: number): number {
  const distances = list.map((one) => Math.abs(one - wanted));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

function within(i: number, list: readonly number[]): number {
  return Math.min(Math.max(i, 0), Math.max(0, list.length - 1));
}

/** Half of the distance to the nearest neighbour. */
function halfStep(list: readonly number[], i: number): number {
  const here = list[i];
  const near = [list[i - 1], list[i + 1]].flatMap((one) =>
    one === undefined || here === undefined ? [] : [Math.abs(one - here)],
  );
  return near.length === 0 ? 20 : Math.min(...near) / 2;
}
