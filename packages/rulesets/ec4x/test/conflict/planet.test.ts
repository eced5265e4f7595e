import { describe, expect, test } from 'vitest';
import { fightEverywhere } from '../../src/conflict/fight-everywhere.js';
import { gatherIntelligence } from '../../src/conflict/gather-intelligence.js';
import { shipsOf } from '../../src/forces/squadron.js';
import { houseOf, systemOf } from '../../src/lookup.js';
import { addForce, type arena, assault, eventsOf, many, relate } from './arena.js';

const none = { undamaged: 0, crippled: 0 };
const some = (undamaged: number) => ({ undamaged, crippled: 0 });

/** Whose colony a House saw in system 3 at the end of the Conflict phase. */
function ownerSeenBy(houseId: number, { state, work }: ReturnType<typeof arena>) {
  gatherIntelligence(work);
  return houseOf(state, houseId).knowledge.systems.find(({ systemId }) => systemId === 3)?.owner;
}

describe('X-56 to X-58: bombardment', () => {
  test('X-56: three rounds a turn, of AS 8 between 2 and 8 hits each: first IU, then PU; the order stands', () => {
    const { work, colony, fleet } = assault('bombard', many('CL', 2), { iu: 5, pu: 100e6 });
    fightEverywhere(work);
    const [event] = eventsOf(work.events, 'bombardment');
    expect(event).toMatchObject({
      seats: [1, 2],
      houseId: 1,
      against: 2,
      attack: 'bombard',
    });
    expect(event?.ships).toEqual([{ code: 'CL', count: 2 }]);
    expect(event?.rounds).toHaveLength(3);
    const hits = (event?.rounds ?? []).reduce((sum, round) => sum + round.hits, 0);
    expect(hits).toBeGreaterThanOrEqual(6);
    expect(colony.iu).toBe(Math.max(0, 5 - hits));
    expect(colony.pu).toBe(100e6 - 1e6 * Math.max(0, hits - 5));
    expect(fleet.order.kind).toBe('bombard');
    expect(fleet.isHidden).toBe(false);
  });

  test('X-58: batteries fall first, and answer: AS 6 of a battery of DS 2', () => {
    const { state, work, colony, fleet } = assault('bombard', many('SD', 3), {
      ground: { GB: some(1), AA: none, MD: none },
    });
    fightEverywhere(work);
    const [event] = eventsOf(work.events, 'bombardment');
    expect(event?.rounds[0]).toMatchObject({
      ground: { crippled: [], destroyed: [{ code: 'GB', count: 1 }] },
    });
    expect(event?.rounds[0]?.answer).toBeGreaterThanOrEqual(2);
    expect(event?.rounds[1]?.answer).toBe(0);
    expect(colony.ground.GB).toEqual(none);
    expect(houseOf(state, 1).fleets).toEqual([fleet]);
  });

  test('X-58, X-66: without people the colony is gone, which costs its owner 10 prestige, and is seen', () => {
    const setting = assault('bombard', many('SD', 3), { pu: 2e6 });
    const { state, work } = setting;
    fightEverywhere(work);
    expect(systemOf(state, 3).colony).toBeNull();
    expect(ownerSeenBy(2, setting)).toBeNull();
    expect(houseOf(state, 2).prestige).toBe(40);
    expect(eventsOf(work.events, 'depopulated')).toMatchObject([
      { seats: [1, 2], houseId: 1, systemId: 3, owner: 2 },
    ]);
  });

  test('X-57: once it has blocked 50 hits, of all attackers together, a shield is down for the turn', () => {
    const { state, work } = assault('bombard', many('SD', 40), { shield: 6, pu: 3000e6 });
    relate(state, 2, 3, 'enemy');
    addForce(state, 3, 3, many('SD', 40), { order: { kind: 'bombard', systemId: 3 } });
    fightEverywhere(work);
    const rounds = eventsOf(work.events, 'bombardment').flatMap((event) => event.rounds);
    // of AS 440 at least 110 hits, of which 50 % are blocked when it works
    expect(rounds).toHaveLength(6);
    expect(rounds.filter(({ blocked }) => blocked >= 55)).toHaveLength(1);
    expect(rounds.filter(({ blocked }) => blocked === 0)).toHaveLength(5);
  });

  test('X-22: newcomers are never more than the people left', () => {
    const { work, colony } = assault('bombard', many('SD', 3), { pu: 150e6, newcomers: 150e6 });
    fightEverywhere(work);
    expect(colony.newcomers).toBe(colony.pu);
  });
});

