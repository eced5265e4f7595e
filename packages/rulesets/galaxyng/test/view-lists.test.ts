import { describe, expect, test } from 'vitest';
import { unpackShot } from '../src/combat/protocol.js';
import type { BattleEvent } from '../src/events.js';
import { foresee } from '../src/forecast/foresee.js';
import { parse } from '../src/orders/language.js';
import { renderMachine } from '../src/report/render-machine.js';
import { renderTurnText } from '../src/report/render-text.js';
import { renderXml } from '../src/report/render-xml.js';
import { view } from '../src/view/view.js';
import { recordsOf } from './report/read-machine.js';
import { galaxyOf, groups, home, race, turn, type GalaxyGame, type GroupPart } from './turns.js';

const viewOf = ({ state, journal }: GalaxyGame, seat: number) => view(state, journal, seat);

/** Rows below a title of a report, up to the first blank line, without the line of labels. */
function rowsOf(text: string, title: string): string[] {
  const [, after = ''] = text.split(`\t\t${title}\n\n`);
  return after.slice(0, after.indexOf('\n\n')).split('\n').slice(1);
}

/** Ships and type of each row. */
const shipsOf = (rows: readonly string[]): string[] => rows.map((row) => row.trim().split(/ +/, 2).join(' '));

const level = (weapons: number) => ({ drive: 1, weapons, shields: 1, cargo: 0 });

describe('N-33, N-35: groups of a battle stand by what they are, not by their numbers', () => {
  const theirs: readonly GroupPart[] = [
    { type: 'Gunship', raceId: 2, ships: 3, tech: level(2) },
    { type: 'Hauler', raceId: 2, ships: 2, cargo: 'COL', load: 1 },
    { type: 'Fighter', raceId: 2, ships: 4, tech: level(1) },
    { type: 'Gunship', raceId: 2, ships: 5, tech: level(1) },
    { type: 'Hauler', raceId: 2, ships: 2, cargo: 'CAP', load: 1 },
    { type: 'Gunship', raceId: 2, ships: 1, tech: level(2) },
  ];
  const game = galaxyOf({
    planets: [{ x: 0 }, home(1, { x: 90 }), home(2, { x: 90, y: 90 })],
    groups: [{ type: 'Bomber', ships: 20, number: 2 }, { type: 'Drone', ships: 3, number: 1 }, ...theirs],
  });
  const after = turn(game, { 1: 'o battleprotocol' });
  const seen = viewOf(after, 1);
  const sorted = ['4 Fighter', '5 Gunship', '1 Gunship', '3 Gunship', '2 Hauler', '2 Hauler'];

  test('N-33: in every form, by type, technologies, cargo, load and ships', () => {
    const text = renderTurnText(seen);
    expect(shipsOf(rowsOf(text, 'Race_2 Groups'))).toEqual(sorted);
    expect(
      rowsOf(text, 'Race_2 Groups').map((row) => row.split(/ +/).find((word) => word.startsWith('C'))),
    ).toEqual([undefined, undefined, undefined, undefined, 'CAP', 'COL']);
    const lines = recordsOf(renderMachine(seen)).get('battle 1 groups Race_2') ?? [];
    const words = lines.map((line) => line.split(' '));
    expect(words.map((line) => `${line.at(-1)} ${line[2]}`)).toEqual(sorted);
    const battle = renderXml(seen).split('<groups race="Race_2">')[1]?.split('</groups>')[0] ?? '';
    const inXml = [...battle.matchAll(/ships="(\d+)" type="(\w+)"/g)].map(
      ([, ships, type]) => `${ships} ${type}`,
    );
    expect(inXml).toEqual(sorted);
  });

  test('N-25, N-35: the shots name the groups where they now stand', () => {
    const [battle] = seen.events.filter((event): event is BattleEvent => event.kind === 'battle');
    const { groups: rows = [], protocol = [] } = battle ?? {};
    const shot = rows.map(() => 0);
    for (const packed of protocol) {
      const { shooter, target, destroyed } = unpackShot(packed, rows.length);
      expect(rows[shooter]?.raceId).not.toBe(rows[target]?.raceId);
      if (destroyed) shot[target] = (shot[target] ?? 0) + 1;
    }
    expect(shot).toEqual(rows.map(({ ships, survivors }) => ships - survivors));
    expect(shot.some((count) => count > 0)).toBe(true);
  });

  test('N-35: the state and the journal keep the order in which the groups fought', () => {
    const [battle] = after.journal.filter((event): event is BattleEvent => event.kind === 'battle');
    expect(battle?.groups.map(({ ships }) => ships)).toEqual([3, 20, 3, 2, 4, 5, 2, 1]);
  });

  test('N-25, N-35: only who wants the shots has them', () => {
    const shots = [1, 2].map((seat) =>
      viewOf(after, seat).events.flatMap((event) => (event.kind === 'battle' ? event.protocol : [])),
    );
    expect(shots[0]?.length).toBeGreaterThan(0);
    expect(shots[1]).toEqual([]);
  });
});

