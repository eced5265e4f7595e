/** What others do shifts nobody's dice: fights, attacks and acts of espionage come out the same, whatever else goes on. */
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import type { Ec4xState, Subversion } from '../../src/state.js';
import { fightEverywhere } from '../../src/conflict/fight-everywhere.js';
import { look, spyFleets } from '../../src/conflict/look.js';
import { subvert } from '../../src/conflict/subvert.js';
import { houseOf, systemOf } from '../../src/lookup.js';
import { addColony, addForce, arena, eventsOf, many, relate } from './arena.js';

const seed = fc.integer({ min: 1, max: 1_000_000 });

/** Four Houses, and the events of a step for House 3. */
function play(
  at: number,
  prepare: (state: Ec4xState) => void,
  step: (work: ReturnType<typeof arena>['work']) => unknown,
) {
  const { state, work } = arena('major', {}, at, 5);
  prepare(state);
  step(work);
  return { state, events: work.events };
}

test.prop([seed])(
  'two fights in one system do not share dice: 3 against 4, with and without 1 against 2',
  (at) => {
    const fought = (isCrowded: boolean) => {
      const { events } = play(
        at,
        (state) => {
          relate(state, 3, 4, 'enemy');
          relate(state, 1, 2, 'enemy');
          for (const id of [3, 4]) addForce(state, id, 3, many('DD', 4));
          if (isCrowded) for (const id of [1, 2]) addForce(state, id, 3, many('DD', 4));
        },
        fightEverywhere,
      );
      return eventsOf(events, 'engagement').filter(({ seats }) => seats.includes(3));
    };
    expect(fought(false)).toHaveLength(1);
    expect(fought(true)).toEqual(fought(false));
  },
);

test.prop([seed])('who attacks a planet first does not depend on who blockades it', (at) => {
  const attacked = (isBlockaded: boolean) =>
    eventsOf(
      play(
        at,
        (state) => {
          addColony(state, 3, 2);
          for (const id of [1, 3, 4]) relate(state, id, 2, 'enemy');
          for (const id of [1, 3]) {
            const order = { kind: 'bombard', systemId: 3 } as const;
            addForce(state, id, 3, many('DD', 2), { order });
          }
          if (isBlockaded) addForce(state, 4, 3, [['DD']], { order: { kind: 'blockade', systemId: 3 } });
        },
        fightEverywhere,
      ).events,
      'bombardment',
    ).map(({ houseId }) => houseId);
  expect(attacked(true).filter((id) => id !== 4)).toEqual(attacked(false));
});

test.prop([seed])(
  'an act of espionage between others changes neither the order nor the dice of two more',
  (at) => {
    const act = (houseId: number, targetId: number): Subversion => ({
      order: 0,
      houseId,
      kind: 'psyops',
      targetId,
    });
    const acted = (...acts: readonly Subversion[]) => {
      const { state, events } = play(
        at,
        ({ houses, turnWork }) => {
          for (const house of houses) house.ebp = 9;
          turnWork.subversions = [...acts];
        },
        subvert,
      );
      const seen = eventsOf(events, 'subversion').filter(({ houseId }) => houseId !== 4);
      return { seen, prestige: houseOf(state, 2).prestige };
    };
    expect(acted(act(1, 2), act(3, 2), act(4, 5))).toEqual(acted(act(1, 2), act(3, 2)));
  },
);

test.prop([fc.shuffledSubarray([0, 1, 2], { minLength: 3 })])(
  'foreign fleets are shown in the same order, however old each is',
  (order) => {
    const shown = (ages: readonly number[]) => {
      const { state } = arena();
      const forces = [[['DD']], [['CT'], ['CT']], [['CT']]] as const;
      for (const i of ages) addForce(state, 2, 3, forces[i] ?? []);
      const one = houseOf(state, 1);
      return [look(state, one, systemOf(state, 3)).fleets, spyFleets(state, one, 3)];
    };
    expect(shown(order)).toEqual(shown([0, 1, 2]));
  },
);
