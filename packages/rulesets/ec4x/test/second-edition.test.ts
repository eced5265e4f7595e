import { describe, expect, test } from 'vitest';
import { keepBlockades } from '../src/conflict/keep-blockades.js';
import { fightEverywhere } from '../src/conflict/fight-everywhere.js';
import { arrive } from '../src/conflict/arrive.js';
import { actPrice, subvert } from '../src/conflict/subvert.js';
import { buyDocks } from '../src/construction/more-docks.js';
import { freeDocks } from '../src/construction/docks.js';
import { income } from '../src/economy/income.js';
import { greatWorks, rewardWorks, spendOnWorks } from '../src/economy/public-works.js';
import { reachMilestones } from '../src/economy/milestones.js';
import { coloniesOf, houseOf, systemOf } from '../src/lookup.js';
import { FIRST } from '../src/editions.js';
import { countWars } from '../src/politics/wars.js';
import type { EspionageKind } from '../src/tables/espionage.js';
import type { Ec4xState } from '../src/state.js';
import type { ShipCode } from '../src/types.js';
import type { Work } from '../src/work.js';
import { addColony, addForce, arena, assault, eventsOf, many, relate, war } from './conflict/arena.js';
import { firstHouse, newState } from './games.js';
import { play } from './turns.js';

/** House 1, with many points, acts against House 2 again and again, a turn after the other. */
function plots(kind: EspionageKind, times: number, given: Readonly<Record<string, number>> = {}, cip = 0) {
  const { state, work } = arena('major', given, 1);
  addColony(state, 2, 2, { iu: 30 });
  const [actor, target] = [houseOf(state, 1), houseOf(state, 2)];
  actor.ebp = 10_000;
  target.cip = cip;
  for (let i = 0; i < times; i++) {
    state.turn = 1 + i;
    act(state, work, kind);
  }
  return { state, work, actor, target };
}

function act(state: Ec4xState, work: Work, kind: EspionageKind) {
  state.turnWork.subversions = [{ order: 0, houseId: 1, kind, targetId: 2 }];
  return subvert(work)[0]?.outcome.code;
}