describe('N-33, N-35: groups and types of others stand by what they are', () => {
  const game = galaxyOf({
    planets: [home(1, { product: { kind: 'ships', typeId: 1 } }), home(2, { x: 50 })],
    groups: [
      { type: 'Hauler', raceId: 2, ships: 4 },
      { type: 'Gunship', raceId: 2, ships: 3, tech: level(2) },
      { type: 'Gunship', raceId: 2, ships: 7, tech: level(1) },
      { type: 'Drone', planetId: 2, number: 5 },
      { type: 'Hauler', raceId: 2, ships: 2 },
      { type: 'Cruiser', raceId: 2 },
      { type: 'Fort', ships: 2 },
    ],
    parameters: { peaceTurns: 9 },
  });
  const [, theirs] = game.state.planets;
  if (theirs) theirs.product = { kind: 'ships', typeId: 4 };
  const seen = viewOf(game, 1);

  test('N-33: in the report', () => {
    const text = renderTurnText(seen);
    expect(shipsOf(rowsOf(text, 'Race_2 Groups'))).toEqual([
      '1 Cruiser',
      '7 Gunship',
      '3 Gunship',
      '2 Hauler',
      '4 Hauler',
    ]);
    const types = rowsOf(text, 'Race_2 Ship Types').map((row) => row.split(' ')[0]);
    expect(types).toEqual(['Cruiser', 'Gunship', 'Hauler']);
  });

  test('N-35: IDs of types of others count those that are seen, wherever the view names them', () => {
    expect(seen.alienTypes.map(({ raceId, id, name }) => [raceId, id, name])).toEqual([
      [2, 1, 'Cruiser'],
      [2, 2, 'Gunship'],
      [2, 3, 'Hauler'],
    ]);
    expect(seen.alienGroups.map(({ typeId }) => typeId)).toEqual([1, 2, 2, 3, 3]);
    expect(seen.planets[1]?.seen?.product).toEqual({ kind: 'ships', typeId: 2 });
    expect(seen.planets[0]?.seen?.product).toEqual({ kind: 'ships', typeId: 1 });
  });

  test('N-35: and in bombings; a race’s own types keep theirs', () => {
    const bombed = galaxyOf({
      planets: [home(2, { product: { kind: 'ships', typeId: 4 } }), home(1), home(2)],
      groups: [{ type: 'Bomber' }],
    });
    const after = turn(bombed);
    const products = [1, 2].map((seat) =>
      viewOf(after, seat).events.flatMap((event) => (event.kind === 'bombing' ? [event.product] : [])),
    );
    expect(products).toEqual([[{ kind: 'ships', typeId: 1 }], [{ kind: 'ships', typeId: 4 }]]);
    expect(renderTurnText(viewOf(after, 1))).toMatch(/\t\tBombings\n\n.*\nRace_1 Race_2 1 .* Gunship /);
  });

  test('N-35: a race has group IDs from 1 in its own order, and forecasts are made with them', () => {
    expect(game.state.groups.filter(({ raceId }) => raceId === 1).map(({ id }) => id)).toEqual([4, 7]);
    expect(seen.groups.map(({ id, number }) => [id, number])).toEqual([
      [1, 5],
      [2, 2],
    ]);
    const sheet = 'b 2 1\ns 5 1\nx 2';
    const { state, results } = foresee(seen, parse(sheet).orders);
    expect(results.map(({ result }) => result.status)).toEqual(['done', 'done', 'done']);
    const withoutIds = (of: Pick<GalaxyGame, 'state'>) => groups(of).map((group) => ({ ...group, id: 0 }));
    expect(withoutIds({ state })).toEqual(withoutIds(turn(game, { 1: sheet })));
  });
});

