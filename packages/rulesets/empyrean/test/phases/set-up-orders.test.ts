import { formatOrbit } from '@ec/cluster';
import { SHIP_WAGES, WAGES } from '@ec/economy';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  assembled,
  change,
  expectRefused,
  foundedIn,
  newIn,
  holdingIn,
  otherPlanet,
  outcomeOf,
  outcomes,
  people,
  play,
  smallColony,
  smallGame,
  stored,
  withChanged,
  withHolding,
  type Goods,
  type NewHolding,
  type SmallGame,
} from '../small-game.js';
import { rowOf, withFigures } from '../war-game.js';

const game = smallGame({ players: 2 });
const setUp = (what: string, units: readonly string[], founder = 1): string =>
  `set up, ${what}, ${founder}, transfer, ${units.join(', ')}, end`;

/** 10 people, 10 LFS-1 of 8, a drive of 25, and 2 food at half of 6: 121 mass units, ten structural units for each. */
const SHIP = ['1,210 structural units', '10 LFS-1', '1 SPD-1', '10 professionals', '2 food'];
const without = (unit: string, ...others: string[]): string =>
  setUp('ship', [...SHIP.filter((units) => !units.includes(unit)), ...others]);

describe('phase 4, E-24: a ship', () => {
  let next: SmallGame;
  let ship: number;
  beforeEach(() => {
    next = play(game, setUp('ship', SHIP));
    ship = newIn(next);
  });

  it('is made of what its founder gives', () => {
    expect(outcomes(next)).toMatchObject([{ status: 'done', code: 'done', reason: `ship ${ship}` }]);
    expect(holdingIn(next, ship)).toMatchObject({
      empireId: 1,
      kind: 'ship',
      planetId: holdingIn(game).planetId,
      raceId: holdingIn(game).raceId,
      techLevel: 1,
      population: people({ PRO: 10 }),
      rebels: people({}),
      pay: SHIP_WAGES,
      ration: { numerator: 1, denominator: 1 },
      name: null,
      spies: [],
      farms: [],
      mines: [],
      factories: [],
      traders: [],
    });
    expect(holdingIn(next, ship).stored).toEqual([]);
    expect(['STU', 'LFS-1', 'SPD-1'].map((unit) => assembled(next, unit, ship))).toEqual([1_210, 10, 1]);
    expect(next.journal).toContainEqual({ kind: 'founded', seats: [1], holdingId: ship, founderId: 1 });
  });

  it('and its founder has less', () => {
    expect(holdingIn(next).population.PRO).toBe(90);
    expect([stored(next, 'STU'), stored(next, 'LFS-1'), stored(next, 'SPD-1')]).toEqual([18_790, 990, 9]);
    expect(stored(next, 'FOOD')).toBe(10_000 - 2 - 82); // 330 people eat 82.5
  });

  it('both ledgers show it', () => {
    const row = (id: number, place: string, code: string): unknown =>
      holdingIn(next, id).quarter.ledger.find((known) => known.place === place && known.code === code);
    expect(row(1, 'stored', 'LFS')).toMatchObject({ opening: 1_000, sent: 10 });
    expect(row(1, 'people', 'PRO')).toMatchObject({ opening: 100, sent: 10 });
    expect(row(ship, 'stored', 'LFS')).toMatchObject({ opening: 0, received: 10, assembled: -10 });
    expect(row(ship, 'assembled', 'LFS')).toMatchObject({ opening: 0, assembled: 10 });
    expect(row(ship, 'people', 'PRO')).toMatchObject({ opening: 0, received: 10 });
  });

  it('eats in its first turn: 10 people two of its 2 food', () => {
    expect(next.journal).toContainEqual(
      expect.objectContaining({ kind: 'provided', holdingId: ship, foodEaten: 2 }),
    );
    expect(stored(next, 'FOOD', ship)).toBe(0);
  });

  it('has its founder’s technology level', () => {
    const advanced = withChanged(game, 1, (colony) => {
      colony.techLevel = 4;
    });
    const built = play(advanced, setUp('ship', SHIP));
    expect(holdingIn(built, newIn(built)).techLevel).toBe(4);
  });

  it('may be one of many', () => {
    const two = play(game, `${setUp('ship', SHIP)}\n${setUp('ship', SHIP)}`);
    expect(outcomes(two)).toMatchObject(foundedIn(two).map((id) => ({ reason: `ship ${id}` })));
  });

  it.each([
    ['no-people', 'professionals'],
    ['no-structure', 'structural'],
    ['no-life-support', 'LFS'],
    ['no-space-drive', 'SPD'],
    ['no-food', 'food'],
  ])('refused, %s, without %s', (code, unit) => {
    expectRefused(game, without(unit), code);
  });

  it.each([
    ['no-structure', 'structural', '1,209 structural units'],
    ['no-life-support', 'LFS', '9 LFS-1'],
    ['no-food', 'food', '1 food'],
  ])('refused, %s, where one unit is missing', (code, unit, less) => {
    expectRefused(game, without(unit, less), code);
  });

  it('light structural units serve as well', () => {
    const light = smallGame({ colony: { stored: { ...smallColony.stored, LSTU: 5_000 } } });
    const sheet = without('structural', '1,000 structural units', '210 light structural units');
    expect(outcomeOf(light, sheet)).toMatchObject({ status: 'done' });
  });
});

