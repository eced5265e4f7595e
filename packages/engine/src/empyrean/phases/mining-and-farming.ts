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

type Emit = Parameters<EmpyreanPhase['run']>[0]['emit'];

/** Mines at work in one group, before their deposit is shared. */
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
    const teams = state.colonies.flatMap((colony) => workColony(state, colony, room, emit));
    const left = new Map<number, number>();
    for (const [depositId, team] of Map.groupBy(teams, ({ group }) => group.depositId)) {
      left.set(depositId, deliverOre(depositOf(state, depositId), team, emit));
    }
    state.cluster = { ...state.cluster, deposits: depleted(state.cluster.deposits, left) };
  },
};

/** Runs a colony's farms, takes the fuel of the turn, and sends its mines to work. */
function workColony(
  state: EmpyreanState,
  colony: Colony,
  room: ReadonlyMap<number, number>,
  emit: Emit,
): MiningTeam[] {
  const event = { seats: [colony.empireId], colonyId: colony.id };
  const planet = planetOf(state, colony.planetId);
  const start = openingPool(colony);
  let pool = start;
  let food = 0;
  for (const { techLevel, units } of colony.farms) {
    const placed = placedFarms(colony, planet, techLevel, units, room);
    const { working, left } = staffGroup(placed, farmNeeds(techLevel), pool);
    const produced = farmOutput(working, techLevel);
    emit({ kind: 'farmed', ...event, techLevel, units, worked: working, produced });
    food += produced;
    pool = left;
  }
  const teams = colony.mines.map((group): MiningTeam => {
    const { working, left } = staffGroup(group.units, mineNeeds(group.techLevel), pool);
    pool = left;
    const { yieldPercent } = depositOf(state, group.depositId);
    return { colony, group, working, capacity: mineCapacity(working, group.techLevel, yieldPercent) };
  });
  const fuel = quantityOf(colony.stored, 'FUEL') - pool.fuel;
  colony.stored = changeStock(changeStock(colony.stored, 'FUEL', -fuel), 'FOOD', food);
  const workplaces = [...colony.farms, ...colony.mines].reduce((sum, { units }) => sum + units, 0);
  const { unskilled, professionals } = FARM_AND_MINE_LABOUR;
  emit({
    kind: 'staffed',
    ...event,
    required: { USK: workplaces * unskilled, PRO: workplaces * professionals },
    used: { USK: start.unskilled - pool.unskilled, PRO: start.professionals - pool.professionals },
    fuel,
  });
  return teams;
}

/** Shares a deposit among the teams on it, lowest colony ID first, and tells what is left in the ground. */
function deliverOre({ id, quantity, resource }: Deposit, teams: readonly MiningTeam[], emit: Emit): number {
  const shares = shareDeposit(
    quantity,
    teams.map(({ capacity }) => capacity),
  );
  for (const [i, { colony, group, working }] of teams.entries()) {
    const produced = shares[i] ?? 0;
    colony.stored = changeStock(colony.stored, RESOURCE_CODE[resource], produced);
    emit({
      kind: 'mined',
      seats: [colony.empireId],
      colonyId: colony.id,
      group: group.id,
      depositId: id,
      units: group.units,
      worked: working,
      produced,
    });
  }
  return quantity - shares.reduce((sum, share) => sum + share, 0);
}

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