describe('X-70: espionage', () => {
  // nobody can detect anything; gains and losses are those of the table, as without X-80
  const unseen = { 'spy.naked': 0, 'spy.gainMost': 5, 'spy.lossTurn': 7 };

  test('X-70: each act doubles the price of every other against the same House, whichever it was', () => {
    const costs = (...kinds: EspionageKind[]): number[] => {
      const { state, work, actor } = plots('theft', 0, unseen);
      return kinds.map((kind) => {
        const before = actor.ebp;
        state.turn += 1;
        expect(act(state, work, kind)).toBe('done');
        return before - actor.ebp;
      });
    };
    expect(costs('assassinate', 'sabotage', 'theft')).toEqual([10, 4, 20]);
    expect(costs('sabotage', 'assassinate', 'theft')).toEqual([2, 20, 20]);
  });

  test('X-70: the same act costs 10, 20, 40', () => {
    const { actor } = plots('assassinate', 3, unseen);
    expect(10_000 - actor.ebp).toBe(10 + 20 + 40);
    const { actor: cheap } = plots('assassinate', 3, FIRST);
    expect(10_000 - cheap.ebp).toBe(30);
  });

  test('X-70: after 13 turns an act is forgotten; other Houses are no dearer', () => {
    const { state, actor } = plots('psyops', 1, unseen);
    const price = (turn: number, targetId = 2) =>
      actPrice({ ...state, turn }, actor, 'psyops', houseOf(state, targetId));
    // the act was in turn 1
    expect([price(2), price(13), price(14)]).toEqual([6, 6, 3]);
    expect(price(2, 3)).toBe(3);
  });

  test('X-70: a price above what there is refuses the act, and takes nothing', () => {
    const { state, work, actor } = plots('assassinate', 2, unseen);
    actor.ebp = 39;
    state.turn = 3;
    expect(act(state, work, 'assassinate')).toBe('no-points');
    expect(actor.ebp).toBe(39);
  });

  test('X-70: a House loses 7 prestige a turn and 14 in 13 turns at most', () => {
    // an assassination takes 7: two of them in 13 turns, and again in turns 14 and 15
    expect(plots('assassinate', 4, unseen).target.prestige).toBe(50 - 14);
    expect(plots('assassinate', 13, unseen).target.prestige).toBe(50 - 14);
    expect(plots('assassinate', 15, { ...unseen, 'spy.repeat': 100 }).target.prestige).toBe(50 - 28);
    const { state, work } = plots('assassinate', 1, unseen);
    // theft takes 3 more in the same turn, of which nothing is left to lose
    expect(act(state, work, 'theft')).toBe('done');
    expect(houseOf(state, 2).prestige).toBe(43);
    expect(
      plots('assassinate', 4, { ...unseen, 'spy.lossTurn': 1000, 'spy.lossWindow': 1000 }).target.prestige,
    ).toBe(22);
  });

  test('X-70: the actor wins prestige for the first success against a House in 13 turns alone', () => {
    expect(plots('assassinate', 3, unseen).actor.prestige).toBe(55);
    // one that never stops has no first success again; one that waits has
    const { state, work, actor } = plots('assassinate', 14, { ...unseen, 'spy.repeat': 100 });
    expect(actor.prestige).toBe(55);
    state.turn = 14 + 12;
    act(state, work, 'psyops');
    expect(actor.prestige).toBe(55);
    state.turn += 13;
    act(state, work, 'psyops');
    expect(actor.prestige).toBe(56);
    expect(plots('assassinate', 3, FIRST).actor.prestige).toBe(65);
  });

  test('X-70: a House without counter points may detect an act, on 19 and 20 at ELI 0, and spends nothing', () => {
    const caught = Array.from({ length: 400 }, (_, seed) => {
      const { state, work } = arena('major', {}, seed);
      addColony(state, 2, 2);
      houseOf(state, 1).ebp = 3;
      act(state, work, 'psyops');
      expect(houseOf(state, 2).cip).toBe(0);
      return eventsOf(work.events, 'subversion').some(({ isDetected }) => isDetected) ? 1 : 0;
    }).reduce((sum: number, one) => sum + one, 0);
    // 40 of 400 are expected, with a deviation of 6; these seeds are fixed
    expect(Math.abs(caught - 40)).toBeLessThan(24);
    expect(plots('psyops', 50, FIRST).actor.prestigeBy.caught).toBe(0);
  });
});

describe('X-80: what espionage is worth', () => {
  const unseen = { 'spy.naked': 0 };
  const both = ({ actor, target }: ReturnType<typeof plots>) => [actor.prestige, target.prestige];

  test.each([
    ['theft', 51, 47],
    ['sabotage', 51, 49],
    ['major', 51, 46],
    ['assassinate', 51, 46],
    ['cyber', 51, 47],
    ['economy', 51, 46],
    ['psyops', 51, 48],
  ] as const)('X-80: %s leaves 50 and 50 at %d and %d', (kind, own, other) => {
    expect(both(plots(kind, 1, unseen))).toEqual([own, other]);
  });

  test('X-80: a House loses 4 a turn at most by all acts, and 14 in 13 turns, 4 and 4 and 4 and 2', () => {
    const { state, work } = plots('assassinate', 1, unseen);
    expect(act(state, work, 'theft')).toBe('done');
    expect(houseOf(state, 2).prestige).toBe(46);
    expect([1, 2, 3, 4, 5].map((times) => plots('assassinate', times, unseen).target.prestige)).toEqual([
      46, 42, 38, 36, 36,
    ]);
  });

  test('X-80: in the edition first the table counts', () => {
    expect(both(plots('assassinate', 1, FIRST))).toEqual([55, 43]);
    expect(both(plots('assassinate', 2, FIRST))).toEqual([60, 36]);
  });
});

