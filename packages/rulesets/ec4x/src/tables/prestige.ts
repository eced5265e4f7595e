/** A cause of prestige, won or lost. */
export interface PrestigeRow {
  /** Points; the default of a parameter such as `prestige.founded`. */
  readonly points: number;
  /** What is added for every further turn in a row. */
  readonly step?: number;
  /** For what, in a few words. */
  readonly meaning: string;
}

/**
 * What wins and loses prestige by fixed points, each a parameter.
 *
 * @see section 13
 */
export const PRESTIGE = {
  founded: { points: 5, meaning: 'a colony founded' },
  full: { points: 3, meaning: 'a colony for the first time at 99 % of what its class holds' },
  industry50: { points: 1, meaning: 'industry for the first time at 50 % of the people of a colony' },
  industry75: { points: 2, meaning: 'industry for the first time at 75 % of the people of a colony' },
  industry100: { points: 3, meaning: 'industry for the first time at 100 % of the people of a colony' },
  industry150: { points: 5, meaning: 'industry for the first time at 150 % of the people of a colony' },
  works: { points: 1, meaning: 'great public works of a colony' },
  class: { points: 5, meaning: 'the class of a planet raised' },
  level: { points: 2, meaning: 'a level of research reached' },
  destroyed: { points: 3, meaning: 'a task force with combat ships destroyed' },
  routed: { points: 2, meaning: 'a task force made to retreat' },
  taken: { points: 10, meaning: 'a planet taken' },
  lost: { points: -10, meaning: 'a planet lost' },
  depopulated: { points: -10, meaning: 'a colony bombarded until nobody was left' },
  starbaseDestroyed: { points: 5, meaning: 'a Starbase destroyed' },
  starbaseLost: { points: -5, meaning: 'a Starbase lost' },
  surprised: { points: -1, meaning: 'surprised or ambushed' },
  spyPlanet: { points: 1, meaning: 'a planet spied out' },
  hack: { points: 2, meaning: 'a Starbase hacked' },
  spySystem: { points: 1, meaning: 'a system spied out' },
  spyFound: { points: -3, meaning: 'an own spy found' },
  tax: { points: -2, step: -1, meaning: 'a turn of taxes above 65 %' },
  upkeep: { points: -5, step: -2, meaning: 'a turn without means for maintenance' },
  blockaded: { points: -1, meaning: 'a turn of blockaded colonies' },
  caught: { points: -2, meaning: 'an act of espionage detected' },
  homage: { points: 10, meaning: 'the capitulation of a House' },
} as const satisfies Readonly<Record<string, PrestigeRow>>;

/** A cause of prestige whose points are a parameter. */
export type PrestigeKey = keyof typeof PRESTIGE;

/** All causes of prestige whose points are parameters. */
export const PRESTIGE_KEYS = Object.keys(PRESTIGE) as [PrestigeKey, ...PrestigeKey[]];

/**
 * All causes of prestige: also a broken pact, what espionage brings its actor and costs its target, and spending on espionage.
 */
export const PRESTIGE_CAUSES = [...PRESTIGE_KEYS, 'pact', 'subversion', 'subverted', 'extravagance'] as const;

/** A cause of prestige. */
export type PrestigeCause = (typeof PRESTIGE_CAUSES)[number];

/**
 * Industry in percent of the people of a colony that wins prestige once, ascending.
 *
 * @see section 13
 */
export const INDUSTRY_MILESTONES = [
  { percent: 50, key: 'industry50' },
  { percent: 75, key: 'industry75' },
  { percent: 100, key: 'industry100' },
  { percent: 150, key: 'industry150' },
] as const satisfies readonly { percent: number; key: PrestigeKey }[];

/** Percent of what its class holds at which a colony counts as full. */
export const FULL_PERCENT = 99;

/** Ends of turn in a row with prestige below 0 after which a House falls into disgrace. @see X-65 */
export const DISGRACE_TURNS = 3;
