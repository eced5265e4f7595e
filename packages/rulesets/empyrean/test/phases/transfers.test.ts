import { describe, expect, it } from 'vitest';
import {
  expectRefused,
  holdingIn,
  otherPlanet,
  outcomeOf,
  outcomes,
  people,
  play,
  smallColony,
  smallGame,
  stacks,
  stored,
  withChanged,
  withHolding,
  type Goods,
  type SmallGame,
} from '../small-game.js';
import { events } from '../war-game.js';

/**
 * Colonies 1 and 2 of empires 1 and 2, and ship 3 of empire 1 with room to spare: 10 people, 90 places, and structure for
 * 10,000 mass units.
 */
const game = withHolding(smallGame({ players: 2 }), {
  kind: 'ship',
  population: { PRO: 10 },
  assembled: { STU: 100_000, 'LFS-1': 100 },
  stored: { FUEL: 1_000, FOOD: 100, CNGD: 100 },
});
/** The same with other goods in the storage of colony 1. */
const withStored = (goods: Goods): SmallGame =>
  smallShip(smallGame({ players: 2, colony: { stored: { ...smallColony.stored, ...goods } } }));
/** The game with so many structural units at work in colony 2, which needs fewer than 100,000. */
const withRoom = (structural: number): SmallGame =>
  withChanged(game, 2, (colony) => {
    colony.assembled = stacks({ STU: structural });
  });
const smallShip = (of: SmallGame): SmallGame =>
  withHolding(of, {
    kind: 'ship',
    population: { PRO: 10 },
    assembled: { STU: 100_000, 'LFS-1': 100 },
    stored: { FUEL: 1_000, FOOD: 100, CNGD: 100 },
  });

describe('phase 8: refusals and orders done in part say what there is, and what is missing', () => {
  it('by each rule that is too narrow, the narrowest first', () => {
    // ten TPT-1 move 2,000 mass units; there are 10,000 metallics
    expect(outcomeOf(game, '1, transfer, 12,000 metallics, 3').reason).toBe(
      '2,000 of 12,000: by manned transports 2,000 (10,000 missing); in storage 10,000 (2,000 missing)',
    );
  });

  it('what room there is at somebody else’s is told only where it is the narrowest', () => {
    const gift = (structural: number): string =>
      outcomeOf(withRoom(structural), '1, transfer, 900,000,000 gold, 2').reason;
    expect(gift(100_000)).not.toContain('receiver');
    expect(gift(200_000)).toBe(gift(100_000));
    expect(gift(0)).toContain('by the structure of the receiver 0');
  });

  it('what room there is at one’s own is told wherever it is too little', () => {
    const own = withHolding(game, {
      kind: 'ship',
      population: { PRO: 10 },
      assembled: { STU: 16_300, 'LFS-1': 10 },
      stored: { FUEL: 30, FOOD: 10 },
    });
    expect(outcomeOf(own, '1, transfer, 4,000 metallics, 4').reason).toBe(
      '2,000 of 4,000: by manned transports 2,000 (2,000 missing); by the structure of the receiver 3,000 (1,000 missing)',
    );
  });

  it('where nothing is done, too', () => {
    expect(events(play(game, '1, transfer, 40 hyper engines-1, 3'), 'transferred')).toEqual([]);
    expect(outcomeOf(game, '1, transfer, 40 hyper engines-1, 3')).toMatchObject({
      status: 'refused',
      code: 'none-there',
      reason: '0 of 40: in storage 0 (40 missing)',
    });
  });
});