describe('X-71: blockades', () => {
  /** House 2 has a home of 400 PU in system 5 and two colonies; those in the systems that are named are blockaded. */
  function blockaded(systems: readonly number[], people = [100, 100], given = {}) {
    const { state, work } = arena('major', given);
    const house = houseOf(state, 2);
    house.homeId = 5;
    addColony(state, 5, 2, { pu: 400e6 });
    addColony(state, 3, 2, { pu: (people[0] ?? 0) * 1e6 });
    addColony(state, 4, 2, { pu: (people[1] ?? 0) * 1e6 });
    state.turnWork.blockades = [...systems];
    keepBlockades(work);
    return house.prestige - 50;
  }

  test('X-71: a turn of blockades costs 1 prestige, however many there are, and 2 for a home or a quarter of the people', () => {
    expect(blockaded([])).toBe(0);
    // 100 of 600
    expect(blockaded([3])).toBe(-1);
    // 200 of 600
    expect(blockaded([3, 4])).toBe(-2);
    expect(blockaded([5])).toBe(-2);
    expect(blockaded([3, 4, 5])).toBe(-2);
    // 150 of 600 is a quarter, 149 of 599 is less
    expect(blockaded([3], [150, 50])).toBe(-2);
    expect(blockaded([3], [149, 50])).toBe(-1);
  });

  test('X-71: colonies below 20 PU count for nothing', () => {
    expect(blockaded([3, 4], [19, 20])).toBe(-1);
    expect(blockaded([3], [19, 100])).toBe(0);
  });

  test('X-71: in the edition first each blockade costs 2', () => {
    expect(blockaded([3, 4, 5], [1, 100], FIRST)).toBe(-6);
  });
});

describe('X-79: bombardment until nobody is left', () => {
  const superDreadnoughts: ShipCode[][] = [['SD'], ['SD'], ['SD']];
  const bombarded = (pu: number, given = {}) => {
    const { state, work } = assault('bombard', superDreadnoughts, { pu }, {}, given);
    fightEverywhere(work);
    return [houseOf(state, 1).prestige, houseOf(state, 2).prestige];
  };

  test('X-79: costs the attacker 10 prestige, as it costs the owner 10 of 50', () => {
    expect(bombarded(2e6)).toEqual([40, 40]);
  });

  test('X-79: whoever leaves people alive loses nothing', () => {
    expect(bombarded(3000e6)).toEqual([50, 50]);
  });

  test('X-79: in the edition first it costs the owner alone', () => {
    expect(bombarded(2e6, FIRST)).toEqual([50, 40]);
  });
});

describe('X-72: pacts bind for six turns after they end', () => {
  function allied(given = {}) {
    const state = newState(2, given);
    play(state, ['stance 2 pact', 'stance 1 pact']);
    return state;
  }
  const prestiges = ({ houses }: Ec4xState) => houses.map(({ prestige }) => prestige);

  test.each([
    [0, 40],
    [6, 40],
    [7, 50],
  ])('X-72: to be neutral first and an enemy %d turns later leaves a prestige of %d', (turns, left) => {
    const state = allied();
    play(state, ['stance 2 neutral']);
    state.turn += turns;
    play(state, ['stance 2 enemy']);
    expect(prestiges(state)).toEqual([left, 50]);
    // once
    play(state, ['stance 2 neutral']);
    play(state, ['stance 2 enemy']);
    expect(prestiges(state)).toEqual([left, 50]);
  });

  test('X-72: an attack on the former partner costs the same', () => {
    const { state, work } = arena();
    addColony(state, 3, 2);
    addForce(state, 1, 3, [['DD']], { order: { kind: 'bombard', systemId: 3 } });
    houseOf(state, 1).pactEnds[1] = 1;
    state.turn = 4;
    arrive(work);
    expect(houseOf(state, 1)).toMatchObject({ prestige: 40, stances: ['pact', 'enemy', 'neutral'] });
  });

  test('X-72: a pact that is renewed has not ended', () => {
    const state = allied();
    play(state, ['stance 2 neutral']);
    play(state, ['stance 2 pact']);
    expect(houseOf(state, 1).pactEnds).toEqual([null, null]);
  });

  test('X-72: in the edition first neutrality frees at once', () => {
    const state = allied(FIRST);
    play(state, ['stance 2 neutral']);
    state.turn += 1;
    play(state, ['stance 2 enemy']);
    expect(prestiges(state)).toEqual([50, 50]);
    const direct = allied(FIRST);
    play(direct, ['stance 2 enemy']);
    expect(prestiges(direct)).toEqual([40, 50]);
  });
});

