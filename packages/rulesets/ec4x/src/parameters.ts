import type { IntegerParameter, ParameterRow, ParameterValue } from '@ec/engine';
import { PRESTIGE, PRESTIGE_KEYS, type PrestigeKey } from './tables/prestige.js';
import { BLANK_FIGURES, SHIPS, type ShipFigure } from './tables/ships.js';

type Figure = readonly [
  value: number,
  min: number,
  max: number,
  unit: string,
  description: string,
  source: string,
];

/** Rulings that may be changed at set-up: default, least and greatest value (included), unit, meaning, source. */
export const EC4X_RULINGS = {
  'start.level': [0, 0, 10, 'level', 'Level of all lines at the start, as far as science allows.', 'X-06'],
  'start.tax': [50, 0, 100, 'percent', 'Tax at the start.', 'X-19'],
  'start.prestige': [50, 0, 1000, 'points', 'Prestige at the start.', 'X-19'],
  'el.max': [11, 1, 30, 'level', 'Highest economic level.', 'X-01'],
  'sl.max': [10, 1, 30, 'level', 'Highest science level.', 'X-01'],
  'sld.max': [5, 1, 6, 'level', 'Highest level of planetary shields.', 'X-03'],
  'k.eden': [3000, 2000, 3000, 'PU', 'Most people of an Eden planet.', 'X-11'],
  'pu.max': [3000, 3000, 3200, 'PU', 'Greatest number of people that transfers reckon with.', 'X-15'],
  'lane.chance': [60, 0, 100, 'percent', 'Chance of a lane between neighbours.', 'X-17'],
  'lane.major': [50, 0, 100, 'percent', 'Share of major lanes.', 'X-17'],
  'lane.minor': [
    35,
    0,
    100,
    'percent',
    'Share of minor lanes; the rest is restricted. With the share of major ones 1 to 100.',
    'X-17',
  ],
  'hub.pu': [500, 1, 3000, 'PU', 'People of the hub.', 'X-18'],
  'hub.fs': [20, 0, 1000, 'squadrons', 'Fighter squadrons of the hub.', 'X-18'],
  'hub.gb': [10, 0, 1000, 'units', 'Ground batteries of the hub.', 'X-18'],
  'hub.aa': [10, 0, 1000, 'units', 'Armies of the hub.', 'X-18'],
  'hub.sld': [1, 0, 6, 'level', 'Level of the shield of the hub; 0 for none.', 'X-18'],
  'sb.bonus.max': [3, 0, 100, 'Starbases', 'Most Starbases that further a colony.', 'X-22'],
  'iu.price': [15, 1, 1000, 'XMR', 'Price of a unit of industry.', 'X-24'],
  'growth.taxslope': [
    10,
    0,
    100,
    'hundredths of a percent',
    'Growth gained for each percent of tax below 50, and lost above.',
    'X-25',
  ],
  'ter.turns': [3, 1, 100, 'turns', 'Time of terraforming.', 'X-30'],
  'bt.base': [10, 0, 100, 'percent', 'Chance of a breakthrough without research.', 'X-33'],
  'bt.rp': [10, 1, 10_000, 'points', 'Points for each further percent of that chance.', 'X-33'],
  'plant.min': [
    5,
    0,
    1000,
    'XMR',
    'Least that a colony may start of ground units and fighters a turn.',
    'X-34',
  ],
  'pact.break': [10, 0, 1000, 'points', 'Prestige lost by breaking a pact.', 'X-41'],
  'roe.default': [6, 0, 10, 'rule', 'Rule of engagement of a new fleet with combat ships.', 'X-43'],
  'combat.rounds': [20, 1, 1000, 'rounds', 'Rounds after which a fight is a stalemate.', 'X-55'],
  'bombard.rounds': [3, 1, 100, 'rounds', 'Rounds of bombardment a turn.', 'X-56'],
  'ground.rounds': [50, 1, 1000, 'rounds', 'Rounds after which the defender holds.', 'X-60'],
  'blockade.gcp': [40, 0, 100, 'percent', 'Product that a blockade leaves.', 'X-62'],
  'ebp.price': [15, 1, 1000, 'XMR', 'Price of a point of espionage or counter-espionage.', 'X-63'],
  'spy.repeat': [
    200,
    100,
    1000,
    'percent',
    'What each act of espionage against a House makes of the price of any other against it, within the time of spy.window: 200 doubles it.',
    'X-70',
  ],
  'spy.window': [
    13,
    1,
    1000,
    'turns',
    'Time for which acts of espionage against a House are remembered.',
    'X-70',
  ],
  'spy.naked': [
    1,
    0,
    1,
    'switch',
    'Whether a House without counter points may detect an act of espionage.',
    'X-70',
  ],
  'spy.gainOnce': [
    1,
    0,
    1,
    'switch',
    'Whether an actor wins prestige for the first success against a House alone, within the time of spy.window.',
    'X-70',
  ],
  'spy.gainMost': [1, 0, 1000, 'points', 'Most prestige that an act of espionage wins its actor.', 'X-80'],
  'spy.lossTurn': [
    4,
    0,
    1000,
    'points',
    'Most prestige that acts of espionage take from a House in a turn.',
    'X-80',
  ],
  'spy.lossWindow': [
    14,
    0,
    10_000,
    'points',
    'Most prestige that they take from it within the time of spy.window.',
    'X-70',
  ],
  'blockade.each': [
    0,
    0,
    1,
    'switch',
    'Whether each blockaded colony costs its owner prestige, and not the blockades of a turn together.',
    'X-71',
  ],
  'blockade.least': [
    20,
    0,
    3000,
    'PU',
    'People of a colony below which its blockade costs no prestige.',
    'X-71',
  ],
  'blockade.heavy': [
    25,
    0,
    100,
    'percent',
    'Share of the people of a House under blockade from which on its prestige falls twice as far, as for its home.',
    'X-71',
  ],
  'battery.roe': [
    6,
    0,
    10,
    'rule',
    'Rule of engagement of batteries against blockaders, where their House has ordered nothing else; 0 for batteries that never fire at them.',
    'X-71',
  ],
  'pact.cooling': [
    6,
    0,
    1000,
    'turns',
    'Time after the end of a pact in which a hostile act against the former partner still breaks it; 0 where only to go straight to war does.',
    'X-72',
  ],
  'rout.window': [
    13,
    0,
    1000,
    'turns',
    'Time in which one victory counts for prestige between two Houses; 0 for all.',
    'X-73',
  ],
  'rout.share': [
    25,
    0,
    100,
    'percent',
    'Least share of the other side’s AS that a task force had, for a victory over it to count for prestige.',
    'X-73',
  ],
  'rout.destroyed': [
    1,
    0,
    1,
    'switch',
    'Whether only retreats are bounded by rout.window and rout.share (0), or task forces destroyed as well (1).',
    'X-81',
  ],
  'capitulation.war': [
    13,
    0,
    1000,
    'turns',
    'Turns of war with its heir after which a House may capitulate, unless it has lost its home; 0 for at once.',
    'X-74',
  ],
  'capitulation.purse': [50, 0, 100, 'percent', 'Share of its money that goes to the heir.', 'X-74'],
  'capitulation.people': [
    10,
    1,
    100,
    'percent',
    'Share of the people and of the industry of each colony that the heir gets; the others flee.',
    'X-74',
  ],
  'capitulation.fleets': [0, 0, 1, 'switch', 'Whether its fleets and settlers go to the heir.', 'X-74'],
  'milestone.most': [
    1,
    0,
    1,
    'switch',
    'Whether milestones of industry go by the most people that a colony ever had, not by those of today.',
    'X-75',
  ],
  'purse.idle': [
    2,
    0,
    1000,
    'turns',
    'Turns of a House’s product above which money in its purse lies idle.',
    'X-76',
  ],
  'purse.decay': [10, 0, 100, 'percent', 'Share of idle money that is lost a turn.', 'X-76'],
  'works.people': [
    40,
    0,
    1000,
    'thousandths of a PU',
    'Growth of a colony for each XMR of public works, at most as much as it grows by itself; 0 for no public works.',
    'X-76',
  ],
  'works.great': [
    100,
    1,
    100_000,
    'XMR',
    'Public works of a turn from which on a colony wins prestige, at least.',
    'X-76',
  ],
  'works.share': [500, 0, 10_000, 'percent', 'The same in percent of the product of the colony.', 'X-76'],
  'works.least': [20, 0, 3000, 'PU', 'People of a colony below which its works win no prestige.', 'X-76'],
  'works.window': [13, 1, 1000, 'turns', 'Time in which the works of a colony win prestige once.', 'X-76'],
  'docks.price': [5, 0, 1000, 'XMR', 'Price of the first dock that a colony buys; 0 for none.', 'X-76'],
  'docks.rise': [
    20,
    0,
    1000,
    'percent',
    'What each dock that a colony has bought adds to the price of the next, in percent of the first.',
    'X-76',
  ],
  'home.aa': [2, 0, 1000, 'units', 'Armies of a home at the start.', 'X-77'],
  'home.gb': [8, 0, 1000, 'units', 'Ground batteries of a home at the start.', 'X-77'],
  'game.turns': [130, 1, 10_000, 'turns', 'Last turn of the game.', 'X-65'],
} as const satisfies Readonly<Record<string, Figure>>;

