import { createGame, type AnyRuleset } from '@ec/engine';
import { describe, expect, it } from 'vitest';
import { openedOrders } from '../../src/league/opened-orders.js';
import { playersOf } from '../../src/games/draw-game.js';
import { toy } from './toy.ts';

/** An act may be ordered once points were bought: the toy's view is nothing, so that its bot keeps what was bought by its own draws. */
function game(): AnyRuleset {
  let bought = false;
  const base = toy({
    id: 'shop',
    turns: 12,
    bots: {
      plain: () => 'wait',
      random: (_, rng) => (bought ? rng.pick(['act', 'buy']) : rng.pick(['wait', 'buy'])),
    },
    points: (words) => {
      bought = words.flat().includes('buy');
      return words.map(() => 0);
    },
  });
  return base as unknown as AnyRuleset;
}

const plain = { bot: 'plain', values: {} };

/** Whoever buys more than one thing in a turn leaves the game; three that are bought one a turn allow an act. */
function thrift(): AnyRuleset {
  let bought = 0;
  let isOut = false;
  const base = toy({
    id: 'thrift',
    turns: 12,
    bots: {
      plain: () => 'wait',
      random: (_, rng) => (!isOut && bought >= 6 ? rng.pick(['act', 'buy']) : rng.pick(['wait', 'buy'])),
    },
    points: (words) => {
      const counts = words.map((own) => own.filter((word) => word === 'buy').length);
      isOut ||= Math.max(...counts) > 1;
      bought += counts.reduce((sum, one) => sum + one, 0);
      return words.map(() => 0);
    },
  });
  return base as unknown as AnyRuleset;
}

describe('orders that others open', () => {
  it('are also those that one order a turn opens where many at once would cost too much', () => {
    const shop = thrift();
    const start = createGame(shop, { name: 'thrift', seed: 1, players: playersOf(2) });
    expect(openedOrders(shop, plain, ['buy'], start)).toEqual(new Map([['act', 'buy']]));
  });

  it('are those that are drawn with another besides, and not without: an act takes points', () => {
    const shop = game();
    const start = createGame(shop, { name: 'shop', seed: 1, players: playersOf(2) });
    expect(openedOrders(shop, plain, ['buy', 'wait'], start)).toEqual(new Map([['act', 'buy']]));
    // nothing opens what is drawn without it, too
    expect(openedOrders(shop, plain, ['wait'], start)).toEqual(new Map());
  });

  it('are looked for in games that are counted: one as it is, one or two a mark, two a kind that is opened', () => {
    const shop = game();
    const start = createGame(shop, { name: 'shop', seed: 1, players: playersOf(2) });
    let games = 0;
    openedOrders(shop, plain, ['buy', 'wait'], start, { ended: () => (games += 1) });
    // nothing besides; one and many to buy, as one opens an act; one to wait; one and many to buy before acts alone
    expect(games).toBe(1 + 2 + 1 + 2);
  });
});
