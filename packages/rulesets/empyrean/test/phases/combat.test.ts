import { headCount } from '@ec/economy';
import { ratio } from '@ec/prng';
import { beforeEach, describe, expect, it } from 'vitest';
import { empyrean } from '../../src/ruleset.js';
import {
  crewed,
  expectRefused,
  holdingIn,
  otherPlanet,
  outcomeOf,
  outcomes,
  play,
  stored,
  withChanged,
  withHolding,
  type NewHolding,
  type SmallGame,
} from '../small-game.js';
import {
  ALONE,
  enclosed,
  events,
  expectSecondRefused,
  lineOf,
  MARINES,
  MISSILES,
  NO_CHANCE,
  NOBODY_FALLS,
  peopleIn,
  rowOf,
  warGame,
  withFigures,
  withSoldiers,
} from '../war-game.js';

/** Colonies 1 and 2 of empires 1 and 2, with 50 soldiers each, of which ten transports take 30 across. */
const game = warGame();
/** The same where five defend colony 2: 30 to 5 is 6 to 1. */
const weak = withSoldiers(game, 2, 5);

describe('phase 3, E-15, E-34: refused, and nothing changes', () => {
  const here = withHolding(game, crewed({ kind: 'ship' }));
  const far = withHolding(here, { kind: 'ship', empireId: 2, planetId: otherPlanet(game, () => true) });

  it.each([
    ['not-yours', 'a colony of another empire', '2, bombard, 1, 50%'],
    ['not-yours', 'one that does not exist', '99, invade, 2, 50%'],
    ['not-yours', 'another’s, in its defence', '2, support, 3, 50%'],
    ['not-here', 'a target that does not exist', '1, raid, 99, 50%, gold'],
    ['not-here', 'a target at another planet', '1, bombard, 4, 50%'],
    ['not-here', 'itself', '1, bombard, 1, 50%'],
    ['not-here', 'itself, in its defence', '1, support, 1, 50%'],
    ['own-target', 'one’s own ship, bombarded', '1, bombard, 3, 50%'],
    ['own-target', 'one’s own ship, invaded', '1, invade, 3, 50%'],
    ['own-target', 'one’s own ship, raided', '1, raid, 3, 50%, food'],
    ['own-target', 'help against one’s own ship', '1, support, 2, 3, 50%'],
    ['nobody-to-help', 'an attack that nobody makes', '1, support, 3, 2, 50%'],
    ['nothing-left', 'nothing at all', '1, bombard, 2, 0%'],
  ])('%s: %s', (code, _, sheet) => {
    expectRefused(far, sheet, code);
  });

  it('nobody-to-help: the attacker attacks somebody else', () => {
    const other = withHolding(here, { kind: 'ship', empireId: 2 });
    expectSecondRefused(other, '3, bombard, 4, 50%', '1, support, 3, 2, 50%', 'nobody-to-help');
  });

  it('nobody-to-help: a supporter is no attacker to help', () => {
    const next = play(here, '1, support, 3, 2, 50%\n3, support, 1, 2, 50%');
    expect(outcomes(next).map(({ code }) => code)).toEqual(['nobody-to-help', 'nobody-to-help']);
  });

  it.each([
    ['both-sides', '1, bombard, 2, 50%', '1, support, 2, 50%'],
    ['both-sides', '1, support, 2, 50%', '1, invade, 2, 50%'],
    ['ordered-twice', '1, bombard, 2, 50%', '1, bombard, 2, 20%'],
    ['ordered-twice', '1, invade, 2, 50%', '1, invade, 2, 20%'],
    ['ordered-twice', '1, support, 2, 50%', '1, support, 2, 20%'],
  ])('%s: "%s", and then "%s"', (code, first, second) => {
    expectSecondRefused(game, first, second, code);
  });

  it('no-troops: without transports or craft', () => {
    const grounded = withFigures(game, 1, { stored: { 'TPT-1': 0, FUEL: 20 } });
    expectRefused(grounded, '1, invade, 2, 100%', 'no-troops');
    expect(outcomeOf(grounded, '1, raid, 2, 50%, gold').reason).toBe(
      'nobody can cross with 50%: troops 25, assault craft 0, transports 0, FUEL 20',
    );
  });

  it('no-fire: without launchers, and with beams from the surface to the surface', () => {
    const beams = withFigures(game, 1, { assembled: { 'EWP-1': 100 }, stored: { 'MSS-1': 100, FUEL: 9 } });
    expectRefused(beams, '1, bombard, 2, 100%', 'no-fire');
    expect(outcomeOf(beams, '1, bombard, 2, 100%').reason).toBe(
      'nothing can be fired: launchers 0, missiles 100, energy weapons 100, which do not fire from surface to surface, FUEL 9',
    );
  });

  it('no-fire: with 5 % of ten missiles, which are none', () => {
    expect(outcomeOf(withFigures(game, 1, MISSILES), '1, bombard, 2, 5%').reason).toBe(
      'nothing can be fired with 5%: launchers 10, missiles 0, energy weapons 0, FUEL 10,000',
    );
  });
});