/** Passages of the seed that can be read in two ways: the words for both, the default first, meaning, source. */
export const EC4X_READINGS = {
  'research.levelsPerCycle': [
    ['line', 'area'],
    'Whether a cycle has one level of each line, or one of each area: economy, science and technology.',
    'X-78',
  ],
  'retreat.range': [
    ['neighbour', 'closest'],
    'Whether a fleet retreats only to a system next to the fight, or to the closest one that is free, over as many turns as it takes.',
    'X-78',
  ],
} as const satisfies Readonly<
  Record<string, readonly [words: readonly [string, string], description: string, source: string]>
>;

/** Key of a passage that can be read in two ways. */
export type ReadingKey = keyof typeof EC4X_READINGS;

/** Rulings that came with version 3 of the rules; games that are older go on with their defaults. */
export const RULINGS_OF_VERSION_3 = [
  'spy.repeat',
  'spy.window',
  'spy.naked',
  'spy.gainOnce',
  'spy.lossTurn',
  'spy.lossWindow',
  'blockade.each',
  'blockade.least',
  'blockade.heavy',
  'battery.roe',
  'pact.cooling',
  'rout.window',
  'rout.share',
  'capitulation.war',
  'capitulation.purse',
  'capitulation.people',
  'capitulation.fleets',
  'milestone.most',
  'purse.idle',
  'purse.decay',
  'works.people',
  'works.great',
  'works.share',
  'works.least',
  'works.window',
  'docks.price',
  'docks.rise',
  'home.aa',
  'home.gb',
] as const satisfies readonly (keyof typeof EC4X_RULINGS)[];

