import type { AnyExperiment } from '@ec/balance';
import type { AnyRuleset, ParameterRow } from '@ec/engine';
import { explainStatements, pageAbout, type ExplainedStatement } from '@ec/orders-parser';
import { posix } from 'node:path';
import { formatSettings, FIRST } from '../playground/settings.ts';
import { rulingsIn, titlesByRuling } from './rulings.ts';

/** A file of the repository with its text. */
export interface SourceFile {
  /** From the root of the repository. */
  readonly path: string;
  readonly text: string;
}

/** What the page of a game's rulings is made of. */
export interface RulesOf {
  /** As the address of the playground names the game. */
  readonly game: string;
  readonly title: string;
  /** Letter of its rulings. */
  readonly letter: string;
  /** Page of its orders, from the root of the repository. */
  readonly orders: string;
  readonly ruleset: AnyRuleset;
  readonly experiments: readonly AnyExperiment[];
  readonly sources: readonly SourceFile[];
  readonly tests: readonly SourceFile[];
  /** Pages of its rulebook. */
  readonly pages: readonly SourceFile[];
  /** Pages about its experiments, by their IDs. */
  readonly measured: ReadonlyMap<string, SourceFile>;
}

/** Most titles of tests, and most experiments, under one ruling (included). */
const MOST_TITLES = 12;
const MOST_EXPERIMENTS = 4;

/** Folder of the pages, where links look for it. */
const FOLDER = 'docs/rules';

/** Path of the page of a game's rulings. */
export function rulePagePath(game: string): string {
  return `${FOLDER}/${game}.md`;
}

/** All rulings of a game, each with what follows it: orders, parameters, experiments, what tests hold, and the files in which it stands. */
export function rulePage(rules: RulesOf): string {
  const { title, letter, ruleset, experiments, sources, tests, pages } = rules;
  const orders = by(
    ruleset.language ? explainStatements(ruleset.language.declaration) : [],
    ({ rule = '' }) => rulingsIn(rule),
  );
  const parameters = by(ruleset.parameters, ({ source }) => rulingsIn(source));
  // What has few parameters asks about each of them; a whole game has all.
  const closest = experiments.toSorted((a, b) => a.parameters.length - b.parameters.length);
  const asked = by(closest, ({ parameters: rows }) =>
    rows.flatMap(({ source = '' }: Partial<ParameterRow>) => rulingsIn(source)),
  );
  const files = by(sources, ({ text }) => rulingsIn(text));
  const explained = by(pages, ({ text }) => rulingsIn(text));
  const titles = by(
    tests.flatMap((file) => titlesByRuling(file.text).map(([ruling, words]) => ({ file, ruling, words }))),
    ({ ruling }) => [ruling],
  );
  const all = [...new Set([orders, parameters, files, titles].flatMap((found) => [...found.keys()]))]
    .filter((ruling) => ruling.startsWith(letter))
    .toSorted();
  const parts = all.map((ruling) =>
    [
      `## ${ruling}`,
      ...listed('Orders', orders.get(ruling), (one) => orderLine(one, rules)),
      ...parameterTable(parameters.get(ruling) ?? [], closest, rules.game),
      ...listed('Experiments', asked.get(ruling)?.slice(0, MOST_EXPERIMENTS), (one) =>
        experimentLine(one, rules),
      ),
      ...picture(asked.get(ruling) ?? [], rules),
      ...listed(
        'What tests hold',
        titles.get(ruling)?.slice(0, MOST_TITLES),
        ({ words, file }) => `[${escaped(words)}](/${file.path})`,
      ),
      ...listed('In the rulebook', explained.get(ruling), (page) => `[${headingOf(page)}](/${page.path})`),
      ...listed(
        'In the code',
        files.get(ruling),
        ({ path }) => `[\`${posix.relative('packages', path)}\`](/${path})`,
      ),
    ].join('\n\n'),
  );
  return [
    `# ${title}: rulings`,
    `Where a rulebook is silent or says two things, a ruling says how this engine plays. These are all ${all.length} of them by their numbers, each with the orders that follow it, its parameters, the experiments that ask about it, what tests hold, and where it stands.`,
    ...parts,
    '',
  ].join('\n\n');
}

function by<T>(all: readonly T[], rulings: (one: T) => readonly string[]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const one of all)
    for (const ruling of new Set(rulings(one))) found.set(ruling, [...(found.get(ruling) ?? []), one]);
  return found;
}

function listed<T>(label: string, all: readonly T[] = [], line: (one: T) => string): string[] {
  return all.length === 0 ? [] : [`**${label}**`, all.map((one) => `- ${line(one)}`).join('\n')];
}

function orderLine({ kind, form, meaning }: ExplainedStatement, { orders }: RulesOf): string {
  return `[${escaped(kind)}](${pageAbout(`/${orders}`, kind)}): \`${form.split('\n', 1)[0] ?? ''}\`. ${escaped(meaning)}`;
}

/** The parameters, each with the experiment in which it has a slider. */
function parameterTable(
  rows: readonly ParameterRow[],
  closest: readonly AnyExperiment[],
  game: string,
): string[] {
  if (rows.length === 0) return [];
  const lines = rows.map((row) => {
    const { key, unit, description } = row;
    const bounds = row.kind === 'integer' ? `${row.min} to ${row.max}` : (row.bounds ?? 'a text');
    const tried = closest.find(({ parameters }) => parameters.some((one: ParameterRow) => one.key === key));
    const link = tried ? tryIt(game, tried) : '';
    return `| \`${key}\` | ${escaped(String(row.default))} | ${escaped(bounds)} | ${escaped(unit)} | ${escaped(description)} | ${link} |`;
  });
  return [
    '**Parameters**',
    [
      '| Parameter | Default | Bounds | Unit | What it does | |',
      '| :-- | --: | :-- | :-- | :-- | :-- |',
      ...lines,
    ].join('\n'),
  ];
}

/** Page of the playground; no Markdown makes it, and links know it by this path. */
export const PLAYGROUND = 'docs/playground.md';

/** A link to an experiment in the playground. */
export function tryIt(game: string, { id }: AnyExperiment, label = 'try it'): string {
  return `[${label}](/${PLAYGROUND}#${formatSettings({ ...FIRST, game, experiment: id })})`;
}

function experimentLine(experiment: AnyExperiment, { game, measured }: RulesOf): string {
  const page = measured.get(experiment.id);
  const read = page ? `; [what came out](/${page.path})` : '';
  return `${escaped(experiment.title)}: ${tryIt(game, experiment)}${read}`;
}

/** The first picture of a page about one of the experiments. */
function picture(experiments: readonly AnyExperiment[], { measured }: RulesOf): string[] {
  for (const { id } of experiments) {
    const page = measured.get(id);
    const [, label = '', target = ''] = /(!\[(?:[^\]\\]|\\.)*\])\(([^)\s]+)\)/.exec(page?.text ?? '') ?? [];
    if (page && target !== '') return [`${label}(/${posix.join(posix.dirname(page.path), target)})`];
  }
  return [];
}

function headingOf({ path, text }: SourceFile): string {
  return /^# (.+)$/m.exec(text)?.[1] ?? path;
}

/** Text that means nothing to Markdown. */
export function escaped(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>|]/g, '\\$&');
}
