import { isRuleset, type AnyRuleset } from '@ec/engine';

/** A game that can be played in the page. */
export interface PlayableGame {
  /** ID of the ruleset. */
  readonly id: string;
  readonly title: string;
  /** Package of the ruleset, as a file names it. */
  readonly package: string;
  /** Bots of the other seats, from seat 2 on. */
  readonly opponents: readonly string[];
  /** Page of the orders. */
  readonly orders: string;
  /** Page of a game to follow, sheet by sheet. */
  readonly tutorial: string;
  readonly load: () => Promise<{ readonly ruleset: unknown }>;
}

/** Games that can be played in the page. */
export const GAMES: readonly [PlayableGame, ...PlayableGame[]] = [
  {
    id: 'empyrean',
    title: 'Empyrean Challenge',
    package: '@ec/empyrean',
    opponents: ['scholar', 'merchant', 'warlord'],
    orders: 'orders',
    tutorial: 'guides/tutorial',
    load: () => import('@ec/empyrean'),
  },
  {
    id: 'ec4x',
    title: 'EC4X',
    package: '@ec/ec4x',
    opponents: ['builder', 'conqueror', 'builder'],
    orders: 'ec4x/orders',
    tutorial: 'ec4x/tutorial',
    load: () => import('@ec/ec4x'),
  },
  {
    id: 'galaxyng',
    title: 'GalaxyNG',
    package: '@ec/galaxyng',
    opponents: ['settler', 'raider', 'diplomat'],
    orders: 'galaxyng/orders',
    tutorial: 'galaxyng/tutorial',
    load: () => import('@ec/galaxyng'),
  },
  {
    id: 'goofspiel',
    title: 'Goofspiel',
    package: '@ec/goofspiel',
    opponents: ['equilibrium'],
    orders: 'goofspiel',
    tutorial: 'goofspiel/tutorial',
    load: () => import('@ec/goofspiel'),
  },
  {
    id: 'multiplanetary',
    title: 'Multiplanetary Empire',
    package: '@ec/multiplanetary',
    opponents: ['expander'],
    orders: 'multiplanetary',
    tutorial: 'multiplanetary/tutorial',
    load: () => import('@ec/multiplanetary'),
  },
  {
    id: 'proxima',
    title: 'Proxima Centauri b',
    package: '@ec/proxima',
    opponents: ['soldier'],
    orders: 'proxima/orders',
    tutorial: 'proxima/tutorial',
    load: () => import('@ec/proxima'),
  },
];

/** A game by its ID; the first when there is none of that ID. */
export function gameOf(id: string): PlayableGame {
  return GAMES.find((one) => one.id === id) ?? GAMES[0];
}

/**
 * Loads the rules of a game.
 *
 * @throws TypeError when its package has no ruleset
 */
export async function rulesetOf({ load, title }: PlayableGame): Promise<AnyRuleset> {
  const { ruleset } = await load();
  if (isRuleset(ruleset)) return ruleset;
  throw new TypeError(`${title}: expected a ruleset, received none`);
}