/** A ship of which the seed leaves figures blank. */
export type BlankShip = keyof typeof BLANK_FIGURES;
/** Key of a blank figure, such as `ship.CA.pc`. @see X-10 */
export type BlankKey = {
  [Code in BlankShip]: `ship.${Code}.${(typeof BLANK_FIGURES)[Code][number]}`;
}[BlankShip];

/** Key of a parameter that is a whole number. */
export type FigureKey = keyof typeof EC4X_RULINGS | BlankKey | `prestige.${PrestigeKey}`;
/** Key of a parameter. */
export type ParameterKey = FigureKey | ReadingKey;

/** The values of all parameters, by key. */
export type Ec4xParameters = Readonly<Record<ParameterKey, ParameterValue>>;

/** The parameters in force, as the rules read them; a game stores them when it is made. */
export type Rules = { [Key in FigureKey]: number } & {
  [Key in ReadingKey]: (typeof EC4X_READINGS)[Key][0][number];
};

/** What the columns of the table of ships mean, with their least and greatest values (included). */
const SHIP_BOUNDS: Readonly<
  Record<ShipFigure, readonly [min: number, max: number, unit: string, words: string]>
> = {
  hs: [1, 5, 'docks', 'Hull size'],
  pc: [1, 1000, 'XMR', 'Production cost'],
  mc: [0, 100_000, 'thousandths of an XMR', 'Maintenance cost'],
  as: [1, 1000, 'points', 'Attack strength'],
  ds: [1, 1000, 'points', 'Defence strength'],
  cc: [0, 100, 'points', 'Command cost'],
  cr: [0, 100, 'points', 'Command rating'],
};

