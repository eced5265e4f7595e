import type { AnyExperiment } from '@ec/balance';
import { resolveParameters, type ParameterRow } from '@ec/engine';
import { escaped, rulePagePath, tryIt } from './rule-page.ts';
import { rulingsIn } from './rulings.ts';

/** Path at which links look for the page. */
export const EXPERIMENTS = 'docs/experiments.md';

/** Most rulings that are cited of one experiment (included). */
const MOST_RULINGS = 6;

/** Most measures that are named of one experiment (included). */
const MOST_MEASURES = 3;

/** The experiments of a game. */
export interface ExperimentsOf {
  /** As the address of the playground names it. */
  readonly game: string;
  readonly title: string;
  readonly experiments: readonly AnyExperiment[];
}

/** All experiments of all games: what each asks, what is known exactly, the rulings that it is about, and a link to the playground. */
export function experimentsPage(games: readonly ExperimentsOf[]): string {
  const all = games.flatMap(({ experiments }) => experiments);
  const exact = all.filter((one) => one.exact);
  return [
    '# Formulas and games to try',
    `Each of these ${all.length} experiments runs in the playground, where its parameters are fields and sliders. ` +
      `Of ${exact.length} the page knows a distribution exactly: its curve is there before the first trial.`,
    ...games.map((of) => [`## ${of.title}`, '', ...tableOf(of)].join('\n')),
    '',
  ].join('\n\n');
}

function tableOf({ game, experiments }: ExperimentsOf): string[] {
  const exactFirst = experiments.toSorted((a, b) => Number(Boolean(b.exact)) - Number(Boolean(a.exact)));
  return [
    '| Experiment | What it asks | Known exactly | Rulings |',
    '| :-- | :-- | :-- | :-- |',
    ...exactFirst.map((one) => {
      const known = Object.keys(one.exact?.(resolveParameters(one.parameters, {})) ?? {});
      const titles = known.map((name) => one.measures[name]?.title ?? name);
      const rulings = new Set(
        [one.question, ...one.parameters.map(({ source = '' }: Partial<ParameterRow>) => source)].flatMap(
          rulingsIn,
        ),
      );
      const cited = [...rulings]
        .slice(0, MOST_RULINGS)
        .map((ruling) => `[${ruling}](/${rulePagePath(game)}#${ruling.toLowerCase()})`);
      return `| ${tryIt(game, one, escaped(one.title))} | ${escaped(one.question)} | ${escaped(named(titles))} | ${cited.join(', ')} |`;
    }),
  ];
}

/** The first of some titles, and how many more there are. */
function named(titles: readonly string[]): string {
  if (titles.length <= MOST_MEASURES + 1) return titles.join(', ');
  return `${titles.slice(0, MOST_MEASURES).join(', ')}, and ${titles.length - MOST_MEASURES} more`;
}
