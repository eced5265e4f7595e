import type { ContestFigure, Estimated, Figure, HeatFigure, ValueFormat } from '../balance-report.js';
import { contestMatrix } from '../figure-table.js';
import { formatError, formatShort } from '../format-value.js';
import { HEAT_CLASSES, ON_HEAT, ON_SPLIT, SPLIT_CLASSES } from '../palette.js';
import type { Chart, ChartPlaces } from './chart-svg.js';
import { FONT_SIZE, INK, labelAxis, shortened, type Canvas } from './parts.js';
import { textWidth } from './text-width.js';

/**
 * How cells are drawn, in pixels: least width of a cell with a figure in it, its height, the sizes of its texts; most
 * characters of labels, and by how many degrees those of columns lean that do not fit over their cells.
 */
const SIZES = {
  wide: { cell: 52, height: 38, font: 13, small: 10, rows: 32, columns: 16, leaning: 40 },
  narrow: { cell: 37, height: 34, font: 11, small: 9, rows: 9, columns: 10, leaning: 65 },
} as const;

/** Widest cell; room right of the last; size of cells that are too many for figures. */
const WIDEST = 110;
const MARGIN = 4;
const TINY = { width: 12, height: 20 } as const;

/** Most columns with figures in their cells. */
const MOST_COLUMNS = 24;

/** A colour of a map, and the values that it stands for. */
export interface MapClass {
  readonly colour: (typeof HEAT_CLASSES)[number] | (typeof SPLIT_CLASSES)[number];
  readonly label: string;
}

interface MapInput {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly rowTitle: string;
  readonly columnTitle: string;
  readonly format: ValueFormat;
  readonly middle: number | null;
  readonly cells: readonly (readonly Estimated[])[];
}

/** Coloured cells with their figures in them: of a contest the share that the first player wins. */
export function mapChart(figure: HeatFigure | ContestFigure, { width: page, isNarrow }: Canvas): Chart {
  const input = figure.kind === 'heat' ? figure : winsOf(figure);
  const { rows, columns } = input;
  const isTiny = columns.length > MOST_COLUMNS;
  const size = SIZES[isNarrow ? 'narrow' : 'wide'];
  const rowLabels = rows.map((row) => shortened(row, size.rows));
  const columnLabels = columns.map((column) => shortened(column, size.columns));
  const left = Math.ceil(widest(rowLabels)) + (input.rowTitle === '' ? 14 : 34);
  const least = isTiny ? TINY.width : size.cell;
  const widthFor = (right: number): number =>
    Math.min(WIDEST, Math.max(least, (page - left - right) / columns.length));
  const isLeaning = widest(columnLabels) > widthFor(MARGIN) - 4;
  const radians = (size.leaning * Math.PI) / 180;
  const labelHeight = isLeaning ? widest(columnLabels) * Math.sin(radians) + 14 : 18;
  // The last label leans beyond the last cell.
  const reach = textWidth(columnLabels.at(-1) ?? '', FONT_SIZE) * Math.cos(radians) + 8;
  const right = isLeaning ? Math.max(MARGIN, reach - widthFor(reach) / 2) : MARGIN;
  const cell = widthFor(right);
  const top = Math.ceil(labelHeight + (input.columnTitle === '' ? 6 : 24));
  const height = rows.length * (isTiny ? TINY.height : size.height);
  const { classes, classOf } = classesOf(input);
  const line = { axisTick: { show: false }, axisLine: { show: false } };
  const axisLabel = { color: INK.text, hideOverlap: isTiny, interval: isTiny ? 'auto' : 0 } as const;
  return {
    width: Math.ceil(left + cell * columns.length + right),
    height: top + height + 4,
    places: placesOf(figure, rows.length, columns.length),
    frozen: { left, top },
    option: {
      grid: { left, width: cell * columns.length, top, height, outerBoundsMode: 'none' },
      xAxis: {
        ...labelAxis(columnLabels, { ...axisLabel, rotate: isLeaning ? -size.leaning : 0 }),
        ...line,
        position: 'top',
        name: shortened(input.columnTitle, 40),
        nameGap: labelHeight + 6,
      },
      yAxis: {
        ...labelAxis(rowLabels, axisLabel),
        ...line,
        inverse: true,
        name: shortened(input.rowTitle, 40),
        nameGap: left - 14,
      },
      visualMap: {
        type: 'piecewise',
        show: false,
        dimension: 2,
        pieces: classes.map(({ colour }, i) => ({ value: i, color: INK[colour] })),
      },
      series: [
        {
          type: 'heatmap',
          silent: true,
          data: cellsOf(input, { classOf, isTiny, errorSize: size.small }),
          itemStyle: { borderColor: INK.page, borderWidth: isTiny ? 0 : 2 },
          label: { fontSize: size.font, lineHeight: 15 },
        },
      ],
    },
  };
}