describe('phase 4: refusals', () => {
  it('say all that is missing at once: what is needed, what is there, and which units fell short', () => {
    // 10 people, 9 LFS-1 of 8, 10 drives of 25, and 1 food at half of 6: 335 mass units, ten structural units for each
    const order = setUp('ship', [
      '1,209 structural units',
      '9 LFS-1',
      '12 SPD-1',
      '10 professionals',
      '1 food',
    ]);
    expect(outcomeOf(game, order)).toMatchObject({
      status: 'refused',
      code: 'no-structure',
      reason:
        'structural units to house everything: 1,209 of 3,350 (2,141 missing); places in life support: 9 of 10 (1 missing); ' +
        'food for a turn: 1 of 2 (1 missing); SPD-1 10 of 12: in storage 10 (2 missing)',
    });
  });
});

describe('phase 4: in part', () => {
  const plenty = smallGame({
    players: 2,
    colony: {
      population: { ...smallColony.population, CNW: 50 },
      stored: { ...smallColony.stored, 'TPT-1': 100 },
    },
  });

  it('what is not in storage: founded with 10 of 12 drives', () => {
    const { status, code, reason } = outcomeOf(plenty, without('SPD', '12 SPD-1', '3,000 structural units')); // prettier-ignore
    expect([status, code]).toEqual(['partly', 'none-there']);
    expect(reason).toMatch(/^ship \d+: SPD-1 10 of 12: in storage 10 \(2 missing\)$/);
  });

  it('all that is missing is said: drives, and engines', () => {
    const sheet = without('SPD', '12 SPD-1', '3,000 structural units', '40 hyper engines-1');
    expect(outcomeOf(plenty, sheet).reason).toMatch(
      /^ship \d+: SPD-1 10 of 12: in storage 10 \(2 missing\); HEN-1 0 of 40: in storage 0 \(40 missing\)$/,
    );
  });

  it('what transports cannot carry stays: 732 of 2,000 mass units are the ship, so 1,268 of 2,000 metallics', () => {
    const { status, code, reason } = outcomeOf(game, setUp('ship', [...SHIP, '7,000 structural units', '2,000 metallics'])); // prettier-ignore
    expect([status, code]).toEqual(['partly', 'no-transports']);
    expect(reason).toContain('2,536 of 7,000: '); // 1,268 ÷ 0.5
  });

  it('rebels do not go: 60 of 80 unskilled workers', () => {
    const rebellious = withChanged(plenty, 1, (colony) => {
      colony.rebels = people({ USK: 40 });
    });
    const next = play(
      rebellious,
      setUp('ship', [...SHIP, '9,500 structural units', '100 LFS-1', '80 USK', '30 food']),
    );
    expect(outcomes(next)[0]?.reason).toMatch(/^ship \d+: USK 60 of 80: loyal and there 60 \(20 missing\)$/);
    expect(holdingIn(next, newIn(next)).population.USK).toBe(60);
    expect(holdingIn(next).population.USK).toBe(40);
  });
});

