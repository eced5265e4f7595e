import { describe, expect, test } from 'vitest';
import { fightEverywhere } from '../../src/conflict/fight-everywhere.js';
import { FIRST } from '../../src/editions.js';
import { coloniesOf, houseOf } from '../../src/lookup.js';
import type { ShipCode } from '../../src/types.js';
import { newState } from '../games.js';
import { play } from '../turns.js';
import { addColony, addForce, arena, eventsOf, many, relate } from './arena.js';

const none = { undamaged: 0, crippled: 0 };

/** House 1 blockades a colony of House 2 with so many batteries (AS 6, DS 2 each) and 10 IU. */
function blockade(
  squadrons: ShipCode[][],
  batteries: number,
  batteryRoe: number | null,
  given: Readonly<Record<string, number>> = {},
  isHidden = false,
) {
  const { state, work } = arena('major', given);
  relate(state, 1, 2, 'enemy');
  const { colony } = addColony(state, 3, 2, {
    iu: 10,
    batteryRoe,
    ground: { GB: { undamaged: batteries, crippled: 0 }, AA: none, MD: none },
  });
  const fleet = addForce(state, 1, 3, squadrons, { order: { kind: 'blockade', systemId: 3 }, level: 7 });
  fleet.isHidden = isHidden;
  fightEverywhere(work);
  return {
    colony,
    events: eventsOf(work.events, 'bombardment'),
    isBlockaded: state.turnWork.blockades.includes(3),
    left: houseOf(state, 1).fleets.length,
  };
}

describe('X-71: batteries fire at blockaders', () => {
  test('X-71: eight of AS 6 destroy four Corvettes: at ¼ a round they score 12 hits, and 16 are enough', () => {
    const { events, isBlockaded, left } = blockade(many('CT', 4), 8, null);
    expect(events).toMatchObject([{ seats: [1, 2], houseId: 1, against: 2, attack: 'blockade' }]);
    // of AS 48, less what at most 4 hits a round of the Corvettes take from it, 12 hits or more in each of two rounds
    expect(events[0]?.rounds.length).toBeLessThanOrEqual(2);
    expect([left, isBlockaded]).toEqual([0, false]);
  });

  test.each([
    // AS 6 of a battery against AS 1 of each Corvette
    ['the default 6 fires at its equal', 6, null, 1],
    ['the default 6 spares the stronger', 7, null, 0],
    ['7 fires at up to 3:2, here 9', 9, 7, 1],
    ['7 spares 10', 10, 7, 0],
    ['0 never fires', 1, 0, 0],
    ['10 always does', 30, 10, 1],
  ])('X-53, X-71: %s', (_, corvettes, roe, exchanges) => {
    expect(blockade(many('CT', corvettes), 1, roe).events).toHaveLength(exchanges);
  });

  test('X-71: blockaders fire back at batteries and at nothing else, until none is left', () => {
    // three Super Dreadnoughts of AS 33 score 9 hits or more, and a battery of DS 2 takes 4
    const { colony, events, isBlockaded } = blockade(many('SD', 3), 1, 10);
    expect(events[0]?.rounds).toHaveLength(1);
    expect(colony).toMatchObject({ iu: 10, pu: 100e6, ground: { GB: none } });
    expect(isBlockaded).toBe(true);
  });

  test('X-66, X-71: nobody fires at what nobody sees, nor without batteries', () => {
    expect(blockade([['RR']], 8, 10, {}, true).events).toEqual([]);
    expect(blockade([['CT']], 0, 10).events).toEqual([]);
  });

  test('X-71: the edition first knows neither the fire nor the order', () => {
    expect(blockade([['CT']], 8, null, FIRST)).toMatchObject({ events: [], isBlockaded: true });
    const state = newState(2, FIRST);
    const [home] = coloniesOf(state, 1);
    expect(play(state, [`batteries ${home?.q},${home?.r} roe 10`]).codes).toEqual(['not-in-edition']);
  });
});

describe('X-71: orders to batteries', () => {
  test('X-71: of two for a colony the last counts; a colony of somebody else is refused', () => {
    const state = newState(2);
    const [[home], [other]] = [coloniesOf(state, 1), coloniesOf(state, 2)];
    const at = `${home?.q},${home?.r}`;
    expect(
      play(state, [`batteries ${at} roe 2\nbatteries ${other?.q},${other?.r} roe 2\nbatteries ${at} roe 9`])
        .codes,
    ).toEqual(['replaced', 'not-your-colony', 'done']);
    expect(home?.colony.batteryRoe).toBe(9);
  });
});