describe('phase 3, E-44: an attack needs attackers', () => {
  /** Colony 2 has missiles to fire back with, and colony 1 no way to get at it. */
  const fortress = withFigures(withFigures(game, 1, { stored: { 'TPT-1': 0 } }), 2, MISSILES);

  it('an invasion without transports opens no fight, and the target fires at nobody', () => {
    const next = play(fortress, '1, invade, 2, 100%');
    expect(events(next, 'battle')).toEqual([]);
    expect(stored(next, 'MSS-1', 2)).toBe(10);
    expectRefused(fortress, '1, invade, 2, 100%', 'no-troops');
  });

  it('who would have helped has nobody to help, and who helps the target was not needed', () => {
    const three = withHolding(fortress, { kind: 'ship', ...MARINES });
    const four = withHolding(three, { kind: 'ship', empireId: 2, ...ALONE });
    const next = play(four, '1, invade, 2, 100%\n3, support, 1, 2, 100%', '4, support, 2, 100%');
    expect(events(next, 'battle')).toEqual([]);
    expect(
      outcomes(next)
        .map(({ code }) => code)
        .sort(),
    ).toEqual(['no-attack', 'no-troops', 'nobody-to-help']);
  });

  it('what can attack does so beside what cannot: missiles without transports', () => {
    const next = play(withFigures(fortress, 1, MISSILES), '1, invade, 2, 100%\n1, bombard, 2, 100%');
    expect(lineOf(next, 1)).toMatchObject({ status: 'refused', code: 'no-troops' });
    expect(lineOf(next, 2)).toMatchObject({ status: 'done' });
    expect(events(next, 'battle')[0]?.orders.map(({ kind }) => kind)).toEqual(['bombard']);
  });

  it('who can do nothing takes no part in the fight of the others', () => {
    const two = withHolding(withFigures(fortress, 1, MISSILES), crewed({ kind: 'ship' }));
    const next = play(two, '1, bombard, 2, 100%\n3, invade, 2, 100%');
    expect(lineOf(next, 2)).toMatchObject({ status: 'refused', code: 'no-troops' });
    const [battle] = events(next, 'battle');
    expect(battle?.engagement.forces.map(({ id }) => id)).toEqual([1, 2]);
    expect(battle?.forces.map(({ id }) => id)).toEqual([2, 1]);
  });
});

describe('phase 3, E-49: a reserve for the living', () => {
  /** Ship 3 has a crew of 30, whose life support burns 30 fuel a turn, and a beam that burns 4 a round. */
  const fleet = (fuel: number): SmallGame =>
    withHolding(
      withHolding(warGame({ parameters: NO_CHANCE }), {
        kind: 'ship',
        population: { PRO: 30 },
        assembled: { 'LFS-1': 30, 'EWP-1': 1 },
        stored: { FUEL: fuel, FOOD: 99, CNGD: 99 },
      }),
      { kind: 'ship', empireId: 2, stored: { METS: 100_000 } },
    );

  it('33 rounds of bombardment leave the crew its air: of 192 fuel units 30 are burnt, 132 fired with, and 30 kept', () => {
    const next = play(fleet(192), '3, bombard, 4, 100%');
    expect(outcomes(next)[0]?.reason).toBe('33 rounds: the attackers could do no more');
    expect([stored(next, 'FUEL', 3), headCount(holdingIn(next, 3).population)]).toEqual([30, 30]);
    expect(headCount(holdingIn(play(next), 3).population)).toBe(30);
  });

  it('with nothing to spare nothing is fired', () => {
    expect(outcomeOf(fleet(63), '3, bombard, 4, 100%')).toMatchObject({
      status: 'refused',
      code: 'no-fire',
      reason:
        'nothing can be fired: launchers 0, missiles 0, energy weapons 1, FUEL 3 beyond 30 for life support',
    });
  });
});

