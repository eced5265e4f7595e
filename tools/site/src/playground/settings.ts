/** Values of parameters as they are written, by key: those that differ from the defaults. */
export type Written = Readonly<Record<string, string>>;

/** Everything that decides what the playground shows. */
export interface Settings {
  readonly game: string;
  readonly experiment: string;
  readonly seed: string;
  /** As written; the experiment's own number when empty. */
  readonly trials: string;
  readonly set: Written;
  /** Values of a second side, on the same seed; none when absent. */
  readonly against?: Written;
  /** Values along which parameters are varied, as `ec-balance sweep` reads them: none, one parameter, or two. */
  readonly vary: readonly string[];
  /** What a figure is to be, as `ec-balance solve` reads it, such as `50%`: then nothing is varied. Nothing is looked for when empty. */
  readonly target: string;
  /** The figure that is to be so; the experiment's only one when empty. */
  readonly measure: string;
  /** Values of the parameter along which that is looked for. */
  readonly along: string;
}

/** What the playground shows at first. */
export const FIRST: Settings = {
  game: 'empyrean',
  experiment: 'missile-salvos',
  seed: '1978',
  trials: '',
  set: {},
  vary: [],
  target: '',
  measure: '',
  along: '',
};

/** Settings that are changed; without a second side where `against` is `undefined`. */
export type Changed = Partial<Omit<Settings, 'against'>> & { readonly against?: Written | undefined };

/** An experiment as it is run at first. */
export const DEFAULTS = {
  set: {},
  vary: [],
  target: '',
  measure: '',
  along: '',
  trials: '',
  against: undefined,
} satisfies Changed;

/** Settings after a change. */
export function changedSettings(settings: Settings, changed: Changed): Settings {
  const { against, ...others } = { ...settings, ...changed };
  return against === undefined ? others : { ...others, against };
}

/** Settings as the part of an address behind `#`. */
export function formatSettings(settings: Settings): string {
  const { game, experiment, seed, set, against, vary } = settings;
  const pairs = (values: Written): string[] =>
    Object.entries(values).map(([key, value]) => `${key}=${value}`);
  const written = (name: 'trials' | 'target' | 'measure' | 'along'): [string, string][] =>
    settings[name] === '' ? [] : [[name, settings[name]]];
  const query = new URLSearchParams([
    ['game', game],
    ['experiment', experiment],
    ['seed', seed],
    ...written('trials'),
    ...pairs(set).map((pair) => ['set', pair]),
    ...(against ? [['compare', '1'], ...pairs(against).map((pair) => ['against', pair])] : []),
    ...vary.map((axis) => ['vary', axis]),
    ...written('target'),
    ...written('measure'),
    ...written('along'),
  ]);
  return query.toString();
}

/** Settings from the part of an address behind `#`; what it does not say is as at first. */
export function parseSettings(hash: string): Settings {
  const query = new URLSearchParams(hash.replace(/^#/, ''));
  const written = (name: string): Written =>
    Object.fromEntries(
      query.getAll(name).flatMap((pair) => {
        const [, key, value] = /^([^=]+)=([^]*)$/.exec(pair) ?? [];
        return key === undefined || value === undefined ? [] : [[key, value] as const];
      }),
    );
  return {
    game: query.get('game') ?? FIRST.game,
    experiment: query.get('experiment') ?? FIRST.experiment,
    seed: query.get('seed') ?? FIRST.seed,
    trials: query.get('trials') ?? '',
    set: written('set'),
    ...(query.has('compare') && { against: written('against') }),
    vary: query.getAll('vary'),
    target: query.get('target') ?? '',
    measure: query.get('measure') ?? '',
    along: query.get('along') ?? '',
  };
}
