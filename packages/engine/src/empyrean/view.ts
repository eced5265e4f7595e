import { formatPlanet } from '@ec/cluster';
import { formatUnit, quantityOf, RESOURCE_CODE, sortStacks, standardOfLiving, type Stack } from '@ec/economy';
import type { ColonyView, PlanetSurvey, TurnView } from '@ec/reports';
import type { OrderEvent } from '../journal.js';
import type { EmpyreanEvent } from './events.js';
import { depositOf, planetOf } from './lookup.js';
import type { Colony, EmpyreanState } from './state.js';

/**
 * All that an empire may know after a turn: its own people and goods, what became of its orders, and its home planet.
 *
 * @throws RangeError when there is no such empire
 */
export function view(
  state: EmpyreanState,
  journal: readonly (EmpyreanEvent | OrderEvent)[],
  seat: number,
): TurnView {
  const empire = state.empires.find(({ id }) => id === seat);
  if (!empire) throw new RangeError(`empire: expected an ID of the game, received ${seat}`);
  const seen = journal.filter(({ seats }) => seats.includes(seat));
  const player = state.players.find(({ empireId }) => empireId === seat);
  return {
    game: state.game,
    turn: state.turn,
    empire: {
      id: empire.id,
      name: empire.name,
      player: player?.email ?? null,
      homeWorld: formatPlanet(state.cluster, empire.homeWorldId),
    },
    orders: seen
      .filter((event) => event.kind === 'order')
      .map(({ line, text, status, reason }) => ({ line, text, status, reason })),
    diagnostics: seen
      .filter((event) => event.kind === 'unreadable')
      .map(({ line, column, message }) => ({ line, column, message })),
    colonies: state.colonies
      .filter(({ empireId }) => empireId === seat)
      .map((colony) => colonyView(state, seen, colony)),
    surveys: [homePlanetSurvey(state, empire.homeWorldId)],
  };
}

function colonyView(
  state: EmpyreanState,
  seen: readonly (EmpyreanEvent | OrderEvent)[],
  colony: Colony,
): ColonyView {
  const own = seen.filter((event) => 'colonyId' in event).filter(({ colonyId }) => colonyId === colony.id);
  const provided = own.find((event) => event.kind === 'provided');
  const grown = own.find((event) => event.kind === 'grown');
  const staffed = own.find((event) => event.kind === 'staffed');
  const { living } = colony;
  return {
    id: colony.id,
    name: colony.name,
    kind: colony.kind,
    location: formatPlanet(state.cluster, colony.planetId),
    techLevel: colony.techLevel,
    population: colony.population,
    rebels: {},
    vital:
      provided && grown && living
        ? {
            births: grown.births,
            deaths: grown.deaths,
            graduates: grown.graduates,
            promoted: grown.promoted,
            starved: provided.starved,
            standardOfLiving: standardOfLiving(living),
            wagesDue: provided.wagesDue,
            wagesPaid: provided.wagesPaid,
            foodDue: provided.foodDue,
            foodEaten: provided.foodEaten,
          }
        : null,
    rates: { pay: colony.pay, ration: colony.ration },
    stored: colony.stored,
    assembled: assembledUnits(colony),
    farms: colony.farms.map(({ techLevel, units }) => {
      const farmed = own.find((event) => event.kind === 'farmed' && event.techLevel === techLevel);
      const { worked, produced } = farmed?.kind === 'farmed' ? farmed : { worked: 0, produced: 0 };
      return { techLevel, units, worked, produced };
    }),
    mines: colony.mines.map(({ id: group, techLevel, units, depositId }) => {
      const mined = own.find((event) => event.kind === 'mined' && event.group === group);
      const { worked, produced } = mined?.kind === 'mined' ? mined : { worked: 0, produced: 0 };
      const { number: depositNumber, resource, yieldPercent } = depositOf(state, depositId);
      const code = RESOURCE_CODE[resource];
      return { group, techLevel, units, worked, depositNumber, resource: code, yieldPercent, produced };
    }),
    factories: colony.factories.map(({ id: group, techLevel, units, product, pipeline }) => ({
      group,
      techLevel,
      units,
      product: formatUnit(product.code, product.techLevel),
      pipeline,
    })),
    labour: staffed ? { required: staffed.required, used: staffed.used } : null,
  };
}

/** Assembled units with those of the groups, in rulebook order. */
function assembledUnits({ assembled, farms, mines, factories }: Colony): Stack[] {
  let all: Stack[] = [...assembled];
  const groups = [
    ...farms.map((group) => ({ ...group, code: 'FRM' as const })),
    ...mines.map((group) => ({ ...group, code: 'MIN' as const })),
    ...factories.map((group) => ({ ...group, code: 'FCT' as const })),
  ];
  for (const { code, techLevel, units } of groups) {
    const quantity = quantityOf(all, code, techLevel) + units;
    all = all.filter((stack) => stack.code !== code || stack.techLevel !== techLevel);
    all.push({ code, techLevel, quantity });
  }
  return sortStacks(all);
}

function homePlanetSurvey(state: EmpyreanState, planetId: number): PlanetSurvey {
  const { type, habitability } = planetOf(state, planetId);
  return {
    planet: formatPlanet(state.cluster, planetId),
    type,
    habitability,
    turn: state.turn,
    deposits: state.cluster.deposits
      .filter((deposit) => deposit.planetId === planetId)
      .map(({ number, resource, quantity, yieldPercent }) => ({
        number,
        resource: RESOURCE_CODE[resource],
        quantity,
        yieldPercent,
      }))
      .sort((a, b) => a.number - b.number),
  };
}
