/** An action of espionage. */
export interface EspionageRow {
  /** What the action is aimed at. */
  readonly target: 'house' | 'system';
  /** Espionage points that it costs. */
  readonly ebp: number;
  /** Prestige that an undetected action brings the actor, and costs the target. */
  readonly gain: number;
  readonly loss: number;
  /** What it does, in a few words. */
  readonly effect: string;
}

/** What the actions come to, where it is a figure: most points stolen, sides of the dice, and percent that is left. */
export const ESPIONAGE_EFFECTS = {
  theft: 10,
  sabotage: 6,
  major: 20,
  assassinate: 50,
  economy: 50,
  psyops: 75,
} as const;

/**
 * Actions of espionage.
 *
 * @see X-63
 */
export const ESPIONAGE = {
  theft: action('house', 5, 2, 3, `up to ${ESPIONAGE_EFFECTS.theft} science points change hands`),
  sabotage: action(
    'system',
    2,
    1,
    1,
    `1D${ESPIONAGE_EFFECTS.sabotage} industry lost; projects in docks lose a turn`,
  ),
  major: action('system', 7, 3, 5, `1D${ESPIONAGE_EFFECTS.major} industry lost`),
  assassinate: action(
    'house',
    10,
    5,
    7,
    `science points bought next turn count ${ESPIONAGE_EFFECTS.assassinate} %`,
  ),
  cyber: action('system', 6, 2, 3, 'a Starbase is crippled'),
  economy: action('system', 6, 3, 4, `the next taxes of the colony come to ${ESPIONAGE_EFFECTS.economy} %`),
  psyops: action('house', 3, 1, 2, `the next taxes come to ${ESPIONAGE_EFFECTS.psyops} %`),
} as const satisfies Readonly<Record<string, EspionageRow>>;

/** An action of espionage by name. */
export type EspionageKind = keyof typeof ESPIONAGE;

/** All actions of espionage. */
export const ESPIONAGE_KINDS = Object.keys(ESPIONAGE) as [EspionageKind, ...EspionageKind[]];

/**
 * How a target with counter points detects an action: what its 1D20 must exceed, that of ELI n at n; the roll has +1 for the first of so many
 * points held and each further such number, up to a greatest modifier.
 *
 * @see X-64
 */
export const COUNTER_INTELLIGENCE = {
  above: [18, 15, 12, 10, 7, 4],
  pointsPerModifier: 5,
  modifierMax: 5,
} as const;

/** Percent of the purse that a House may spend on either kind of points without losing prestige. */
export const ESPIONAGE_SHARE = 5;

function action(
  target: EspionageRow['target'],
  ebp: number,
  gain: number,
  loss: number,
  effect: string,
): EspionageRow {
  return { target, ebp, gain, loss, effect };
}
