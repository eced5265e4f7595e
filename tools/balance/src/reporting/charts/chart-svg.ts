/**
 * Charts as SVG, drawn by ECharts without a browser.
 *
 * A chart is drawn with the light palette; afterwards every colour becomes the custom property of its name, so that the page decides between
 * light, dark and paper. What ECharts numbers by process (IDs, classes) or adds for scripts (metadata, hover styles) is replaced or dropped:
 * the same figure is the same bytes, and the page's policy need not allow inline styles.
 */
import { BarChart, CustomChart, HeatmapChart, LineChart } from 'echarts/charts';
import { GridComponent, LegendComponent, VisualMapPiecewiseComponent } from 'echarts/components';
import { init, setPlatformAPI, use, type EChartsCoreOption } from 'echarts/core';
import { LabelLayout } from 'echarts/features';
import { SVGRenderer } from 'echarts/renderers';
import { PALETTES } from '../palette.js';
import { measureText, UNKEYED } from './text-width.js';

use([
  BarChart,
  CustomChart,
  GridComponent,
  HeatmapChart,
  LabelLayout,
  LegendComponent,
  LineChart,
  SVGRenderer,
  VisualMapPiecewiseComponent,
]);

setPlatformAPI({ measureText });

/** A chart to draw, in CSS pixels. */
export interface Chart {
  readonly width: number;
  readonly height: number;
  readonly option: EChartsCoreOption;
  readonly places: ChartPlaces;
  /** Width of the labels of rows, and height of those of columns, which stay in sight where the chart is larger than the page. */
  readonly frozen?: { readonly left: number; readonly top: number };
}

/** Where the rows of a figure's table are in its chart, along the axes: in both directions, the chart has a cell for each pair. */
export interface ChartPlaces {
  readonly across?: readonly number[] | undefined;
  readonly down?: readonly number[] | undefined;
  /** The row of each cell, from left to right and down; where it is missing, a cell is one of the table. */
  readonly rows?: readonly number[];
}

/** Texts for readers who cannot see the chart; the IDs are unique in the page. */
export interface ChartNames {
  readonly id: string;
  /** Escaped for HTML. */
  readonly title: string;
  readonly description: string;
}

/** Draws a chart. */
export function chartSvg(chart: Chart, { id, title, description }: ChartNames): string {
  const { width, height } = chart;
  const { content, places } = drawn(chart, id);
  return `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-size="12" role="img" aria-labelledby="${id}-t ${id}-d"${places}>
<title id="${id}-t">${title}</title>
<desc id="${id}-d">${description}</desc>
<g id="${id}-g">
${merged(content)}
</g>
</svg>`;
}

/** The labels of a chart's rows and columns for a box in which the chart moves below them: the left and the upper edge, and the corner. */
export function frozenSvgs({ width, height, frozen }: Chart, id: string): string {
  if (!frozen) return '';
  const { left, top } = frozen;
  const edges = [
    ['left', left, height],
    ['top', width, top],
    ['corner', left, top],
  ] as const;
  const svgs = edges.map(
    ([name, w, h]) =>
      `<svg class="${name}" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" font-size="12" aria-hidden="true"><rect width="${w}" height="${h}" fill="var(--page)"/><use href="#${id}-g"/></svg>\n`,
  );
  return svgs.join('');
}

/** What a chart's SVG holds, to be put into an element of its size. The ID is unique in the page. */
export function chartContent(chart: Chart, id: string): string {
  return drawn(chart, id).content;
}

/** A chart's content, and the places of rows in pixels, as attributes. */
function drawn({ width, height, option, places }: Chart, id: string): { content: string; places: string } {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height });
  try {
    chart.setOption({ animation: false, ...option });
    const content = cleaned(chart.renderToSVGString(), id);
    const pixels = (axis: 'xAxisIndex' | 'yAxisIndex', list: readonly number[] | undefined): string =>
      (list ?? []).map((at) => Math.round(chart.convertToPixel({ [axis]: 0 }, at))).join(' ');
    const attributes = [
      ['data-x', pixels('xAxisIndex', places.across)],
      ['data-y', pixels('yAxisIndex', places.down)],
      ['data-rows', (places.rows ?? []).join(' ')],
    ];
    const written = attributes
      .filter(([, value]) => value !== '')
      .map(([key, value]) => ` ${key}="${value}"`);
    return { content, places: written.join('') };
  } finally {
    chart.dispose();
  }
}

