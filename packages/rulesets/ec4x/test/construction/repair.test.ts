import { describe, expect, test } from 'vitest';
import { advanceProjects } from '../../src/construction/advance-projects.js';
import { cancelProject } from '../../src/construction/projects.js';
import { repairGround, repairPrice, repairSquadron, repairStarbases } from '../../src/construction/repair.js';
import { salvageSquadron, salvageStock, salvageValue } from '../../src/construction/salvage.js';
import { terraform } from '../../src/construction/terraform.js';
import { figuresOf } from '../../src/forces/figures.js';
import { firstHouse, rulesWith } from '../games.js';

const rules = rulesWith();

/** The first fleet at home, and its squadron crippled. */
function crippled() {
  const setting = firstHouse();
  const { house } = setting;
  const [fleet] = house.fleets;
  const [squadron, etac] = fleet?.squadrons ?? [];
  if (!fleet || !squadron || !etac) throw new Error('expected a fleet');
  squadron.state = 'crippled';
  return { ...setting, fleet, squadron, etac, spent: () => 210 - house.treasury / 1000 };
}

describe('X-37: repair', () => {
  test('T14: a CL of WEP 3 costs 1.75', () => {
    expect(repairPrice(figuresOf(rules, 'CL', 3).pc)).toBe(1_750);
  });

  test('X-37: CL and 2 DD: 3.25 XMR, 4 docks, out of the fleet, back undamaged at the end of the turn', () => {
    const { work, house, home, fleet, squadron, spent } = crippled();
    expect(repairSquadron(rules, house, home, fleet, squadron)).toMatchObject({ status: 'done' });
    expect(spent()).toBe(3.25);
    expect(home.colony.projects).toMatchObject([
      { kind: 'squadronRepair', docks: 4, facility: 'SY', turns: 1 },
    ]);
    expect(house.fleets[0]?.squadrons.map(({ id }) => id)).toEqual([2]);
    advanceProjects(work);
    expect(house.fleets[0]?.squadrons).toMatchObject([{ id: 1, state: 'undamaged' }, { id: 2 }]);
  });

  test('X-37: a fleet that went into the docks whole comes back with its number, name and rule', () => {
    const { work, house, home, fleet, squadron, etac } = crippled();
    Object.assign(fleet, { name: 'Home Guard', roe: 9 });
    etac.state = 'crippled';
    repairSquadron(rules, house, home, fleet, squadron);
    repairSquadron(rules, house, home, fleet, etac);
    expect(house.fleets.map(({ id }) => id)).toEqual([2, 3]);
    advanceProjects(work);
    expect(house.fleets[0]).toMatchObject({
      id: 1,
      name: 'Home Guard',
      roe: 9,
      squadrons: [{ id: 1 }, { id: 2 }],
    });
  });

  test('X-37, X-43: where the fleet went elsewhere, the squadron is a new fleet with its rule alone', () => {
    const { work, house, home, fleet, squadron } = crippled();
    Object.assign(fleet, { name: 'Home Guard', roe: 9 });
    repairSquadron(rules, house, home, fleet, squadron);
    fleet.systemId = home.id + 1;
    advanceProjects(work);
    expect(house.fleets[3]).toMatchObject({
      ...{ id: 4, name: '', systemId: home.id, roe: 9 },
      squadrons: [{ id: 1 }],
    });
  });

  test('X-37: cancelled: half the price back, crippled as before', () => {
    const { state, house, home, fleet, squadron, spent } = crippled();
    repairSquadron(rules, house, home, fleet, squadron);
    cancelProject(state, house, 1);
    expect(spent()).toBe(1.625);
    expect(house.fleets[0]?.squadrons[0]).toMatchObject({ id: 1, state: 'crippled' });
  });

  test('X-34: without damage, shipyard, docks or money it is refused', () => {
    const { house, home, fleet, squadron, etac } = crippled();
    const attempt = (which = squadron): string => repairSquadron(rules, house, home, fleet, which).code;
    expect(attempt(etac)).toBe('not-damaged');
    house.treasury = 3_249;
    expect(attempt()).toBe('no-money');
    home.colony.projects.push({
      id: 9,
      kind: 'starbases',
      facility: 'SY',
      docks: 7,
      turns: 5,
      paid: 0,
      count: 1,
      wep: 0,
    });
    expect(attempt()).toBe('needs-docks');
    home.colony.facilities.SY = 0;
    expect(attempt()).toBe('needs-shipyard');
  });

  test('X-37: Starbases 12.5 each in 3 docks; 3 of 5 have room', () => {
    const { work, house, home, spent } = crippled();
    home.colony.starbases = Array.from({ length: 5 }, () => ({ wep: 0, state: 'crippled' as const }));
    expect(repairStarbases(rules, house, home, 5)).toMatchObject({
      status: 'partly',
      code: 'needs-docks',
      reason: expect.stringMatching(/^3 of 5\./),
    });
    expect(spent()).toBe(37.5);
    expect(home.colony.starbases).toHaveLength(2);
    advanceProjects(work);
    expect(home.colony.starbases.filter(({ state }) => state === 'undamaged')).toHaveLength(3);
    house.treasury = 12_499;
    expect(repairStarbases(rules, house, home, 1)).toMatchObject({ code: 'no-money' });
    home.colony.starbases = [];
    expect(repairStarbases(rules, house, home, 1)).toMatchObject({ code: 'not-damaged' });
  });

  test('X-37: of Starbases of WEP 2 and 0 one is repaired, the cheaper, for a quarter of 50', () => {
    const { house, home, spent } = crippled();
    home.colony.starbases = [2, 0].map((wep) => ({ wep, state: 'crippled' as const }));
    expect(repairStarbases(rules, house, home, 1)).toMatchObject({ status: 'done' });
    expect(spent()).toBe(12.5);
    expect(home.colony.starbases).toEqual([{ wep: 2, state: 'crippled' }]);
    expect(home.colony.projects).toMatchObject([{ kind: 'starbaseRepair', weps: [0] }]);
  });

  test('X-37: batteries cost 1 each at the colony', () => {
    const { work, state, house, home, spent } = crippled();
    home.colony.ground.GB = { undamaged: 1, crippled: 3 };
    expect(repairGround(rules, house, home, 'GB', 5)).toMatchObject({
      status: 'partly',
      code: 'not-damaged',
    });
    expect(spent()).toBe(3);
    expect(home.colony.ground.GB).toEqual({ undamaged: 1, crippled: 0 });
    advanceProjects(work);
    expect(home.colony.ground.GB).toEqual({ undamaged: 4, crippled: 0 });
    home.colony.ground.MD.crippled = 1;
    repairGround(rules, house, home, 'MD', 1);
    cancelProject(state, house, 2);
    expect(home.colony.ground.MD.crippled).toBe(1);
    house.treasury = 0;
    expect(repairGround(rules, house, home, 'MD', 1)).toMatchObject({ code: 'no-money' });
  });
});

