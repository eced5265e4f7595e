import { searchForSpy, type Searcher, type Spy } from '../detection/search-for-spy.js';
import { removeSquadron } from '../forces/remove.js';
import { houseOf } from '../lookup.js';
import { awardPrestige } from '../politics/prestige.js';
import { relationOf } from '../politics/relations.js';
import type { System } from '../state.js';
import type { Work } from '../work.js';
import { sensorsOfFleet } from './cloak.js';
import { isSpying } from './missions.js';

/**
 * In every system, fleets with able Scouts look for the spies of Houses with which they have no pact; those found are destroyed.
 *
 * @see seed 2.4.2; X-46
 */
export function findSpies(work: Work): void {
  const spying = work.state.houses.flatMap(({ fleets }) => fleets.filter(isSpying));
  const spiedOn = new Set(spying.map(({ systemId }) => systemId));
  for (const system of work.state.systems)
    if (spiedOn.has(system.id)) search(work, system, spiesAt(work, system));
}

function search(work: Work, system: System, spies: readonly Spy[]): void {
  const { state, rng, emit } = work;
  const hasPact = (house: number, other: number): boolean => relationOf(state, house, other) === 'pact';
  const searchers = searchersAt(work, system);
  for (const spy of spies) {
    // each fleet has dice of its own against each spy, so that none that stays unseen shifts those of another
    const found = searchers
      .flatMap((searcher) =>
        searchForSpy(
          spy,
          [searcher],
          hasPact,
          rng.stream('spies', system.id, spy.house, spy.id, searcher.house, searcher.fleet),
        ),
      )
      .filter(({ roll }) => roll.succeeds);
    const finders = new Set(found.map(({ searcher }) => searcher.house));
    if (finders.size === 0) continue;
    const house = houseOf(state, spy.house);
    const fleet = house.fleets.find(({ squadrons }) => squadrons.some(({ id }) => id === spy.id));
    if (!fleet) throw new RangeError(`spy ${spy.id}: expected a fleet of House ${spy.house}, received none`);
    removeSquadron(house, fleet, spy.id);
    // each gets an event of its own: a finder may be hidden from the others
    for (const finder of [...finders].toSorted((one, other) => one - other))
      emit({ kind: 'spyFound', seats: [finder], houseId: house.id, systemId: system.id });
    emit({ kind: 'spyLost', seats: [house.id], houseId: house.id, fleetId: fleet.id, systemId: system.id });
    awardPrestige(work, house, 'spyFound', system.id);
  }
}

function spiesAt({ state }: Work, system: System): Spy[] {
  return state.houses.flatMap((house) =>
    house.fleets
      .filter((fleet) => fleet.systemId === system.id && isSpying(fleet))
      .flatMap(({ squadrons }) =>
        squadrons.map(({ id, state: unitState, ships }) => ({
          house: house.id,
          id,
          eli: unitState === 'undamaged' ? (ships[0]?.level ?? 0) : 0,
        })),
      ),
  );
}

function searchersAt({ state }: Work, system: System): Searcher[] {
  return state.houses.flatMap((house) =>
    house.fleets.flatMap((fleet) => {
      const sensors = fleet.systemId === system.id ? sensorsOfFleet(fleet) : null;
      return sensors ? [{ house: house.id, fleet: fleet.id, sensors }] : [];
    }),
  );
}