/** Cells of a contest are rows of its table; those of another map are cells of it. */
function placesOf(figure: HeatFigure | ContestFigure, rows: number, columns: number): ChartPlaces {
  const [down, across] = [rows, columns].map((length) => Array.from({ length }, (_, i) => i));
  if (figure.kind === 'heat') return { across, down };
  const players = rows;
  const cells = Array.from({ length: rows * columns }, (_, cell) => {
    const [first, second] = [Math.floor(cell / columns), cell % columns];
    // First come those against all others, which are the last column here.
    return second === players ? first : players + first * players + second;
  });
  return { across, down, rows: cells };
}

interface CellStyle {
  readonly classOf: (value: number) => number;
  readonly isTiny: boolean;
  /** Font size of intervals. */
  readonly errorSize: number;
}

/** Cells with known values, each with its place, its class, and the value with its interval as the label. */
function cellsOf({ cells, format, middle }: MapInput, { classOf, isTiny, errorSize }: CellStyle): object[] {
  const texts = middle === null ? ON_HEAT : ON_SPLIT;
  return cells.flatMap((row, i) =>
    row.flatMap((one, j) => {
      if (one.value === null) return [];
      const at = classOf(one.value);
      const error = formatError(one, format);
      const color = INK[texts[at] ?? 't1'];
      const label = {
        show: !isTiny,
        formatter: `${formatShort(one.value, format)}${error === '' ? '' : `\n{e|${error}}`}`,
        color,
        rich: { e: { color, fontSize: errorSize, lineHeight: 13 } },
      };
      return [{ value: [j, i, at], label }];
    }),
  );
}

/** The colours of a figure's map, from the least value to the greatest; none when it has no map. */
export function mapClasses(figure: Figure): readonly MapClass[] {
  if (figure.kind === 'heat') return classesOf(figure).classes;
  return figure.kind === 'contest' ? classesOf(winsOf(figure)).classes : [];
}

function winsOf(figure: ContestFigure): MapInput {
  const { columns, rows } = contestMatrix(figure);
  return {
    rows: rows.map(({ label }) => label),
    columns: columns.map(({ title }) => title),
    rowTitle: 'wins of',
    columnTitle: 'against',
    format: 'share',
    middle: 0.5,
    cells: rows.map(({ cells }) => cells),
  };
}

/** Seven classes of equal width, from the least value to the greatest, or as far to either side of the middle. */
function classesOf({ cells, format, middle }: MapInput): {
  readonly classes: readonly MapClass[];
  readonly classOf: (value: number) => number;
} {
  const values = cells.flat().flatMap(({ value }) => value ?? []);
  const colours = middle === null ? HEAT_CLASSES : SPLIT_CLASSES;
  const { length } = colours;
  const least = values.reduce((a, b) => Math.min(a, b), Infinity);
  const greatest = values.reduce((a, b) => Math.max(a, b), -Infinity);
  const reach = middle === null ? 0 : Math.max(greatest - middle, middle - least);
  const [low, high] = middle === null ? [least, greatest] : [middle - reach, middle + reach];
  const step = (high - low) / length;
  if (!(step > 0) || !Number.isFinite(step)) {
    const only = middle === null ? 0 : (length - 1) / 2;
    const label = values[0] === undefined ? 'nothing is known' : formatShort(values[0], format);
    return { classes: [{ colour: colours[only] ?? 'h1', label }], classOf: () => 0 };
  }
  const edge = (i: number): string => formatShort(low + i * step, format).replace(/ %$/, '');
  const unit = format === 'share' ? ' %' : '';
  return {
    classes: colours.map((colour, i) => ({ colour, label: `${edge(i)} to ${edge(i + 1)}${unit}` })),
    classOf: (value) => Math.max(0, Math.min(length - 1, Math.floor((value - low) / step))),
  };
}

function widest(labels: readonly string[]): number {
  return Math.max(...labels.map((label) => textWidth(label, FONT_SIZE)));
}