describe('phase 3, E-34: commitments', () => {
  const three = withHolding(game, {
    kind: 'enclosed',
    empireId: 2,
    population: { SLD: 40 },
    stored: { MTSP: 999 },
  });

  it('troops beyond 100 % are cut: 70 % and 30 of 50 %', () => {
    const next = play(three, '1, invade, 2, 70%\n1, invade, 3, 50%');
    const committed = events(next, 'battle').flatMap(({ orders }) =>
      orders.map(({ commitment }) => commitment),
    );
    expect(committed).toContainEqual(ratio(7, 10));
    expect(committed).toContainEqual(ratio(3, 10));
    expect(lineOf(next, 2)).toMatchObject({ status: 'partly', code: 'over-committed' });
    expect(lineOf(next, 2).reason).toMatch(/^30% of 50%: nothing more was left to commit; \d+ rounds?: /);
  });

  it('help that is refused, as nobody attacks, commits nothing: 60 % are left for 60 %', () => {
    const armed = withFigures(three, 1, MISSILES);
    const next = play(armed, '1, support, 2, 3, 60%\n1, bombard, 2, 60%');
    expect(lineOf(next, 1)).toMatchObject({ status: 'refused', code: 'nobody-to-help' });
    expect(lineOf(next, 2)).toMatchObject({ status: 'done' });
    expect(stored(next, 'MSS-1')).toBe(4);
  });

  it('nothing left to commit: refused', () => {
    expectSecondRefused(three, '1, invade, 2, 100%', '1, invade, 3, 1%', 'nothing-left');
    const reasons = outcomes(play(three, '1, invade, 2, 100%\n1, invade, 3, 1%\n1, bombard, 3, 0%'));
    expect(reasons.map(({ reason }) => reason)).toEqual(
      expect.arrayContaining(['the orders before it have committed 100%', '0% commits nothing']),
    );
  });

  it('thirds leave what they leave: 33.3 % twice, and 33.4 of 40 %', () => {
    const four = withHolding(three, { kind: 'ship', empireId: 2, population: { SLD: 9 } });
    const next = play(four, '1, invade, 2, 33.3%\n1, invade, 3, 33.3%\n1, invade, 4, 40%');
    expect(
      events(next, 'battle').flatMap(({ orders }) => orders.map(({ commitment }) => commitment)),
    ).toContainEqual(ratio(334, 1_000));
  });

  it('weapons and troops are committed each on their own', () => {
    const armed = withFigures(three, 1, MISSILES);
    const next = play(
      armed,
      '1, invade, 2, 100%\n1, bombard, 2, 60%\n1, bombard, 3, 40%\n1, bombard, 3, 10%',
    );
    expect(
      outcomes(next)
        .map(({ status }) => status)
        .sort(),
    ).toEqual(['done', 'done', 'partly', 'refused']);
  });

  it('60 % of 50 soldiers are 30, and 50 % of 10 missiles are 5', () => {
    const next = play(withFigures(game, 1, MISSILES), '1, invade, 2, 60%\n1, bombard, 2, 50%');
    const [battle] = events(next, 'battle');
    expect(battle?.engagement.rounds[0]?.landings[0]?.embarked).toMatchObject([
      { kind: 'soldiers', quantity: 30 },
    ]);
    expect(battle?.engagement.rounds[0]?.volleys[0]).toMatchObject({ targetId: 2, missiles: 5, hits: 5 });
    expect(stored(next, 'MSS-1')).toBe(5);
  });
});

