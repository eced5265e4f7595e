import { COMBAT_PARAMETERS } from '@ec/combat';
import { defaultClusterParameters } from '@ec/cluster';
import { ratio } from '@ec/prng';
import { UNREST_WEIGHTS } from '@ec/economy';
import { describe, expect, it } from 'vitest';
import {
  clusterParameters,
  combatParametersOf,
  unrestWeights,
  type EmpyreanParameters,
} from '../src/parameters.js';
import { EDITIONS } from '../src/editions.js';
import { countReign } from '../src/outcome.js';
import { empyrean } from '../src/ruleset.js';
import { createGame, plainCopy, resolveParameters } from '@ec/engine';
import { empires } from './empires.js';

function valuesWith(given: Readonly<Record<string, number | string>> = {}): EmpyreanParameters {
  return resolveParameters(empyrean.parameters, given);
}

describe('what the libraries take, from the values in force', () => {
  it('E-05 to E-07, E-31, E-32, E-35 to E-42: by default it is as the libraries have it', () => {
    expect(clusterParameters(valuesWith())).toEqual({
      ...defaultClusterParameters,
      starCount: 80,
      axisSize: 14,
    });
    expect(clusterParameters(valuesWith(EDITIONS.first.parameters))).toEqual(defaultClusterParameters);
    expect(unrestWeights(valuesWith())).toEqual(UNREST_WEIGHTS);
    expect(combatParametersOf(valuesWith())).toEqual(COMBAT_PARAMETERS);
  });

  it('E-05 to E-07: stars, dice by orbit and chances by type of planet', () => {
    const { starCount, gasGiantHabitability, resourcePercent } = clusterParameters(
      valuesWith({
        'cluster.starCount': 60,
        'cluster.gasGiantHabitability.2': '1d4',
        'cluster.resourcePercent.asteroid.gold': 10,
        'cluster.resourcePercent.asteroid.fuel': 20,
        'cluster.resourcePercent.asteroid.metallics': 30,
        'cluster.resourcePercent.asteroid.nonMetallics': 40,
      }),
    );
    expect(starCount).toBe(60);
    expect(gasGiantHabitability[1]).toBe('1d4');
    expect(resourcePercent.asteroid).toEqual({ gold: 10, fuel: 20, metallics: 30, nonMetallics: 40 });
    expect(resourcePercent.terrestrial).toEqual(defaultClusterParameters.resourcePercent.terrestrial);
  });

  it('E-32: 250 hundredths of a percent are one in forty', () => {
    expect(unrestWeights(valuesWith({ 'unrest.unpaid': 250 })).unpaid).toEqual(ratio(1, 40));
  });

  it('E-40: losses of a round', () => {
    const { leastLosses, mostLosses } = combatParametersOf(
      valuesWith({ 'combat.leastLosses': 3, 'combat.mostLosses': 7 }),
    );
    expect([leastLosses, mostLosses]).toEqual([3, 7]);
  });

  it('what does not go together is refused', () => {
    expect(() => clusterParameters(valuesWith({ 'cluster.resourcePercent.asteroid.gold': 99 }))).toThrow(
      /sum of resourcePercent\.asteroid must be 100/,
    );
    expect(() => combatParametersOf(valuesWith({ 'combat.leastLosses': 8, 'combat.mostLosses': 7 }))).toThrow(
      'leastLosses: expected at most mostLosses (7), received 8',
    );
  });

  it('so are values that are not all there', () => {
    for (const read of [clusterParameters, unrestWeights, combatParametersOf])
      expect(() => read({} as EmpyreanParameters)).toThrow(RangeError);
  });
});

describe('E-52: terms of victory and homes as parameters', () => {
  const start = (parameters: Readonly<Record<string, number>>) =>
    createGame(empyrean, { name: 'EC-1', seed: 1978n, players: empires(4), parameters });

  it('one empire on each home world: four worlds, of which every empire has another', () => {
    const { homeWorlds, empires: seated } = start({}).state;
    expect(homeWorlds).toHaveLength(4);
    expect(seated.map(({ homeWorldId }) => homeWorldId)).toEqual(homeWorlds);
    expect(start({ 'empires.perHomeWorld': 4 }).state.homeWorlds).toHaveLength(1);
  });

  it('two planets and rivals with none win after four turns, if a game says so', () => {
    const state = plainCopy(start({}).state);
    state.controls = [1, 2].map((planetId) => ({ empireId: 1, planetId, permitted: [] }));
    const terms = { ...resolveParameters(empyrean.parameters), 'victory.planets': 2, 'victory.rival': 1 };
    for (let turn = 0; turn < 4; turn++) countReign(state, terms);
    expect(empyrean.outcome(state)).toEqual({ status: 'over', winners: [1] });
    state.controls.push({ empireId: 2, planetId: 3, permitted: [] });
    countReign(state, terms);
    expect(empyrean.outcome(state)).toEqual({ status: 'running' });
  });
});
