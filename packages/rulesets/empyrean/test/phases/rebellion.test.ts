import { ratio } from '@ec/prng';
import { SHIP_WAGES, WAGES, type Population } from '@ec/economy';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RebellionEvent } from '../../src/events/conflict.js';
import { createGame, SetupError } from '@ec/engine';
import { empyrean } from '../../src/ruleset.js';
import { empires } from '../empires.js';
import {
  holdingIn,
  outcomes,
  people,
  play,
  smallGame,
  stacks,
  stored,
  withChanged,
  withHolding,
  type Goods,
  type SmallGame,
  newIn,
} from '../small-game.js';
import {
  enclosed,
  events,
  lineOf,
  MISSILES,
  NO_CHANCE,
  peopleIn,
  rowOf,
  warGame,
  withFigures,
} from '../war-game.js';

interface Unrest {
  readonly population: Partial<Population>;
  readonly rebels?: Partial<Population>;
  /** Stored besides food and consumer goods. */
  readonly stored?: Goods;
  readonly techLevel?: number;
  readonly parameters?: Readonly<Record<string, number>>;
}

/** Colony 1 with such people, with food and wages for them, beside colony 2 of empire 2; without chance. */
function unrest({
  population,
  rebels = {},
  stored: goods = {},
  techLevel = 1,
  parameters = {},
}: Unrest): SmallGame {
  return withChanged(smallGame({ players: 2, parameters: { ...NO_CHANCE, ...parameters } }), 1, (colony) => {
    colony.population = people(population);
    colony.rebels = people(rebels);
    colony.stored = stacks({ FOOD: 9_000, CNGD: 9_000, ...goods });
    colony.techLevel = techLevel;
  });
}
const rebellionIn = (game: SmallGame): RebellionEvent | undefined => events(play(game), 'rebellion')[0];

describe('phase 17, E-31: when rebels rise', () => {
  // 100 rebels have a militia of 10
  it.each([
    ['20 soldiers are twice the militia of 10', 20, 100, true],
    ['21 are more', 21, 100, false],
    ['20 soldiers and 109 rebels: 10.9 are 10', 20, 109, true],
    ['21 soldiers and 109 rebels', 21, 109, false],
    ['22 soldiers and 110 rebels', 22, 110, true],
    ['two soldiers and ten rebels: a militia of one', 2, 10, true],
    ['two soldiers and nine rebels', 2, 9, false],
    ['three soldiers and 19 rebels', 3, 19, false],
    ['nobody at all', 0, 0, false],
    ['E-48: no soldiers and one rebel, who takes nothing', 0, 1, false],
    ['E-48: no soldiers and nine rebels', 0, 9, false],
    ['E-48: no soldiers and ten rebels', 0, 10, true],
  ])('%s', (_, soldiers, rebels, isRising) => {
    const game = unrest({ population: { UEM: 200, SLD: soldiers }, rebels: { UEM: rebels } });
    expect(rebellionIn(game) !== undefined).toBe(isRising);
  });

  it.each([
    ['10 of 500 people are 2 %', 500, 2, true],
    ['10 of 501 are less', 501, 2, false],
    ['10 of 501 are more than 1 %', 501, 1, true],
    ['10 of 5,000 where no share is needed', 5_000, 0, true],
  ])('E-48: without soldiers, %s', (_, everybody, share, isRising) => {
    const parameters = { 'rebellion.share': share };
    const game = unrest({ population: { UEM: everybody }, rebels: { UEM: 10 }, parameters });
    expect(rebellionIn(game) !== undefined).toBe(isRising);
  });

  it('only loyal soldiers count: 30, of whom 10 are among the 100 rebels', () => {
    const game = unrest({ population: { UEM: 90, SLD: 30 }, rebels: { UEM: 90, SLD: 10 } });
    expect(rebellionIn(game)).toMatchObject({ militia: 10, soldiers: 20 });
  });

  it('a spy counts twice among the rebels: 50 of them are 100', () => {
    const game = unrest({ population: { SPY: 50, SLD: 20 }, rebels: { SPY: 50 } });
    expect(rebellionIn(game)).toMatchObject({ militia: 10, soldiers: 20 });
  });
});

