import type { Figure } from './balance-report.js';
import { chartContent } from './charts/chart-svg.js';
import { figureChart } from './charts/figure-chart.js';
import { FONT_SIZE } from './charts/parts.js';
import { textWidth } from './charts/text-width.js';
import { describeFigure, fullTitle, readingOf } from './describe-figure.js';
import { escapeHtml } from './escape-html.js';
import { PALETTES, paletteVariables } from './palette.js';

/** Width below which pictures are narrow, edge, height of a line of text, and size of the title, in pixels. */
const NARROW = 480;
const EDGE = 16;
const LINE = 18;
const TITLE_SIZE = 15;

/** Light and dark colours; the ground is drawn too, as the program that shows a picture may have another scheme than its reader. */
const STYLE = `:root { font-family: system-ui, sans-serif; ${paletteVariables(PALETTES.light)} }
@media (prefers-color-scheme: dark) { :root { ${paletteVariables(PALETTES.dark)} } }`;

/** A figure as a picture: its title, how it is to be read, its chart, and a description for those who cannot see it. */
export function pictureSvg(figure: Figure, confidence: number, wanted: number): string {
  const isNarrow = wanted < NARROW;
  const chart = figureChart(figure, { width: wanted - 2 * EDGE, isNarrow, logarithmicStart: null });
  const width = chart.width + 2 * EDGE;
  const title = fullTitle(figure);
  const lines = [
    ...linesOf(title, TITLE_SIZE, chart.width).map((text) => ({ text, look: TITLE })),
    ...linesOf(readingOf(figure, confidence), FONT_SIZE, chart.width).map((text) => ({ text, look: NOTE })),
  ];
  const top = EDGE + lines.length * LINE + 10;
  const texts = lines.map(
    ({ text, look }, i) =>
      `<text x="${EDGE}" y="${EDGE + (i + 0.75) * LINE}" ${look}>${escapeHtml(text)}</text>\n`,
  );
  const height = top + chart.height + EDGE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-size="${FONT_SIZE}" role="img" aria-labelledby="title description">
<title id="title">${escapeHtml(title)}</title>
<desc id="description">${escapeHtml(describeFigure(figure))}</desc>
<style>
${STYLE}
</style>
<rect width="100%" height="100%" fill="var(--page)"/>
${texts.join('')}<g transform="translate(${EDGE} ${top})">
${chartContent(chart, 'chart')}
</g>
</svg>
`;
}

const TITLE = `font-size="${TITLE_SIZE}" font-weight="600" fill="var(--text)"`;
const NOTE = `fill="var(--quiet)"`;

/** A text in lines that are no wider than asked, unless a word is. */
function linesOf(text: string, fontSize: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [lines.at(-1) ?? '', word].filter(Boolean).join(' ');
    if (lines.length > 0 && textWidth(longer, fontSize) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