describe('X-73: retreats', () => {
  /** House 2 leaves system 3 before so many destroyers of House 1, turn after turn. */
  function retreats(turns: readonly number[], destroyers: number, given = {}) {
    const { state, work } = war('major', given);
    for (const turn of turns) {
      state.turn = turn;
      for (const house of state.houses) house.fleets = [];
      addForce(
        state,
        1,
        3,
        Array.from({ length: destroyers }, () => ['DD'] as const),
      );
      addForce(state, 2, 3, [['DD']], { roe: 1 });
      fightEverywhere(work);
    }
    return houseOf(state, 1).prestigeBy.routed;
  }

  test('X-73: one retreat counts between two Houses in 13 turns', () => {
    expect(retreats([1], 3)).toBe(2);
    expect(retreats([1, 2, 13], 3)).toBe(2);
    expect(retreats([1, 2, 14], 3)).toBe(4);
    expect(retreats([1, 2, 3], 3, FIRST)).toBe(6);
  });

  test('X-73: a side with less than a quarter of the other’s AS gives nothing', () => {
    expect([retreats([1], 4), retreats([1], 5)]).toEqual([2, 0]);
    expect(retreats([1], 5, FIRST)).toBe(2);
  });
});

describe('X-81: victories in space', () => {
  /** In each of these turns so many Super Dreadnoughts of a House destroy one of another; what both won by it. */
  function destroyed(fights: readonly (readonly [turn: number, winner: 1 | 2])[], ships: number, given = {}) {
    const { state, work } = war('major', given);
    for (const [turn, winner] of fights) {
      state.turn = turn;
      for (const house of state.houses) house.fleets = [];
      addForce(state, winner, 3, many('SD', ships), { roe: 10 });
      addForce(state, 3 - winner, 3, [['SD']], { roe: 10 });
      fightEverywhere(work);
    }
    return [houseOf(state, 1).prestigeBy.destroyed, houseOf(state, 2).prestigeBy.destroyed];
  }

  test('X-81: one task force destroyed counts between two Houses in 13 turns, whoever destroys it', () => {
    expect(destroyed([[1, 1]], 4)).toEqual([3, 0]);
    const thrice = [
      [1, 1],
      [2, 2],
      [13, 1],
    ] as const;
    expect(destroyed(thrice, 4)).toEqual([3, 0]);
    expect(destroyed([...thrice, [14, 2]], 4)).toEqual([3, 3]);
    expect(destroyed(thrice, 4, FIRST)).toEqual([6, 3]);
  });

  test('X-81: a task force with less than a quarter of the other’s AS gives nothing', () => {
    // 11 of 44 AS, and of 55
    expect([destroyed([[1, 1]], 4), destroyed([[1, 1]], 5)]).toEqual([
      [3, 0],
      [0, 0],
    ]);
    expect(destroyed([[1, 1]], 5, FIRST)).toEqual([3, 0]);
  });

  test('X-81: whoever has made another retreat wins nothing for its destruction within 13 turns', () => {
    const { state, work } = war();
    const meet = (turn: number, roe: number) => {
      state.turn = turn;
      for (const house of state.houses) house.fleets = [];
      addForce(state, 1, 3, many('SD', 4), { roe: 10 });
      // it outlasts the first round, which is always fought
      addForce(state, 2, 3, many('SD', 2), { roe });
      fightEverywhere(work);
      const { routed, destroyed: wrecked } = houseOf(state, 1).prestigeBy;
      return [routed, wrecked];
    };
    expect([meet(1, 1), meet(2, 10), meet(14, 10)]).toEqual([
      [2, 0],
      [2, 0],
      [2, 3],
    ]);
  });
});

