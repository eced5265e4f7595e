import { unitCapacity } from '@ec/economy';
import { requireQuantity, type Prng, type Ratio } from '@ec/prng';
import type { LandingForce } from './boarding.js';
import { checkPosition } from './check-engagement.js';
import { checkedParameters, type CombatParameters } from './combat-parameters.js';
import { interceptMissiles, type Shots } from './missiles.js';
import { shareOf, takePart, takeShare } from './take-share.js';
import { soldiersIn, type Troops } from './troops.js';
import type { LevelCount, Position } from './types.js';

/** Energy weapons of one ship or colony that can fire at troops on their way. */
export interface CrossingBattery {
  readonly position: Position;
  /** Weapons with fuel, at least 0 (included). */
  readonly weapons: number;
}

/** Carriers that are shot down. */
export interface CrossingHits {
  readonly craft: number;
  readonly transports: number;
  /** Hits of energy weapons. */
  readonly byBeams: number;
  /** Hits of anti-missiles. */
  readonly byAntiMissiles: number;
  /** Anti-missiles spent of each lot, in the order given. */
  readonly spent: readonly number[];
}

/**
 * Craft and transports that are shot down as troops cross: first by energy weapons, then by anti-missiles; craft absorb hits
 * before transports.
 *
 * @param craft - assault craft on their way, at least 0 (included)
 * @param transports - transports on their way, at least 0 (included)
 * @param antiMissiles - anti-missiles that launchers can still send off this round, with their chances against missiles
 * @throws RangeError when craft or transports are not an integer of at least 0, exceed 2^53 − 1 together, or are more than {@link interceptMissiles} takes,
 *   or it refuses the anti-missiles
 * @see E-40
 */
export function crossingHits(
  craft: number,
  transports: number,
  batteries: readonly CrossingBattery[],
  antiMissiles: readonly Shots[],
  parameters: CombatParameters,
  rng: Prng,
): CrossingHits {
  checkedParameters(parameters);
  requireQuantity('craft', craft);
  requireQuantity('transports', transports);
  requireQuantity('craft and transports', craft + transports);
  const aimed = batteries.map((battery) =>
    takePart(battery.weapons, crossingChance(battery, parameters), rng),
  );
  const byBeams = Math.min(
    craft + transports,
    aimed.reduce((sum, hits) => sum + hits, 0),
  );
  const craftByBeams = Math.min(craft, byBeams);
  const atCraft = interceptMissiles(craft - craftByBeams, antiMissiles, rng, parameters.craftDivisor);
  const left = antiMissiles.map(({ quantity, percent }, i) => ({
    quantity: quantity - (atCraft.spent[i] ?? 0),
    percent,
  }));
  const transportsByBeams = byBeams - craftByBeams;
  const atTransports = interceptMissiles(
    transports - transportsByBeams,
    left,
    rng,
    parameters.transportDivisor,
  );
  return {
    craft: craftByBeams + atCraft.killed,
    transports: transportsByBeams + atTransports.killed,
    byBeams,
    byAntiMissiles: atCraft.killed + atTransports.killed,
    spent: antiMissiles.map((_, i) => (atCraft.spent[i] ?? 0) + (atTransports.spent[i] ?? 0)),
  };
}

/**
 * Hits of energy weapons at troops on their way, as a share of the weapons: those that fire times those that hit.
 *
 * @see E-40
 */
export function crossingChance(
  { position }: Pick<CrossingBattery, 'position'>,
  parameters: CombatParameters,
): Ratio {
  checkPosition(position);
  checkedParameters(parameters);
  const [firing, hitting] = {
    surface: [parameters.surfaceFiring, parameters.surfaceHitting],
    orbit: [parameters.orbitFiring, parameters.orbitHitting],
    ship: [parameters.shipFiring, parameters.shipHitting],
  }[position] as [number, number];
  return { numerator: firing * hitting, denominator: 10_000 };
}

/** The part of a landing force that arrives. */
export interface Landing {
  readonly landed: readonly Troops[];
  /** Troops lost on the way, each with the craft and weapons it had; of the same kinds and in the same order. */
  readonly lost: readonly Troops[];
  /** Transports that are left, by level. */
  readonly transports: readonly LevelCount[];
}

/**
 * Spreads the carriers shot down over all landing forces, in proportion to their numbers. Troops in a craft or transport that is
 * hit are lost with it; a transport carries its share of the load.
 *
 * @returns a landing for each force, in the order given
 * @throws RangeError when craft, transports or what they carry exceed 2^53 − 1
 * @see E-40
 */
export function loseCarriers(
  forces: readonly LandingForce[],
  { craft, transports }: Pick<CrossingHits, 'craft' | 'transports'>,
  rng: Prng,
): Landing[] {
  const inCraft = forces.flatMap(({ troops }) => troops.map(craftOf));
  const craftInAll = inCraft.reduce((sum, number) => sum + number, 0);
  requireQuantity('craft', craftInAll);
  const units = forces.flatMap(({ troops }) =>
    troops.map(({ craftLevel, quantity }) => (craftLevel > 0 ? quantity : 0)),
  );
  const lostInCraft = takeShare(units, shareOf([craft], [Math.max(1, craftInAll)]), rng);
  const flying = forces.flatMap((force) => force.transports.map(({ quantity }) => quantity));
  const flyingInAll = flying.reduce((sum, number) => sum + number, 0);
  const downed = takeShare(flying, shareOf([transports], [Math.max(1, flyingInAll)]), rng);
  let [row, carrier] = [0, 0];
  return forces.map((force) => {
    const shotDown = force.transports.map(() => downed[carrier++] ?? 0);
    const load = force.troops.map(({ craftLevel, quantity }) => (craftLevel > 0 ? 0 : quantity));
    const capacity = capacityOf(force.transports, (_, { quantity }) => quantity);
    const lostCapacity = capacityOf(force.transports, (i) => shotDown[i] ?? 0);
    const lostLoad = takeShare(load, shareOf([lostCapacity], [Math.max(1, capacity)]), rng);
    const lost = force.troops.map((troops, i) => ({
      ...troops,
      quantity: (lostInCraft[row++] ?? 0) + (lostLoad[i] ?? 0),
    }));
    return {
      landed: force.troops.map((troops, i) => ({
        ...troops,
        quantity: troops.quantity - (lost[i]?.quantity ?? 0),
      })),
      lost,
      transports: force.transports.map(({ techLevel, quantity }, i) => ({
        techLevel,
        quantity: quantity - (shotDown[i] ?? 0),
      })),
    };
  });
}

/** Assault craft that troops are in. */
function craftOf(troops: Troops): number {
  return troops.craftLevel > 0 ? troops.quantity * soldiersIn(troops) : 0;
}

function capacityOf(
  transports: readonly LevelCount[],
  countOf: (index: number, transports: LevelCount) => number,
): number {
  const capacity = transports.reduce(
    (sum, lot, i) => sum + countOf(i, lot) * unitCapacity('TPT', lot.techLevel, 'mass units a combat trip'),
    0,
  );
  requireQuantity('mass units carried', capacity);
  return capacity;
}