describe('phase 3: result lines', () => {
  it('a bombardment: one round, then the missiles are spent', () => {
    expect(outcomeOf(withFigures(game, 1, MISSILES), '1, bombard, 2, 100%')).toMatchObject({
      status: 'done',
      code: 'cease-fire',
      reason: '1 round: the attackers could do no more',
    });
  });

  it('an invasion that is beaten: 30 to 200 is less than 1 to 6', () => {
    expect(outcomeOf(withSoldiers(game, 2, 200), '1, invade, 2, 100%')).toMatchObject({
      status: 'partly',
      code: 'repelled',
      reason: '30 of 50: no more seats, or no fuel for them; 1 round: the invaders were beaten off',
    });
  });

  it('an invasion that succeeds', () => {
    expect(outcomeOf(weak, '1, invade, 2, 100%')).toMatchObject({
      status: 'partly',
      code: 'captured',
      reason: '30 of 50: no more seats, or no fuel for them; 1 round: the target was captured',
    });
  });

  it('a fight that neither side wins', () => {
    const drawn = warGame({ parameters: { ...NOBODY_FALLS, 'combat.rounds': 7 } });
    expect(outcomeOf(drawn, '1, invade, 2, 100%')).toMatchObject({
      status: 'partly',
      code: 'round-limit',
      reason:
        '30 of 50: no more seats, or no fuel for them; 7 rounds: undecided when the last round was over',
    });
  });

  it('a raid: goods, or nothing', () => {
    const raiders = warGame({ parameters: { 'combat.raidLosses': 0 } });
    // transports for 30 mass units, by 30 of 80 on the ground: 11.25
    expect(outcomeOf(raiders, '1, raid, 2, 100%, gold').reason).toBe(
      '30 of 50: no more seats, or no fuel for them; 1 round: brought home 11 GOLD',
    );
    expect(outcomeOf(raiders, '1, raid, 2, 100%, missiles-1').reason).toBe(
      '30 of 50: no more seats, or no fuel for them; 1 round: the raiders went home',
    );
  });

  it('support of somebody whom nobody attacks', () => {
    expect(outcomeOf(game, '1, support, 2, 50%')).toMatchObject({
      status: 'done',
      code: 'no-attack',
      reason: 'nobody attacked it',
    });
  });
});