describe('phase 17, E-31: a spy among the rebels who falls', () => {
  it('is two heads: a militia of ten are 5 of 50 spies, and ten soldiers fall with them', () => {
    const next = play(
      unrest({ population: { SPY: 60, SLD: 20 }, rebels: { SPY: 50 }, stored: { MTSP: 50 } }),
    );
    expect(holdingIn(next)).toMatchObject({ population: { SPY: 55, SLD: 10 }, rebels: { SPY: 45 } });
    expect(holdingIn(next).quarter.killed).toBe(10 + 10);
  });

  it('E-28: and those who are loyal keep tasks for as many as they are: half of six starved before', () => {
    // 5 food for 160 heads are half of 1/16 each: ten soldiers are left against a militia of 5, and 3 loyal spies beside 2 rebels
    const game = unrest({
      population: { USK: 100, PRO: 20, SLD: 20, SPY: 10 },
      rebels: { USK: 100, SPY: 4 },
      stored: { FOOD: 5, MTSP: 50 },
    });
    const busy = withChanged(game, 1, (colony) => {
      colony.spies = [{ task: 'checkForSpies', targetId: null, units: 6 }];
    });
    const next = play(busy);
    expect(events(next, 'rebellion')).toMatchObject([{ militia: 5, soldiers: 10 }]);
    expect(holdingIn(next).spies).toMatchObject([{ units: 3 }]);
  });
});

describe('phase 17, E-31, E-41: the loyal win', () => {
  it('E-42: a militia of 10 gives up to 60 and lives on, loyal and out of work', () => {
    // 20 soldiers with ASW-1 count 3 each: 60 to 10 is 6 to 1
    const game = unrest({
      population: { USK: 100, SLD: 20 },
      rebels: { USK: 100 },
      stored: { 'ASW-1': 20, MTSP: 50 },
    });
    const next = play(game);
    expect(holdingIn(next)).toMatchObject({
      empireId: 1,
      population: people({ UEM: 10 + 2, USK: 90, SLD: 20 }),
      rebels: people({ USK: 90 }),
    });
    expect(rowOf(next, 1, 'USK')).toMatchObject({ opening: 100, used: 10, lost: 0 });
    // ten gave up, and two are born
    expect(rowOf(next, 1, 'UEM')).toMatchObject({ opening: 0, produced: 12 });
    expect(rowOf(next, 1, 'MTSP')).toBeUndefined();
  });

  it('20 soldiers against 10: half of them fall and all of the militia, and 20 supplies are used up', () => {
    const next = play(
      unrest({ population: { USK: 100, SLD: 20 }, rebels: { USK: 100 }, stored: { MTSP: 50 } }),
    );
    expect(holdingIn(next)).toMatchObject({
      population: people({ UEM: 2, USK: 90, SLD: 10 }),
      rebels: people({ USK: 90 }),
    });
    expect(rowOf(next, 1, 'SLD')).toMatchObject({ opening: 20, lost: 10, used: 0 });
    expect(rowOf(next, 1, 'USK', 'people')).toMatchObject({ opening: 100, lost: 10, used: 0 });
    // nobody else fell
    expect(rowOf(next, 1, 'PRO')).toBeUndefined();
    expect(rowOf(next, 1, 'MTSP')).toMatchObject({ opening: 50, used: 20 });
    expect(holdingIn(next).quarter.killed).toBe(20);
  });

  it('the militia is of all classes in proportion: 6 of 60 and 4 of 40', () => {
    const game = unrest({
      population: { USK: 60, PRO: 40, SLD: 20 },
      rebels: { USK: 60, PRO: 40 },
      stored: { MTSP: 50 },
    });
    expect(holdingIn(play(game)).rebels).toEqual(people({ USK: 54, PRO: 36 }));
  });

  it('the wounded live as unemployables, on both sides: nobody dies where 0 % of casualties do', () => {
    const game = unrest({
      population: { USK: 100, SLD: 20 },
      rebels: { USK: 100 },
      stored: { MTSP: 50 },
      parameters: { 'combat.killed': 0 },
    });
    const next = play(game);
    expect(holdingIn(next).population).toEqual(people({ UEM: 20 + 2, USK: 90, SLD: 10 }));
    expect(rowOf(next, 1, 'SLD')).toMatchObject({ opening: 20, used: 10, lost: 0 });
    expect(rowOf(next, 1, 'USK')).toMatchObject({ opening: 100, used: 10, lost: 0 });
    expect(rowOf(next, 1, 'UEM')).toMatchObject({ opening: 0, produced: 20 + 2 });
    expect(holdingIn(next).quarter.killed).toBe(0);
  });

  it('robots fight without soldiers, and fall: 5 MTBT-1 count 10 against 10', () => {
    const game = unrest({
      population: { USK: 100 },
      rebels: { USK: 100 },
      stored: { 'MTBT-1': 5, MTSP: 50 },
    });
    const next = play(game);
    expect([stored(next, 'MTBT-1'), holdingIn(next).empireId]).toEqual([0, 1]);
    expect(rowOf(next, 1, 'MTBT')).toMatchObject({ opening: 5, lost: 5 });
    expect(rowOf(next, 1, 'MTSP')).toMatchObject({ used: 10 });
  });

  it.each([
    ['a soldier in an ASC-2 is 1 + 20', { 'ASC-1': 1, 'ASC-2': 1 }, 21],
    ['a soldier with ASW-2 is 1 + 4', { 'ASW-1': 1, 'ASW-2': 1 }, 5],
  ])('the best arms come first: %s', (_, arms, loyal) => {
    const stored = { ...arms, MTSP: 50 };
    const game = unrest({ population: { USK: 50, SLD: 1 }, rebels: { USK: 50 }, stored });
    expect(rebellionIn(game)?.rebellion.rounds[0]).toMatchObject({ loyal, militia: 5 });
  });

  it('weapons fall with their soldiers: 10 of 20', () => {
    const game = unrest({
      population: { USK: 180, SLD: 20 },
      rebels: { USK: 180 },
      stored: { 'ASW-1': 20, MTSP: 50 },
    });
    // 20 soldiers count 60, and 18 take 18 ÷ 60 of them: 6
    const next = play(game);
    expect([peopleIn(next, 'SLD'), stored(next, 'ASW-1')]).toEqual([14, 14]);
    expect(rowOf(next, 1, 'ASW')).toMatchObject({ opening: 20, lost: 6 });
  });

  it('its owner reads of it, and nobody else', () => {
    const next = play(
      unrest({ population: { USK: 100, SLD: 20 }, rebels: { USK: 100 }, stored: { MTSP: 50 } }),
    );
    expect(events(next, 'rebellion')).toMatchObject([{ of: { kind: 'open', name: null } }]);
    const [own, foreign] = [1, 2].map((seat) => empyrean.view(next.state, next.journal, seat).rebellions);
    expect(own).toMatchObject([
      {
        id: 1,
        militia: 10,
        soldiers: 20,
        winner: 'loyal',
        rounds: [{ loyal: 20, militia: 10 }],
        loyalCasualties: { killed: 10, wounded: 0, surrendered: 0 },
        militiaCasualties: { killed: 10, wounded: 0, surrendered: 0 },
      },
    ]);
    expect(foreign).toEqual([]);
  });
});

