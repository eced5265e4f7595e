import { describe, expect, test } from 'vitest';
import type { BattleEvent, BombingEvent } from '../../src/events.js';
import { FORMATS } from '../../src/report/formats.js';
import { renderMachine } from '../../src/report/render-machine.js';
import { renderTurnText } from '../../src/report/render-text.js';
import { renderXml } from '../../src/report/render-xml.js';
import { galaxyng } from '../../src/ruleset.js';
import { view } from '../../src/view/view.js';
import { recordsOf } from '../report/read-machine.js';
import { faultsOf } from '../report/xml-faults.js';
import {
  endings,
  galaxyOf,
  groups,
  home,
  planet,
  race,
  reasons,
  turn,
  turnUpTo,
  type GalaxyGame,
} from '../turns.js';

function battles({ journal }: GalaxyGame): BattleEvent[] {
  return journal.filter((event): event is BattleEvent => event.kind === 'battle');
}
function bombings({ journal }: GalaxyGame): BombingEvent[] {
  return journal.filter((event): event is BombingEvent => event.kind === 'bombing');
}

describe('N-16, steps 4 and 12: battles', () => {
  test('N-21: those at war fight where they meet, before and after movement', () => {
    const game = galaxyOf({
      planets: [{ x: 0 }, { x: 10 }],
      groups: [
        { type: 'Bomber', ships: 9 },
        { type: 'Drone', raceId: 2 },
        { type: 'Fort', raceId: 2, planetId: 2, ships: 100 },
      ],
    });
    const after = turn(game, { 1: 's 1 2' });
    expect(battles(after).map(({ planetId }) => planetId)).toEqual([1]);
    expect(battles(after)[0]).toMatchObject({ seats: [1, 2], outcome: 'won' });
    const second = turn(after);
    expect(battles(second).map(({ planetId }) => planetId)).toEqual([2]);
    expect(groups(second)).toEqual([]);
    expect(race(second, 1).lost).toBe(9 * 30);
  });

  test('N-21, N-27: an alliance declared this turn prevents the battle, if both declare it', () => {
    const game = galaxyOf({
      planets: [{}],
      groups: [{ type: 'Bomber' }, { type: 'Bomber', raceId: 2 }],
    });
    const one = turn(game, { 1: 'a Race_2' });
    expect(battles(one)).toHaveLength(1);
    const both = turn(game, { 1: 'a Race_2', 2: 'a Race_1' });
    expect(battles(both)).toEqual([]);
    expect(race(both, 1).allies).toEqual([2]);
    expect(endings(turn(both, { 1: 'w race_2\nw Race_1\nw Race_2' }))).toEqual([
      'w Race_1: unknown-race',
      'w race_2: done',
      'w Race_2: done',
    ]);
  });

  test.each([
    { peaceTurns: 0, codes: ['done', 'done', 'done', 'done'], allies: [0, 0, 0, 0, 0] },
    { peaceTurns: 1, codes: ['done', 'done', 'done', 'done'], allies: [1, 0, 0, 0, 0] },
    { peaceTurns: 3, codes: ['peace', 'peace', 'done', 'done'], allies: [1, 1, 1, 0, 0] },
  ])('N-09: with peaceTurns $peaceTurns war is not declared before that turn', (row) => {
    let game = galaxyOf({ planets: [home(1), home(2)], parameters: { peaceTurns: row.peaceTurns } });
    const allies = [race(game, 1).allies.length];
    for (const code of row.codes) {
      game = turn(game, { 1: 'w Race_2' });
      expect(endings(game)).toEqual([`w Race_2: ${code}`]);
      if (code === 'peace')
        expect(reasons(game)).toEqual([`War cannot be declared before turn ${row.peaceTurns}.`]);
      allies.push(race(game, 1).allies.length);
    }
    expect(allies).toEqual(row.allies);
  });

  test('N-35: a battle is seen by those in it and by the owner of the planet; shots are kept for who wants them', () => {
    const game = galaxyOf({
      races: 4,
      planets: [home(3), home(4), home(1), home(2)],
      groups: [
        { type: 'Bomber', ships: 4 },
        { type: 'Bomber', raceId: 2, ships: 4 },
      ],
    });
    const [plain] = battles(turn(game));
    expect(plain).toMatchObject({ seats: [1, 2, 3], protocol: [] });
    const [wanted] = battles(turn(game, { 3: 'o battleprotocol' }));
    expect(wanted?.protocol).toHaveLength(wanted?.shots ?? 0);
    expect(wanted).toMatchObject({ groups: plain?.groups, shots: plain?.shots });
  });
});