describe('N-27, N-35: nothing shows who wrote a message', () => {
  /** What the second of three races sees of a turn in which the others write. */
  const seenWith = (first: string, third: string, parameters: Record<string, string>) => {
    const game = galaxyOf({ races: 3, planets: [home(1), home(2), home(3)], parameters });
    return viewOf(turn(game, { 1: first, 2: '@ Race_2\nOwn\n@\nf Race_1', 3: third }), 2);
  };
  const [one, other] = ['@ Race_2\nZebra\n@\n@\nPeace!\n@', '@ Race_2\nAdder\n@\n@\nBeware!\n@'];

  test.each([
    ['the order of creation', { playerOrder: 'classic' }],
    ['the order of creation, line by line', { playerOrder: 'classic', turnOrder: 'classic' }],
    ['a drawn order', {}],
  ])('N-27: messages stand by their text, in %s', (_, parameters) => {
    const seen = seenWith(one, other, parameters);
    expect(seenWith(other, one, parameters).events).toEqual(seen.events);
    const texts = seen.events.flatMap((event) => (event.kind === 'message' ? [event.text] : []));
    expect(texts).toEqual(['Beware!', 'Peace!', 'Adder', 'Own', 'Zebra']);
  });
});

describe('N-35: an event names no other seat, and tells no more than the report', () => {
  test('N-35: each event is the seat’s own', () => {
    const game = galaxyOf({
      races: 3,
      planets: [home(1), home(2), home(3), home(2)],
      groups: [
        { type: 'Bomber', planetId: 2 },
        { type: 'Drone', raceId: 3, planetId: 2 },
      ],
    });
    const after = turn(
      game,
      { 1: '@\nHello\n@\n@ Race_2 Race_3\nPsst\n@', 3: 'q Race_3' },
      { notice: 'News' },
    );
    for (const seat of [1, 2, 3]) {
      const { events } = viewOf(after, seat);
      expect(new Set(events.map(({ kind }) => kind))).toEqual(
        new Set([...after.journal].filter(({ seats }) => seats.includes(seat)).map(({ kind }) => kind)),
      );
      expect(new Set(events.flatMap(({ seats }) => seats))).toEqual(new Set([seat]));
    }
  });

  test('N-39, N-40: nobody learns how many ships a race had that left', () => {
    const game = galaxyOf({
      races: 3,
      planets: [home(1), home(2), home(3)],
      groups: [{ type: 'Drone', raceId: 2, planetId: 2, ships: 17 }],
    });
    const after = turn(game, { 2: 'q Race_2' });
    expect(race(after, 2).status).toBe('quit');
    expect(after.journal.filter(({ kind }) => kind === 'left')).toMatchObject([{ ships: 17 }]);
    expect(viewOf(after, 1).events.filter(({ kind }) => kind === 'left')).toEqual([
      { kind: 'left', seats: [1], raceId: 2, reason: 'quit' },
    ]);
  });
});