describe('X-37: salvage', () => {
  test('T18: of a DD pays 2; of a CL of WEP 3 half of 7', () => {
    expect(salvageValue(rules, 'DD', 0)).toBe(2_000);
    expect(salvageValue(rules, 'CL', 3)).toBe(3_500);
  });

  test('X-37: CL and 2 DD pay 6.5 whatever their state, an ETAC 7.5 and its settler lands', () => {
    const { house, home, fleet, squadron, etac, spent } = crippled();
    expect(salvageSquadron(rules, house, home, fleet, squadron)).toEqual({ paid: 6_500, lost: 0 });
    expect(salvageSquadron(rules, house, home, fleet, etac)).toEqual({ paid: 7_500, lost: 0 });
    expect(spent()).toBe(-14);
    expect(house.fleets.map(({ id }) => id)).toEqual([2, 3]);
    expect(home.colony.pu).toBeGreaterThan(420.9e6);
    expect(home.colony.newcomers).toBe(home.colony.pu - 420e6);
  });

  test('X-43: divisions and fighters aboard land', () => {
    const { house, home, fleet, squadron } = crippled();
    const [transport, carrier] = squadron.ships;
    if (transport) Object.assign(transport, { code: 'TT', load: 1 });
    if (carrier) Object.assign(carrier, { code: 'CV', fighters: [2, 0] });
    home.colony.fighters = [1];
    salvageSquadron(rules, house, home, fleet, squadron);
    expect(home.colony.ground.MD.undamaged).toBe(1);
    expect(home.colony.fighters).toEqual([2, 1, 0]);
  });

  test('X-37: of stocks the crippled and old go first', () => {
    const { house, home, spent } = crippled();
    home.colony.ground.GB = { undamaged: 2, crippled: 1 };
    expect(salvageStock(rules, house, home, 'GB', 2)).toMatchObject({ status: 'done' });
    expect(home.colony.ground.GB).toEqual({ undamaged: 1, crippled: 0 });
    expect(spent()).toBe(-4);
    home.colony.fighters = [1, 0];
    salvageStock(rules, house, home, 'FS', 1);
    expect(home.colony.fighters).toEqual([1]);
    home.colony.starbases = [
      { wep: 0, state: 'undamaged' },
      { wep: 2, state: 'crippled' },
    ];
    salvageStock(rules, house, home, 'SB', 1);
    expect(home.colony.starbases).toEqual([{ wep: 0, state: 'undamaged' }]);
    home.colony.shield = 2;
    expect(salvageStock(rules, house, home, 'PS', 2)).toMatchObject({ status: 'partly', code: 'not-there' });
    expect(home.colony.shield).toBeNull();
    // GB 4, FS 1.5, SB of WEP 2 with PC 61 30.5, PS 17.5
    expect(spent()).toBe(-53.5);
    expect(salvageStock(rules, house, home, 'PS', 1)).toMatchObject({ status: 'refused', code: 'not-there' });
  });

  test('X-37: of Starbases in one state the oldest goes first, for half of 50', () => {
    const { house, home, spent } = crippled();
    home.colony.starbases = [2, 0, 1].map((wep) => ({ wep, state: 'undamaged' as const }));
    salvageStock(rules, house, home, 'SB', 1);
    expect(home.colony.starbases.map(({ wep }) => wep)).toEqual([2, 1]);
    expect(spent()).toBe(-25);
  });

  test('T15, X-37: a BB of WEP 3 that waits for a shipyard pays half of 11', () => {
    const { house, home, spent } = crippled();
    home.colony.waiting = [{ id: 9, code: 'BB', wep: 3, level: 0, load: 0, fighters: [] }];
    salvageStock(rules, house, home, 'BB', 1);
    expect(spent()).toBe(-5.5);
  });

  test('section 17: a shipyard whose docks are in use stays; ships that wait can be broken up', () => {
    const { house, home, fleet, squadron, spent } = crippled();
    repairSquadron(rules, house, home, fleet, squadron);
    expect(salvageStock(rules, house, home, 'SY', 1)).toMatchObject({ status: 'refused', code: 'in-use' });
    expect(salvageStock(rules, house, home, 'SP', 2)).toMatchObject({ status: 'partly', code: 'not-there' });
    expect(home.colony.facilities).toEqual({ SP: 0, SY: 1 });
    home.colony.waiting = [{ id: 9, code: 'BB', wep: 0, level: 0, load: 0, fighters: [] }];
    expect(salvageStock(rules, house, home, 'BB', 1)).toMatchObject({ status: 'done' });
    expect(home.colony.waiting).toEqual([]);
    expect(spent()).toBe(3.25 - 10 - 4);
  });
});

