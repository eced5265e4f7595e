import type { BalanceReport, Figure } from './balance-report.js';
import { fullTitle } from './describe-figure.js';
import { figureSparks } from './figure-sparks.js';
import { contestMatrix, figureTable, type FigureTable } from './figure-table.js';
import { formatCount, formatEstimated } from './format-value.js';
import { plainLine } from './plain-line.js';
import { countVerdicts, chancesOf, VERDICT_WORDS } from './verdict-words.js';

/** Most rows of a table: a comment on a pull request holds 65,536 characters. */
const MOST_ROWS = 30;

/** Most rows of a table that is not folded away. */
const SHORT = 6;

/**
 * A report as Markdown for a pull request: verdicts, summary, and of each figure a sparkline, with its data folded away. Nothing in a text
 * acts as markup.
 */
export function renderMarkdown(report: BalanceReport): string {
  const { title, question, verdicts, summary, figures } = report;
  const parts = [
    `# ${escapeMarkdown(title)}`,
    escapeMarkdown(question),
    escapeMarkdown(
      [report.experiment, formatCount(report.trials, 'trial'), countVerdicts(verdicts)]
        .filter((part) => part !== '')
        .join(' · '),
    ),
    ...verdictsOf(report),
    ...(summary.length === 0
      ? []
      : ['## Summary', summary.map((line) => `- ${escapeMarkdown(line)}`).join('\n')]),
    ...figures.flatMap(figureParts),
    ...runOf(report),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function verdictsOf({ verdicts }: BalanceReport): string[] {
  if (verdicts.length === 0) return [];
  const rows = verdicts.map((one) => {
    const { symbol, word } = VERDICT_WORDS[one.verdict];
    const observed = [one.observed, chancesOf(one)].filter((part) => part !== '').join('; ');
    return [`${symbol} ${word}`, one.text, observed, one.because];
  });
  return ['## Verdicts', tableOf(['Verdict', 'Expected', 'Observed', 'Because'], rows, 0)];
}

function figureParts(figure: Figure): string[] {
  const sparks = figureSparks(figure).map(({ name, blocks, reading }) => {
    const parts = [escapeMarkdown(name), blocks, escapeMarkdown(reading)].filter((part) => part !== '');
    return `- ${parts.join(' ')}`;
  });
  const matrix = figure.kind === 'contest' ? dataOf(contestMatrix(figure)) : [];
  const table = figureTable(figure);
  const data = dataOf(table);
  // A short table is not folded.
  const isOpen = figure.kind === 'bars' || table.rows.length <= SHORT;
  return [
    `## ${escapeMarkdown(fullTitle(figure))}`,
    escapeMarkdown(figure.note),
    sparks.join('\n'),
    ...matrix,
    ...(isOpen ? data : ['<details><summary>Data</summary>', ...data, '</details>']),
  ];
}

/** A table of at most 30 rows, and where rows are left out, how many. */
function dataOf({ corner, columns, rows }: FigureTable): string[] {
  const every = Math.ceil(rows.length / MOST_ROWS);
  const shown = rows.filter((_, i) => i % every === 0 || i === rows.length - 1);
  const lines = shown.map(({ label, cells }) => [
    label,
    ...columns.map(({ format }, i) => {
      const cell = cells[i];
      return cell ? formatEstimated(cell, { format }) : '';
    }),
  ]);
  const table = tableOf([corner, ...columns.map(({ title }) => title)], lines, 1);
  if (shown.length === rows.length) return [table];
  return [table, `${shown.length} of ${rows.length} rows; all are in the JSON and CSV.`];
}

function runOf({ command, seed, confidence, versions, parameters }: BalanceReport): string[] {
  const facts = [
    ['Seed', seed],
    [
      'Confidence',
      formatEstimated({ value: confidence, low: null, high: null, n: null }, { format: 'share' }),
    ],
    ...Object.entries(versions),
    ...parameters.map(({ key, values, default: normal }) => [
      key,
      `${values.join(', ')}${values.every((value) => value === normal) ? '' : ` (default ${normal})`}`,
    ]),
  ];
  return [
    '## How it was run',
    command === '' ? '' : fenced(command),
    facts.map(([name = '', value = '']) => `- ${escapeMarkdown(name)}: ${escapeMarkdown(value)}`).join('\n'),
  ];
}

/** A table whose columns from a number on are aligned right. */
function tableOf(heads: readonly string[], rows: readonly (readonly string[])[], right: number): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    line(heads.map(escapeMarkdown)),
    line(heads.map((_, i) => (right > 0 && i >= right ? '---:' : ':---'))),
    ...rows.map((row) => line(row.map(escapeMarkdown))),
  ].join('\n');
}

/** One line between fences that are longer than any run of backticks in it. */
function fenced(text: string): string {
  const line = plainLine(text);
  const longest = Math.max(2, ...(line.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}sh\n${line}\n${fence}`;
}

// A number or a sign at the start would make a list, a quotation or a rule; a bare address or a name after @ would become a link.
function escapeMarkdown(text: string): string {
  return plainLine(text)
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/[\\`*_[\]|~#$]/g, String.raw`\$&`)
    .replace(/^(\d*)([.)])(?=\s|$)/, String.raw`$1\$2`)
    .replace(/^[-+=:]/, String.raw`\$&`)
    .replace(/@/g, '\u2060@\u2060')
    .replace(/:\/\//g, ':\u2060//')
    .replace(/\bwww\./gi, '$&\u2060');
}
