import stringWidth from 'string-width';
import type { BalanceReport, BandsFigure, ContestFigure, Estimated, Figure } from './balance-report.js';
import { fullTitle, referenceOf, thirdsText } from './describe-figure.js';
import { figureSparks } from './figure-sparks.js';
import { formatCount, formatEstimated, formatShort } from './format-value.js';
import { plainLine } from './plain-line.js';
import { sweepLines } from './sweep-lines.js';
import { fitted, padded, wrapped } from './terminal-columns.js';
import { countVerdicts, chancesOf, VERDICT_WORDS } from './verdict-words.js';

/** Most columns of a line. */
export const TERMINAL_WIDTH = 100;

/** Columns of names and of bars. */
const NAME = 40;
const BAR = 20;

/** Most steps of bands whose means are shown. */
const MOST_STEPS = 12;

/** Most players whose matrix is shown. */
const MOST_PLAYERS = 8;

/** A report for a terminal: verdicts, summary, and each figure in a few lines of blocks; at most 100 columns, no colours. */
export function renderTerminal(report: BalanceReport): string {
  const { title, question, experiment, trials, seed, verdicts, summary, figures, command } = report;
  const lines = [
    ...wrapped(title, TERMINAL_WIDTH),
    ...wrapped(question, TERMINAL_WIDTH),
    ...wrapped(`${experiment}, ${formatCount(trials, 'trial')}, seed ${seed}`, TERMINAL_WIDTH),
    '',
    ...verdicts.flatMap((one) => {
      const { symbol, word } = VERDICT_WORDS[one.verdict];
      const observed = [one.observed, chancesOf(one)].filter((part) => part !== '').join('; ');
      return [...hanging(`${symbol} `, `${word}: ${one.text}`), ...hanging('  ', observed)];
    }),
    ...(verdicts.length > 0 ? [countVerdicts(verdicts), ''] : []),
    ...summary.flatMap((line) => hanging('- ', line)),
    ...(summary.length > 0 ? [''] : []),
    ...figures.flatMap((figure) => [
      ...wrapped(fullTitle(figure), TERMINAL_WIDTH),
      ...wrapped(figure.note, TERMINAL_WIDTH),
      ...linesOf(figure).map((line) => fitted(line, TERMINAL_WIDTH).trimEnd()),
      '',
    ]),
    ...(command === '' ? [] : ['Again:', ...commandLines(command)]),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

function linesOf(figure: Figure): string[] {
  if (figure.kind === 'contest') return contestLines(figure);
  if (figure.kind === 'ternary')
    return [
      `  ${plainLine(figure.corners.join(', '))}:`,
      ...figure.paths.map(
        ({ label, points }) =>
          `  ${plainLine(label)}: from ${thirdsText(points[0])} to ${thirdsText(points.at(-1))}`,
      ),
    ];
  if (figure.kind === 'sweep') {
    const shown = sweepLines(figure);
    if (shown) return shown;
  }
  if (figure.kind !== 'bars') {
    const sparks = figureSparks(figure);
    const width = widthOf(sparks.map(({ name }) => name));
    const lines = sparks.map(({ name, blocks, reading }) => {
      const before = width === 0 ? '' : `${padded(name, width)} `;
      return `  ${before}${blocks}  ${plainLine(reading)}`;
    });
    return figure.kind === 'bands' ? [...lines, ...meansOf(figure)] : lines;
  }
  const { bars, groups, format } = figure;
  const most = Math.max(...bars.flatMap(({ values }) => values.map(({ value }) => Math.abs(value ?? 0))));
  const nameOf = (label: string, i: number): string => [label, groups[i]].filter(Boolean).join(', ');
  const width = widthOf(bars.flatMap(({ label }) => groups.map((_, i) => nameOf(label, i))));
  const lines = bars.flatMap(({ label, values }) =>
    values.map((one, i) => {
      const bar = barOf(one, most).padEnd(BAR);
      const note = one.note === '' ? '' : `  ${plainLine(one.note)}`;
      return `  ${padded(nameOf(label, i), width)} ${bar} ${formatEstimated(one, { format })}${note}`;
    }),
  );
  return figure.reference ? [...lines, `  ${plainLine(referenceOf(figure))}`] : lines;
}

/** The mean at each step, where there are few. */
function meansOf({ points, step }: BandsFigure): string[] {
  if (points.length > MOST_STEPS) return [];
  return points.map(
    (at) => `  ${plainLine(step)} ${at.step}: mean ${formatEstimated(at.mean, { format: 'number' })}`,
  );
}

/** Columns of names: as many as the longest needs, up to a limit. */
function widthOf(names: readonly string[]): number {
  return Math.min(NAME, Math.max(0, ...names.map((name) => stringWidth(plainLine(name)))));
}

/** A bar of eighths of a column, with its sign before it. */
function barOf({ value }: Estimated, most: number): string {
  if (value === null || most === 0) return '';
  const eighths = Math.round((Math.abs(value) / most) * (BAR - 1) * 8);
  const rest = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'][eighths % 8] ?? '';
  return `${value < 0 ? '−' : ' '}${'█'.repeat(Math.floor(eighths / 8))}${rest}`;
}

/** Share that the player of the row wins against that of the column, in per cent; of many players, against all others only. */
function contestLines({ players, cells, won }: ContestFigure): string[] {
  const width = 20;
  const others = players.map((_, i) => (won[i] ? formatEstimated(won[i], { format: 'share' }) : ''));
  if (players.length > MOST_PLAYERS)
    return players.map((player, i) => `  ${padded(player, width)} wins ${others[i]}`);
  const column = Math.max(5, Math.floor((TERMINAL_WIDTH - width - 30) / players.length) - 1);
  const head = players.map((player) => padded(player, Math.min(column, 12))).join(' ');
  return [
    `  ${padded('wins of \\ against', width)} ${head} all others`,
    ...players.map((player, i) => {
      const row = players.map((_, j) => {
        const value = cells[i]?.[j]?.win.value ?? null;
        return padded(value === null ? '–' : formatShort(value, 'share'), Math.min(column, 12));
      });
      return `  ${padded(player, width)} ${row.join(' ')} ${others[i]}`;
    }),
  ];
}

/** A command as a shell reads it, over several lines. */
function commandLines(command: string): string[] {
  const lines = wrapped(plainLine(command), TERMINAL_WIDTH - 4);
  return lines.map((line, i) => (i === lines.length - 1 ? `  ${line}` : `  ${line} \\`));
}

/** A text after a mark, further lines below it. */
function hanging(mark: string, text: string): string[] {
  return wrapped(text, TERMINAL_WIDTH - mark.length).map((line, i) =>
    i === 0 ? `${mark}${line}` : `${' '.repeat(mark.length)}${line}`,
  );
}