describe('phase 8, seed "Transport": ten TPT-1 move 2,000 mass units for one unit of fuel', () => {
  it('2,000 metallics, in full', () => {
    const next = play(game, '1, transfer, 2,000 metallics, 3');
    expect(outcomes(next)).toMatchObject([{ status: 'done', code: 'done', reason: '' }]);
    expect([stored(next, 'METS'), stored(next, 'METS', 3), stored(next, 'FUEL')]).toEqual([
      8_000, 2_000, 9_999,
    ]);
  });

  it('giver and receiver have it in their ledgers, and both see it', () => {
    const next = play(game, '1, transfer, 2,000 metallics, 2');
    const row = (id: number): unknown =>
      holdingIn(next, id).quarter.ledger.find(({ code }) => code === 'METS');
    expect(row(1)).toMatchObject({ place: 'stored', opening: 10_000, sent: 2_000, received: 0 });
    expect(row(2)).toMatchObject({ place: 'stored', opening: 10_000, sent: 0, received: 2_000 });
    expect(next.journal).toContainEqual({
      kind: 'transferred', seats: [1, 2], fromId: 1, toId: 2, code: 'METS', techLevel: 0, quantity: 2_000,
    }); // prettier-ignore
  });

  it('capacity: 2,000 of 3,000', () => {
    const { status, code, reason } = outcomeOf(game, '1, transfer, 3,000 metallics, 3');
    expect([status, code]).toEqual(['partly', 'no-transports']);
    expect(reason).toMatch(/^2,000 of 3,000: /);
  });

  it('the capacity of a turn is for all transfers together: 1,500 and 500 of 1,000', () => {
    const next = play(game, '1, transfer, 1,500 metallics, 3\n1, transfer, 1,000 non-metallics, 2');
    expect(outcomes(next)).toMatchObject([{ status: 'done' }, { status: 'partly', code: 'no-transports' }]);
    expect(outcomes(next)[1]?.reason).toMatch(/^500 of 1,000: /);
    expect(stored(next, 'NMTS', 2)).toBe(10_500);
  });

  it('whole units: 333 of 400 food of 6', () => {
    expect(outcomeOf(game, '1, transfer, 400 food, 3').reason).toMatch(/^333 of 400: /);
  });

  it('a professional flies ten: 2 of them fly 20 of 30 transports', () => {
    const crewed = withChanged(withStored({ 'TPT-1': 30 }), 1, (colony) => {
      colony.population = { ...colony.population, PRO: 2 };
    });
    expect(outcomeOf(crewed, '1, transfer, 6,000 metallics, 3').reason).toMatch(/^4,000 of 6,000: /);
  });

  it('a TPT-2 moves 800: ten move 8,000 for 4 fuel', () => {
    const next = play(withStored({ 'TPT-1': 0, 'TPT-2': 10 }), '1, transfer, 9,000 metallics, 3');
    expect(outcomes(next)[0]?.reason).toMatch(/^8,000 of 9,000: /);
    expect(stored(next, 'FUEL')).toBe(9_996);
  });

  it('the fuel of a turn is truncated once: 1,000 and 1,000 take one, 1,999 none', () => {
    const twice = play(game, '1, transfer, 1,000 metallics, 3\n1, transfer, 1,000 non-metallics, 3');
    expect(stored(twice, 'FUEL')).toBe(9_999);
    expect(stored(play(game, '1, transfer, 1,999 metallics, 3'), 'FUEL')).toBe(10_000);
  });

  it('without fuel: 1,999 of 2,000, which take none yet', () => {
    const { status, code, reason } = outcomeOf(withStored({ FUEL: 0 }), '1, transfer, 2,000 metallics, 3');
    expect([status, code]).toEqual(['partly', 'no-fuel']);
    expect(reason).toMatch(/^1,999 of 2,000: /);
  });

  it('fuel as cargo leaves what the transports burn: 3,999 of 4,000', () => {
    // 40 transports move 8,000; 4,000 fuel would take 2 more, 3,999 take 1
    const tankers = withStored({ FUEL: 4_000, 'TPT-1': 40 });
    const next = play(tankers, '1, transfer, 4,000 fuel, 2');
    expect(outcomes(next)).toMatchObject([{ status: 'partly', code: 'no-fuel' }]);
    expect(outcomes(next)[0]?.reason).toMatch(/^3,999 of 4,000: /);
    expect([stored(next, 'FUEL'), stored(next, 'FUEL', 2)]).toEqual([0, 7_999]);
  });

  it('the next turn has the whole capacity again', () => {
    const sheet = '1, transfer, 2,000 metallics, 3';
    expect(outcomes(play(play(game, sheet), sheet))).toMatchObject([{ status: 'done' }]);
  });

  it('in part, as no more are in storage: 1,000 of 1,500', () => {
    const { status, code, reason } = outcomeOf(game, '1, transfer, 1,500 gold, 3');
    expect([status, code]).toEqual(['partly', 'none-there']);
    expect(reason).toMatch(/^1,000 of 1,500: /);
  });
});