describe('X-74: capitulation', () => {
  function atWar(turns: number, given = {}) {
    const state = newState(2, given);
    relate(state, 1, 2, 'enemy');
    for (let i = 0; i < turns; i++) countWars(state);
    return state;
  }

  test('X-74: it needs 13 turns of war with the heir, or a lost home', () => {
    expect(play(atWar(12), ['capitulate 2']).codes).toEqual(['no-war']);
    expect(play(atWar(13), ['capitulate 2']).codes).toEqual(['done']);
    const lost = atWar(0);
    const home = systemOf(lost, houseOf(lost, 1).homeId);
    if (home.colony) home.colony.owner = 2;
    expect(play(lost, ['capitulate 2']).codes).toEqual(['done']);
    expect(play(atWar(0, FIRST), ['capitulate 2']).codes).toEqual(['done']);
  });

  test('X-74: peace ends the count', () => {
    const state = atWar(12);
    relate(state, 1, 2, 'neutral');
    countWars(state);
    relate(state, 1, 2, 'enemy');
    countWars(state);
    expect(houseOf(state, 1).wars).toEqual([0, 1]);
  });

  test('X-74: the heir gets the colonies, half of the money and 10 prestige; fleets are lost', () => {
    const state = atWar(13);
    const heir = houseOf(state, 2);
    const fleets = heir.fleets.length;
    play(state, ['capitulate 2']);
    expect([heir.treasury, heir.prestige]).toEqual([210_000 + 105_000, 60]);
    expect(coloniesOf(state, 2)).toHaveLength(2);
    expect(heir.fleets).toHaveLength(fleets);
    expect(houseOf(state, 1).fleets).toEqual([]);
  });

  test('X-74: nine tenths of the people and of the industry of each colony are lost: of 420 PU 42 stay, of 42 IU 4', () => {
    const after = (given = {}) => {
      const state = atWar(13, given);
      const { colony } = systemOf(state, houseOf(state, 1).homeId);
      if (!colony) throw new Error('expected a home colony');
      Object.assign(colony, { pu: 420e6, newcomers: 400e6, iu: 42 });
      play(state, ['capitulate 2']);
      return [colony.owner, colony.pu, colony.newcomers, colony.iu];
    };
    expect(after()).toEqual([2, 42e6, 42e6, 4]);
    expect(after({ 'capitulation.people': 50 })).toEqual([2, 210e6, 210e6, 21]);
    expect(after(FIRST)).toEqual([2, 420e6, 400e6, 42]);
  });

  test('X-74: batteries forget the rule of engagement of the House that is gone', () => {
    const state = atWar(13);
    const { colony } = systemOf(state, houseOf(state, 1).homeId);
    if (!colony) throw new Error('expected a home colony');
    colony.batteryRoe = 9;
    play(state, ['capitulate 2']);
    expect([colony.owner, colony.batteryRoe]).toEqual([2, null]);
  });
});

describe('X-75: milestones of industry', () => {
  test('X-75: 50 IU among 100 PU that were 400 are an eighth of them', () => {
    const industry = (given = {}) => {
      const { work, house, home } = firstHouse(given);
      home.colony.pu = 400e6;
      reachMilestones(work);
      home.colony.pu = 100e6;
      home.colony.iu = 50;
      reachMilestones(work);
      return house.prestigeBy.industry50;
    };
    expect(industry()).toBe(0);
    expect(industry(FIRST)).toBe(1);
  });
});

describe('X-78: levels of a cycle', () => {
  test('X-78: one of each line, or one of each area: one of the economy, of science and of technology', () => {
    const sheet = 'upgrade el\nupgrade sl\nupgrade wep\nupgrade cst\nupgrade el';
    const planned = (given = {}) => {
      const state = newState(2, given);
      state.turn = 1;
      return play(state, [sheet]).codes;
    };
    expect(planned()).toEqual(['waits', 'waits', 'waits', 'waits', 'ordered-already']);
    expect(planned({ 'research.levelsPerCycle': 'area' })).toEqual([
      'waits',
      'waits',
      'waits',
      'one-technology',
      'ordered-already',
    ]);
  });
});

