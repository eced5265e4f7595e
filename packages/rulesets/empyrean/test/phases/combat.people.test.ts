import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { events, NO_CHANCE, warGame } from '../war-game.js';
import { holdingIn, play, withHolding, type SmallGame } from '../small-game.js';
import type { BattleEvent } from '../../src/events/conflict.js';

/** A game in which ship 3 of empire 1, with soldiers and transports for them, may land at colony 2 of empire 2, which has 50 soldiers. */
function landing(soldiers: number, parameters: Readonly<Record<string, number>>, seed = 1n): SmallGame {
  return withHolding(warGame({ seed, parameters: { 'combat.rounds': 1, ...parameters } }), {
    kind: 'ship',
    population: { SLD: soldiers },
    assembled: { 'LFS-1': soldiers },
    stored: { 'TPT-1': soldiers, FUEL: 1_000, MTSP: 10 * soldiers, FOOD: soldiers, CNGD: soldiers },
  });
} // prettier-ignore

/** The fight of a turn in which ship 3 invades colony 2 with everybody. */
function fightIn(game: SmallGame): BattleEvent {
  const [battle] = events(play(game, '3, invade, 2, 100%'), 'battle');
  return battle ?? expect.unreachable();
}

/** Each item that came or went in a fight: what left without a loss, less what came, in all ships and colonies and with garrisons. */
function balance({ engagement: { forces, capture, loot } }: BattleEvent): Map<string, number> {
  const sums = new Map<string, number>();
  const add = (key: string, quantity: number): unknown => sums.set(key, (sums.get(key) ?? 0) + quantity);
  for (const { units } of forces)
    for (const { code, techLevel, used, sent, received } of units)
      // soldiers who are used up turn unemployable; supplies and fuel that are used up are gone
      add(`${code}-${techLevel}`, sent - received + (code === 'SLD' ? used : 0));
  for (const { units } of capture?.garrisons ?? [])
    for (const { code, techLevel, quantity } of units) add(`${code}-${techLevel}`, -quantity);
  expect(loot).toEqual([]);
  return sums;
}

describe('E-41, E-42: soldiers who are wounded or surrender are in the ledgers, item by item', () => {
  it('twelve fall on each side, and nobody dies: the colony has 24 unemployables more', () => {
    const game = landing(12, { ...NO_CHANCE, 'combat.killed': 0 });
    const next = play(game, '3, invade, 2, 100%');
    const rows = (id: number) =>
      holdingIn(next, id)
        .quarter.ledger.filter(({ place, code }) => place === 'people' && (code === 'SLD' || code === 'UEM'))
        .map(({ code, used, lost, sent, received }) => ({ code, used, lost, sent, received }));
    const nothing = { used: 0, lost: 0, sent: 0, received: 0 };
    // unarmed, each counts 1: twelve of the fifty fall, and all twelve who came
    expect(rows(3)).toEqual([{ ...nothing, code: 'SLD', sent: 12 }]);
    expect(rows(2)).toEqual([
      { ...nothing, code: 'UEM', received: 24 },
      { ...nothing, code: 'SLD', used: 12 },
    ]);
  });

  property.prop([fc.integer({ min: 3, max: 400 }), fc.integer({ min: 0, max: 100 }), fc.bigInt({ min: 0n, max: 999n })], {
    numRuns: 20,
  })('what one has less another has more: soldiers as unemployables, and everything else as what it was', (soldiers, killed, seed) => {
    const fight = fightIn(landing(soldiers, { 'combat.killed': killed }, seed));
    const sums = balance(fight);
    const fate = fight.engagement.rounds
      .flatMap(({ ground }) => ground)
      .flatMap(({ attackers, defenders }) => [attackers, defenders])
      .reduce((sum, side) => sum + side.wounded + side.surrendered, 0);
    expect(0 - (sums.get('UEM-0') ?? 0)).toBe(fate);
    expect(sums.get('SLD-0') ?? 0).toBe(fate);
    const others = [...sums].filter(([key]) => key !== 'UEM-0' && key !== 'SLD-0');
    expect(others.filter(([, sum]) => sum !== 0)).toEqual([]);
  }); // prettier-ignore
});
