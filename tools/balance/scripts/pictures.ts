/**
 * Draws the pictures of the pages about balance anew, or those of the named pages alone; run it after `build` of all packages.
 *
 * A page holds the command of its experiment, with `-C folder` where the package there has it, and `<!-- picture: by-ratio -->` at the
 * place of a picture of the figure with that ID. For several IDs, separated by commas, the picture shows the medians or shares in one
 * chart. Everything between that mark and `<!-- end of picture -->` is replaced.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import {
  describeFigure,
  renderPicture,
  reportOf,
  runExperiment,
  type BalanceReport,
  type Executor,
  type Figure,
} from '@ec/balance';
import { inThreads, loadExperiment } from '@ec/balance/node';
import { resolveParameters, type ParameterRow } from '@ec/engine';

const ROOT = new URL('../../../', import.meta.url);

/** Folder of the pages. */
export const PAGES = new URL('docs/balance/', ROOT);

const MARKS = /<!-- picture: ([^>]+?) -->(?:[^](?!<!-- picture:))*?<!-- end of picture -->/g;
const COMMAND = /`[^`]*?(?: -C ([^` ]+))? balance run ([^`]+)`/;

/** A page with its pictures, by file name. */
export interface DrawnPage {
  readonly text: string;
  readonly pictures: ReadonlyMap<string, string>;
}

/**
 * Runs the experiment of a page and draws its pictures.
 *
 * @param name - of the page, and so of its pictures
 * @throws RangeError when the page has no command, or names a figure that the report lacks
 */
export async function drawPage(name: string, text: string, executor: Executor): Promise<DrawnPage> {
  const report = await reportFor(text, executor);
  const marks = [...text.matchAll(MARKS)];
  const pictures = new Map<string, string>();
  let drawn = text;
  for (const [i, [whole, names = '']] of marks.entries()) {
    const figure = joined(names.split(',').map((id) => figureOf(report, id.trim())));
    const file = `${name}${marks.length > 1 ? `-${i + 1}` : ''}.svg`;
    pictures.set(file, await renderPicture(figure, report.confidence));
    const description = `${figure.title}: ${describeFigure(figure)}`.replace(/[\\[\]]/g, '\\$&');
    const mark = `<!-- picture: ${names} -->\n\n![${description}](pictures/${file})\n\n<!-- end of picture -->`;
    drawn = drawn.replace(whole, () => mark);
  }
  return { text: drawn, pictures };
}

async function reportFor(text: string, executor: Executor): Promise<BalanceReport> {
  const [, folder, command] = COMMAND.exec(text) ?? [];
  if (command === undefined) throw new RangeError('page: expected a command "balance run …"');
  const { values, positionals } = parseArgs({
    args: wordsOf(command),
    allowPositionals: true,
    options: {
      seed: { type: 'string', default: '1' },
      trials: { type: 'string', default: '' },
      set: { type: 'string', multiple: true, default: [] },
    },
  });
  const [id = '', module] = (positionals[0] ?? '').split('#').toReversed();
  const file = module === undefined ? null : fileOf(module, folder ?? '.');
  const experiment = await loadExperiment(file, id);
  const parameters = resolveParameters(experiment.parameters, valuesOf(experiment.parameters, values.set));
  const { result } = await runExperiment(
    experiment,
    { module: file, experiment: id, parameters, seed: values.seed },
    { executor, rule: { trials: Number(values.trials) } },
  );
  return reportOf({ experiment, results: [result] });
}

/** The words of a command, of which some stand between quotes. */
function wordsOf(command: string): string[] {
  return (command.match(/(?:[^\s']|'[^']*')+/g) ?? []).map((word) => word.replaceAll("'", ''));
}

/** Values from `key=value`, with numbers where the parameter is one. */
function valuesOf(rows: readonly ParameterRow[], pairs: readonly string[]): Record<string, unknown> {
  const given = pairs.map((pair) => {
    const [, key = '', value = ''] = /^([^=]*)=(.*)$/s.exec(pair) ?? [];
    const isNumber = rows.some((row) => row.key === key && row.kind === 'integer');
    return [key, isNumber ? Number(value) : value] as const;
  });
  return Object.fromEntries(given);
}

/** File of a module as a package in a folder of the workspace knows it. */
function fileOf(module: string, folder: string): string {
  return createRequire(new URL(`${folder}/package.json`, ROOT)).resolve(module);
}

function figureOf({ experiment, figures }: BalanceReport, id: string): Figure {
  const figure = figures.find((one) => one.id === id);
  if (figure) return figure;
  throw new RangeError(
    `${experiment}: expected one of ${figures.map((one) => one.id).join(', ')}, received ${id}`,
  );
}

/** Figures along the same steps as one chart with a line for each; its title is the common beginning of theirs. */
function joined(figures: readonly Figure[]): Figure {
  const [first] = figures;
  if (!first || figures.length === 1) return first ?? fail('a figure');
  const lines = figures.map(lineOf);
  const [{ format, unit, step }] = lines as [Line];
  if (lines.some((line) => line.format !== format || line.step !== step))
    fail('figures of the same kind along the same steps');
  const titles = figures.map(({ title }) => title);
  const [shared = ''] = /^.* /.exec(commonStart(titles)) ?? [];
  const steps = [...new Set(lines.flatMap(({ values }) => [...values.keys()]))].toSorted((a, b) => a - b);
  return {
    kind: 'sweep',
    id: first.id,
    title: `${shared.replace(/[:,]? $/, '')} …`,
    note: '',
    parameter: step,
    parameterUnit: '',
    current: null,
    format,
    unit,
    lines: titles.map((title) => title.slice(shared.length)),
    points: steps.map((at) => ({ at, values: lines.map(({ values }) => values.get(at) ?? UNKNOWN) })),
  };
}

type Estimated = Extract<Figure, { kind: 'sweep' }>['points'][number]['values'][number];

interface Line {
  readonly step: string;
  readonly format: 'number' | 'share';
  readonly unit: string;
  readonly values: ReadonlyMap<number, Estimated>;
}

const UNKNOWN: Estimated = { value: null, low: null, high: null, n: null };

function lineOf(figure: Figure): Line {
  if (figure.kind === 'sweep') {
    const { parameter: step, format, unit, points } = figure;
    return {
      step,
      format,
      unit,
      values: new Map(points.map(({ at, values }) => [Number(at), values[0] ?? UNKNOWN])),
    };
  }
  if (figure.kind !== 'bands') return fail(`lines, not a ${figure.kind} (${figure.id})`);
  const { step, unit, points, quantiles } = figure;
  const middle = quantiles.indexOf(0.5);
  return {
    step,
    format: 'number',
    unit,
    values: new Map(points.map((point) => [point.step, point.quantiles[middle] ?? UNKNOWN])),
  };
}

function commonStart(texts: readonly string[]): string {
  const [first = ''] = texts;
  let length = first.length;
  while (!texts.every((text) => text.startsWith(first.slice(0, length)))) length--;
  return first.slice(0, length);
}

function fail(expected: string): never {
  throw new RangeError(`picture: expected ${expected}`);
}

if (import.meta.main) {
  await using executor = inThreads(availableParallelism());
  const folder = new URL('pictures/', PAGES);
  const pages = readdirSync(PAGES).filter((file) => file.endsWith('.md') && file !== 'README.md');
  const chosen = process.argv.slice(2);
  if (chosen.length === 0) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of chosen.length > 0 ? chosen : pages.map((file) => basename(file, '.md'))) {
    const page = new URL(`${name}.md`, PAGES);
    const { text, pictures } = await drawPage(name, readFileSync(page, 'utf8'), executor);
    writeFileSync(page, text);
    for (const [file, svg] of pictures) writeFileSync(new URL(file, folder), svg);
    console.log(name, ...pictures.keys());
  }
}
