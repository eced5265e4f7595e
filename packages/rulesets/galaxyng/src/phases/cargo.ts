import { DONE } from '@ec/engine';
import { capacity, shipMass } from '../formulas/ship.js';
import type { GalaxyPhase } from '../contract.js';
import { designOf, groupOf, planetOf } from '../lookup.js';
import { isAtMost, restOf } from '../numbers/epsilon.js';
import { cutToHundredths, raiseToHundredths } from '../numbers/hundredths.js';
import { Refusal, warned, withFigures } from '../orders/results.js';
import { putDown } from '../groups/put-down.js';
import type { GalaxyState, Group, Planet } from '../state.js';
import { carryOutPending, type ActsOf } from './carry-out.js';

/** Least cargo of a ship that has any (included), and least stock that ships take. */
export const LEAST_CARGO = 0.01;

/** Cargo taken aboard and put down, and ships scrapped. */
export const CARGO_ACTS: ActsOf<'load' | 'unload' | 'scrap'> = {
  load({ turn: { state } }, { groupId, cargo, amount }) {
    const place = inOrbit(state, groupId);
    if (place instanceof Refusal) return place;
    const { group, planet } = place;
    if (group.cargo !== null && group.cargo !== cargo)
      return new Refusal(
        'other-cargo',
        withFigures('other-cargo', `each has ${cutToHundredths(group.load)} ${group.cargo}`),
      );
    const room = restOf(capacity(designOf(state, group), group.tech), group.load);
    if (room === 0)
      return new Refusal('full', withFigures('full', `each carries ${cutToHundredths(group.load)}`));
    if (amount !== undefined && amount < LEAST_CARGO) return tooLittle('load');
    if (amount !== undefined && !isAtMost(amount, room))
      return new Refusal('too-much', `More than each ship has room for: ${cutToHundredths(room)}.`);
    const wanted = Math.min(amount ?? room, room);
    const stock = planet.stock[cargo];
    const isShort = !isAtMost(wanted * group.ships, stock);
    const loaded = isShort ? stock / group.ships : wanted;
    if (loaded < LEAST_CARGO) {
      const least = raiseToHundredths(LEAST_CARGO * group.ships);
      return new Refusal(
        'too-little',
        `There is less in stock than the ships load: ${cutToHundredths(stock)} of at least ${least}.`,
      );
    }
    planet.stock[cargo] = restOf(stock, loaded * group.ships);
    group.cargo = cargo;
    group.load += loaded;
    if (!isShort || amount === undefined) return DONE;
    const ordered = raiseToHundredths(wanted * group.ships);
    const figures = `${cutToHundredths(stock)} of ${ordered}; each ship takes ${cutToHundredths(loaded)}`;
    return warned('short-stock', withFigures('short-stock', figures));
  },
  unload({ turn }, { groupId, amount }) {
    const place = inOrbit(turn.state, groupId);
    if (place instanceof Refusal) return place;
    const { group, planet } = place;
    if (group.cargo === null) return new Refusal('no-cargo');
    if (amount !== undefined && amount < LEAST_CARGO) return tooLittle('unload');
    if (amount !== undefined && !isAtMost(amount, group.load))
      return new Refusal('too-much', `More than each ship carries: ${cutToHundredths(group.load)}.`);
    const isAll = amount === undefined || group.load - amount < LEAST_CARGO;
    putDown(turn, group, planet, isAll ? group.load : amount);
    return DONE;
  },
  scrap({ turn, raceId }, { groupId }) {
    const place = inOrbit(turn.state, groupId);
    if (place instanceof Refusal) return place;
    const { group, planet } = place;
    if (group.cargo === 'COL')
      return new Refusal(
        'has-colonists',
        withFigures('has-colonists', `each ship has ${cutToHundredths(group.load)}`),
      );
    if (planet.ownerId !== null && planet.ownerId !== raceId) return new Refusal('alien-planet');
    putDown(turn, group, planet);
    const { ships, typeId } = group;
    planet.stock.MAT += shipMass(designOf(turn.state, group)) * ships;
    group.ships = 0;
    turn.emit({ kind: 'scrapped', seats: [raceId], raceId, typeId, ships, planetId: planet.id });
    return DONE;
  },
};

/**
 * Step 6: groups load and unload cargo; ships are scrapped.
 *
 * @see manual "Cargo", "Groups"; N-16, N-27
 */
export const cargo: GalaxyPhase = { name: 'cargo', run: (turn) => carryOutPending(turn, CARGO_ACTS) };

function tooLittle(what: 'load' | 'unload'): Refusal {
  return new Refusal('too-little', `Each ship has to ${what} at least ${LEAST_CARGO}.`);
}

/** A group and the planet where it is. */
function inOrbit(state: GalaxyState, groupId: number): { group: Group; planet: Planet } | Refusal {
  const group = groupOf(state, groupId);
  if (!group) return new Refusal('group-gone');
  if (group.originId !== null) return new Refusal('in-hyperspace');
  return { group, planet: planetOf(state, group.planetId) };
}
