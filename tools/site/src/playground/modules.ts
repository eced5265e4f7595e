import type { Job } from '@ec/balance';

/** A package with experiments. */
export interface ExperimentModule {
  /** As commands name it: `null` for the module that needs no name. */
  readonly module: Job['module'];
  /** As the address names it. */
  readonly game: string;
  readonly title: string;
  readonly load: () => Promise<object>;
}

/** Packages with experiments. */
export const MODULES: readonly [ExperimentModule, ...ExperimentModule[]] = [
  {
    module: null,
    game: 'empyrean',
    title: 'Empyrean Challenge',
    load: () => import('@ec/empyrean/experiments'),
  },
  {
    module: '@ec/galaxyng/experiments',
    game: 'galaxyng',
    title: 'GalaxyNG',
    load: () => import('@ec/galaxyng/experiments'),
  },
  { module: '@ec/ec4x/experiments', game: 'ec4x', title: 'EC4X', load: () => import('@ec/ec4x/experiments') },
  {
    module: '@ec/goofspiel/experiments',
    game: 'goofspiel',
    title: 'Goofspiel',
    load: () => import('@ec/goofspiel/experiments'),
  },
  {
    module: '@ec/multiplanetary/experiments',
    game: 'multiplanetary',
    title: 'Multiplanetary Empire',
    load: () => import('@ec/multiplanetary/experiments'),
  },
  {
    module: '@ec/proxima/experiments',
    game: 'proxima',
    title: 'Proxima Centauri b',
    load: () => import('@ec/proxima/experiments'),
  },
];

/** A module by its name in the address; the first when there is none of that name. */
export function moduleOfGame(game: string): ExperimentModule {
  return MODULES.find((one) => one.game === game) ?? MODULES[0];
}
