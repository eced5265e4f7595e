import { hashText } from '@ec/prng';
import type { BalanceReport, Figure, ReportParameter, ReportVerdict } from './balance-report.js';
import { chartSvg, frozenSvgs } from './charts/chart-svg.js';
import { figureChart } from './charts/figure-chart.js';
import { mapClasses } from './charts/map-chart.js';
import { isPartlyBelow, logarithmicStart } from './charts/value-scale.js';
import { describeFigure, fullTitle, readingOf } from './describe-figure.js';
import { figureTable } from './figure-table.js';
import { escapeHtml } from './escape-html.js';
import { formatCount, formatEstimated, formatNumber } from './format-value.js';
import { STYLE } from './html-style.js';
import { countVerdicts, chancesOf, VERDICT_WORDS } from './verdict-words.js';

/** The script of the page, which the build makes of `pages/`. */
declare const PAGE_SCRIPT: string;

/** Widths for which charts are drawn, in pixels: of wide pages, and of phones. */
const WIDE = 860;
const NARROW = 340;

/** The page's policy lets in this one style sheet and this one script: inline ones stay out, and nothing is loaded. */
const POLICY = `default-src 'none'; style-src '${digestOf(STYLE)}'; script-src '${digestOf(PAGE_SCRIPT)}'; base-uri 'none'; form-action 'none'`;

function digestOf(text: string): string {
  const bytes = hashText(text).replaceAll(/../g, (byte) => String.fromCharCode(Number.parseInt(byte, 16)));
  return `sha256-${btoa(bytes)}`;
}

/**
 * A report as one HTML file that needs nothing else: no network, charts as SVG inside. It reads on wide pages, phones, dark screens and
 * paper, and every chart has its data as a table below. Nothing is missing without the script, which sorts, filters, zooms, and shows the
 * values of a chart under the pointer.
 */
