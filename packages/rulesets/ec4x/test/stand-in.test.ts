import { createGame, playBots, resolveTurn } from '@ec/engine';
import { describe, expect, test } from 'vitest';
import { mendTax } from '../src/bots/mend-tax.js';
import { houseOf } from '../src/lookup.js';
import { ec4x } from '../src/ruleset.js';
import { firstHouse, players, rulesWith } from './games.js';

describe('X-26: a bot that stands in puts back a tax that ruins the House', () => {
  test.each(['builder', 'conqueror', 'spy', 'hoarder'] as const)(
    '%s plays on at 50 % where the player left 70 %, which costs prestige for one turn only',
    (bot) => {
      const begun = createGame(ec4x, { name: 'Holiday', seed: 3, players: players(2) });
      const left = resolveTurn(ec4x, begun, new Map([[1, 'tax 70']]));
      expect(houseOf(left.state, 1)).toMatchObject({ tax: 70, prestigeBy: { tax: -2 } });
      let game = left;
      for (let turn = 0; turn < 5; turn++) game = playBots(ec4x, game, new Map([[1, bot]]));
      expect(houseOf(game.state, 1)).toMatchObject({ tax: 50, streaks: { tax: 0 }, prestigeBy: { tax: -2 } });
    },
  );

  /** What a bot orders of its tax, with such a tax and so many turns of maintenance not paid. */
  const mended = (tax: number, start = 50, unpaid = 0): number | undefined => {
    const { house } = firstHouse();
    const own = { ...house, tax, streaks: { ...house.streaks, upkeep: unpaid } };
    const [order] = mendTax({ own, rules: rulesWith({ 'start.tax': start }) });
    return order?.kind === 'tax' ? order.percent : undefined;
  };

  test('it leaves a tax up to 65 %, and that of the start whatever it is', () => {
    expect([0, 40, 50, 60, 65, 66].map((tax) => mended(tax))).toEqual([...Array<undefined>(5), 50]);
    expect([mended(80, 80), mended(70, 80)]).toEqual([undefined, 65]);
  });

  test('it raises a tax that does not pay for maintenance to that of the start', () => {
    expect([mended(10, 50, 1), mended(50, 50, 3), mended(60, 50, 3)]).toEqual([50, undefined, undefined]);
  });
});