describe('X-77: a home has a garrison', () => {
  test('X-77: two armies, and the batteries that 35 XMR for a shield would buy, 8 of 4 XMR', () => {
    expect(firstHouse().home.colony.ground).toMatchObject({
      AA: { undamaged: 2, crippled: 0 },
      GB: { undamaged: 8, crippled: 0 },
    });
    expect(firstHouse(FIRST).home.colony.ground.GB.undamaged).toBe(0);
  });
});

describe('X-76: money has a use', () => {
  /** A home of 420 PU with a product of 420 XMR; house 1 has so much money. */
  function rich(treasury: number, given: Readonly<Record<string, number>> = {}) {
    const { work, house, home, state } = firstHouse(given);
    house.treasury = 1000 * treasury;
    return { work, house, home, state };
  }

  test('X-76: a tenth of what is above two turns of product is lost, and the ledger says so', () => {
    const { work, house } = rich(2000);
    income(work);
    // 2000 − 2 × the product of 427.224 that the Income finds; it is rounded down
    expect(house.gcp).toBe(427_224);
    expect(house.ledger.corruption).toBe(Math.floor((2_000_000 - 2 * 427_224) / 10));
    const { work: other, house: thrifty } = rich(800);
    income(other);
    expect(thrifty.ledger.corruption).toBe(0);
    const { work: first, house: old } = rich(100_000, FIRST);
    income(first);
    expect(old.ledger.corruption).toBe(0);
  });

  test('X-76: 40 thousandths of a PU for each XMR of public works, at most as much again as the colony grows', () => {
    // a home grows by 7.224 PU by itself (T07)
    const grown = (count: number): number => {
      const { work, house, home, state } = rich(5000);
      expect(spendOnWorks(state.rules, house, home, count).status).toBe('done');
      const before = home.colony.pu;
      income(work);
      return home.colony.pu - before;
    };
    expect(grown(100)).toBe(7_224_000 + 4_000_000);
    expect(grown(1000)).toBe(2 * 7_224_000);
  });

  test('X-76: great works, five times the product of the colony, win a point once in 13 turns', () => {
    const { work, house, home, state } = rich(20_000);
    home.colony.gcp = 420_000;
    expect(greatWorks(state.rules, home.colony)).toBe(2100);
    expect(greatWorks(state.rules, { gcp: 1000 })).toBe(100);
    const won = (turn: number, count: number): number => {
      state.turn = turn;
      home.colony.works = 0;
      spendOnWorks(state.rules, house, home, count);
      const before = house.prestige;
      rewardWorks(work);
      return house.prestige - before;
    };
    expect([won(1, 2099), won(1, 2100), won(13, 2100), won(14, 2100)]).toEqual([0, 1, 0, 1]);
    home.colony.pu = 19e6;
    expect(won(40, 2100)).toBe(0);
  });

  test('X-76: docks beyond construction cost 5, 6, 7 … XMR, and can be used at once', () => {
    const { house, home, state } = rich(18);
    const before = freeDocks(home.colony, 'SY', 0);
    expect(buyDocks(state.rules, house, home, 4)).toMatchObject({ status: 'partly', code: 'no-money' });
    expect([house.treasury, freeDocks(home.colony, 'SY', 0) - before]).toEqual([0, 3]);
    home.colony.facilities.SY = 0;
    expect(freeDocks(home.colony, 'SY', 0)).toBe(0);
    expect(buyDocks(state.rules, house, home, 1).code).toBe('needs-shipyard');
  });

  test('X-76: the first edition knows neither works nor docks', () => {
    const { house, home, state } = rich(1000, FIRST);
    expect(spendOnWorks(state.rules, house, home, 1).code).toBe('not-in-edition');
    expect(buyDocks(state.rules, house, home, 1).code).toBe('not-in-edition');
  });
});