describe('phase 8, E-26: who may receive', () => {
  it('goods go to anyone', () => {
    expect(stored(play(game, '1, transfer, 10 gold, 2'), 'GOLD', 2)).toBe(1_010);
  });

  it('people go to one’s own', () => {
    const next = play(game, '1, transfer, 20 unskilled workers, 3');
    expect(holdingIn(next).population.USK).toBe(80);
    expect(holdingIn(next, 3).population).toEqual(people({ PRO: 10, USK: 20 }));
    expectRefused(game, '1, transfer, 20 unskilled workers, 2', 'not-here');
  });

  it('only the loyal go: 60 of 80', () => {
    const rebellious = withChanged(game, 1, (colony) => {
      colony.rebels = people({ USK: 40 });
    });
    const next = play(rebellious, '1, transfer, 80 unskilled workers, 3');
    expect(outcomes(next)).toMatchObject([{ status: 'partly', code: 'none-there' }]);
    expect(outcomes(next)[0]?.reason).toMatch(/^60 of 80: loyal and there 60 /);
    expect(holdingIn(next).population.USK).toBe(40);
  });

  it('construction workers who have built this turn stay: 800 mass units took two of ten', () => {
    const built = withChanged(game, 1, (colony) => {
      colony.assembled = [...colony.assembled, { code: 'LFS', techLevel: 1, quantity: 100 }];
    });
    const next = play(built, '1, transfer, 10 construction workers, 3\n1, disassemble, 100 LFS-1');
    expect(outcomes(next)[1]).toMatchObject({ line: 1, status: 'partly' });
    expect(outcomes(next)[1]?.reason).toMatch(/^8 of 10: /);
    expect([holdingIn(next).population.CNW, holdingIn(next, 3).population.CNW]).toEqual([2, 8]);
  });

  it('spies who go lose their tasks: of 6 + 4, 7 stay on', () => {
    const busy = withChanged(game, 1, (colony) => {
      colony.spies = [{ task: 'checkRebels', targetId: null, units: 6 }, { task: 'checkForSpies', targetId: null, units: 4 }]; // prettier-ignore
    });
    const next = play(busy, '1, transfer, 3 spies, 3');
    expect(holdingIn(next).spies).toEqual([{ task: 'checkRebels', targetId: null, units: 6 }, { task: 'checkForSpies', targetId: null, units: 1 }]); // prettier-ignore
    expect(holdingIn(next, 3).spies).toEqual([]);
  });

  it.each([['one that does not exist', '1, transfer, 10 gold, 99']])('refused, not-here: %s', (_, sheet) => {
    expectRefused(game, sheet, 'not-here');
  });

  it('refused, same-receiver: the sender', () => {
    expectRefused(game, '1, transfer, 10 gold, 1', 'same-receiver');
  });

  it('refused, not-here: at another planet', () => {
    const far = withHolding(game, { kind: 'ship', planetId: otherPlanet(game, () => true) });
    expectRefused(far, '1, transfer, 10 gold, 4', 'not-here');
  });
});

describe('phase 8, E-26: never beyond the receiver’s life support or structure', () => {
  const ship = { kind: 'ship', population: { PRO: 10 } } as const;

  it('12 places for 10: 2 of 5 people', () => {
    const next = play(
      withHolding(game, {
        ...ship,
        assembled: { STU: 100_000, 'LFS-1': 12 },
        stored: { FUEL: 100, FOOD: 10 },
      }),
      '1, transfer, 5 professionals, 4',
    );
    expect(outcomes(next)).toMatchObject([{ status: 'partly', code: 'no-life-support' }]);
    expect(outcomes(next)[0]?.reason).toMatch(/^2 of 5: /);
    expect(holdingIn(next, 4).population.PRO).toBe(12);
  });

  it('a spy takes two places: 13 for 10 are enough for 1 of 2', () => {
    const receiver = withHolding(game, {
      ...ship,
      assembled: { STU: 100_000, 'LFS-1': 13 },
      stored: { FUEL: 100 },
    });
    expect(outcomeOf(receiver, '1, transfer, 2 spies, 4').reason).toMatch(/^1 of 2: /);
  });

  /** Structure for 230 mass units; once life support has burnt its fuel, 10 people, 10 LFS-1 of 8, and at half their mass 20 fuel and 10 food of 6 leave 100. */
  const tight = withHolding(game, {
    ...ship,
    assembled: { STU: 2_300, 'LFS-1': 10 },
    stored: { FUEL: 30, FOOD: 10 },
  });

  it('goods count half their mass: 200 of 300 metallics, 33 of 50 food', () => {
    expect(outcomeOf(tight, '1, transfer, 300 metallics, 4')).toMatchObject({
      status: 'partly',
      code: 'no-room',
    });
    expect(outcomeOf(tight, '1, transfer, 300 metallics, 4').reason).toMatch(/^200 of 300: /);
    expect(outcomeOf(tight, '1, transfer, 50 food, 4').reason).toMatch(/^33 of 50: /);
  });

  it('a full ship takes nothing more', () => {
    const full = play(tight, '1, transfer, 200 metallics, 4');
    const rationed = withChanged(full, 4, (holding) => {
      holding.stored = stacks({ METS: 200, FUEL: 30, FOOD: 10 });
    });
    expectRefused(rationed, '1, transfer, 1 gold, 4', 'no-room');
  });

  it('structural units in storage are goods: half of 0.5 each, 400 of 500 in 100 mass units', () => {
    expect(outcomeOf(tight, '1, transfer, 500 structural units, 4').reason).toMatch(/^400 of 500: /);
  });

  it('an open colony needs no life support', () => {
    const back = withHolding(game, {
      ...ship,
      assembled: { STU: 9_999, 'LFS-1': 10 },
      stored: { FUEL: 99, 'TPT-1': 1 },
    });
    expect(outcomeOf(back, '4, transfer, 5 professionals, 1')).toMatchObject({ status: 'done' });
  });
});