describe('phase 17, E-31: the militia win', () => {
  /** Two soldiers surrender to a militia of 12. */
  const lost = withChanged(
    unrest({
      population: { UEM: 30, USK: 120, PRO: 20, SLD: 2, SPY: 5 },
      rebels: { USK: 120 },
      stored: { METS: 900, NMTS: 900, FUEL: 900 },
    }),
    1,
    (colony) => {
      colony.spies = [{ task: 'checkForSpies', targetId: null, units: 5 }];
      colony.factories = [
        {
          id: 1,
          techLevel: 1,
          units: 3,
          product: { code: 'CNGD', techLevel: 0 },
          change: null,
          pipeline: [0, 0, 0],
        },
      ];
    },
  );
  let next: SmallGame;
  beforeEach(() => {
    next = play(lost);
  });

  it('the colony is independent, nobody in it a rebel, and its spies have no task', () => {
    expect(holdingIn(next)).toMatchObject({
      empireId: null,
      population: people({ UEM: 32 + 4, USK: 120, PRO: 20, SPY: 5 }),
      rebels: people({}),
      spies: [],
    });
  });

  /** The same where its owner paid and fed it badly. */
  const misruled = withChanged(lost, 1, (colony) => {
    colony.pay = { USK: ratio(1, 16), PRO: ratio(0), SLD: ratio(1) };
    colony.ration = ratio(1, 2);
  });

  it('it pays and feeds as the rulebook has it', () => {
    expect(holdingIn(play(misruled))).toMatchObject({ pay: WAGES, ration: ratio(1) });
  });

  it('E-32: there is nobody to rebel against any more, in hunger either', () => {
    const hungry = withFigures(play(misruled), 1, { stored: { FOOD: 20, CNGD: 0 } });
    expect(holdingIn(play(misruled)).rebels).toEqual(people({}));
    expect(holdingIn(play(hungry)).rebels).toEqual(people({}));
  });

  it('it belongs to its race as before, and keeps its level, goods and groups', () => {
    expect(holdingIn(next)).toMatchObject({
      raceId: holdingIn(lost).raceId,
      techLevel: 1,
      factories: [{ units: 3 }],
    });
    expect(stored(next, 'METS')).toBeGreaterThan(0);
  });

  it('its former owner has read of it, and of the colony no more', () => {
    const { rebellions, holdings } = empyrean.view(next.state, next.journal, 1);
    expect(rebellions).toMatchObject([
      { id: 1, winner: 'militia', rounds: [], loyalCasualties: { surrendered: 2 } },
    ]);
    expect(holdings).toEqual([]);
  });

  it('orders for it are refused from then on; an empire that has nothing else is out of the game', () => {
    const sheet = '1, ration, 50%\n1, bombard, 2, 50%\n1, 4, check rebels\n1, transfer, 9 METS, 2';
    for (const [game, code] of [
      [withHolding(next, { kind: 'orbiting' }), 'not-yours'],
      [next, 'out-of-game'],
    ] as const) {
      const orders = play(game, sheet);
      expect(new Set(outcomes(orders).map((outcome) => outcome.code))).toEqual(new Set([code]));
      expect(holdingIn(orders).ration).toEqual(ratio(1));
    }
  });

  it('it goes on producing, and is paid in full: 20 professionals and 120 workers', () => {
    const later = play(next);
    expect(events(later, 'manufactured')).toMatchObject([{ holdingId: 1, worked: 3, seats: [] }]);
    expect(holdingIn(later).factories[0]?.pipeline[0]).toBeGreaterThan(0);
    expect(events(later, 'provided')).toContainEqual(
      // 120 × 0.125 + 20 × 0.375 + 5 × 0.625
      expect.objectContaining({ holdingId: 1, wagesDue: 25, wagesPaid: 25, seats: [] }),
    );
  });

  it('nobody rises against an independent colony', () => {
    const again = withFigures(next, 1, { rebels: { USK: 120 } });
    expect(events(play(again), 'rebellion')).toEqual([]);
  });

  it('a ship as well: its wages are those of ships, and the permissions of a station end', () => {
    const crew = {
      population: { PRO: 20 },
      rebels: { PRO: 20 },
      assembled: { 'LFS-1': 30 },
      stored: { FUEL: 99, FOOD: 99, CNGD: 99 },
    };
    const traders = [{ kind: 'empire', id: 2 } as const];
    const both = withHolding(withHolding(warGame(), { kind: 'ship', ...crew }), {
      kind: 'trade-station',
      traders,
      ...crew,
    });
    const after = play(both);
    expect(holdingIn(after, 3)).toMatchObject({ empireId: null, pay: SHIP_WAGES });
    expect(holdingIn(after, 4)).toMatchObject({ empireId: null, pay: WAGES, traders: [] });
  });

  it('an empire without a colony at a planet controls it no longer', () => {
    const { planetId } = holdingIn(lost);
    const state = { ...lost.state, controls: [{ planetId: planetId ?? 0, empireId: 1, permitted: [] }] };
    expect(play({ ...lost, state }).state.controls).toEqual([]);
  });
});