export function renderHtml(report: BalanceReport): string {
  const { title, question, verdicts, summary, figures } = report;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<a class="skip" href="#report">Skip to the report</a>
<header>
<h1>${escapeHtml(title)}</h1>
${question === '' ? '' : `<p class="question">${escapeHtml(question)}</p>\n`}<p class="facts">${escapeHtml(factsOf(report))}</p>
</header>
<main id="report" tabindex="-1">
${section('verdicts', 'Verdicts', verdicts.length > 0, writeVerdicts(verdicts))}${section(
    'summary',
    'Summary',
    summary.length > 0,
    `<ul>\n${summary.map((line) => `<li>${escapeHtml(line)}</li>\n`).join('')}</ul>\n`,
  )}${section(
    'figures',
    'Figures',
    figures.length > 0,
    figures.map((figure, i) => writeFigure(figure, `f${i + 1}`, report.confidence)).join(''),
  )}${section('run', 'How it was run', true, writeRun(report))}</main>
<script>${PAGE_SCRIPT}</script>
</body>
</html>
`;
}

function factsOf({ experiment, trials, verdicts }: BalanceReport): string {
  const counted = countVerdicts(verdicts);
  return [experiment, formatCount(trials, 'trial'), counted].filter((part) => part !== '').join(' · ');
}

function section(id: string, title: string, isShown: boolean, content: string): string {
  if (!isShown) return '';
  return `<section id="${id}" aria-labelledby="h-${id}">
<h2 id="h-${id}">${title}</h2>
${content}</section>
`;
}

function writeVerdicts(verdicts: readonly ReportVerdict[]): string {
  const items = verdicts.map((one) => {
    const { symbol, word } = VERDICT_WORDS[one.verdict];
    const observed = [one.observed, chancesOf(one)].filter((part) => part !== '').join('; ');
    return `<li class="${one.verdict}">
<p><b>${symbol} ${word}</b> ${escapeHtml(one.text)}</p>
${observed === '' ? '' : `<p>Observed: ${escapeHtml(observed)}</p>\n`}${
      one.because === '' ? '' : `<p class="quiet">Because ${escapeHtml(one.because)}</p>\n`
    }</li>
`;
  });
  return `<ul class="verdicts">\n${items.join('')}</ul>\n`;
}

function writeFigure(figure: Figure, id: string, confidence: number): string {
  const title = escapeHtml(fullTitle(figure));
  const notes = [figure.note, readingOf(figure, confidence)].filter((note) => note !== '');
  return `<figure id="${id}" aria-labelledby="${id}-h">
<figcaption>
<h3 id="${id}-h">${title}</h3>
${notes.map((note) => `<p>${escapeHtml(note)}</p>\n`).join('')}</figcaption>
${writeCharts(figure, id)}${writeClasses(figure)}<details>
<summary>Data of “${title}”</summary>
${writeTable(figure, `${id}-h`)}</details>
</figure>
`;
}

/** The chart for wide pages and for phones, and where it tells more, both with a logarithmic scale, which a box below them asks for. */
function writeCharts(figure: Figure, id: string): string {
  const from = logarithmicStart(figure);
  const linear = SIZES.map((size) => writeChart(figure, id, { size, logarithmicStart: null }));
  if (from === null) return linear.join('');
  const logarithmic = SIZES.map((size) => writeChart(figure, id, { size, logarithmicStart: from }));
  const box = `<input type="checkbox" class="scale" id="${id}-scale"><label class="scale-label" for="${id}-scale">Logarithmic scale${isPartlyBelow(figure) ? ' of what is above zero' : ''}</label>\n`;
  return [box, ...linear, ...logarithmic].join('');
}

const SIZES = ['wide', 'narrow'] as const;

function writeChart(
  figure: Figure,
  id: string,
  look: { readonly size: (typeof SIZES)[number]; readonly logarithmicStart: number | null },
): string {
  const isNarrow = look.size === 'narrow';
  const width = isNarrow ? NARROW : WIDE;
  const chart = figureChart(figure, { width, isNarrow, logarithmicStart: look.logarithmicStart });
  const scale = look.logarithmicStart === null ? 'lin' : 'log';
  const title = escapeHtml(fullTitle(figure)) + (scale === 'log' ? ', logarithmic scale' : '');
  const description = escapeHtml(describeFigure(figure));
  const chartId = `${id}-${look.size}${scale === 'log' ? '-log' : ''}`;
  const svg = chartSvg(chart, { id: chartId, title, description });
  const classes = `chart ${look.size} ${scale}`;
  // A chart that is wider than the page keeps its size and scrolls in a box that the keyboard can reach, below its labels.
  if (chart.width <= width) return `<div class="${classes}">\n${svg}\n</div>\n`;
  return `<div class="${classes} big" role="group" aria-labelledby="${id}-h" tabindex="0">\n${svg}\n${frozenSvgs(chart, chartId)}</div>\n`;
}

function writeClasses(figure: Figure): string {
  const items = mapClasses(figure).map(({ colour, label }) => `<li><i class="${colour}"></i>${label}</li>\n`);
  return items.length === 0 ? '' : `<ul class="classes" aria-label="Colours">\n${items.join('')}</ul>\n`;
}

function writeTable(figure: Figure, labelId: string): string {
  const { corner, columns, rows } = figureTable(figure);
  const heads = columns.map(({ title }) => `<th scope="col" class="n">${escapeHtml(title)}</th>`);
  const body = rows.map(({ label, cells }) => {
    const values = cells.map(
      (cell, i) => `<td class="n">${formatEstimated(cell, { format: columns[i]?.format ?? 'number' })}</td>`,
    );
    return `<tr><th scope="row">${escapeHtml(label)}</th>${values.join('')}</tr>\n`;
  });
  const first = corner === '' ? '<td></td>' : `<th scope="col">${escapeHtml(corner)}</th>`;
  return `<div class="scroll" role="group" aria-labelledby="${labelId}" tabindex="0">
<table>
<thead>
<tr>${first}${heads.join('')}</tr>
</thead>
<tbody>
${body.join('')}</tbody>
</table>
</div>
`;
}

function writeRun({
  command,
  experiment,
  seed,
  trials,
  confidence,
  versions,
  parameters,
}: BalanceReport): string {
  const facts = [
    ['Experiment', experiment],
    ['Seed', seed],
    ['Trials', formatNumber(trials, 0)],
    [
      'Confidence',
      formatEstimated({ value: confidence, low: null, high: null, n: null }, { format: 'share' }),
    ],
    ...Object.entries(versions),
  ] as const;
  const rows = facts.map(
    ([name, value]) => `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>\n`,
  );
  return `${command === '' ? '' : `<p>Run it again:</p>\n<pre tabindex="0" role="group" aria-label="Command">${escapeHtml(command)}</pre>\n`}<dl>
${rows.join('')}</dl>
${parameters.length === 0 ? '' : writeParameters(parameters)}`;
}

function writeParameters(parameters: readonly ReportParameter[]): string {
  const rows = parameters.map((parameter) => {
    const { key, values, default: normal, unit, description, source } = parameter;
    const isChanged = values.some((value) => value !== normal);
    const cells = [values.join(', '), String(normal), unit, description, source];
    return `<tr${isChanged ? ' class="changed"' : ''}><th scope="row">${escapeHtml(key)}${
      isChanged ? ' (changed)' : ''
    }</th>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>\n`;
  });
  const heads = ['Parameter', 'In force', 'Default', 'Unit', 'What it does', 'Source'];
  return `<h3 id="h-parameters">Parameters</h3>
<div class="scroll" role="group" aria-labelledby="h-parameters" tabindex="0">
<table>
<thead>
<tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr>
</thead>
<tbody>
${rows.join('')}</tbody>
</table>
</div>
`;
}
