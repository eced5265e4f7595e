import { withQuantities, type Deposit } from '@ec/cluster';
import {
  canFarm,
  FARM_AND_MINE_LABOUR,
  farmNeeds,
  farmOutput,
  labourPool,
  mineCapacity,
  mineNeeds,
  openFarmsWithRoom,
  RESOURCE_CODE,
  shareDeposit,
  staffGroup,
} from '@ec/economy';
import type { EmpyreanTurn } from './carry-out.js';
import type { EmpyreanPhase } from '../contract.js';
import { changeUnits, emptyQuarter } from '../holdings/ledger.js';
import { depositOf, habitabilityAt, inhabited, isAbandoned, seatsOf } from '../lookup.js';
import type { EmpyreanState } from '../state.js';
import type { Holding, MineGroup } from '../holding.js';
import { upkeep } from '../holdings/upkeep.js';

type Emit = EmpyreanTurn['emit'];

/** Mines at work in one group, before their deposit is shared. */
interface MiningTeam {
  readonly holding: Holding;
  readonly group: MineGroup;
  readonly working: number;
  readonly capacity: number;
}

/**
 * Phase 1: upkeep, then labour and fuel go to farms and then mines; food and ore come in.
 *
 * @see seed "Farm", "Mine", "Sensor", "Life Support"; E-10, E-17 phase 1, E-18 to E-21
 */
export const miningAndFarming: EmpyreanPhase = {
  name: 'mining and farming production',
  run({ state, emit }) {
    for (const holding of state.holdings) {
      holding.quarter = emptyQuarter();
      if (!isAbandoned(holding)) upkeep(holding, emit);
    }
    const room = farmRoom(state);
    const teams = inhabited(state).flatMap((holding) => workHolding(state, holding, room, emit));
    const left = new Map<number, number>();
    for (const [depositId, team] of Map.groupBy(teams, ({ group }) => group.depositId)) {
      left.set(depositId, deliverOre(depositOf(state, depositId), team, emit));
    }
    state.cluster = { ...state.cluster, deposits: withQuantities(state.cluster.deposits, left) };
  },
};

/** Runs the farms of a ship or colony, takes the fuel of the turn, and sends its mines to work. */
function workHolding(
  state: EmpyreanState,
  holding: Holding,
  room: ReadonlyMap<number, number>,
  emit: Emit,
): MiningTeam[] {
  const event = { seats: seatsOf(holding), holdingId: holding.id };
  const start = labourPool(holding.population, holding.assembled, holding.stored);
  let pool = start;
  let food = 0;
  for (const { techLevel, units } of holding.farms) {
    const placed = placedFarms(holding, techLevel, units, room);
    const { working, left } = staffGroup(placed, farmNeeds(techLevel), pool);
    const produced = farmOutput(working, techLevel);
    emit({ kind: 'farmed', ...event, techLevel, units, worked: working, produced });
    food += produced;
    pool = left;
  }
  const teams = holding.mines.map((group): MiningTeam => {
    const { working, left } = staffGroup(group.units, mineNeeds(group.techLevel), pool);
    pool = left;
    const { yieldPercent } = depositOf(state, group.depositId);
    return { holding, group, working, capacity: mineCapacity(working, group.techLevel, yieldPercent) };
  });
  const fuel = start.fuel - pool.fuel;
  changeUnits(holding, 'stored', 'FUEL', 0, -fuel, 'used');
  changeUnits(holding, 'stored', 'FOOD', 0, food, 'produced');
  const { unskilled, professionals, automation } = pool;
  holding.quarter.unskilled = unskilled;
  holding.quarter.professionals = professionals;
  holding.quarter.automation = automation;
  const workplaces = [...holding.farms, ...holding.mines].reduce((sum, { units }) => sum + units, 0);
  if (workplaces > 0) {
    emit({
      kind: 'staffed',
      ...event,
      at: 'farms and mines',
      required: {
        USK: workplaces * FARM_AND_MINE_LABOUR.unskilled,
        PRO: workplaces * FARM_AND_MINE_LABOUR.professionals,
      },
      used: { USK: start.unskilled - unskilled, PRO: start.professionals - professionals },
      fuel,
    });
  }
  return teams;
}

/** Shares a deposit among the teams on it, lowest holding ID first, and returns the quantity left in the ground. */
function deliverOre({ id, quantity, resource }: Deposit, teams: readonly MiningTeam[], emit: Emit): number {
  const shares = shareDeposit(
    quantity,
    teams.map(({ capacity }) => capacity),
  );
  for (const [i, { holding, group, working }] of teams.entries()) {
    const produced = shares[i] ?? 0;
    changeUnits(holding, 'stored', RESOURCE_CODE[resource], 0, produced, 'produced');
    emit({
      kind: 'mined',
      seats: seatsOf(holding),
      holdingId: holding.id,
      group: group.id,
      depositId: id,
      units: group.units,
      worked: working,
      produced,
    });
  }
  return quantity - shares.reduce((sum, share) => sum + share, 0);
}

/**
 * Open farms of each colony that find room on their planet, by ID: those of the oldest colonies first, and by ID where they were founded in
 * the same turn.
 *
 * @see E-21
 */
function farmRoom(state: EmpyreanState): Map<number, number> {
  const room = new Map<number, number>();
  const colonies = inhabited(state).filter(({ kind }) => kind === 'open');
  for (const there of Map.groupBy(colonies, ({ planetId }) => planetId).values()) {
    const onPlanet = there.toSorted((a, b) => (a.foundedTurn ?? 0) - (b.foundedTurn ?? 0));
    const farms = onPlanet.map((colony) => colony.farms.find(({ techLevel }) => techLevel === 1)?.units ?? 0);
    const [first] = onPlanet;
    const placed = openFarmsWithRoom(first ? habitabilityAt(state, first) : 0, farms);
    for (const [i, { id }] of onPlanet.entries()) room.set(id, placed[i] ?? 0);
  }
  return room;
}

function placedFarms(
  holding: Holding,
  techLevel: number,
  units: number,
  room: ReadonlyMap<number, number>,
): number {
  if (!canFarm(techLevel, holding.kind, holding.orbit)) return 0;
  return techLevel === 1 ? (room.get(holding.id) ?? 0) : units;
}
