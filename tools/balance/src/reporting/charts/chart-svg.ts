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
  return `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-size="12" role="img" aria-labelledby="${id}-t ${id}-d">
<title id="${id}-t">${title}</title>
<desc id="${id}-d">${description}</desc>
${chartContent(chart, id)}
</svg>`;
}

/** What a chart's SVG holds, to be put into an element of its size. The ID is unique in the page. */
export function chartContent({ width, height, option }: Chart, id: string): string {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height });
  try {
    chart.setOption({ animation: false, ...option });
    return cleaned(chart.renderToSVGString(), id);
  } finally {
    chart.dispose();
  }
}

function cleaned(svg: string, id: string): string {
  const [, inner = ''] = /^<svg[^>]*>([^]*)<\/svg>\s*$/.exec(svg) ?? [];
  // Texts hold no `<` or `>`: tags alone are changed, so that a text is never taken for an ID or a colour.
  return inner
    .replace(/<style ?>[^]*?<\/style>/g, '')
    .replace(/<rect [^>]*fill="none"><\/rect>\n/, '')
    .replace(/<[^>]+>/g, (tag) => cleanedTag(tag, id))
    .replace(/><\/(?:path|rect|circle|polygon|polyline|line)>/g, '/>')
    .replaceAll(UNKEYED, '')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

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
    .map(([name = '', value = '']) => ` ${name}="${value.replace(/px$/, '')}"`)
    .join('');
}

const NAMES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(PALETTES.light).map(([name, colour]) => [colour, name] as const),
  // The inside of hollow marks.
  ['#fff', 'page'],
]);
