import { describe, expect, it } from 'vitest';
import { expectHeadsToBalance } from '../books.js';
import {
  crewed,
  holdingIn,
  otherPlanet,
  outcomes,
  people,
  play,
  stored,
  withChanged,
  withHolding,
  type NewHolding,
  type SmallGame,
} from '../small-game.js';
import {
  ALONE,
  events,
  idsOf,
  lineOf,
  MARINES,
  MISSILES,
  NO_CHANCE,
  NOBODY_FALLS,
  peopleIn,
  rowOf,
  enclosed,
  warGame,
  withFigures,
  withSoldiers,
} from '../war-game.js';

describe('phase 3, E-04: the order of fights', () => {
  const three = warGame({ players: 3, parameters: NOBODY_FALLS });
  const planetId = otherPlanet(three, () => true);
  const far = withHolding(withHolding(three, { kind: 'ship', planetId }), {
    kind: 'ship',
    empireId: 2,
    planetId,
  });
  const sheet = '1, raid, 2, 50%, gold\n1, raid, 3, 50%, gold';
  const order = (of: SmallGame, more = ''): number[] =>
    events(play(of, sheet + more), 'battle')
      .map(({ engagement }) => engagement.targetId)
      .filter((id) => id < 4);

  it('is drawn, and a fight at another planet does not change it', () => {
    const orders = Array.from({ length: 16 }, (_, seed) => {
      const seeded = { ...far, seed: `${seed}` };
      expect(order(seeded, '\n4, bombard, 5, 100%')).toEqual(order(seeded));
      return order(seeded).join(' ');
    });
    expect([...new Set(orders)].sort()).toEqual(['2 3', '3 2']);
  });
});

describe('phase 3, E-34: helping an attacker', () => {
  const three = warGame({ players: 3 });

  it('troops land together: 30 alone are no 6 to 1 against 8, with 20 more they are', () => {
    const held = withSoldiers(enclosed(three, 1), 2, 8);
    const next = play(held, '1, invade, 2, 100%', '', '3, support, 1, 2, 40%');
    expect(outcomes(next)).toMatchObject([
      { seat: 1, status: 'partly', code: 'captured' },
      { seat: 3, status: 'done', code: 'captured', reason: '1 round: the target was captured' },
    ]);
    expect(holdingIn(next, 2).empireId).toBe(1);
    // the stronger stays, and the helpers go home
    expect([1, 2, 3].map((id) => peopleIn(next, 'SLD', id))).toEqual([20, 30, 50]);
  });

  it('fire adds up: 1,000 and 500 of 3,000 mass units', () => {
    const armed = withFigures(withFigures(three, 1, MISSILES), 3, MISSILES);
    const rock = withHolding(armed, { kind: 'enclosed', empireId: 2, stored: { METS: 3_000 } });
    const next = play(rock, '1, bombard, 4, 100%', '', '3, support, 1, 4, 50%');
    expect(stored(next, 'METS', 4)).toBe(1_500);
    expect([stored(next, 'MSS-1', 1), stored(next, 'MSS-1', 3)]).toEqual([0, 5]);
  });

  it('two colonies of one empire leave a garrison each: 30 and 12', () => {
    const held = withHolding(withSoldiers(enclosed(warGame(), 1), 2, 7), { kind: 'ship', ...MARINES });
    const next = play(held, '1, invade, 2, 100%\n3, support, 1, 2, 100%');
    expect([1, 2, 3].map((id) => peopleIn(next, 'SLD', id))).toEqual([20, 42, 0]);
  });
});

describe('phase 3, E-34: helping a defender', () => {
  const three = warGame({ players: 3, parameters: NO_CHANCE });
  const thirty = withSoldiers(three, 2, 30);

  it('relief fights with the target: 30 against 30 and 30 fall, and take 15 of each with them', () => {
    const next = play(thirty, '1, invade, 2, 100%', '', '3, support, 2, 100%');
    expect(outcomes(next)).toMatchObject([
      { seat: 1, status: 'partly', code: 'repelled' },
      { seat: 3, status: 'done', code: 'repelled', reason: '1 round: the invaders were beaten off' },
    ]);
    expect([1, 2, 3].map((id) => peopleIn(next, 'SLD', id))).toEqual([20, 15, 35]);
    expect(rowOf(next, 3, 'SLD')).toMatchObject({ opening: 50, lost: 15 });
    // a supply unit for each soldier and round, from their own homes
    expect([1, 2, 3].map((id) => rowOf(next, id, 'MTSP')?.used)).toEqual([30, 30, 30]);
  });

  it('without relief they all fall', () => {
    const next = play(thirty, '1, invade, 2, 100%');
    expect([1, 2].map((id) => peopleIn(next, 'SLD', id))).toEqual([20, 0]);
  });

  it('relief surrenders with the target: 2 and 3 to 30, who become its unemployables', () => {
    const next = play(withSoldiers(enclosed(three, 1), 2, 2), '1, invade, 2, 100%', '', '3, support, 2, 6%');
    expect(holdingIn(next, 2)).toMatchObject({ empireId: 1, population: { UEM: 55 + 8, SLD: 30 } });
    expect(rowOf(next, 3, 'SLD')).toMatchObject({ opening: 50, sent: 3 });
  });

  it('its anti-missiles help: launchers and missiles of both', () => {
    const armed = withFigures(withFigures(three, 1, MISSILES), 3, {
      assembled: { 'MSL-1': 20 },
      stored: { 'ANM-10': 20 },
    });
    const rock = withHolding(armed, { kind: 'enclosed', empireId: 2, stored: { METS: 3_000 } });
    // each ANM-10 kills one missile, and half of 20 launchers are committed: ten for ten missiles
    const next = play(rock, '1, bombard, 4, 100%', '', '3, support, 4, 50%');
    expect(stored(next, 'METS', 4)).toBe(3_000);
    expect(stored(next, 'ANM-10', 3)).toBe(10);
  });
});