describe('phase 17, E-31: a colony that lost 20 % of its people loses a level', () => {
  /** Without supplies 10 soldiers count 5 and fall, all of them, against a militia of 5, which falls, too: 15 heads. */
  const bloody = (others: number, techLevel = 3): SmallGame =>
    unrest({ population: { USK: 50, SLD: 10, UEM: others }, rebels: { USK: 50 }, techLevel });

  it('15 of 75 people: a fifth', () => {
    const next = play(bloody(15));
    expect(holdingIn(next)).toMatchObject({ techLevel: 2, quarter: { heads: 75, killed: 15 } });
    expect(events(next, 'declined')).toMatchObject([{ seats: [1], holdingId: 1, techLevel: 2 }]);
    expect(empyrean.view(next.state, next.journal, 1).holdings[0]?.declined).toBe(2);
  });

  it('15 of 76: less', () => {
    const next = play(bloody(16));
    expect(holdingIn(next).techLevel).toBe(3);
    expect(events(next, 'declined')).toEqual([]);
  });

  it('never below 1', () => {
    expect(holdingIn(play(bloody(15, 1))).techLevel).toBe(1);
    expect(events(play(bloody(15, 1)), 'declined')).toEqual([]);
  });

  it('one level a turn, even where they all fall', () => {
    expect(holdingIn(play(bloody(0, 9))).techLevel).toBe(8);
  });

  it('the share is a parameter: 15 of 76 are 19.7 %', () => {
    const at = (percent: number): SmallGame => {
      const game = unrest({
        population: { USK: 50, SLD: 10, UEM: 16 },
        rebels: { USK: 50 },
        techLevel: 3,
        parameters: { 'combat.levelLoss': percent },
      });
      return play(game);
    };
    expect([holdingIn(at(19)).techLevel, holdingIn(at(20)).techLevel]).toEqual([2, 3]);
  });

  /** Ten missiles hit colony 3 for 1,000 of its mass units: 200 or 199 of 1,000 heads, and 250 food of 6 mass units for the rest. */
  const bombed = (kind: 'open' | 'ship', mass: number): SmallGame => {
    const armed = withFigures(warGame({ parameters: NO_CHANCE }), 1, MISSILES);
    const target = withHolding(armed, {
      kind,
      empireId: 2,
      techLevel: 3,
      population: { UEM: 1_000 },
      assembled: kind === 'ship' ? { 'LFS-10': 10 } : {},
      stored: { METS: mass - 1_500, FOOD: 250, FUEL: kind === 'ship' ? 100 : 0 },
    });
    return play(target, '1, bombard, 3, 100%');
  };

  it('bombardment: 1,000 of 5,000 mass units kill 200 of 1,000', () => {
    const next = bombed('open', 4_000);
    expect(holdingIn(next, 3)).toMatchObject({ techLevel: 2, quarter: { heads: 1_000, killed: 200 } });
    expect(events(next, 'declined')).toMatchObject([{ seats: [2], holdingId: 3 }]);
  });

  it('who comes after the fighting does not count: 200 of 1,000, whom 90 join', () => {
    // 1,000 people, food of 1,500 and structure of 2,500 mass units, of which a fifth is hit
    const target = withHolding(withFigures(warGame({ parameters: NO_CHANCE }), 1, MISSILES), {
      kind: 'open',
      empireId: 2,
      techLevel: 3,
      population: { UEM: 1_000 },
      assembled: { STU: 5_000 },
      stored: { FOOD: 250 },
    });
    const next = play(target, '1, bombard, 3, 100%', '2, transfer, 90 professionals, 3');
    expect(peopleIn(next, 'PRO', 3)).toBe(90);
    expect(holdingIn(next, 3)).toMatchObject({ techLevel: 2, quarter: { heads: 1_000, killed: 200 } });
  });

  it('a little less does not count: 1,000 of 5,050 kill 198 or 199', () => {
    const next = bombed('open', 4_050);
    expect(holdingIn(next, 3).quarter.killed).toBeLessThan(200);
    expect(holdingIn(next, 3).techLevel).toBe(3);
  });

  it('a ship keeps its level', () => {
    const next = bombed('ship', 1_000);
    expect(holdingIn(next, 3).quarter.killed).toBeGreaterThan(200);
    expect(holdingIn(next, 3).techLevel).toBe(3);
  });

  it('hunger and want of air are neither bombardment nor rebellion', () => {
    const hungry = withChanged(bloody(15), 1, (colony) => {
      colony.rebels = people({});
      colony.stored = [];
    });
    const next = play(hungry);
    expect([peopleIn(next, 'UEM'), holdingIn(next).techLevel]).toEqual([0, 3]);
  });

  it('a colony that is founded in the turn counts its people from then on', () => {
    // ten spies of empire 2 turn ten of 20 people, a soldier among them; the other soldier falls with the militia of one
    const founder = withChanged(warGame({ parameters: NO_CHANCE, seed: 2n }), 1, (colony) => {
      colony.techLevel = 3;
    });
    const units = '2,500 STU, 20 LFS-1, 18 PRO, 2 SLD, 6 food, 9 CNGD, 9 MTSP, 40 fuel';
    const sheet = `set up, orbiting colony, 1, transfer, ${units}, end`;
    const colony = newIn(play(founder, sheet));
    const next = play(founder, sheet, `2, 10, incite rebels, ${colony}`);
    expect(outcomes(next)).toMatchObject([{ reason: `colony ${colony}` }, { status: 'done' }]);
    expect(events(next, 'rebellion')).toMatchObject([{ holdingId: colony, militia: 1, soldiers: 1 }]);
    expect(holdingIn(next, colony).quarter.killed).toBe(2);
    expect(holdingIn(next, colony).techLevel).toBe(3);
  });
});

