import { usualWages } from './usual-wages.js';
import type { Engagement } from '@ec/combat';
import { mapPopulation } from '@ec/economy';
import { ratio } from '@ec/prng';
import { receive } from '../combat/forces.js';
import { withEntry } from '../id-order.js';
import type { EmpyreanState } from '../state.js';
import type { Holding } from '../holding.js';

/** The capture of a ship or colony: who holds it now, and which troops stay there. */
type Capture = NonNullable<Engagement['capture']>;

/**
 * A ship or colony changes hands: half of the loyal turn rebel and half of the rebels loyal, its spies lose their tasks, and it loses a
 * technology level, but never falls below 1. Then the garrison moves in. Permissions to trade there are void.
 *
 * @see E-42
 */
export function capture(state: EmpyreanState, holding: Holding, { ownerId, garrisons }: Capture): void {
  const { population, rebels } = holding;
  holding.rebels = mapPopulation(
    population,
    (code, units) => Math.floor((units - rebels[code]) / 2) + rebels[code] - Math.floor(rebels[code] / 2),
  );
  holding.techLevel = Math.max(1, holding.techLevel - 1);
  changeOwner(state, holding, ownerId);
  for (const { units } of garrisons) receive(holding, units);
}

/**
 * The rebels take a ship or colony, which now belongs to no empire, and nobody in it is a rebel any longer. It works on as it did, pays and
 * feeds its people at the rates of the rulebook, and defends itself. It attacks nobody, and no longer trades, spies or travels.
 *
 * @see E-31
 */
export function becomeIndependent(state: EmpyreanState, holding: Holding): void {
  changeOwner(state, holding, null);
  holding.rebels = mapPopulation(holding.rebels, () => 0);
  holding.pay = usualWages(holding.kind);
  holding.ration = ratio(1);
}

/**
 * A ship or colony in which nobody lives any longer belongs to nobody.
 *
 * @see E-43
 */
export function abandon(state: EmpyreanState, holding: Holding): void {
  changeOwner(state, holding, null);
}

/**
 * People move into an abandoned ship or colony, which is their empire's from then on, and theirs its race; it pays and feeds them by the
 * rulebook.
 *
 * @see E-43
 */
export function occupy(
  state: EmpyreanState,
  holding: Holding,
  { empireId, raceId }: Pick<Holding, 'empireId' | 'raceId'>,
): void {
  changeOwner(state, holding, empireId);
  holding.raceId = raceId;
  holding.pay = usualWages(holding.kind);
  holding.ration = ratio(1);
}

/** Adds a ship or colony that has just been founded; its number is never given again. */
export function addHolding(state: EmpyreanState, founded: Holding): void {
  state.holdings = withEntry(state.holdings, founded, ({ id }) => id);
  state.holdingNumbers = withEntry(state.holdingNumbers, founded.id, (number) => number);
}

/** Removes a ship or colony of which nothing is left, or left there. */
export function destroy(state: EmpyreanState, holding: Holding): void {
  state.holdings = state.holdings.filter((known) => known !== holding);
  endControl(state);
}

function changeOwner(state: EmpyreanState, holding: Holding, empireId: number | null): void {
  holding.empireId = empireId;
  holding.spies = [];
  holding.traders = [];
  endControl(state);
}

/**
 * An empire without a colony at a planet no longer controls it.
 *
 * @see E-17 phase 19
 */
function endControl(state: EmpyreanState): void {
  const colonies = new Set(
    state.holdings.map(({ kind, empireId, planetId }) => (kind === 'ship' ? '' : `${empireId}/${planetId}`)),
  );
  state.controls = state.controls.filter(({ planetId, empireId }) => colonies.has(`${empireId}/${planetId}`));
}
