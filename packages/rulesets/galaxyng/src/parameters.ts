import type { IntegerParameter, ParameterRow, ParameterValue, TextParameter } from '@ec/engine';

/** Key of a ruling, or of what may differ from game to game. */
export type RulingKey =
  | 'size'
  | 'raceSpacing'
  | 'homeSizes'
  | 'secondaryRadius'
  | 'developmentPlanets'
  | 'stuffPlanets'
  | 'developmentRadius'
  | 'tries'
  | 'startTech'
  | 'peaceTurns'
  | 'fullBombing'
  | 'keepProduction'
  | 'dropIdle'
  | 'remnantTurns'
  | 'remnantShips'
  | 'spherical'
  | 'teams'
  | 'victory'
  | 'turnLimit'
  | 'shotLimit';

/** Key of a parameter. */
export type ParameterKey = RulingKey | CompatibilityKey;

/** The values of all parameters, by key. */
export type GalaxyParameters = Readonly<Record<ParameterKey, ParameterValue>>;

/** Sources of rulings that are not about setting a game up. */
const SOURCES: Readonly<Partial<Record<RulingKey, string>>> = {
  shotLimit: 'N-25',
  remnantTurns: 'N-46',
  remnantShips: 'N-46',
};

/**
 * What this project rules where the manual is silent, and what may differ from game to game.
 *
 * @see N-07, N-25, N-46
 */
const RULINGS: readonly ParameterRow<RulingKey>[] = [
  integer('size', 0, 0, 2000, 'light years', 'Side of the galaxy; 0 makes it fit the number of races.'),
  integer('raceSpacing', 30, 1, 500, 'light years', 'Home planets of two races are further apart than this.'),
  text(
    'homeSizes',
    '1000 250 350',
    'sizes',
    'one or more sizes',
    /^\d+(\.\d+)?( \d+(\.\d+)?)*$/,
    'Sizes of the home planets of a race, the largest first.',
  ),
  integer('secondaryRadius', 3, 1, 50, 'light years', 'Reach of the other home planets around the first.'),
  integer('developmentPlanets', 6, 0, 50, 'planets', 'Planets of size 200 to 1000 around each race.'),
  integer('stuffPlanets', 8, 0, 50, 'planets', 'Planets of size up to 200, anywhere, for each race.'),
  integer('developmentRadius', 15, 1, 200, 'light years', 'Reach of the development planets.'),
  integer(
    'tries',
    4000,
    1,
    1_000_000,
    'draws',
    'Draws for a home before another galaxy is drawn; after 20 galaxies the size is given up as too small.',
  ),
  text(
    'startTech',
    '1 1 1 1',
    'technologies',
    'four of at least 1',
    /^[1-9]\d?(\.\d+)?( [1-9]\d?(\.\d+)?){3}$/,
    'Drive, weapons, shields and cargo technology at the start, each at least 1.',
  ),
  integer(
    'peaceTurns',
    0,
    0,
    1000,
    'turns',
    'First turn in which war may be declared, where all start allied; 0 for a start at war.',
  ),
  onOff('fullBombing', 'off', 'Bombing leaves neither people nor industry nor stocks.'),
  onOff(
    'keepProduction',
    'off',
    'Production carried over survives a change of product, which then leaves no materials.',
  ),
  onOff('dropIdle', 'on', 'Races without orders are removed.'),
  integer(
    'remnantTurns',
    3,
    0,
    1000,
    'turns',
    'Ends of turn in a row after which a race is out that has neither planets, colonists, guns nor a group of more than `remnantShips` ships; 0 for never.',
  ),
  integer('remnantShips', 1, 0, 1000, 'ships', 'Ships of a group that do not keep a race in the game.'),
  onOff('spherical', 'off', 'The galaxy has no edge: what leaves it on one side comes in on the other.'),
  text(
    'teams',
    'none',
    'races',
    'none, or teams',
    /^(none|\d+(,\d+)*( \d+(,\d+)*)*)$/,
    'Numbers of the races of each team, such as `1,2 3,4`.',
  ),
  text(
    'victory',
    'single',
    'kind',
    'single or alliance',
    /^(single|alliance)$/,
    'Whether allies of the winner win with it.',
  ),
  integer('turnLimit', 0, 0, 10_000, 'turns', 'Last turn of the game; 0 for none.'),
  integer('shotLimit', 5_000_000, 1, 1_000_000_000, 'shots', 'Shots after which a battle is a standoff.'),
].map((row): ParameterRow<RulingKey> => ({ ...row, source: SOURCES[row.key] ?? 'N-07' }));