describe('phases 4 and 8: the transports of a turn are shared', () => {
  it('732 mass units for a ship leave 1,268 for transfers, and 2,000 in all take one fuel', () => {
    const next = play(game, `1, transfer, 2,000 metallics, 2\n${setUp('ship', SHIP)}`);
    expect(outcomes(next)).toMatchObject([
      { line: 2, status: 'done' },
      { line: 1, status: 'partly', code: 'no-transports' },
    ]);
    expect(outcomes(next)[1]?.reason).toMatch(/^1,268 of 2,000: /);
    expect(stored(next, 'FUEL')).toBe(9_999);
  });

  it('a refused order takes no capacity', () => {
    const next = play(game, `1, transfer, 2,000 metallics, 2\n${without('food')}`);
    expect(outcomes(next)).toMatchObject([{ code: 'no-food' }, { status: 'done' }]);
  });
});

describe('phases 4, 5 and 9: the time of construction workers is shared', () => {
  it('605 + 80 + 25 of 5,000 for a ship leave 4,290 for 536 of 700 LFS-1', () => {
    const next = play(game, `1, assemble, 700 LFS-1\n${setUp('ship', SHIP)}`);
    expect(outcomes(next)[1]?.reason).toMatch(/^536 of 700: /);
    expect(holdingIn(next).population.CNW).toBe(10);
  });

  it('dis-assembly comes between: 100 LFS-1 taken apart leave 436', () => {
    const working = withChanged(game, 1, (colony) => {
      colony.assembled = [...colony.assembled, { code: 'LFS', techLevel: 1, quantity: 100 }];
    });
    const sheet = `1, assemble, 700 LFS-1\n1, disassemble, 100 LFS-1\n${setUp('ship', SHIP)}`;
    expect(outcomes(play(working, sheet))[2]?.reason).toMatch(/^436 of 700: /);
  });
});

/** A ship of empire 1 with what a colony is made of, at a planet that is nobody's home world. */
function pioneers(fits: Parameters<typeof otherPlanet>[1], goods: Goods = {}, workers = 10): SmallGame {
  const ship: NewHolding = {
    kind: 'ship',
    planetId: otherPlanet(game, fits),
    population: { UEM: 20, USK: 100, PRO: 100, CNW: workers },
    assembled: { STU: 999_999, 'LFS-1': 400 },
    stored: { FUEL: 9_000, FOOD: 1_000, CNGD: 1_000, 'TPT-1': 100, STU: 9_000, 'LFS-1': 500, 'FRM-1': 100, 'FCT-1': 9, 'MIN-1': 9, ...goods },
  }; // prettier-ignore
  return withHolding(game, ship);
}

const habitable = (planet: { type: string; habitability: number }): boolean =>
  planet.type === 'terrestrial' && planet.habitability > 0;
const barren = (planet: { type: string; habitability: number }): boolean =>
  planet.type === 'terrestrial' && planet.habitability === 0;

/** 10 people and 2 food at half of 6: 16 mass units. */
const OPEN = ['16 structural units', '10 professionals', '2 food'];
/** 10 LFS-1 of 8 more: 96 mass units. */
const closed = (structure: number): string[] => [`${structure} structural units`, '10 professionals', '2 food', '10 LFS-1']; // prettier-ignore

