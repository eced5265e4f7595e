import type { Elsewhere } from '@ec/engine/testing';
import type { Prng } from '@ec/prng';
import { newColony } from '../src/colony.js';
import type { House } from '../src/house.js';
import { nothingKnown } from '../src/knowledge.js';
import type { Ec4xState, System } from '../src/state.js';
import { STANCES, type Stance } from '../src/types.js';

/**
 * The state with other figures wherever a House cannot see: all that is not its own, not public and not in its knowledge. Stances between
 * others and it change only where they do not show in their relation.
 *
 * @see X-66
 */
export function changeUnseen(state: Ec4xState, seat: number, rng: Prng): Ec4xState {
  const own = state.houses[seat - 1];
  if (!own) return state;
  const others = state.houses.filter(({ id }) => id !== seat);
  for (const other of others) changeHouse(other, own, rng);
  const [one, another] = others;
  if (one && another) state.routs.push({ a: one.id, b: another.id, turn: state.turn });
  for (const system of state.systems) if (system.colony?.owner !== seat) changeSystem(system, others, rng);
  for (const system of state.systems)
    if (system.homeOf !== null && system.homeOf !== seat) system.homeOf = null;
  return state;
}

/**
 * What others have and order that a House learns nothing of in the next turns: points, numbers, names of fleets, and what they build, spend and order
 * at home.
 */
export function elsewhere(state: Ec4xState, seat: number, rng: Prng): Elsewhere<Ec4xState> {
  const others = state.houses.filter(({ id }) => id !== seat);
  for (const other of others) {
    other.ebp += 1 + rng.intN(5);
    other.research.points.sl += rng.intN(3);
    other.last.fleet += 1 + rng.intN(5);
    other.last.squadron += 1 + rng.intN(5);
    other.last.ship += 1 + rng.intN(5);
    for (const fleet of other.fleets) fleet.name = `Secret ${rng.intN(1000)}`;
  }
  const sheets = others.flatMap(({ id, homeId }) => {
    const home = state.systems[homeId - 1];
    const at = `${home?.q},${home?.r}`;
    const orders = [
      `build ${at} colony GB 1`,
      `public works ${at} ${1 + rng.intN(40)}`,
      `docks ${at} ${1 + rng.intN(3)}`,
      `batteries ${at} roe ${rng.intN(11)}`,
    ];
    return home ? [[id, orders.join('\n')] as const] : [];
  });
  return { state, sheets: new Map(sheets) };
}

function changeHouse(other: House, own: House, rng: Prng): void {
  const [fleet] = own.fleets;
  other.treasury += 1 + rng.intN(1000);
  other.ledger.opening += 1;
  other.tax = rng.intN(101);
  other.gcp += 1 + rng.intN(1000);
  other.prestigeBy.founded += 5;
  other.prestigeBy.lost -= 5;
  other.research.levels.el += 1;
  other.research.points.sl += rng.intN(9);
  other.research.boons = ['lanes'];
  other.ebp += 1;
  other.cip += 1;
  other.acts.push({ targetId: own.id, turn: 1, isSuccess: true });
  other.subverted.push({ turn: 1, points: 3 });
  other.streaks = { tax: 1, upkeep: 1, disgrace: 1 };
  other.isTaxCut = !other.isTaxCut;
  other.isScienceHalved = !other.isScienceHalved;
  other.last.fleet += 5;
  other.knowledge = nothingKnown();
  other.transports = [{ fromId: 1, toId: 2, ptu: 3, turns: 4 }];
  other.homeId = 1;
  other.playerId = null;
  other.stances = other.stances.map((stance, i) =>
    i + 1 === own.id ? hiddenStance(own, other, stance) : rng.pick(STANCES),
  );
  if (rng.chance(1, 2)) other.fleets = [];
  for (const each of other.fleets) {
    each.systemId = fleet?.systemId ?? 1;
    each.roe = rng.intN(11);
    each.name = 'Secret';
    each.isHidden = !each.isHidden;
    for (const squadron of each.squadrons) squadron.state = rng.pick(['undamaged', 'crippled']);
  }
}

/** A stance that the relation does not show: any that is not less friendly than that of the House that looks. */
function hiddenStance(own: House, other: House, stance: Stance): Stance {
  const least = STANCES.indexOf(own.stances[other.id - 1] ?? 'neutral');
  return STANCES.indexOf(stance) < least ? stance : (STANCES[least] ?? stance);
}

function changeSystem(system: System, others: readonly House[], rng: Prng): void {
  system.planetClass = rng.pick(['extreme', 'harsh', 'lush']);
  system.resources = rng.pick(['poor', 'rich']);
  const colony = newColony(rng.pick(others).id, 1_000_000 * (1 + rng.intN(400)));
  colony.name = 'Secret';
  colony.iu = rng.intN(99);
  colony.ground.GB.undamaged = rng.intN(9);
  colony.shield = 1 + rng.intN(5);
  colony.fighters = [3];
  colony.isBlockaded = true;
  colony.projects = [
    { id: 7, facility: null, docks: 0, turns: 2, paid: 12_000, kind: 'ground', code: 'GB', count: 3 },
  ];
  system.colony = rng.chance(1, 3) ? null : colony;
}
