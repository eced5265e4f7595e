import { formatOrbit } from '@ec/cluster';
import { checkSheet, rehearse, type OrderResult } from '@ec/engine';
import { describe, expect, test } from 'vitest';
import { empyrean } from '../../src/ruleset.js';
import { change, people, play, smallGame, withChanged, withHolding, type SmallGame } from '../small-game.js';

/** What the rehearsal of a sheet of empire 1 says of each order, by its line: the status, or that it is open. */
function said(game: SmallGame, ...lines: readonly string[]): string[] {
  const context = { game: 'EC-1', seat: 1, turn: game.state.turn + 1 };
  const { orders, diagnostics } = empyrean.parse(lines.join('\n'), context);
  expect(diagnostics).toEqual([]);
  const { results } = rehearse(empyrean, game, 1, orders) ?? expect.unreachable();
  return results.map(({ result }: { readonly result: OrderResult | null }) => result?.status ?? 'open');
}

/** Where the first home world is. */
function homeOf({ state: { cluster, homeWorlds } }: SmallGame): string {
  const { starId = 0, orbit = 0 } = cluster.planets.find(({ id }) => id === homeWorlds[0]) ?? {};
  return formatOrbit(cluster, { starId, orbit });
}

/** Sixty people with arms and transports to cross in. */
const SHIP = {
  kind: 'ship',
  population: { PRO: 20, SLD: 40 },
  stored: { FUEL: 1_000, FOOD: 100, CNGD: 100, 'TPT-1': 100, 'ASW-1': 40, METS: 10 },
  assembled: { STU: 40_000, 'LFS-1': 60, 'SPD-1': 1 },
} as const;
const manned = withHolding(smallGame({ players: 2 }), SHIP);
const ship = manned.state.holdings.at(-1)?.id ?? 0;
const calm = withHolding(manned, SHIP);
const second = calm.state.holdings.at(-1)?.id ?? 0;

describe('E-34: what comes after a fight of one’s own is open', () => {
  test('without a fight, all of it is settled', () => {
    expect(said(calm, `${ship}, disband, 40 soldiers`, `${ship}, transfer, 20 professionals, 1`)).toEqual([
      'done',
      'done',
    ]);
  });

  test.each([
    `${ship}, disband, 40 soldiers`,
    `${ship}, transfer, 20 professionals, 1`,
    `${ship}, draft, 1 trainees`,
    `${ship}, pay, 0.25, soldiers`,
    `${ship}, ration, 50%`,
    `${ship}, name, "Dawn"`,
    `${ship}, survey`,
    // the people it lost make room aboard
    `1, transfer, 1 professionals, ${ship}`,
    // it may be one’s own by then
    '2, ration, 50%',
    '2, transfer, 1 food, 1',
    // colonies 1 and 2 are of a kind, and one empire has one of each at a planet
    '1, ration, 50%',
  ])(
    'the attacker, its target and whoever the target would join may have lost what it takes: %s',
    (order) => {
      expect(said(calm, `${ship}, invade, 2, 100%`, order)).toEqual(['open', 'open']);
    },
  );

  test('a raid captures nothing, so that the own colony of that kind has what it had', () => {
    expect(said(calm, `${ship}, raid, 2, 100%, food`, '1, ration, 50%')).toEqual(['open', 'done']);
    expect(said(calm, `${ship}, bombard, 2, 100%`, '1, ration, 50%')).toEqual(['refused', 'done']);
  });

  test('a ship that takes no part is as it was, and has what it had', () => {
    const orders = [`${second}, disband, 40 soldiers`, `${second}, ration, 50%`];
    expect(said(calm, `${ship}, invade, 2, 100%`, ...orders)).toEqual(['open', 'done', 'done']);
  });

  test('unless it gets something from who fights, or sends it something', () => {
    const shared = `${ship}, transfer, 10 metallics, ${second}`;
    const move = `${second}, disband, 1 soldiers`;
    expect(said(calm, `${ship}, bombard, 2, 100%`, shared, move)).toEqual(['refused', 'done', 'done']);
    expect(said(calm, `${ship}, raid, 2, 100%, food`, shared, move)).toEqual(['open', 'open', 'open']);
  });

  test('an attack that is refused before the fight opens nothing', () => {
    const unarmed = withChanged(calm, ship, (holding) => {
      holding.population = people({ PRO: 60 });
    });
    expect(said(unarmed, `${ship}, invade, 2, 100%`, `${ship}, ration, 50%`)).toEqual(['refused', 'done']);
    expect(said(calm, `${ship}, invade, 1, 100%`, `${ship}, ration, 50%`)).toEqual(['refused', 'done']);
  });

  test('who defends a ship that nobody attacks has no fight', () => {
    expect(said(calm, `${ship}, support, ${second}, 100%`, `${ship}, ration, 50%`)).toEqual(['open', 'done']);
  });

  test('E-45: a colony of a kind that may be captured there is not to be founded, nor its planet to be claimed or named', () => {
    const units = '1,700 STU, 10 LFS-1, 10 professionals, 20 food, 20 fuel, 20 consumer goods';
    const beside = (kind: 'ship' | 'orbiting'): string[] => {
      // it is seen at the end of a turn
      const seen = play(withHolding(calm, { ...SHIP, kind, empireId: 2 }));
      const game = change(seen, (state) => {
        state.controls = [{ empireId: 1, planetId: state.homeWorlds[0] ?? 0, permitted: [] }];
      });
      const attack = `${ship}, invade, ${seen.state.holdings.at(-1)?.id ?? 0}, 100%`;
      const founding = `set up, orbiting colony, 1, transfer, ${units}, end`;
      return said(game, attack, founding, `1, control, ${homeOf(game)}`);
    };
    expect(beside('ship')).toEqual(['open', 'done', 'done']);
    expect(beside('orbiting')).toEqual(['open', 'open', 'open']);
  });
});