describe('phase 3, E-42: raids', () => {
  /** Raiders of colony 1, 30 soldiers in ten transports, and as many soldiers in colony 2; nobody falls. */
  const raid = withSoldiers(warGame({ parameters: { 'combat.raidLosses': 0 } }), 2, 30);
  /** Units of an item of colony 1 and of colony 2 after a raid. */
  const after = (of: SmallGame, unit: string): number[] => {
    const next = play(of, `1, raid, 2, 100%, ${unit}`);
    return [stored(next, unit), stored(next, unit, 2)];
  };

  it('30 mass units of transports by half of all on the ground: 15 gold, and both ledgers show it', () => {
    const next = play(raid, '1, raid, 2, 100%, gold');
    expect(outcomes(next)).toMatchObject([
      {
        code: 'raided',
        reason: '30 of 50: no more seats, or no fuel for them; 1 round: brought home 15 GOLD',
      },
    ]);
    expect(rowOf(next, 1, 'GOLD')).toMatchObject({ place: 'stored', opening: 1_000, received: 15, sent: 0 });
    expect(rowOf(next, 2, 'GOLD')).toMatchObject({ place: 'stored', opening: 1_000, received: 0, sent: 15 });
    expect([stored(next, 'GOLD'), stored(next, 'GOLD', 2)]).toEqual([1_015, 985]);
  });

  it('and everybody comes home', () => {
    const next = play(raid, '1, raid, 2, 100%, gold');
    expect([peopleIn(next, 'SLD', 1), peopleIn(next, 'SLD', 2), stored(next, 'TPT-1')]).toEqual([50, 30, 10]);
    expect(holdingIn(next, 2).empireId).toBe(2);
  });

  it('by mass: 15 mass units are 3 missiles of 4, or 30 structural units of 0.5', () => {
    const stocked = withFigures(raid, 2, { stored: { 'MSS-1': 100 } });
    expect(after(stocked, 'MSS-1')).toEqual([3, 97]);
    expect(after(raid, 'STU')).toEqual([20_030, 19_970]);
  });

  it('no more than there is: 4 of 15', () => {
    expect(after(withFigures(raid, 2, { stored: { GOLD: 4 } }), 'GOLD')).toEqual([1_004, 0]);
  });

  it('half of the troops: 25, with nine transports for 27, by 25 of 55', () => {
    // 27 × 25 ÷ 55 is 12.3
    expect(outcomeOf(raid, '1, raid, 2, 50%, gold').reason).toBe('1 round: brought home 12 GOLD');
  });

  it('two empires share what is not enough for both: 10 each of 20', () => {
    const three = warGame({ players: 3, parameters: { 'combat.raidLosses': 0 } });
    const poor = withFigures(three, 2, { population: { SLD: 0 }, stored: { GOLD: 20 } });
    // 30 × 30 ÷ 60 each: 15 + 15 of 20
    const next = play(poor, '1, raid, 2, 100%, gold', '', '3, raid, 2, 100%, gold');
    expect([1, 2, 3].map((id) => stored(next, 'GOLD', id))).toEqual([1_010, 0, 1_010]);
    for (const { reason } of outcomes(next)) expect(reason).toMatch(/; 1 round: brought home 10 GOLD$/);
  });

  it('what is fired besides brings nothing home', () => {
    const armed = withFigures(raid, 1, MISSILES);
    const next = play(armed, '1, raid, 2, 100%, gold\n1, bombard, 2, 100%');
    expect(lineOf(next, 1).reason).toMatch(/brought home \d+ GOLD$/);
    expect(lineOf(next, 2).reason).not.toContain('GOLD');
  });

  it('colonies that nobody defends are raided as well, and not captured', () => {
    const empty = withSoldiers(raid, 2, 0);
    const next = play(empty, '1, raid, 2, 100%, gold');
    expect(outcomes(next)[0]?.reason).toBe(
      '30 of 50: no more seats, or no fuel for them; 1 round: brought home 30 GOLD',
    );
    expect(holdingIn(next, 2).empireId).toBe(2);
  });

  it.each([['1, raid, 2, 50%, gold\n1, invade, 2, 50%'], ['1, invade, 2, 50%\n1, raid, 2, 50%, gold']])(
    'E-17: a raid and an invasion of one target, in whatever order they are written: %j',
    (sheet) => {
      expect(outcomes(play(raid, sheet)).map(({ status }) => status)).toEqual(['done', 'partly']);
    },
  );
});

describe('phase 3, E-31: independent ships and colonies', () => {
  const fort = (of: NewHolding): SmallGame =>
    withHolding(enclosed(warGame({ parameters: NO_CHANCE }), 1), { ...of, empireId: null, techLevel: 2 });
  const garrison = { population: { UEM: 10, SLD: 30 }, stored: { MTSP: 99, FOOD: 99, CNGD: 99 } };

  it('defend themselves on the ground: 30 against 30', () => {
    const next = play(fort({ kind: 'open', ...garrison }), '1, invade, 3, 100%');
    expect(outcomes(next)).toMatchObject([{ code: 'repelled' }]);
    expect([peopleIn(next, 'SLD', 1), peopleIn(next, 'SLD', 3)]).toEqual([20, 0]);
    expect(holdingIn(next, 3).empireId).toBeNull();
  });

  it('fire back: ten missiles at distance 1 for 1,000 mass units', () => {
    const rock = fort(
      crewed({ kind: 'enclosed', assembled: { 'MSL-1': 10 }, stored: { METS: 9_000, 'MSS-1': 10 } }),
    );
    const next = play(withFigures(rock, 1, MISSILES), '1, bombard, 3, 100%');
    const [battle] = events(next, 'battle');
    expect(battle?.engagement.rounds[0]?.volleys).toMatchObject([
      { targetId: 3, missileDamage: 1_000 },
      { targetId: 1, missileDamage: 1_000 },
    ]);
    expect(battle?.seats).toEqual([1, 2]);
  });

  it('can be captured: 30 to 5', () => {
    const next = play(withSoldiers(fort({ kind: 'open', ...garrison }), 3, 5), '1, invade, 3, 100%');
    expect(holdingIn(next, 3)).toMatchObject({
      empireId: 1,
      techLevel: 1,
      population: { UEM: 15 + 1, SLD: 30 },
    });
  });

  it('are helped to defend themselves by whoever likes to', () => {
    const next = play(fort({ kind: 'open', ...garrison }), '1, invade, 3, 100%', '2, support, 3, 100%');
    expect([1, 2, 3].map((id) => peopleIn(next, 'SLD', id))).toEqual([20, 35, 15]);
  });
});