describe('phase 4, E-24: colonies', () => {
  it('open: one structural unit for each of 16 mass units', () => {
    const there = pioneers(habitable);
    const next = play(there, setUp('open colony', OPEN, 3));
    const colony = newIn(next);
    expect(outcomes(next)).toMatchObject([{ status: 'done', reason: `colony ${colony}` }]);
    expect(holdingIn(next, colony)).toMatchObject({
      kind: 'open',
      pay: WAGES,
    });
    expectRefused(there, setUp('open colony', ['15 structural units', ...OPEN.slice(1)], 3), 'no-structure');
  });

  it('enclosed: five for each of 96', () => {
    const there = pioneers(barren);
    expect(outcomeOf(there, setUp('enclosed colony', closed(480), 3))).toMatchObject({ status: 'done' });
    expectRefused(there, setUp('enclosed colony', closed(479), 3), 'no-structure');
    expectRefused(there, setUp('enclosed colony', [...OPEN, '464 structural units'], 3), 'no-life-support');
  });

  it('orbiting: ten for each of 96, at any planet', () => {
    for (const fits of [habitable, barren]) {
      const there = pioneers(fits);
      expect(outcomeOf(there, setUp('orbiting colony', closed(960), 3))).toMatchObject({ status: 'done' });
      expectRefused(there, setUp('orbiting colony', closed(959), 3), 'no-structure');
    }
  });

  it.each([
    ['a habitable terrestrial planet', 'open', habitable],
    ['a terrestrial planet where nobody can live outside', 'enclosed', barren],
    ['an asteroid belt', 'enclosed', ({ type }: { type: string }) => type === 'asteroid'],
    ['the moons of a gas giant', 'enclosed', ({ type }: { type: string }) => type === 'gasGiant'],
  ])('a plain colony at %s is %s', (_, kind, fits) => {
    const next = play(pioneers(fits), setUp('colony', closed(480), 3));
    expect(outcomes(next)).toMatchObject([{ status: 'done' }]);
    expect(holdingIn(next, newIn(next)).kind).toBe(kind);
  });

  it('where there is no planet, a ship is founded, and no colony', () => {
    const drifting = change(pioneers(habitable), (state) => {
      const ship = state.holdings.find(({ id }) => id === 3);
      const taken = state.cluster.planets
        .filter(({ starId }) => starId === ship?.starId)
        .map(({ orbit }) => orbit);
      const orbit = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].find((free) => !taken.includes(free));
      Object.assign(ship ?? {}, { orbit, planetId: null });
    });
    const equipped = withFigures(drifting, 3, { stored: { 'SPD-1': 1 } });
    expect(outcomeOf(equipped, setUp('ship', SHIP, 3))).toMatchObject({ status: 'done' });
    expectRefused(drifting, setUp('orbiting colony', closed(960), 3), 'wrong-place');
    expect(outcomeOf(drifting, setUp('colony', closed(960), 3)).reason).toBe('there is no planet here');
  });

  it.each([
    ['open', 'at a barren planet', barren],
    ['open', 'at a gas giant', ({ type }: { type: string }) => type === 'gasGiant'],
    ['enclosed', 'where people can live outside', habitable],
  ])('refused, wrong-place: %s %s', (kind, _, fits) => {
    expectRefused(pioneers(fits), setUp(`${kind} colony`, closed(480), 3), 'wrong-place');
  });

  it('one of each kind for an empire at a planet: refused, already-there', () => {
    expectRefused(game, setUp('open colony', OPEN), 'already-there');
    const both = `${setUp('orbiting colony', closed(960))}\n${setUp('orbiting colony', closed(960))}`;
    expect(outcomes(play(game, both))).toMatchObject([{ status: 'done' }, { code: 'already-there' }]);
  });

  it('another empire may have its own', () => {
    const sheet = setUp('orbiting colony', closed(960));
    const next = play(game, sheet, setUp('orbiting colony', closed(960), 2));
    expect(outcomes(next)).toMatchObject([{ status: 'done' }, { status: 'done' }]);
    expect(
      foundedIn(next)
        .map((id) => holdingIn(next, id).empireId)
        .toSorted((a, b) => Number(a) - Number(b)),
    ).toEqual([1, 2]);
  });

  it('farms that work are as good as food: one FRM-1 brings 25 for 22 people', () => {
    const units = ['50 structural units', '1 farm-1', '4 professionals', '18 unskilled workers', '5 fuel'];
    const next = play(pioneers(habitable), setUp('open colony', units, 3));
    expect(outcomes(next)).toMatchObject([{ status: 'done' }]);
    expect(holdingIn(next, newIn(next)).farms).toEqual([{ techLevel: 1, units: 1 }]);
    expect(rowOf(next, newIn(next), 'FRM', 'assembled')).toMatchObject({ opening: 0, assembled: 1 });
    const one = setUp('open colony', ['114 structural units', '1 farm-1', '4 professionals', '100 unskilled workers', '5 fuel'], 3); // prettier-ignore
    expectRefused(pioneers(habitable), one, 'no-food'); // 104 people eat 26
  });

  it('farms that nobody works bring no food', () => {
    const units = ['50 structural units', '1 farm-1', '20 unemployables', '5 fuel'];
    expectRefused(pioneers(habitable), setUp('open colony', units, 3), 'no-food');
  });

  it('seed "Farm": farms that do not work there stay in storage, and bring no food', () => {
    const units = [
      '1,200 structural units',
      '1 farm-1',
      '4 professionals',
      '6 unskilled workers',
      '10 LFS-1',
    ];
    expectRefused(pioneers(habitable), setUp('orbiting colony', units, 3), 'no-food');
    const next = play(pioneers(habitable), setUp('orbiting colony', [...units, '2 food'], 3));
    expect([holdingIn(next, newIn(next)).farms, stored(next, 'FRM-1', newIn(next))]).toEqual([[], 1]);
  });

  it('factories and mines wait in storage for an order that says what they are for', () => {
    const units = ['200 structural units', '10 professionals', '2 food', '9 factories-1', '9 mines-1'];
    const next = play(pioneers(habitable), setUp('colony', units, 3));
    expect(outcomes(next)).toMatchObject([{ status: 'done' }]);
    expect(['FCT-1', 'MIN-1'].map((unit) => stored(next, unit, newIn(next)))).toEqual([9, 9]);
    expect(holdingIn(next, newIn(next))).toMatchObject({ factories: [], mines: [] });
  });

  it('what there is no time for arrives in storage, structure first: 500 of 1,000 mass units for 1,000 of it, the rest for 62 of 100 LFS-1', () => {
    const units = ['100 LFS-1', '10 professionals', '2 food', '1,000 structural units'];
    const next = play(pioneers(habitable, {}, 2), setUp('colony', units, 3));
    expect(outcomes(next)).toMatchObject([{ status: 'partly', code: 'no-construction-workers' }]);
    expect(outcomes(next)[0]?.reason).toMatch(
      /^colony \d+: LFS-1 62 of 100: by the time of construction workers 62 \(38 missing\)$/,
    );
    const colony = newIn(next);
    expect([
      assembled(next, 'STU', colony),
      assembled(next, 'LFS-1', colony),
      stored(next, 'LFS-1', colony),
    ]).toEqual([1_000, 62, 38]);
  });

  it('all else comes after that: 208 of 500 mass units for 416 of structure, the rest for 73 of 100 AUT-1', () => {
    const units = ['100 AUT-1', '10 professionals', '2 food', '416 structural units'];
    const next = play(pioneers(habitable, { 'AUT-1': 100 }, 1), setUp('colony', units, 3));
    const colony = newIn(next);
    expect(assembled(next, 'STU', colony)).toBe(416);
    expect([assembled(next, 'AUT-1', colony), stored(next, 'AUT-1', colony)]).toEqual([73, 27]);
  });

  it('farms for which there is no time wait in storage: 500 mass units for 1,000 of structure', () => {
    const units = ['1,000 structural units', '10 professionals', '2 food', '1 farm-1'];
    const next = play(pioneers(habitable, {}, 1), setUp('colony', units, 3));
    expect(holdingIn(next, newIn(next)).farms).toEqual([]);
    expect(stored(next, 'FRM-1', newIn(next))).toBe(1);
  });

  it('structure in storage houses nothing: refused, no-structure, without construction workers', () => {
    expectRefused(pioneers(habitable, {}, 0), setUp('colony', OPEN, 3), 'no-structure');
  });

  it('without transports nothing gets there', () => {
    expect(outcomeOf(pioneers(habitable, { 'TPT-1': 0 }), setUp('colony', OPEN, 3)).status).toBe('refused');
  });
});

