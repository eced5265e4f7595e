import { createGame, resolveTurn } from '@ec/engine';
import { expect, test } from 'vitest';
import { newColony } from '../../src/colony.js';
import { houseOf, systemOf } from '../../src/lookup.js';
import { ec4x } from '../../src/ruleset.js';
import { players } from '../games.js';
import { doubtsOf, type Ec4xGame } from './doubts.js';

/** A game in which fleet 1 of House 1 is at the home of House 2, its enemy, which it saw before House 2 fell into disgrace. */
function atHomeOfTheDisgraced(isOut: boolean): { game: Ec4xGame; sheet: string } {
  const begun: Ec4xGame = createGame(ec4x, { name: 'Disgrace', seed: 3, players: players(3) });
  const state = structuredClone(begun.state);
  const [own, other] = [houseOf(state, 1), houseOf(state, 2)];
  const system = systemOf(state, other.homeId);
  const fleet = own.fleets.find(({ id }) => id === 1);
  if (!fleet) throw new Error('expected fleet 1');
  fleet.systemId = system.id;
  for (const [one, id] of [[own, 2], [other, 1]] as const) one.stances[id - 1] = 'enemy'; // prettier-ignore
  const { planetClass, resources } = system;
  own.knowledge.systems = [
    ...own.knowledge.systems.filter(({ systemId }) => systemId !== system.id),
    {
      ...{ systemId: system.id, turn: state.turn, planetClass, resources, owner: 2 },
      ...{ fleets: [], planet: null, ships: null },
    },
  ].sort((a, b) => a.systemId - b.systemId);
  other.fleets = [];
  if (isOut) {
    other.status = 'disgraced';
    system.colony = newColony('independent', system.colony?.pu ?? 0);
  }
  const squadron = fleet.squadrons[0]?.id;
  return { game: { ...begun, state }, sheet: `split 1 ${squadron}` };
}

test('X-39, X-65: ships regroup at a colony of the enemy only once all know that he is out of the game', () => {
  for (const isOut of [true, false]) {
    const { game, sheet } = atHomeOfTheDisgraced(isOut);
    const ends = resolveTurn(ec4x, game, new Map([[1, sheet]])).journal.flatMap((event) =>
      event.kind === 'order' ? [event.code] : [],
    );
    const told = doubtsOf(game, sheet).map((doubt) => doubt.split(/[ :]/)[1]);
    expect([isOut, ends]).toEqual([isOut, told.length > 0 ? told : ['done']]);
    expect(told).toEqual(isOut ? [] : ['hostile-near']);
  }
});