describe('phase 3, E-36: ships and colonies in orbit', () => {
  const near = warGame({ parameters: NO_CHANCE });
  const target = { empireId: 2, stored: { METS: 3_000 } } as const;
  const bombed = (attacker: NewHolding['kind'], kind: NewHolding['kind']): number => {
    const armed = withHolding(withHolding(near, crewed({ kind: attacker, ...MISSILES })), {
      kind,
      ...target,
    });
    return 3_000 - stored(play(armed, '3, bombard, 4, 100%'), 'METS', 4);
  };

  // ten missiles hit as 10 ÷ (D² − 1), with D² − 1 at least 1: ten at distance 1, three at 2, one at 3
  it.each([
    ['enclosed', 'enclosed', 1_000],
    ['enclosed', 'orbiting', 300],
    ['orbiting', 'enclosed', 300],
    ['orbiting', 'trade-station', 100],
    ['trade-station', 'orbiting', 100],
    ['ship', 'enclosed', 1_000],
    ['ship', 'orbiting', 1_000],
    ['ship', 'ship', 1_000],
    ['orbiting', 'ship', 1_000],
  ] as const)('%s to %s: %i mass units', (attacker, kind, damage) => {
    expect(bombed(attacker, kind)).toBe(damage);
  });

  it('beyond reach nothing is fired: a die of 1,000 sides, and no drives', () => {
    const far = warGame({ parameters: { 'combat.shipDistance': 1_000, 'combat.reach': 1 } });
    const ships = withHolding(withHolding(far, crewed({ kind: 'ship', ...MISSILES })), {
      kind: 'ship',
      ...target,
    });
    const next = play(ships, '3, bombard, 4, 100%');
    const [battle] = events(next, 'battle');
    const distance = battle?.engagement.distances[0]?.distance;
    expect(distance).toBeGreaterThan(1);
    expect(outcomes(next)).toMatchObject([
      {
        status: 'refused',
        code: 'no-fire',
        reason: `nothing could be fired: the target was ${distance} away or more, and the reach is 1`,
      },
    ]);
  });

  it('who fires the last fuel cannot cross, though others do: of 4 beyond life support a beam burns 4', () => {
    const crew = { population: { PRO: 1, SLD: 12 }, assembled: { 'LFS-1': 13, 'EWP-1': 1 } };
    const goods = { 'TPT-10': 1, FUEL: 13 + 13 + 4, FOOD: 9, CNGD: 9 };
    const ships = withHolding(withHolding(near, { kind: 'ship', ...crew, stored: goods }), {
      kind: 'ship',
      ...target,
    });
    const next = play(ships, '3, bombard, 4, 100%\n3, invade, 4, 100%\n1, invade, 4, 100%');
    expect(lineOf(next, 1).status).toBe('done');
    expect(lineOf(next, 2)).toMatchObject({
      status: 'refused',
      code: 'no-troops',
      reason: '0 of 12: no more seats, or no fuel for them',
    });
    expect(lineOf(next, 3)).toMatchObject({ status: 'partly', code: 'captured' });
  });

  /**
   * Ship 3 fires four missiles in each of two rounds at ship 4 of empire 2. Of its 40 drives the first four hits destroy 12 of 25 mass units,
   * and 28,000 move some 10,700 mass units by 2 a round.
   */
  const chase = withHolding(
    withHolding(near, crewed({ kind: 'ship', assembled: { 'MSL-1': 4 }, stored: { 'MSS-1': 8 } })),
    {
      kind: 'ship',
      empireId: 2,
      population: { PRO: 1, SLD: 12 },
      assembled: { 'LFS-1': 13, 'SPD-1': 40 },
      stored: { METS: 9_000, FUEL: 900, FOOD: 9, CNGD: 9, 'TPT-1': 4 },
    },
  );
  const hits = (sheet: string, of = chase): number[] => {
    const battle = events(play(of, '3, bombard, 4, 100%', sheet), 'battle').find(
      ({ engagement }) => engagement.targetId === 4,
    );
    return (battle?.engagement.rounds ?? []).flatMap(({ volleys }) =>
      volleys.filter(({ targetId }) => targetId === 4).map((volley) => volley.hits),
    );
  };

  it.each([
    ['a ship under fire draws away: four hits at distance 1, and none of 4 ÷ 8 at distance 3', ''],
    ['one that raids as well', '4, raid, 1, 100%, gold'],
    ['one whose friends bombard as well', '2, bombard, 1, 100%'],
  ])('%s', (_, sheet) => {
    expect(hits(sheet, withFigures(chase, 2, MISSILES))).toEqual([4, 0]);
  });

  it('one that bombards somebody else stays where it is: four hits twice', () => {
    const armed = withFigures(chase, 4, { assembled: { 'MSL-1': 1 }, stored: { 'MSS-1': 1 } });
    expect(hits('4, bombard, 1, 100%', armed)).toEqual([4, 4]);
  });

  it('troops cross at any distance', () => {
    const far = warGame({ parameters: { 'combat.shipDistance': 1_000, 'combat.reach': 1 } });
    const ships = withHolding(withHolding(far, { kind: 'ship', ...MARINES }), {
      kind: 'ship',
      empireId: 2,
      ...ALONE,
    });
    expect(outcomeOf(ships, '3, invade, 4, 100%')).toMatchObject({ status: 'done', code: 'captured' });
  });
});