/** Later rulings that gave ships and causes of prestige the figures that they have. */
const SOURCES: Readonly<Partial<Record<FigureKey, string>>> = {
  'ship.CA.ds': 'X-82',
  'prestige.works': 'X-76',
  'prestige.depopulated': 'X-79',
  'prestige.blockaded': 'X-71',
};

/** All parameters of EC4X that are whole numbers. */
export const FIGURES: readonly IntegerParameter<FigureKey>[] = [
  ...(Object.keys(EC4X_RULINGS) as (keyof typeof EC4X_RULINGS)[]).map((key) =>
    integer(key, EC4X_RULINGS[key]),
  ),
  ...(Object.keys(BLANK_FIGURES) as BlankShip[]).flatMap((code) =>
    BLANK_FIGURES[code].map((figure) => shipParameter(code, figure)),
  ),
  ...PRESTIGE_KEYS.map((key) => {
    const { points, meaning } = PRESTIGE[key];
    return integer(`prestige.${key}`, [
      points,
      -1000,
      1000,
      'points',
      `Prestige for ${meaning}.`,
      SOURCES[`prestige.${key}`] ?? 'section 13',
    ]);
  }),
];

/** Keys of the passages that can be read in two ways. */
const READING_KEYS = Object.keys(EC4X_READINGS) as ReadingKey[];

/** All parameters of EC4X. */
export const PARAMETERS: readonly ParameterRow<ParameterKey>[] = [
  ...FIGURES,
  ...READING_KEYS.map((key) => {
    const [words, description, source] = EC4X_READINGS[key];
    const bounds = words.join(' or ');
    const check = (value: string): string | undefined =>
      words.some((word) => word === value) ? undefined : bounds;
    const unit = 'reading';
    return { kind: 'text' as const, key, default: words[0], bounds, unit, check, description, source };
  }),
];

/** The parameters in force, as the rules read them. @param parameters - all of the game, as `resolveParameters` gives them */
export function rulesOf(parameters: Ec4xParameters): Rules {
  const figures = FIGURES.map(({ key }) => [key, Number(parameters[key])]);
  const readings = READING_KEYS.map((key) => [key, parameters[key]]);
  return Object.fromEntries([...figures, ...readings]) as Rules;
}

function shipParameter(code: BlankShip, figure: ShipFigure): IntegerParameter<FigureKey> {
  const [min, max, unit, words] = SHIP_BOUNDS[figure];
  const { name, ...figures } = SHIPS[code];
  // every key that BLANK_FIGURES names is one of ParameterKey
  const key = `ship.${code}.${figure}` as BlankKey;
  return integer(key, [
    figures[figure] ?? 0,
    min,
    max,
    unit,
    `${words} of the ${name}.`,
    SOURCES[key] ?? 'X-10',
  ]);
}

function integer(
  key: FigureKey,
  [value, min, max, unit, description, source]: Figure,
): IntegerParameter<FigureKey> {
  return { kind: 'integer', key, default: value, min, max, unit, description, source };
}
