/** What a fleet must have, or find at its destination, for an order. */
export type FleetNeed =
  | 'combat-ship'
  | 'marines'
  | 'scouts-only'
  | 'loaded-etac'
  | 'own-colony'
  | 'own-starbase'
  | 'foreign-colony'
  | 'foreign-starbase'
  | 'no-colony'
  | 'own-fleet';

/** What players read about needs. */
export const FLEET_NEEDS: Readonly<Record<FleetNeed, string>> = {
  'combat-ship': 'a combat ship',
  marines: 'a transport with Marines',
  'scouts-only': 'a fleet of Scouts alone',
  'loaded-etac': 'a loaded ETAC',
  'own-colony': 'a colony of yours',
  'own-starbase': 'a Starbase of yours',
  'foreign-colony': 'a colony of somebody else',
  'foreign-starbase': 'a Starbase of somebody else',
  'no-colony': 'a planet without a colony',
  'own-fleet': 'another fleet of yours',
};

/** A fleet order. */
export interface FleetOrderRow {
  /** Number as players write it; guard and blockade share one. */
  readonly number: number;
  /** Words as players write them. */
  readonly words: string;
  /** What the order names: a system, another fleet, or nothing. */
  readonly target: 'system' | 'fleet' | null;
  readonly needs: readonly FleetNeed[];
  /** Whether the fleet holds once the order is carried out. */
  readonly isOnce: boolean;
}

/**
 * Fleet orders.
 *
 * @see seed 4.1; X-43
 */
export const FLEET_ORDERS = {
  hold: order(0, 'hold', null, []),
  move: order(1, 'move', 'system', [], true),
  home: order(2, 'home', null, ['own-colony'], true),
  patrol: order(3, 'patrol', 'system', []),
  guardStarbase: order(4, 'guard starbase', 'system', ['combat-ship', 'own-starbase']),
  guard: order(5, 'guard', 'system', ['combat-ship', 'own-colony']),
  blockade: order(5, 'blockade', 'system', ['combat-ship', 'foreign-colony']),
  bombard: order(6, 'bombard', 'system', ['combat-ship', 'foreign-colony']),
  invade: order(7, 'invade', 'system', ['combat-ship', 'marines', 'foreign-colony'], true),
  blitz: order(8, 'blitz', 'system', ['marines', 'foreign-colony'], true),
  spyPlanet: order(9, 'spy planet', 'system', ['scouts-only', 'foreign-colony']),
  hack: order(10, 'hack', 'system', ['scouts-only', 'foreign-starbase']),
  spySystem: order(11, 'spy system', 'system', ['scouts-only']),
  colonize: order(12, 'colonize', 'system', ['loaded-etac', 'no-colony'], true),
  join: order(13, 'join', 'fleet', ['own-fleet'], true),
  rendezvous: order(14, 'rendezvous', 'system', [], true),
  salvage: order(15, 'salvage', null, ['own-colony'], true),
} as const satisfies Readonly<Record<string, FleetOrderRow>>;

/** A fleet order by name. */
export type FleetOrderKind = keyof typeof FLEET_ORDERS;

/** All fleet orders, by number. */
export const FLEET_ORDER_KINDS = Object.keys(FLEET_ORDERS) as [FleetOrderKind, ...FleetOrderKind[]];

/**
 * Orders that attack a colony.
 *
 * @see
 */
export const ATTACKS = [
  'blockade',
  'bombard',
  'invade',
  'blitz',
] as const satisfies readonly FleetOrderKind[];

function order(
  number: number,
  words: string,
  target: FleetOrderRow['target'],
  needs: readonly FleetNeed[],
  isOnce = false,
): FleetOrderRow {
  return { number, words, target, needs, isOnce };
}