describe('phase 4, seed "Trade Station"', () => {
  /** The least there may be, and 25 food for 100 people. */
  const STATION = ['3,000 structural units', '500 LFS-1', '100 professionals', '25 food'];
  const rich = smallGame({
    players: 2,
    colony: {
      population: { ...smallColony.population, PRO: 200, CNW: 100 },
      stored: { ...smallColony.stored, 'TPT-1': 500 },
    },
  });
  const station = (from: string, to: string): string =>
    setUp('trade station', STATION.map((units) => units.replace(from, to))); // prettier-ignore

  it('with 3,000 structural units, 500 life support units and 100 professionals', () => {
    const next = play(rich, setUp('trade station', STATION));
    expect(outcomes(next)).toMatchObject([{ status: 'done', reason: `trade station ${newIn(next)}` }]);
    expect(holdingIn(next, newIn(next))).toMatchObject({ kind: 'trade-station', traders: [] });
  });

  it.each([
    ['3,000 structural', '2,999 structural'],
    ['500 LFS', '499 LFS'],
    ['100 professionals', '99 professionals'],
  ])('refused, too-small, with %s less one', (from, to) => {
    expectRefused(rich, station(from, to), 'too-small');
  });

  it('3,000 structural units house goods of 300 mass units: 100 food at half of 6, not 101', () => {
    expect(outcomeOf(rich, station('25 food', '100 food'))).toMatchObject({ status: 'done' });
    expectRefused(rich, station('25 food', '101 food'), 'no-structure');
  });

  it('an orbiting colony of the same figures houses its people and machines too: refused, no-structure', () => {
    expectRefused(rich, setUp('orbiting colony', STATION), 'no-structure');
  });

  it('one for an empire at a planet, beside an orbiting colony', () => {
    const both = play(
      rich,
      `${setUp('trade station', [...STATION, '200 fuel'])}\n${setUp('orbiting colony', closed(960))}`,
    );
    expect(outcomes(both)).toMatchObject([{ status: 'done' }, { status: 'done' }]);
    expectRefused(both, setUp('trade station', STATION), 'already-there');
    const [station] = foundedIn(both);
    expect(outcomeOf(both, setUp('trade station', STATION)).reason).toBe(
      `you have one of this kind at the planet, trade station ${station}`,
    );
    expect(outcomeOf(both, setUp('open colony', STATION)).reason).toBe(
      'you have one of this kind at the planet, colony 1',
    );
  });
});

