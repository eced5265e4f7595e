import { describe, expect, test } from 'vitest';
import { look } from '../../src/conflict/look.js';
import type { House } from '../../src/house.js';
import { houseOf, systemOf } from '../../src/lookup.js';
import { addColony, addForce, arena, relate } from '../conflict/arena.js';
import { firstHouse } from '../games.js';
import { play } from '../turns.js';

function orderOf({ fleets }: House, id: number): string {
  const fleet = fleets.find((each) => each.id === id);
  return `${fleet?.order.kind} ${fleet?.order.systemId} ${fleet?.order.fleetId} ${fleet?.roe}`;
}

describe('X-43: fleet orders', () => {
  test('X-43: by name or number, with a rule of engagement or without', () => {
    const { state, house } = firstHouse();
    const hub = state.systems.find(({ q, r }) => q === 0 && r === 0)?.id;
    expect(play(state, ['fleet 1 move 0,0 roe 3\nfleet 2 11 0,0\nfleet 3 join 1']).codes).toEqual([
      'done',
      'done',
      'done',
    ]);
    expect([1, 2, 3].map((id) => orderOf(house, id))).toEqual([
      `move ${hub} null 3`,
      `spySystem ${hub} null 6`,
      'join null 1 6',
    ]);
  });

  test('X-42: a fleet to which no way is open is told so at once: all know all lanes', () => {
    const { state } = arena('restricted');
    addColony(state, 1, 1);
    // only restricted lanes, which a fleet with an ETAC cannot use
    addForce(state, 1, 1, [['CT'], ['ET']]);
    addForce(state, 1, 1, [['CT']]);
    const { q, r } = systemOf(state, 2);
    const { codes } = play(state, [`fleet 1 move ${q},${r}\nfleet 2 move ${q},${r}\nfleet 1 roe 4`]);
    expect(codes).toEqual(['no-path', 'done', 'done']);
    expect(orderOf(houseOf(state, 1), 1)).toBe('hold null null 4');
  });

  test('X-67: of several orders and rules to one fleet the last counts, each for itself', () => {
    const { state, house } = firstHouse();
    const { outcomes, codes } = play(state, [
      [
        'fleet 1 move 0,0 roe 3',
        'fleet 1 roe 4',
        'fleet 1 hold',
        'fleet 2 home roe 5',
        'fleet 2 move 0,0',
      ].join('\n'),
    ]);
    expect(codes).toEqual(['replaced', 'done', 'done', 'order-replaced', 'done']);
    expect(outcomes[3]).toMatchObject({ status: 'partly' });
    expect(orderOf(house, 1)).toBe('hold null null 4');
    expect(orderOf(house, 2)).toMatch(/^move \d+ null 5$/);
    expect(play(state, ['fleet 1 home roe 3\nfleet 1 roe 7']).codes).toEqual(['roe-replaced', 'done']);
    expect(orderOf(house, 1)).toBe('home null null 7');
  });

  test('X-53: rule 0 is a rule like any other', () => {
    const { state, house } = firstHouse();
    expect(play(state, ['fleet 1 roe 0']).codes).toEqual(['done']);
    expect(orderOf(house, 1)).toBe('hold null null 0');
    play(state, ['fleet 1 home roe 8']);
    expect(play(state, ['fleet 1 move 0,0 roe 0']).codes).toEqual(['done']);
    expect(orderOf(house, 1)).toMatch(/^move \d+ null 0$/);
  });

  test('X-67: number 05 is to guard an own colony, and to blockade any other', () => {
    const { state, house, home } = firstHouse();
    play(state, [`fleet 1 05 ${home.q},${home.r}`]);
    expect(orderOf(house, 1)).toBe(`guard ${home.id} null 6`);
    play(state, ['fleet 1 05 0,0']);
    expect(orderOf(house, 1)).toMatch(/^blockade /);
  });

  test.each([
    ['fleet 2 patrol 0,0', 'done', 'patrol'],
    ['fleet 2 bombard 0,0', 'needs-combat-ship', 'hold'],
    ['fleet 1 invade 0,0', 'needs-marines', 'hold'],
    ['fleet 1 blitz 0,0', 'needs-marines', 'hold'],
    ['fleet 1 hack 0,0', 'needs-scouts-only', 'hold'],
    ['fleet 2 colonize 0,0', 'needs-loaded-etac', 'hold'],
    ['fleet 1 guard 0,0', 'needs-own-colony', 'hold'],
    ['fleet 1 guard starbase 0,0', 'needs-own-starbase', 'hold'],
    ['fleet 1 join 9', 'needs-own-fleet', 'hold'],
    ['fleet 1 join 1', 'needs-own-fleet', 'hold'],
    // what others have shows only there
    ['fleet 1 colonize 0,0', 'done', 'colonize'],
    ['fleet 1 bombard 1,0', 'done', 'bombard'],
    // what does not exist changes nothing
    ['fleet 1 move 9,9', 'unknown-system', 'home'],
    ['fleet 9 hold', 'unknown-fleet', 'home'],
  ])('X-43: %s: %s', (sheet, code, kind) => {
    const { state, house } = firstHouse();
    play(state, ['fleet 1 home\nfleet 2 home']);
    expect(play(state, [sheet]).codes).toEqual([code]);
    expect(orderOf(house, sheet.startsWith('fleet 2') ? 2 : 1).split(' ')[0]).toBe(kind);
  });

  test('X-43: an own colony is nothing to attack, spy on or settle', () => {
    const { state, home } = firstHouse();
    const at = `${home.q},${home.r}`;
    const sheet = `fleet 1 blockade ${at}\nfleet 2 spy planet ${at}\nfleet 3 hack ${at}`;
    expect(play(state, [sheet]).codes).toEqual([
      'needs-foreign-colony',
      'needs-foreign-colony',
      'needs-foreign-starbase',
    ]);
    expect(play(state, [`fleet 1 colonize ${at}`]).codes).toEqual(['needs-no-colony']);
  });

  test('X-40, X-66: to attack a partner is refused where its colony is in sight; out of sight it is told on arrival', () => {
    const { state } = arena();
    relate(state, 1, 2, 'pact');
    addColony(state, 3, 2);
    const fleet = addForce(state, 1, 2, [['DD']]);
    const { q, r } = systemOf(state, 3);
    const attack = `fleet 1 bombard ${q},${r}`;
    expect(play(state, [attack]).codes).toEqual(['done']);
    // seen at the end of turn 0; state and orders are of turn 1
    look({ ...state, turn: 0 }, houseOf(state, 1), systemOf(state, 3));
    expect(play(state, [attack]).codes).toEqual(['pact']);
    expect(fleet.order.kind).toBe('hold');
    state.turn = 2;
    expect(play(state, [attack]).codes).toEqual(['done']);
    look({ ...state, turn: 1 }, houseOf(state, 1), systemOf(state, 3));
    relate(state, 1, 2, 'neutral');
    expect(play(state, [attack]).codes).toEqual(['done']);
  });

  test('X-43: an ETAC without people founds nothing, and nobody guards a Starbase that is not there', () => {
    const { state, house, home } = firstHouse();
    for (const { ships } of house.fleets[0]?.squadrons ?? []) for (const ship of ships) ship.load = 0;
    const guard = `fleet 1 guard starbase ${home.q},${home.r}`;
    expect(play(state, ['fleet 1 colonize 0,0']).codes).toEqual(['needs-loaded-etac']);
    expect(play(state, [guard]).codes).toEqual(['needs-own-starbase']);
    home.colony.starbases.push({ wep: 0, state: 'crippled' });
    expect(play(state, [guard]).codes).toEqual(['done']);
  });

  test('X-43: a House that sends nothing keeps its orders', () => {
    const { state, house } = firstHouse();
    play(state, ['fleet 1 patrol 0,0 roe 2\ntax 33']);
    const before = orderOf(house, 1);
    play(state, []);
    expect([orderOf(house, 1), house.tax]).toEqual([before, 33]);
  });
});