describe('phase 3, E-34: several attackers of different owners', () => {
  const three = warGame({ players: 3 });

  it('the stronger on the ground takes it: 30 and 25 against 9; the others go home', () => {
    const next = play(withSoldiers(enclosed(three, 1), 2, 9), '1, invade, 2, 100%', '', '3, invade, 2, 50%');
    expect(outcomes(next).map(({ code }) => code)).toEqual(['captured', 'captured']);
    expect(holdingIn(next, 2).empireId).toBe(1);
    expect([1, 2, 3].map((id) => peopleIn(next, 'SLD', id))).toEqual([20, 30, 50]);
  });

  it('one owner’s are fired upon, drawn at random', () => {
    const shots = [1, 2, 3].reduce((of, id) => withFigures(of, id, MISSILES), three);
    const hit = Array.from({ length: 12 }, (_, seed) => {
      const next = play({ ...shots, seed: `${seed}` }, '1, bombard, 2, 100%', '', '3, bombard, 2, 100%');
      const [battle] = events(next, 'battle');
      const victims = battle?.engagement.rounds[0]?.volleys.map(({ targetId }) => targetId) ?? [];
      expect(victims).toHaveLength(2);
      expect(stored(next, 'MSS-1', 2)).toBe(0);
      return victims.find((id) => id !== 2);
    });
    expect(new Set(hit)).toEqual(new Set([1, 3]));
  });
});

describe('phase 3, E-34: attackers who are attacked themselves', () => {
  /** Colonies 1 to 3, where nobody falls; colony 1 invades colony 2, and colony 3 invades colony 1. */
  const three = enclosed(warGame({ players: 3, parameters: NOBODY_FALLS }), 1);
  const soldiers = (of: SmallGame): number[] => [1, 2, 3].map((id) => peopleIn(of, 'SLD', id));
  const sheets = ['1, invade, 2, 100%', '', '3, invade, 1, 100%'];

  it('half of those who have succeeded come home: 15 of 30', () => {
    const next = play(withSoldiers(three, 2, 5), ...sheets);
    expect(holdingIn(next, 2).empireId).toBe(1);
    expect(soldiers(next)).toEqual([35, 15, 50]);
    // at home 20 and 15 met the 30 of colony 3
    const [, second] = events(next, 'battle');
    expect(second?.engagement.rounds[0]?.ground[0]).toMatchObject({
      attackers: { factor: 30 },
      defenders: { factor: 35 },
    });
    expect(rowOf(next, 1, 'SLD')).toMatchObject({ opening: 50, sent: 30, received: 15 });
  });

  it('of an odd number the greater half stays: 3 transports for 9, of which 4 come home', () => {
    const few = withFigures(withSoldiers(three, 2, 1), 1, { stored: { 'TPT-1': 3 } });
    expect(soldiers(play(few, ...sheets))).toEqual([45, 5, 50]);
  });

  it('all of those who have not', () => {
    const next = play(three, ...sheets);
    expect(soldiers(next)).toEqual([50, 50, 50]);
    const [, second] = events(next, 'battle');
    expect(second?.engagement.rounds[0]?.ground[0]?.defenders.factor).toBe(50);
  });

  it('those whose home is destroyed meanwhile all stay', () => {
    // they fight for many rounds, in which missiles of colony 2 destroy their ship; colony 3 has orders to attack it next
    const long = {
      'combat.leastLosses': 100,
      'combat.mostLosses': 100,
      'combat.surrender': 1_000,
      'combat.shipDistance': 1,
    };
    const armed = withFigures(enclosed(warGame({ players: 3, parameters: long }), 1), 2, {
      assembled: { 'MSL-1': 2 },
      stored: { 'MSS-1': 12 },
    });
    const fort = withChanged(armed, 2, (colony) => {
      colony.population = people({ UEM: 20, SLD: 8 });
    });
    const ship = withHolding(fort, {
      kind: 'ship',
      population: { SLD: 30 },
      assembled: { 'LFS-1': 30 },
      stored: { 'TPT-1': 10, FUEL: 60, METS: 100, MTSP: 500 },
    });
    for (const seed of ['1', '2', '3', '4']) {
      const game = { ...ship, seed };
      const next = play(game, '4, invade, 2, 100%', '', '3, bombard, 4, 100%');
      const [battle] = events(next, 'battle');
      const garrison = battle?.engagement.capture?.garrisons[0]?.units;
      expect(idsOf(next)).toEqual([1, 2, 3]);
      expect(garrison).toMatchObject([{ code: 'SLD', quantity: peopleIn(next, 'SLD', 2) }]);
      expect(lineOf(next, 1, 3)).toMatchObject({ status: 'refused', code: 'lost' });
      expectHeadsToBalance(game, next);
    }
  });

  it('nobody comes home where nobody attacks it', () => {
    expect(soldiers(play(withSoldiers(three, 2, 5), '1, invade, 2, 100%'))).toEqual([20, 30, 50]);
  });

  it('the attack of one that is attacked is always fought first', () => {
    for (const seed of ['1', '2', '3', '4', '5', '6']) {
      const next = play({ ...three, seed }, ...sheets);
      expect(events(next, 'battle').map(({ engagement }) => engagement.targetId)).toEqual([2, 1]);
    }
  });
});