describe('phase 4, E-24: planets that an empire controls', () => {
  const sheet = setUp('orbiting colony', closed(960));
  const label = formatOrbit(game.state.cluster, holdingIn(game));
  const controlled = (empireId: number): SmallGame =>
    change(game, (state) => {
      state.controls = [{ planetId: holdingIn(game).planetId ?? 0, empireId, permitted: [] }];
    });

  it('one’s own', () => {
    expect(outcomeOf(controlled(1), sheet)).toMatchObject({ status: 'done' });
  });

  it('another’s: refused, no-permission', () => {
    expectRefused(controlled(2), sheet, 'no-permission');
  });

  it.each(['empire 1', '1'])('with a permission of this turn for %s', (who) => {
    const next = play(controlled(2), sheet, `${who}, permission to colonize, ${label}`);
    expect(outcomes(next).map(({ seat, status }) => [seat, status])).toEqual([[2, 'done'], [1, 'done']]); // prettier-ignore
  });

  it.each(['empire 2', '2', '3'])('not with one for %s', (who) => {
    const next = play(controlled(2), sheet, `${who}, permission to colonize, ${label}`);
    expect(outcomes(next)).toMatchObject([{ seat: 2, status: 'done' }, { seat: 1, code: 'no-permission' }]); // prettier-ignore
  });

  it('a permission lasts', () => {
    const permitted = play(controlled(2), '', `empire 1, permission to colonize, ${label}`);
    expect(outcomeOf(permitted, sheet)).toMatchObject({ status: 'done' });
    const again = play(permitted, '', `empire 1, permission to colonize, ${label}`);
    expect(again.state.controls).toEqual(permitted.state.controls);
  });

  it.each(['1', 'empire 1'])('E-50: until it is denied to %s, and no other one', (who) => {
    const granted = ['1', 'empire 1'].map((party) => `${party}, permission to colonize, ${label}, granted`);
    const permitted = play(controlled(2), '', granted.join('\n'));
    const next = play(permitted, '', `${who}, permission to colonize, ${label}, denied`);
    expect(permitted.state.controls[0]?.permitted).toHaveLength(2);
    expect(outcomes(next)).toMatchObject([{ seat: 2, status: 'done' }]);
    const [left] = next.state.controls[0]?.permitted ?? [];
    expect(left?.kind).toBe(who === '1' ? 'empire' : 'ship-or-colony');
    // one of both is enough; without any, the colony is refused
    expect(outcomeOf(next, sheet)).toMatchObject({ status: 'done' });
    const none = play(next, '', granted.map((line) => line.replace('granted', 'denied')).join('\n'));
    expect(outcomeOf(none, sheet)).toMatchObject({ code: 'no-permission' });
  });

  it('a permission is for that planet, and beside those of others', () => {
    const home = holdingIn(game).planetId ?? 0;
    const two = change(game, (state) => {
      const planetIds = [otherPlanet(game, () => true), home];
      state.controls = planetIds.map((planetId) => ({ planetId, empireId: 2, permitted: [] }));
    });
    const next = play(two, '', `1, permission to colonize, ${label}\n3, permission to colonize, ${label}`);
    expect(next.state.controls.find(({ planetId }) => planetId === home)?.permitted).toEqual([
      { kind: 'ship-or-colony', id: 1 },
      { kind: 'ship-or-colony', id: 3 },
    ]);
  });

  it('ships need none', () => {
    expect(outcomeOf(controlled(2), setUp('ship', SHIP))).toMatchObject({ status: 'done' });
  });

  it.each([
    ['a planet that another controls', controlled(2), label],
    ['a planet that nobody controls', game, label],
    ['a planet that is not there', game, '30-30-30/10'],
  ])('refused, not-controlled: permission for %s', (_, of, planet) => {
    expectRefused(of, `empire 2, permission to colonize, ${planet}`, 'not-controlled');
  });
});

describe('phase 4: founders', () => {
  it.each([2, 99])('refused, not-yours: %d', (founder) => {
    expectRefused(game, setUp('ship', SHIP, founder), 'not-yours');
  });

  it('spies who go end their tasks', () => {
    const busy = withChanged(game, 1, (colony) => {
      colony.spies = [{ task: 'checkRebels', targetId: null, units: 6 }, { task: 'checkForSpies', targetId: null, units: 4 }]; // prettier-ignore
    });
    const next = play(busy, setUp('ship', [...SHIP, '3 spies', '6 LFS-1', '600 structural units', '2 food']));
    expect(outcomes(next)).toMatchObject([{ status: 'done' }]);
    expect(holdingIn(next).spies).toEqual([{ task: 'checkRebels', targetId: null, units: 6 }, { task: 'checkForSpies', targetId: null, units: 1 }]); // prettier-ignore
    expect(holdingIn(next, newIn(next))).toMatchObject({
      spies: [],
      population: people({ PRO: 10, SPY: 3 }),
    });
  });
});
