import { CONFIDENCE } from '../statistics/interval.js';

/** Options that decide what comes out; the others decide where and how it is shown. */
const DECIDING = [
  'module',
  'experiment',
  'set',
  'derive',
  'vary',
  'link',
  'design',
  'plans',
  'games',
  'meetings',
  'rounds',
  'gain',
  'mostShare',
  'mostGain',
  'fairSeats',
  'allUsed',
  'points',
  'seed',
  'trials',
  'targetError',
  'target',
  'objective',
  'where',
  'budget',
  'shard',
  'measure',
  'global',
  'step',
  'level',
  'asymptotic',
  'margin',
  'code',
  'prepare',
  'confidence',
  'baseline',
  'writeBaseline',
] as const;

/** Defaults, which a command leaves out. */
const USUAL: OptionValues = { design: 'grid', confidence: CONFIDENCE };

/** Values of options, by the names that the command line gives them. */
type OptionValues = Readonly<Record<string, unknown>>;

/** The command that gives the same result again: `ec-balance run dice-sum --seed 1 --trials 1000`. */
export function commandLine(command: string, words: string | readonly string[], options: object): string {
  const values: OptionValues = { ...options };
  const said = DECIDING.flatMap((name) => {
    const value = values[name];
    if (value === undefined || value === USUAL[name]) return [];
    return [value]
      .flat()
      .flatMap((one) => (one === true ? [`--${kebab(name)}`] : [`--${kebab(name)}`, written(one)]));
  });
  const named = [words].flat().map(written);
  return ['ec-balance', command, ...named, ...said].join(' ');
}

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function written(value: unknown): string {
  const text = isPart(value) ? `${value.part}/${value.of}` : String(value);
  // Text that a shell would read in another way is quoted.
  return /^[\w@%+=:,./#-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

function isPart(value: unknown): value is { readonly part: number; readonly of: number } {
  return typeof value === 'object' && value !== null && 'part' in value && 'of' in value;
}
