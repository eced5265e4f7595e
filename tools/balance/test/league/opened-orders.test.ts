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

describe('orders that others open', () => {
  it('are those that are drawn with another besides, and not without: an act takes points', () => {
    const shop = game();
    const start = createGame(shop, { name: 'shop', seed: 1, players: playersOf(2) });
    expect(openedOrders(shop, 'plain', ['buy', 'wait'], start)).toEqual(new Map([['act', 'buy']]));
    // nothing opens what is drawn without it, too
    expect(openedOrders(shop, 'plain', ['wait'], start)).toEqual(new Map());
  });
});
