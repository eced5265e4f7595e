import { describe, expect, test } from 'vitest';
import { muster, type Forces } from '../../src/conflict/muster.js';
import { houseOf } from '../../src/lookup.js';
import { addColony, addForce, arena } from './arena.js';

/** Forces of nothing but what is said. */
const only = (given: Partial<Forces>): Forces => ({
  ...{ house: null, fleets: [], carriers: [], base: null, withStarbases: false, withTransports: false },
  ...given,
});

describe('seed 5.2, X-49: what forms a task force', () => {
  test('T19: a Light Cruiser that leads two Destroyers fights with AS 10 and DS 13', () => {
    const { state } = arena();
    const fleets = [addForce(state, 1, 3, [['CL', 'DD', 'DD'], ['DD', 'SC'], ['SC']], { roe: 7 })];
    const { force } = muster(state.rules, only({ house: houseOf(state, 1), fleets }));
    expect(force).toMatchObject({ house: 1, fleets: [{ id: 1, roe: 7 }] });
    expect(
      force.squadrons.map(({ attack, defence, hasScout }) => [attack, defence, hasScout]),
    ).toEqual([[10, 13, false], [3, 5, true], [0, 1, true]]); // prettier-ignore
  });

  test('X-49, X-52: fighters with numbers after those of squadrons, Starbases in their state', () => {
    const { state } = arena();
    const fleet = addForce(state, 1, 3, [['CV']], { fighters: [1, 0] });
    const { colony } = addColony(state, 3, 1, {
      fighters: [0],
      starbases: [{ wep: 0, state: 'crippled' }],
    });
    const { force } = muster(
      state.rules,
      only({
        house: houseOf(state, 1),
        fleets: [fleet],
        carriers: [fleet],
        base: colony,
        withStarbases: true,
      }),
    );
    expect(force.squadrons.map(({ id, kind, fleet: of }) => [id, kind, of])).toEqual([
      [1, 'ships', 1],
      [2, 'fighters', null],
      [3, 'fighters', null],
      [4, 'fighters', null],
      [5, 'starbase', null],
    ]);
    expect(force.squadrons[4]).toMatchObject({ attack: 45, defence: 50, state: 'crippled' });
    // WEP 1 adds a tenth to AS 3 and DS 2, which is cut
    expect(force.squadrons.slice(1, 4).map(({ attack, defence }) => [attack, defence])).toEqual([[3, 2], [3, 2], [3, 2]]); // prettier-ignore
  });

  test('X-57: of an AS of 28 the 16 of the Planet-Breaker pass shields', () => {
    const { state } = arena();
    const fleets = [addForce(state, 1, 3, [['PB'], ['SD', 'CT']])];
    const { force } = muster(state.rules, only({ house: houseOf(state, 1), fleets }));
    expect(force.squadrons.map(({ attack, breakerAttack }) => [attack, breakerAttack])).toEqual([
      [16, 16],
      [12, 0],
    ]);
  });

  test('X-54, X-59: transports are no squadrons, but in a blitz they are, with AS 0 and DS 5; ETACs never', () => {
    const { state } = arena();
    const fleets = [addForce(state, 1, 3, [['CT'], ['TT'], ['ET']])];
    const house = houseOf(state, 1);
    const figures = (withTransports: boolean) =>
      muster(state.rules, only({ house, fleets, withTransports })).force.squadrons.map((one) => [
        one.attack,
        one.defence,
      ]);
    expect(figures(false)).toEqual([[1, 2]]);
    expect(figures(true)).toEqual([[1, 2], [0, 5]]); // prettier-ignore
  });
});