test('what would be refused as things stand is doubted with its figures, though the fight may change them', () => {
  const sheet = `${ship}, invade, 2, 100%\n${ship}, disband, 50 soldiers\n2, ration, 50%\n${ship}, disband, 1 soldiers`;
  const { diagnostics } = checkSheet(empyrean, calm, 1, sheet);
  expect(diagnostics.map(({ line, message }) => [line, message])).toEqual([
    [2, 'as things stand, 40 of 50: loyal and there 40 (10 missing)'],
    [3, 'expected a ship or colony of yours, received "2"'],
    [4, 'as things stand, 0 of 1: loyal and there 0 (1 missing)'],
  ]);
  const founding =
    'set up, ship, 1, transfer, 1,750 STU, 10 LFS-1, 1 SPD-1, 10 professionals, 20 food, 2 FRM-2, end';
  const doubts = checkSheet(empyrean, calm, 1, `1, raid, 2, 100%, food\n${founding}`).diagnostics;
  expect(doubts.map(({ message }) => message)).toContain(
    'as things stand, ship: FRM-2 0 of 2: in storage 0 (2 missing)',
  );
});

describe('what trades, spies and rivals decide is open for what comes after', () => {
  test('goods on offer may be gone when a ship moves, looks or jumps, and people are still there', () => {
    const orders = [`${ship}, survey`, `${ship}, disband, 1 soldiers`];
    expect(said(calm, ...orders)).toEqual(['done', 'done']);
    expect(said(calm, `${ship}, sell, 100, TPT-1, 1`, ...orders)).toEqual(['open', 'open', 'done']);
    expect(said(calm, `${ship}, sell, 100, gold, 1`, ...orders)).toEqual(['refused', 'done', 'done']);
  });

  test('E-28: spies that attack others may be lost before they are disbanded', () => {
    const disband = '1, disband, 10 spies';
    expect(said(calm, disband)).toEqual(['done']);
    expect(said(calm, '1, 5, attack spies, 2', disband)).toEqual(['done', 'open']);
    expect(said(calm, '1, 5, check for spies', disband)).toEqual(['done', 'done']);
    const standing = withChanged(calm, 1, (holding) => {
      holding.spies = [{ task: 'attackSpies', targetId: 2, units: 5 }];
    });
    expect(said(standing, disband)).toEqual(['open']);
  });

  test('E-17: a planet that others live on may be claimed by them in the same turn, and one that nobody else lives on is one’s own', () => {
    const ready = (game: SmallGame): SmallGame =>
      change(game, (state) => {
        state.controls = [];
      });
    expect(said(ready(calm), `1, control, ${homeOf(calm)}`)).toEqual(['open']);
    expect(said(ready(smallGame()), `1, control, ${homeOf(calm)}`)).toEqual(['done']);
  });
});