/** Rules that the edition `classic` changes. */
export const COMPATIBILITY_KEYS = [
  'turnOrder',
  'playerOrder',
  'reportNumbers',
  'incoming',
  'mistakes',
  'names',
  'shipRounding',
  'upgrade',
  'bounds',
  'routeSplit',
  'bombing',
  'idle',
  'headings',
  'machineReport',
] as const;

/** A rule that the edition `classic` changes. */
export type CompatibilityKey = (typeof COMPATIBILITY_KEYS)[number];

/** Where the game can be played as the historical engine did it, and what that changes. */
const COMPATIBILITY: Readonly<Record<CompatibilityKey, string>> = {
  turnOrder:
    'Each order acts at once, race by race and line by line (N-20); ships that were sent still fight at their origin (N-44).',
  playerOrder: 'The player list is the order of creation.',
  reportNumbers: 'Reported figures are rounded, not cut, to hundredths.',
  incoming: 'Incoming groups are listed one by one.',
  mistakes: 'A mistake stands below its order.',
  names:
    'Names have up to 21 characters, anything but blank, comma, `;` and `<`; of two new names of a planet the first counts.',
  shipRounding:
    'Ships heavier than 49.5 are built 0.01 lighter; their technologies are rounded to hundredths.',
  upgrade: 'All ships asked for are upgraded, each as far as the production goes.',
  bounds: 'Reversal from 4 turns on, interception below 2.',
  routeSplit: 'Ships that take a route keep the number of their group.',
  bombing: 'Each race with guns bombs in its turn, whoever owns the planet by then.',
  idle: 'The first turn must not be missed; up to turn 11 the third turn missed in a row is the last, later the sixth, with planets or without.',
  headings: 'Bulletin, messages, orders and mistakes stand in the text under the headings of the samples.',
  machineReport: 'The report for programs is that of version 0.10 (N-45).',
};

/** What the value that is not `classic` is called, where that is not `manual`. */
const OTHERWISE: Readonly<Partial<Record<CompatibilityKey, string>>> = { machineReport: 'own' };

/** All parameters of GalaxyNG. */
export const PARAMETERS: readonly ParameterRow<ParameterKey>[] = [
  ...RULINGS,
  ...COMPATIBILITY_KEYS.map((key): TextParameter<CompatibilityKey> => {
    const otherwise = OTHERWISE[key] ?? 'manual';
    const pattern = new RegExp(`^(${otherwise}|classic)$`);
    const bounds = `${otherwise} or classic`;
    return {
      ...text(key, otherwise, 'way', bounds, pattern, `classic: ${COMPATIBILITY[key]}`),
      source: 'compatibility',
    };
  }),
];

function integer(
  key: RulingKey,
  value: number,
  min: number,
  max: number,
  unit: string,
  description: string,
): IntegerParameter<RulingKey> {
  return { kind: 'integer', key, default: value, min, max, unit, description, source: 'N-07' };
}

function text<Key extends ParameterKey>(
  key: Key,
  value: string,
  unit: string,
  bounds: string,
  pattern: RegExp,
  description: string,
): TextParameter<Key> {
  const check = (given: string): string | undefined =>
    pattern.test(given) ? undefined : `${bounds}, such as ${value}`;
  return { kind: 'text', key, default: value, unit, bounds, check, description, source: 'N-07' };
}

function onOff(key: RulingKey, value: 'on' | 'off', description: string): TextParameter<RulingKey> {
  return text(key, value, 'switch', 'on or off', /^(on|off)$/, description);
}