describe('rulings on combat are parameters, set with the game', () => {
  const given = (parameters: Readonly<Record<string, unknown>>) => () =>
    createGame(empyrean, { name: 'EC-1', seed: 1n, players: empires(1), parameters });

  it.each([
    ['combat.killed', 101],
    ['combat.surrender', 0],
    ['combat.rounds', 1.5],
    ['combat.reach', 'far'],
    ['combat.nothing', 1],
  ])('%s: %s is refused', (key, value) => {
    expect(given({ [key]: value })).toThrow(SetupError);
  });

  it('so are losses of at least 60 % and at most 50 %', () => {
    expect(given({ 'combat.leastLosses': 600 })).toThrow(/leastLosses: expected at most mostLosses \(500\)/);
  });

  it('combat.surrender: 30 soldiers need 5 to give up at 6 to 1, and 10 at 3 to 1', () => {
    const soldiers = (parameters: Readonly<Record<string, number>>, defenders: number): number => {
      const game = withFigures(
        enclosed(warGame({ parameters: { 'combat.rounds': 1, 'combat.mostLosses': 100, ...parameters } }), 1),
        2,
        {
          population: { SLD: defenders },
        },
      );
      return holdingIn(play(game, '1, invade, 2, 100%'), 2).empireId ?? 0;
    };
    expect([soldiers({}, 5), soldiers({}, 10)]).toEqual([1, 2]);
    expect([soldiers({ 'combat.surrender': 3 }, 10), soldiers({ 'combat.surrender': 3 }, 20)]).toEqual([
      1, 2,
    ]);
  });

  it('combat.unsupplied: soldiers without supplies count nothing where it is 0 %', () => {
    const bare = (unsupplied: number): SmallGame =>
      unrest({
        population: { USK: 100, SLD: 20 },
        rebels: { USK: 100 },
        parameters: { 'combat.unsupplied': unsupplied },
      });
    expect(rebellionIn(bare(0))?.rebellion.winner).toBe('militia');
    expect(rebellionIn(bare(50))?.rebellion.rounds[0]).toMatchObject({ loyal: 10, militia: 10 });
    expect(rebellionIn(bare(100))?.rebellion.rounds[0]).toMatchObject({ loyal: 20, militia: 10 });
  });

  it('combat.rounds: a fight that kills nobody ends with the last', () => {
    const idle = unrest({
      population: { USK: 100, SLD: 20 },
      rebels: { USK: 100 },
      stored: { MTSP: 900 },
      parameters: { 'combat.leastLosses': 0, 'combat.mostLosses': 0, 'combat.rounds': 7 },
    });
    expect(rebellionIn(idle)?.rebellion).toMatchObject({ winner: 'loyal', supplies: 140 });
    expect(rebellionIn(idle)?.rebellion.rounds).toHaveLength(7);
  });

  it('combat.weaponDamage: 50 % of 1,000 on launchers of 25, and 500 on 2,000 metallics', () => {
    const armed = withFigures(warGame({ parameters: { 'combat.weaponDamage': 50 } }), 1, MISSILES);
    const target = withHolding(armed, {
      kind: 'enclosed',
      empireId: 2,
      assembled: { 'MSL-1': 40 },
      stored: { METS: 2_000 },
    });
    const next = play(target, '1, bombard, 3, 100%');
    expect(holdingIn(next, 3)).toMatchObject({
      assembled: [{ code: 'MSL', quantity: 20 }],
      stored: [{ quantity: 1_500 }],
    });
    expect(lineOf(next, 1)).toMatchObject({ code: 'cease-fire' });
  });
});