describe('X-30: terraforming', () => {
  test('X-30: Benign to Lush: TER 6, 500 XMR, 3 turns, +5 prestige', () => {
    const { work, house, home } = crippled();
    home.planetClass = 'benign';
    house.treasury = 600_000;
    house.research.levels.ter = 5;
    expect(terraform(rules, house, home)).toMatchObject({ code: 'needs-terraforming' });
    house.research.levels.ter = 6;
    expect(terraform(rules, house, home)).toMatchObject({ status: 'done' });
    expect(house.treasury).toBe(100_000);
    expect(terraform(rules, house, home)).toMatchObject({ code: 'terraforming-already' });
    advanceProjects(work);
    advanceProjects(work);
    expect(home.planetClass).toBe('benign');
    advanceProjects(work);
    expect(home.planetClass).toBe('lush');
    expect(house.prestige).toBe(55);
  });

  test('X-30: an Eden is the best; Extreme to Desolate costs 11', () => {
    const { house, home } = crippled();
    expect(terraform(rules, house, home)).toMatchObject({ code: 'best-class' });
    home.planetClass = 'extreme';
    house.research.levels.ter = 2;
    house.treasury = 10_999;
    expect(terraform(rules, house, home)).toMatchObject({ code: 'no-money' });
    house.treasury = 11_000;
    expect(terraform(rules, house, home)).toMatchObject({ status: 'done' });
  });
});
