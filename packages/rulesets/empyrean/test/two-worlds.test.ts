import { formatPlanet } from '@ec/cluster';
import { expect, test } from 'vitest';
import { OWN, received } from './received.js';
import {
  change,
  holdingIn,
  otherPlanet,
  outcomes,
  people,
  play,
  smallGame,
  withHolding,
  type NewHolding,
  type SmallGame,
} from './small-game.js';

/**
 * Three empires with a colony each at one home world. Far from there, empire 2 has ship 4 with a crew of 20 beside wreck 5, in which nobody
 * lives, and colony 6, with which it controls a planet where empire 3 may settle.
 */
function start(seed: bigint): { readonly game: SmallGame; readonly label: string } {
  const empty = smallGame({ players: 3, seed });
  const planetId = otherPlanet(empty, () => true);
  const ship: NewHolding = {
    kind: 'ship',
    planetId,
    empireId: 2,
    assembled: { STU: 100_000, 'LFS-1': 100 },
    stored: { FUEL: 1_000, FOOD: 500, CNGD: 500, 'TPT-1': 10 },
  };
  const crewed = withHolding(empty, { ...ship, population: { PRO: 20 } });
  const wrecked = withHolding(crewed, { ...ship, empireId: null });
  const game = change(
    withHolding(wrecked, { ...ship, kind: 'enclosed', population: { PRO: 20 } }),
    (state) => {
      state.controls = [{ planetId, empireId: 2, permitted: [{ kind: 'empire', id: 3 }] }];
    },
  );
  return { game, label: formatPlanet(game.state.cluster, planetId) };
}

test.each([1n, 7n, 1978n])(
  'seed %s: E-43, E-46, E-50: who moves into what is abandoned, drafts, pays, feeds or denies elsewhere changes nothing that another receives',
  (seed) => {
    const { game, label } = start(seed);
    const turns = [
      // all of the crew go over, so that ship 4 is abandoned in its turn
      `4, transfer, 20 professionals, 5\nempire 3, permission to colonize, ${label}, denied\n2, draft, 10 soldiers\n2, pay, 0.25, professionals\n2, ration, 90%`,
      `5, transfer, 9 professionals, 4\nempire 3, permission to colonize, ${label}\n2, draft, 10 trainees\n5, name, "Secret"\n2, ration, 50%`,
      `5, transfer, 11 professionals, 4`,
    ];
    let [quiet, busy] = [game, game];
    for (const sheet of turns) {
      quiet = play(quiet, OWN);
      busy = play(busy, OWN, sheet);
      const theirs = outcomes(busy).filter((event) => event.seat === 2);
      expect(theirs.filter(({ status }) => status !== 'done')).toEqual([]);
      expect(theirs).toHaveLength(sheet.split('\n').length);
      expect(received(busy)).toEqual(received(quiet));
    }
    expect(holdingIn(busy, 4).empireId).toBe(2);
    expect(holdingIn(busy, 5)).toMatchObject({ empireId: null, population: people({}) });
    expect([holdingIn(quiet, 4).empireId, holdingIn(quiet, 5).empireId]).toEqual([2, null]);
  },
);