describe('phase 8, E-26: knowledge', () => {
  const learned = withChanged(game, 1, (colony) => {
    colony.techLevel = 4;
  });

  it('a level goes to anyone, weighs nothing and needs one working transport', () => {
    const next = play(learned, '1, transfer, TL-3, 2\n1, transfer, TL-4, 3\n1, transfer, 2,000 metallics, 3');
    expect(outcomes(next)).toMatchObject([{ status: 'done' }, { status: 'done' }, { status: 'done' }]);
    expect([holdingIn(next, 2).techLevel, holdingIn(next, 3).techLevel]).toEqual([3, 4]);
    expect(events(next, 'advanced')).toEqual([
      { kind: 'advanced', seats: [2], holdingId: 2, techLevel: 3, points: 0 },
      { kind: 'advanced', seats: [1], holdingId: 3, techLevel: 4, points: 0 },
    ]);
  });

  it('E-17: one that has no level to spare is told which', () => {
    expect(outcomeOf(learned, '1, transfer, TL-5, 2').reason).toBe('TL-5 is above technology level 4');
  });

  it.each([
    ['level-too-high', '1, transfer, TL-5, 2'],
    ['level-known', '1, transfer, TL-1, 3'],
    ['not-here', '1, transfer, TL-2, 99'],
    ['no-transports', '3, transfer, TL-1, 1'],
  ])('refused, %s: %s', (code, sheet) => {
    expectRefused(learned, sheet, code);
  });

  it('E-17: a level that another empire has already is given all the same, so that nothing is learnt of it', () => {
    const next = play(learned, '1, transfer, TL-1, 2');
    expect(outcomes(next)).toMatchObject([{ status: 'done', reason: '' }]);
    expect(next.state).toEqual(play(learned).state);
    expect(events(next, 'advanced')).toEqual([]);
  });

  it('refused, no-transports, where nobody flies them', () => {
    const uncrewed = withChanged(learned, 1, (colony) => {
      colony.population = { ...colony.population, PRO: 0 };
    });
    expectRefused(uncrewed, '1, transfer, TL-3, 2', 'no-transports');
  });

  it('research points go to anyone and weigh nothing; E-23: the receiver rises in the next turn', () => {
    const next = play(withStored({ RSCH: 99_999 }), '1, transfer, 99,999 research points, 2');
    expect(outcomes(next)).toMatchObject([{ status: 'done' }]);
    expect([stored(next, 'RSCH'), stored(next, 'RSCH', 2), stored(next, 'FUEL')]).toEqual([
      0, 199_998, 10_000,
    ]);
    expect(holdingIn(play(next), 2).techLevel).toBe(2);
  });
});

describe('phase 8: refused, and nothing changes', () => {
  it.each([
    ['none-there', '1, transfer, 10 missiles-1, 3'],
    ['none-there', '1, transfer, 10 trainees, 3'],
    ['not-yours', '2, transfer, 10 gold, 1'],
    ['not-yours', '99, transfer, 10 gold, 1'],
    ['not-yours', '2, transfer, TL-1, 1'],
    ['no-transports', '3, transfer, 10 food, 1'],
  ])('%s: %s', (code, sheet) => {
    expectRefused(game, sheet, code);
  });

  it('none-there: assembled units cannot be moved', () => {
    expectRefused(game, '3, transfer, 10 LFS-1, 1', 'none-there');
  });
});