function cleaned(svg: string, id: string): string {
  const [, inner = ''] = /^<svg[^>]*>([^]*)<\/svg>\s*$/.exec(svg) ?? [];
  // Texts hold no `<` or `>`: tags alone are changed, so that a text is never taken for an ID or a colour.
  return (
    inner
      .replace(/<style ?>[^]*?<\/style>/g, '')
      .replace(/<rect [^>]*fill="none"><\/rect>\n/, '')
      .replace(/<[^>]+>/g, (tag) => cleanedTag(tag, id))
      .replace(/><\/(?:path|rect|circle|polygon|polyline|line)>/g, '/>')
      .replaceAll(UNKEYED, '')
      // Boxes of texts that are seen by nobody.
      .replace(/<path (?![^>]*stroke=)[^>]*fill="none"[^>]*\/>/g, '')
      .replace(/\n{2,}/g, '\n')
      .trim()
  );
}

/** Lines of one look that follow one another become one path, and other elements of one look a group: a third of the bytes. */
function merged(content: string): string {
  const groups: { look: string; paths: boolean; elements: string[] }[] = [];
  for (const line of content.split('\n')) {
    const [, name = '', attributes = '', end = ''] = ELEMENT.exec(line) ?? [];
    const look = [...attributes.matchAll(LOOK)].map(([one]) => one).join('');
    const rest = shorter(attributes.replace(LOOK, ''));
    const isLine = name === 'path' && look.startsWith(' fill="none"') && /^ d="M[^"]*"$/.test(rest);
    const last = groups.at(-1);
    const element = isLine ? rest.slice(4, -1) : name === '' ? line : `<${name}${rest}${end}`;
    if (last && look !== '' && last.look === look && last.paths === isLine) last.elements.push(element);
    else groups.push({ look, paths: isLine, elements: [element] });
  }
  return groups
    .map(({ look, paths, elements }) => {
      if (paths) return `<path d="${elements.join('')}"${look}/>`;
      if (look === '') return elements.join('\n');
      const [only = '', ...more] = elements;
      if (more.length === 0) return only.replace(/^<\w+/, (tag) => `${tag}${look}`);
      return `<g${look}>\n${elements.join('\n')}\n</g>`;
    })
    .join('\n');
}

/** Level and upright parts of a path in their short forms; a text that is moved is at that place. */
function shorter(attributes: string): string {
  return attributes
    .replace(/ d="[^"]*"/, (path) =>
      path.replace(/l(-?[\d.]+) 0(?=[lZ"])/g, 'h$1').replace(/l0 (-?[\d.]+)(?=[hlZ"])/g, 'v$1'),
    )
    .replace(
      /^(?: x="([^"]*)")?(?: y="([^"]*)")? transform="translate\(([^ )]+) ([^ )]+)\)"$/,
      (_, x: string | undefined, y: string | undefined, dx: string, dy: string) =>
        ` x="${tenths(Number(x ?? 0) + Number(dx))}" y="${tenths(Number(y ?? 0) + Number(dy))}"`,
    );
}

function tenths(value: number): string {
  return String(Number(value.toFixed(1)));
}

/** An element on a line of its own, and those of its attributes that a group hands down. */
const ELEMENT = /^<(path|text|rect|circle|polygon|polyline|line)((?: [\w-]+="[^"]*")*)(>.*<\/text>|\/>)$/;
const LOOK = / (?:fill|stroke|stroke-\w+|font-size|font-weight|text-anchor|dominant-baseline)="[^"]*"/g;

function cleanedTag(tag: string, id: string): string {
  return tag
    .replace(/ (?:class|ecmeta_\w+|pointer-events|xml:space)="[^"]*"/g, '')
    .replace(/ style="([^"]*)"/, (_, style: string) => attributesOf(style))
    .replace(/\bid="zr\d+-/, `id="${id}-`)
    .replace(/url\(#zr\d+-/g, `url(#${id}-`)
    .replace(/"(#[0-9a-f]{6}|#[0-9a-f]{3})"/gi, (written, colour: string) => {
      const name = NAMES.get(colour.toLowerCase());
      return name === undefined ? written : `"var(--${name})"`;
    })
    .replace(/fill="rgb\(0,0,0\)" fill-opacity="0"/, 'fill="none"')
    .replace(/ stroke="[^"]*" stroke-width="0"/, '')
    .replace(/ font-size="12"/, '')
    .replace(/-?\d+\.\d{2,}/g, (written) => String(Number(Number(written).toFixed(1))))
    .replace(/ (?=>)/, '');
}

/** Declarations of a style as attributes; the font is the page's. */
function attributesOf(style: string): string {
  return style
    .split(';')
    .map((declaration) => declaration.split(':'))
    .filter(([name, value]) => value !== undefined && name !== 'font-family')
    .map(([name = '', value = '']) =>
      name === 'font'
        ? ` font-size="${/([\d.]+)px/.exec(value)?.[1] ?? 12}"`
        : ` ${name}="${value.replace(/px$/, '')}"`,
    )
    .join('');
}

const NAMES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(PALETTES.light).map(([name, colour]) => [colour, name] as const),
  // The inside of hollow marks.
  ['#fff', 'page'],
]);
