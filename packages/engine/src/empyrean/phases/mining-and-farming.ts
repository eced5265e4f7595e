import {
  canFarm,
  changeStock,
  farmNeeds,
  farmOutput,
  mineCapacity,
  mineNeeds,
  openFarmsWithRoom,
  quantityOf,
  RESOURCE_CODE,
  sensorFuel,
  shareDeposit,
  staffGroup,
  FARM_AND_MINE_LABOUR,
  type LabourPool,
} from '@ec/economy';
import type { Deposit, Planet } from '@ec/cluster';
import type { EmpyreanPhase } from '../contract.js';
import { depositOf, planetOf } from '../lookup.js';
import type { Colony, EmpyreanState, MineGroup } from '../state.js';

/** Mines at work in one group, before the deposit is shared. */
interface MiningTeam {
  readonly colony: Colony;
  readonly group: MineGroup;
  readonly working: number;
  readonly capacity: number;
}

/**
 * Phase 1: sensors draw their fuel, then labour and fuel go to farms and then mines; food and ore come in.
 *
 * @see seed "Farm", "Mine", "Sensor"; E-10, E-17 phase 1, E-19 to E-21
 */
export const miningAndFarming: EmpyreanPhase = {
  name: 'mining and farming production',
  run({ state, emit }) {
    const room = farmRoom(state);
    const teams = new Map<number, MiningTeam[]>();
    for (const colony of state.colonies) {
      const planet = planetOf(state, colony.planetId);
      const start = openingPool(colony);
      let pool = start;
      let food = 0;
      for (const { techLevel, units } of colony.farms) {
        const placed = placedFarms(colony, planet, techLevel, units, room);
        const { working, left } = staffGroup(placed, farmNeeds(techLevel), pool);
        const produced = farmOutput(working, techLevel);
        emit({
          kind: 'farmed',
          seats: [colony.empireId],
          colonyId: colony.id,
          techLevel,
          units,
          worked: working,
          produced,
        });
        food += produced;
        pool = left;
      }
      for (const group of colony.mines) {
        const { working, left } = staffGroup(group.units, mineNeeds(group.techLevel), pool);
        const { yieldPercent } = depositOf(state, group.depositId);
        const capacity = mineCapacity(working, group.techLevel, yieldPercent);
        const team = { colony, group, working, capacity };
        teams.set(group.depositId, [...(teams.get(group.depositId) ?? []), team]);
        pool = left;
      }
      const fuel = quantityOf(colony.stored, 'FUEL') - pool.fuel;
      colony.stored = changeStock(changeStock(colony.stored, 'FUEL', -fuel), 'FOOD', food);
      const workplaces = [...colony.farms, ...colony.mines].reduce((sum, { units }) => sum + units, 0);
      emit({
        kind: 'staffed',
        seats: [colony.empireId],
        colonyId: colony.id,
        required: {
          USK: workplaces * FARM_AND_MINE_LABOUR.unskilled,
          PRO: workplaces * FARM_AND_MINE_LABOUR.professionals,
        },
        used: { USK: start.unskilled - pool.unskilled, PRO: start.professionals - pool.professionals },
        fuel,
      });
    }
    const left = new Map<number, number>();
    for (const [depositId, deposit] of teams) {
      const { quantity, resource } = depositOf(state, depositId);
      const shares = shareDeposit(
        quantity,
        deposit.map(({ capacity }) => capacity),
      );
      for (const [i, { colony, group, working }] of deposit.entries()) {
        const produced = shares[i] ?? 0;
        colony.stored = changeStock(colony.stored, RESOURCE_CODE[resource], produced);
        emit({
          kind: 'mined',
          seats: [colony.empireId],
          colonyId: colony.id,
          group: group.id,
          depositId,
          units: group.units,
          worked: working,
          produced,
        });
      }
      left.set(depositId, quantity - shares.reduce((sum, share) => sum + share, 0));
    }
    state.cluster = { ...state.cluster, deposits: depleted(state.cluster.deposits, left) };
  },
};

/** Labour at hand, and the fuel that is left once the sensors have theirs; sensors without fuel are blind. */
function openingPool(colony: Colony): LabourPool {
  let fuel = quantityOf(colony.stored, 'FUEL');
  let automation = 0;
  for (const { code, techLevel, quantity } of colony.assembled) {
    if (code === 'SEN') fuel -= Math.min(fuel, sensorFuel(quantity, techLevel));
    if (code === 'AUT') automation += quantity * techLevel;
  }
  return { unskilled: colony.population.USK, professionals: colony.population.PRO, automation, fuel };
}

/** Open farms of each colony that find room on their planet, by colony ID. */
function farmRoom(state: EmpyreanState): Map<number, number> {
  const room = new Map<number, number>();
  for (const [planetId, colonies] of Map.groupBy(state.colonies, ({ planetId }) => planetId)) {
    const farms = colonies.map(({ farms }) => farms.find(({ techLevel }) => techLevel === 1)?.units ?? 0);
    const placed = openFarmsWithRoom(planetOf(state, planetId).habitability, farms);
    for (const [i, { id }] of colonies.entries()) room.set(id, placed[i] ?? 0);
  }
  return room;
}

function placedFarms(
  colony: Colony,
  planet: Planet,
  techLevel: number,
  units: number,
  room: ReadonlyMap<number, number>,
): number {
  if (!canFarm(techLevel, colony.kind, planet.orbit)) return 0;
  return techLevel === 1 ? (room.get(colony.id) ?? 0) : units;
}

function depleted(deposits: readonly Deposit[], left: ReadonlyMap<number, number>): Deposit[] {
  return deposits.map((deposit) => {
    const quantity = left.get(deposit.id);
    return quantity === undefined || quantity === deposit.quantity ? deposit : { ...deposit, quantity };
  });
}
