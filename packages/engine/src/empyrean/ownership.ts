import type { Engagement } from '@ec/combat';
import { mapPopulation, rate, SHIP_WAGES, WAGES } from '@ec/economy';
import { receive } from './forces.js';
import type { EmpyreanState, Holding } from './state.js';

/** What a capture is to the ship or colony: who holds it, and who stays there. */
type Capture = NonNullable<Engagement['capture']>;

/**
 * A ship or colony changes hands: half of the loyal turn rebel and half of the rebels loyal, its spies lose their tasks, and it falls
 * by a technology level, never below 1. Then the garrison moves in. Whoever traded there needs a new permission.
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
 * The rebels take a ship or colony, which now belongs to no empire. Nobody in it rebels against that. It works on as it did, pays
 * and feeds its people as the rulebook has it, and defends itself; it attacks nobody, and trades, spies and travels no more.
 *
 * @see E-31
 */
export function becomeIndependent(state: EmpyreanState, holding: Holding): void {
  changeOwner(state, holding, null);
  holding.rebels = mapPopulation(holding.rebels, () => 0);
  holding.pay = holding.kind === 'ship' ? SHIP_WAGES : WAGES;
  holding.ration = rate(1);
}

/** A ship or colony of which nothing is left. */
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
 * An empire without a colony at a planet controls it no longer.
 *
 * @see E-17 phase 19
 */
function endControl(state: EmpyreanState): void {
  state.controls = state.controls.filter(({ planetId, empireId }) =>
    state.holdings.some(
      (known) => known.empireId === empireId && known.planetId === planetId && known.kind !== 'ship',
    ),
  );
}
