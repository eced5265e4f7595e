/**
 * Every statement of the language, carried out where an empire cannot see it, changes nothing that the empire receives.
 *
 * Empires 1 to 3 share a home world, 4 to 6 another, too far away for anybody to come over. In one of two worlds bots play empires 4 to 6, who
 * trade, spy, and fight; in the other these are idle. Empire 1 does the same in both.
 */
import { createGame, playBots } from '@ec/engine';
import { expect, test } from 'vitest';
import type { BotName } from '../src/bots/bot-names.js';
import { empyreanLanguage } from '../src/orders/language.js';
import { EMPYREAN_STATEMENTS } from '../src/orders/statements.js';
import { empyrean } from '../src/ruleset.js';
import { empires } from './empires.js';
import { OWN, received } from './received.js';
import { change, outcomes, withHolding, type SmallGame } from './small-game.js';

const OTHERS = [4, 5, 6];
const BOTS = ['raider', 'warlord', 'random-legal', 'merchant', 'conqueror', 'random-legal'] as const;
const TURNS = 10;

/** What bots do not order in so few turns: colony 4 has learned technology level 4, and empire 4 has trade station 7. */
const FIRST_TURN: readonly (readonly [seat: number, sheet: string])[] = [
  [4, '4, sell, TL-4, 200\n4, invade, 5, 10%\n7, permission, 5, granted'],
  [5, '5, buy, TL-4, 300'],
  [6, '6, support, 4, 5, 10%'],
];

/** A game with two home worlds at different stars; undefined where the seed puts both at one. */
function start(seed: number): SmallGame | undefined {
  const parameters = { 'cluster.starCount': 12, 'cluster.axisSize': 100, 'empires.perHomeWorld': 3 };
  const game = createGame(empyrean, { name: 'EC-1', seed, players: empires(6), parameters });
  const [here, there] = [1, 4].map((id) => game.state.holdings.find((holding) => holding.id === id)?.starId);
  if (here === there) return undefined;
  const learned = change(game, ({ holdings }) => {
    for (const holding of holdings) if (holding.id === 4) holding.techLevel = 4;
  });
  return withHolding(learned, {
    kind: 'trade-station',
    empireId: 4,
    population: { PRO: 20 },
    assembled: { STU: 100_000, 'LFS-1': 100 },
    stored: { FUEL: 1_000, FOOD: 500, CNGD: 500 },
  });
}

test('E-16, E-43, E-46, E-50: whatever is ordered elsewhere, each statement at least once, changes nothing that another receives', () => {
  const done = new Set<string>();
  for (let seed = 0; seed < 12; seed++) {
    const game = start(seed);
    if (!game) continue;
    let [quiet, busy] = [game, game];
    for (let turn = 0; turn < TURNS; turn++) {
      const own = [[1, OWN]] as const;
      const bots = new Map(
        OTHERS.map((seat): [number, BotName] => [seat, BOTS[(seed + turn + seat) % BOTS.length] ?? 'idle']),
      );
      quiet = playBots(empyrean, quiet, new Map(), new Map(own));
      busy = playBots(empyrean, busy, bots, new Map([...own, ...(turn === 0 ? FIRST_TURN : [])]));
      expect(received(busy)).toEqual(received(quiet));
      for (const { seat, status, text } of outcomes(busy))
        if (OTHERS.includes(seat) && status !== 'refused')
          for (const { order } of empyreanLanguage.parse(text).orders) done.add(order.kind);
    }
  }
  const never = EMPYREAN_STATEMENTS.map(({ kind }) => kind).filter((kind) => !done.has(kind));
  expect(never).toEqual([]);
});