describe('X-59 to X-61: invasion', () => {
  test('X-59: with a battery left it fails; Marines stay aboard, and the fleet holds', () => {
    const { work, colony, fleet } = assault('invade', [['CT'], ['TT']], {
      ground: { GB: some(40), AA: none, MD: none },
    });
    // a Corvette of AS 1 reduces nothing of DS 2; 40 batteries destroy it with its transport
    fightEverywhere(work);
    expect(eventsOf(work.events, 'landing')).toEqual([]);
    expect(eventsOf(work.events, 'bombardment')[0]).toMatchObject({ attack: 'invade' });
    expect(eventsOf(work.events, 'bombardment')[0]?.rounds).toHaveLength(1);
    expect(colony.owner).toBe(2);
    expect(fleet.order.kind).toBe('hold');
  });

  test('X-60, X-61, X-66: without defenders taken, as the loser sees: half the industry, rounded up, the spaceport, the shield, all projects and waiting ships are lost', () => {
    const setting = assault('invade', [['CT'], ['TT'], ['TT']], {
      pu: 100e6,
      iu: 8,
      shield: 6,
      facilities: { SP: 1, SY: 2 },
      projects: [
        { id: 1, facility: null, docks: 0, turns: 1, paid: 0, kind: 'ground', code: 'AA', count: 1 },
      ],
      waiting: [{ id: 1, code: 'DD', wep: 0, level: 0, load: 0, fighters: [] }],
    });
    const { state, work, colony, fleet } = setting;
    fightEverywhere(work);
    // one hit of the Corvette takes an IU; half of the 7 that are left, rounded up, goes too
    expect(colony).toMatchObject({
      owner: 1,
      pu: 100e6,
      iu: 3,
      shield: null,
      facilities: { SP: 0, SY: 2 },
      projects: [],
      waiting: [],
      ground: { MD: some(2), AA: none, GB: none },
    });
    expect(fleet.squadrons.map(({ ships }) => ships[0]?.load)).toEqual([0, 0, 0]);
    expect(fleet.order.kind).toBe('hold');
    expect([houseOf(state, 1).prestige, houseOf(state, 2).prestige]).toEqual([60, 40]);
    expect(ownerSeenBy(2, setting)).toBe(1);
    expect(eventsOf(work.events, 'landing')).toMatchObject([
      {
        seats: [1, 2],
        houseId: 1,
        against: 2,
        isBlitz: false,
        divisions: 2,
        garrison: [],
        rounds: [],
        isTaken: true,
      },
    ]);
  });

  test('X-60: twenty Armies beat one division; the shield, the spaceport and what it builds are lost all the same', () => {
    const ship = {
      turns: 3,
      paid: 0,
      kind: 'ships' as const,
      code: 'CT' as const,
      count: 1,
      wep: 0,
      level: 0,
      fleetId: null,
    };
    const { work, colony, fleet } = assault('invade', [['CT'], ['TT']], {
      ground: { GB: none, AA: some(20), MD: none },
      shield: 1,
      facilities: { SP: 1, SY: 1 },
      projects: [
        { id: 1, facility: 'SP', docks: 1, ...ship },
        { id: 2, facility: 'SY', docks: 1, ...ship },
      ],
    });
    fightEverywhere(work);
    expect(colony).toMatchObject({
      owner: 2,
      shield: null,
      facilities: { SP: 0, SY: 1 },
      projects: [{ id: 2 }],
    });
    expect(fleet.squadrons[1]?.ships[0]?.load).toBe(0);
    const [landing] = eventsOf(work.events, 'landing');
    expect(landing).toMatchObject({ divisions: 1, garrison: [{ code: 'AA', count: 20 }], isTaken: false });
    expect(landing?.rounds.at(-1)?.attackers.destroyed).toEqual([{ code: 'MD', count: 1 }]);
  });

  test('X-65: of natives it brings 10 prestige, and costs nobody', () => {
    const { state, work, colony } = assault('invade', [['CT'], ['TT']], { owner: 'independent' });
    fightEverywhere(work);
    expect(colony.owner).toBe(1);
    expect(eventsOf(work.events, 'prestige')).toMatchObject([
      { houseId: 1, cause: 'taken', points: 10, systemId: 3 },
    ]);
    expect(eventsOf(work.events, 'landing')).toMatchObject([{ seats: [1], against: 'independent' }]);
    expect(state.turnWork.blockades).toEqual([]);
  });
});