describe('phase 3, E-34: who sees a fight', () => {
  /** Four empires, the last of them at another planet. */
  const four = warGame({ players: 4 });
  const seen = withChanged(withFigures(four, 1, MISSILES), 4, (colony) => {
    colony.planetId = otherPlanet(four, () => true);
    const planet = four.state.cluster.planets[(colony.planetId ?? 1) - 1];
    colony.starId = planet?.starId ?? 0;
    colony.orbit = planet?.orbit ?? 0;
  });
  let next: SmallGame;
  beforeEach(() => {
    next = play(seen, '1, bombard, 2, 60%');
  });
  const battlesOf = (seat: number): ReturnType<typeof empyrean.view>['battles'] =>
    empyrean.view(next.state, next.journal, seat).battles;

  it('who takes part sees every round, and its own losses', () => {
    const [attacker] = battlesOf(1);
    const [target] = battlesOf(2);
    expect(attacker).toMatchObject({
      end: 'cease-fire',
      rounds: 1,
      orders: [{ id: 1, kind: 'bombard', commitment: ratio(3, 5) }],
    });
    expect(attacker?.account?.[0]?.fire).toMatchObject([{ id: 2, missiles: 6, hits: 6, missileDamage: 600 }]);
    expect(attacker?.changes).toEqual([{ id: 1, unit: 'MSS-1', lost: 0, used: 6, sent: 0, received: 0 }]);
    expect(target?.account).toEqual(attacker?.account);
    expect(target?.orders).toMatchObject([{ id: 1, commitment: null }]);
    expect(new Set(target?.changes.map(({ id }) => id))).toEqual(new Set([2]));
  });

  it('who is at the planet sees who fought, and how it ended', () => {
    expect(battlesOf(3)).toMatchObject([
      { target: { id: 2, empire: 2 }, attackers: [{ id: 1, empire: 1 }], end: 'cease-fire', rounds: 1 },
    ]);
    expect(battlesOf(3)).toMatchObject([
      { account: null, changes: [], loot: [], orders: [{ commitment: null }] },
    ]);
  });

  it('who is elsewhere sees nothing', () => {
    expect(battlesOf(4)).toEqual([]);
  });
});