describe('phase 3, E-34: orders of ships and colonies that were lost in a fight before', () => {
  const seeds = Array.from({ length: 16 }, (_, seed) => `${seed}`);
  const first = (of: SmallGame): number | undefined => events(of, 'battle')[0]?.engagement.targetId;

  it('captured: five soldiers of colony 2 invade colony 1, which invades colony 2', () => {
    const mutual = withChanged(enclosed(warGame(), 1), 2, (colony) => {
      colony.population = people({ USK: 20, SLD: 5 });
    });
    const codes = seeds.map((seed) => {
      const next = play({ ...mutual, seed }, '1, invade, 2, 100%', '2, invade, 1, 100%');
      expect(holdingIn(next, 2).empireId).toBe(1);
      const { status, code } = lineOf(next, 1, 2);
      expect(`${status} ${code}`).toBe(first(next) === 2 ? 'refused lost' : 'done repelled');
      // half of 30 come home where the attack on it is still to come
      expect(peopleIn(next, 'SLD', 2)).toBe(first(next) === 2 ? 15 : 30);
      return code;
    });
    expect([...new Set(codes)].sort()).toEqual(['lost', 'repelled']);
  });

  it('and those who would have helped it have nobody to help', () => {
    const helped = withHolding(withSoldiers(warGame(), 2, 5), {
      kind: 'ship',
      empireId: 2,
      ...ALONE,
      assembled: { ...ALONE.assembled, ...MISSILES.assembled },
      stored: { ...ALONE.stored, ...MISSILES.stored },
    });
    const codes = seeds.map((seed) => {
      const next = play(
        { ...helped, seed },
        '1, invade, 2, 100%',
        '2, invade, 1, 100%\n3, support, 2, 1, 100%',
      );
      const { status, code, reason } = lineOf(next, 2, 2);
      expect(`${status} ${code}`).toBe(first(next) === 2 ? 'refused nobody-to-help' : 'done repelled');
      if (status === 'refused') expect(reason).toBe('the attacker was lost in a fight before');
      return code;
    });
    expect(new Set(codes).size).toBe(2);
  });

  it('destroyed: ship 4 attacks ship 3 with a missile, and falls to its fire whichever fight comes first', () => {
    const armed = crewed({ kind: 'ship', ...MISSILES, stored: { ...MISSILES.stored, METS: 9_000 } });
    const weak: NewHolding = {
      kind: 'ship',
      empireId: 2,
      assembled: { 'MSL-1': 1 },
      stored: { METS: 10, 'MSS-1': 1 },
    };
    const ships = withHolding(withHolding(warGame({ parameters: NO_CHANCE }), armed), crewed(weak));
    const refused = seeds.map((seed) => {
      const next = play({ ...ships, seed }, '3, bombard, 4, 50%', '4, bombard, 3, 100%');
      expect(idsOf(next)).toEqual([1, 2, 3]);
      const order = first(next) === 4 ? lineOf(next, 1, 2) : lineOf(next, 1, 1);
      expect(order).toMatchObject({
        status: 'refused',
        code: 'lost',
        reason: '4 was lost in a fight before',
      });
      return order.seat;
    });
    expect(new Set(refused)).toEqual(new Set([1, 2]));
  });
});