describe('X-59, X-61: blitz', () => {
  test('X-61: taken in a blitz, industry, shield, spaceport and batteries are intact', () => {
    const { work, colony } = assault('blitz', [['TT'], ['TT'], ['TT'], ['TT']], {
      iu: 9,
      shield: 2,
      facilities: { SP: 1, SY: 0 },
      ground: { GB: some(1), AA: none, MD: none },
    });
    fightEverywhere(work);
    // one battery of AS 6 and DS 5 of each transport: one is crippled at most, and all divisions land
    expect(colony).toMatchObject({
      owner: 1,
      iu: 9,
      shield: 2,
      facilities: { SP: 1 },
      ground: { GB: some(1), MD: some(4) },
    });
    expect(eventsOf(work.events, 'landing')).toMatchObject([{ isBlitz: true, divisions: 4, isTaken: true }]);
  });

  test('X-59: divisions of transports that batteries destroyed do not land', () => {
    const { state, work, colony } = assault('blitz', [['TT']], {
      ground: { GB: some(40), AA: none, MD: none },
    });
    // 240 AS score 60 hits or more: the lone transport falls twice
    fightEverywhere(work);
    expect(houseOf(state, 1).fleets).toEqual([]);
    expect(eventsOf(work.events, 'landing')).toEqual([]);
    expect(eventsOf(work.events, 'bombardment')[0]?.rounds[0]?.ships).toEqual({
      crippled: [],
      destroyed: [{ code: 'TT', count: 1 }],
    });
    expect(colony.owner).toBe(2);
  });

  test('X-59: where no division is left nobody lands, though escorts are left', () => {
    const { state, work, colony } = assault(
      'blitz',
      [['SD', 'SD'], ['TT']],
      { ground: { GB: some(3), AA: none, MD: none } },
      { state: 'crippled' },
    );
    // 18 AS score 5, 9 or 18 hits: enough for the transport's DS of 5, not for the escort's 24
    fightEverywhere(work);
    const classes = houseOf(state, 1)
      .fleets.flatMap(shipsOf)
      .map(({ code }) => code);
    expect(classes).toEqual(['SD', 'SD']);
    expect(eventsOf(work.events, 'bombardment')).toHaveLength(1);
    expect(eventsOf(work.events, 'landing')).toEqual([]);
    expect(colony.owner).toBe(2);
  });
});

describe('X-59, X-60: what landings leave', () => {
  test.each(['AA', 'MD'] as const)('X-60: twenty %s beat five divisions; those hit stay crippled', (code) => {
    const { work, colony } = assault('invade', [['CT'], ...many('TT', 5)], {
      ground: { GB: none, AA: none, MD: none, [code]: some(20) },
    });
    fightEverywhere(work);
    const [landing] = eventsOf(work.events, 'landing');
    // AS 40 or 60 score 20 hits or more, and five divisions of DS 2 fall twice each for 20
    expect(landing?.rounds).toHaveLength(1);
    // AS 15 score 8 to 30 hits: at most 15 of the twenty are hit, none of them twice
    const hits = landing?.rounds[0]?.attackHits ?? 0;
    expect(hits).toBeGreaterThanOrEqual(8);
    const crippled = Math.floor(hits / (code === 'AA' ? 3 : 2));
    expect(colony.ground).toEqual({
      GB: none,
      AA: none,
      MD: none,
      [code]: { undamaged: 20 - crippled, crippled },
    });
    expect(colony.owner).toBe(2);
  });

  test('X-54, X-59: divisions whose fleet lost its last escort to the batteries do not land', () => {
    const { state, work, colony } = assault(
      'invade',
      [...many('SD', 3), ['TT']],
      { ground: { GB: some(1), AA: none, MD: none } },
      { state: 'crippled' },
    );
    const order = { kind: 'invade', systemId: 3 } as const;
    addForce(state, 1, 3, [['CT'], ['TT'], ['TT']], { order, state: 'crippled' });
    fightEverywhere(work);
    // AS 18 score 5 hits or more, and a battery of DS 2 falls twice for 4; its 2 to 6 hits reach none but the
    // crippled Corvette of DS 2
    expect(eventsOf(work.events, 'landing')).toMatchObject([{ divisions: 1, isTaken: true }]);
    expect(colony).toMatchObject({ owner: 1, ground: { MD: some(1) } });
    expect(houseOf(state, 1).fleets.map(({ id }) => id)).toEqual([1]);
  });
});