describe('N-25: a battle that the limit of shots breaks off', () => {
  // 50 ships against 50: neither side is gone after 5 shots
  const galaxy = {
    planets: [home(1), {}],
    groups: [
      { type: 'Bomber', planetId: 2, ships: 50 },
      { type: 'Fort', raceId: 2, planetId: 2, ships: 50 },
    ],
  } as const;
  const seen = (game: GalaxyGame) => view(game.state, game.journal, 1);

  test('N-25: is reported as a standoff in every form, after the groups and before the shots', async () => {
    const after = turn(galaxyOf({ ...galaxy, parameters: { shotLimit: 5 } }), { 1: 'o battleprotocol' });
    // once before movement, and once after it
    expect(battles(after)).toMatchObject([
      { outcome: 'limit', shots: 5 },
      { outcome: 'limit', shots: 5 },
    ]);
    expect(groups(after)[0]?.ships).toBeGreaterThan(0);
    expect(groups(after, 2)[0]?.ships).toBeGreaterThan(0);
    const text = renderTurnText(seen(after));
    expect(text).toMatch(
      /\t\tBattle at 2\n[^]*?\n\n\t\tStandoff\n\nBroken off after 5 shots\.\n\n\t\tBattle Protocol\n\nRace_/,
    );
    // before the flights and after them
    expect(recordsOf(renderMachine(seen(after))).get('battle 2 standoff')).toEqual(['5', '5']);
    expect(recordsOf(renderMachine(seen(after))).get('battle 2 protocol')).toHaveLength(10);
    const xml = renderXml(seen(after));
    expect(xml).toContain('<battle planet="2" standoff="5">');
    expect(await faultsOf(xml)).toEqual([]);
    expect(JSON.stringify(galaxyng.report(seen(after)))).toContain('Broken off after 5 shots.');
  });

  test('N-25: one that is fought out is none', () => {
    const after = turn(galaxyOf(galaxy));
    expect(battles(after)).toMatchObject([{ outcome: 'won' }]);
    for (const { render } of Object.values(FORMATS)) expect(render(seen(after))).not.toMatch(/standoff/i);
  });
});

describe('N-16, steps 5 and 13: bombing', () => {
  test('vector 15: the first bomber owns what is left, and it makes and grows this very turn', () => {
    const game = galaxyOf({
      planets: [
        home(2, {
          size: 500,
          population: 500,
          industry: 400,
          stock: { COL: 50, CAP: 7, MAT: 11 },
          product: { kind: 'research', tech: 'drive' },
          routes: { COL: 2, CAP: null, MAT: null, EMP: null },
        }),
        home(2),
      ],
      groups: [{ type: 'Bomber' }],
    });
    const after = turn(game);
    expect(planet(after, 1)).toMatchObject({
      ownerId: 1,
      population: 135,
      stock: { COL: 0 },
      routes: { COL: null },
    });
    expect(planet(after, 1).industry).toBeCloseTo(129.0784, 4);
    expect(bombings(after)).toMatchObject([
      {
        seats: [1, 2],
        oldOwnerId: 2,
        newOwnerId: 1,
        population: 500,
        industry: 400,
        product: { kind: 'research' },
      },
    ]);
  });

  test('"A number of things follow": one ship can bomb two planets in one turn', () => {
    const game = galaxyOf({
      planets: [home(2, { x: 0 }), home(2, { x: 5 })],
      groups: [{ type: 'Bomber' }],
    });
    const after = turn(game, { 1: 's 1 2' });
    expect(bombings(after).map(({ planetId }) => planetId)).toEqual([1, 2]);
    expect([planet(after, 1).ownerId, planet(after, 2).ownerId]).toEqual([1, 1]);
  });

  test('N-26: of two allied bombers the claimant gets it, without a claim the first of the player list, with two nobody', () => {
    const game = galaxyOf({
      races: 3,
      planets: [home(3), home(1), home(2), home(3)],
      groups: [{ type: 'Bomber' }, { type: 'Bomber', raceId: 2 }],
      parameters: { playerOrder: 'classic' },
    });
    const allied = { 1: 'a Race_2', 2: 'a Race_1' };
    expect(planet(turn(game, allied), 1).ownerId).toBe(1);
    expect(planet(turn(game, { ...allied, 2: 'a Race_1\nv 1' }), 1).ownerId).toBe(2);
    const nobody = turn(game, { 1: 'a Race_2\nv 1', 2: 'a Race_1\nv 1' });
    expect(planet(nobody, 1)).toMatchObject({ ownerId: null, population: 250, industry: 250 });
  });

  test('N-26: full bombing leaves nothing', () => {
    const game = galaxyOf({
      planets: [home(2, { stock: { COL: 1, CAP: 1, MAT: 1 } }), home(2)],
      groups: [{ type: 'Bomber' }],
      parameters: { fullBombing: 'on' },
    });
    expect(planet({ state: turnUpTo('bombing', game) }, 1)).toMatchObject({
      ownerId: null,
      population: 0,
      industry: 0,
      stock: { COL: 0, CAP: 0, MAT: 0 },
    });
  });
});
