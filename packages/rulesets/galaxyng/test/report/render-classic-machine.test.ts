import { describe, expect, test } from 'vitest';
import { CLASSIC } from '../../src/editions.js';
import { FORMATS } from '../../src/report/formats.js';
import { view } from '../../src/view/view.js';
import { galaxyOf, home, turn, type GalaxyGame } from '../turns.js';
import { busy, eventful } from './eventful.js';

const machineOf = ({ state, journal }: GalaxyGame): string => {
  const seen = view(state, journal, 1);
  return FORMATS.machine.render({
    ...seen,
    rules: { ...seen.rules, classic: { ...seen.rules.classic, machineReport: true } },
  });
};

/** Fields of a line as a reader of version 0.10 knows them, by the words of its section without race or place. */
const FIELDS: Readonly<Record<string, readonly number[]>> = {
  players: [10],
  'ship-types': [10],
  bombing: [9],
  incomming: [5],
  planets: [12],
  unidentified: [3],
  uninhabited: [3, 5],
  'production-tables': [4],
  routes: [5],
  groups: [10, 12],
};

interface Section {
  readonly words: readonly string[];
  readonly lines: readonly string[];
  readonly parts: readonly Section[];
}

/** Reads a report as programs for version 0.10 do: by the count of a section, and by the number of fields of a line. */
function read(text: string): Map<string, readonly string[]> {
  const lines = text.split('\n');
  let at = lines.findIndex((line) => line.startsWith('<report GAME '));
  const next = (): string => lines[at++] ?? '';
  const head = next();
  expect(head).toMatch(/^<report GAME \S+ TURN \d+ NATION \S+ >$/);
  const found = new Map<string, readonly string[]>([['report', head.split(' ')]]);
  const section = (isInBattle: boolean): Section => {
    const opening = /^<(.+) >$/.exec(next());
    const words = opening?.[1]?.split(/ +/) ?? [];
    const count = words.length > 1 ? Number(words.at(-1)) : 0;
    const [tag = ''] = words;
    const isNested = tag === 'battles' || tag === 'battle' || tag === 'fleets';
    const isValue = tag === 'machinereport-version' || tag === 'galaxy-size';
    const parts = isNested ? Array.from({ length: count }, () => section(tag === 'battle')) : [];
    const own = isNested || isValue ? [] : Array.from({ length: count }, next);
    expect(next(), `end of ${words.join(' ')}`).toBe(`</${tag}>`);
    const name = words.slice(0, -1).join(' ');
    const [, second = ''] = words;
    const fields = isInBattle ? [11] : FIELDS[second in FIELDS ? second : tag];
    if (fields) for (const line of own) expect(fields, line).toContain(line.split(' ').length);
    found.set(isValue ? tag : isInBattle ? `battle ${name}` : name, isValue ? [words[1] ?? ''] : own);
    return { words, lines: own, parts };
  };
  while (lines[at] !== '</report>') section(false);
  return found;
}

describe('N-45: version 0.10 of the format for programs', () => {
  test('N-45: the bulletin stands before the report, whose head names galaxy, turn and race and no password', () => {
    const text = machineOf(busy());
    expect(text.indexOf('Sofar you have:')).toBeGreaterThan(0);
    expect(text.indexOf('Sofar you have:')).toBeLessThan(
      text.indexOf('<report GAME Orion TURN 0 NATION Race_1 >'),
    );
    expect(text).toContain(
      '\n<machinereport-version  0.10 >\n</machinereport-version>\n<galaxy-size   300.00 >\n',
    );
    expect(text.endsWith('</report>\n')).toBe(true);
  });

  test('N-45: options of the historical engine alone, in its spelling', () => {
    const found = read(machineOf(busy()));
    expect(found.get('game-options')).toEqual([
      'fullbombing OFF',
      'keepproduction OFF',
      'dontdropdead OFF',
      'sphericalsalaxy OFF',
      'initialtechlevels 1.00 1.00 1.00 1.00',
    ]);
    expect(found.get('options')?.slice(0, 6)).toEqual([
      'Anonymous ON',
      'AutoUnload ON',
      'ProdTable ON',
      'SortGroups ON',
      'GroupForeCast ON',
      'PlanetForeCast ON',
    ]);
  });

  test('N-45: planets with their effective industry, unseen ones as places, groups at a planet without a way', () => {
    const found = read(machineOf(busy()));
    expect(found.get('planets Race_1')).toEqual([
      '1 0.00 0.00 1000.00 1000.00 1000.00 10.00 CAP 0.00 0.00 1.23 1000.00',
      '6 10.00 10.00 1000.00 1000.00 1000.00 10.00 Drone 0.00 0.00 0.00 1000.00',
    ]);
    expect(found.get('planets unidentified')).toEqual(['5 90.00 100.00']);
    expect(found.get('planets uninhabited')).toEqual(['3 60.00 0.00 12.34 1.00', '4 0.00 100.00']);
    expect(found.get('groups Race_1')).toEqual([
      '1 1 Drone 1.00 0.00 0.00 0.00 - 0.00 2',
      '4 1 Drone 1.00 0.00 0.00 0.00 - 0.00 3',
      '3 1 Hauler 1.00 0.00 0.00 1.00 COL 0.50 3 33.33 1',
    ]);
    expect(found.get('groups Race_2')).toEqual(['0 3 Fort 0.00 1.00 1.00 0.00 - 0.00 2']);
    expect(found.get('fleet Pack 20.00')).toEqual(['2 2 Drone 1.00 0.00 0.00 0.00 - 0.00 1']);
    expect(found.get('incomming')).toEqual(['2 1 25.00 20.00 4.00']);
    expect(found.get('routes')).toEqual(['1 - - 3 -']);
    expect(found.get('text-map')).toHaveLength(44);
    expect(found.get('text-map')?.slice(0, 2)).toEqual([
      '0.00 0.00 300.00 0.00',
      '0.00 300.00 300.00 300.00',
    ]);
  });

  test('N-45: a battle has survivors and ships before, and no protocol inside; addresses that are hidden are anonymous', () => {
    const found = read(machineOf(eventful()));
    expect(found.get('battle groups Race_2')).toEqual(['0 0 Fort 0.00 1.00 1.00 0.00 - 0.00 2 3']);
    expect([...found.keys()].filter((name) => name.includes('protocol'))).toEqual([]);
    expect(found.get('ship-types')).toContain('Fort Race_2 0.00 1 10.00 10.00 0.00 20.00 0.00 11.44');
    expect(found.get('players')?.map((line) => line.split(' ').at(-1))).toEqual([
      '1@example.org',
      '2@example.org',
    ]);
    expect(read(machineOf(busy())).get('players')?.[1]).toMatch(/ Peace anonymous$/);
  });

  test('N-45: orders as written, with what is wrong below after +E; messages under the names of old', () => {
    const found = read(machineOf(eventful('p 2 Drive\ng 1')));
    const orders = found.get('orders') ?? [];
    expect(orders.slice(0, 2)).toEqual(['p 2 Drive', '+E Planet is not owned by you.']);
    expect(orders.some((line, i) => line === '? what' && (orders[i + 1] ?? '').startsWith('+E '))).toBe(true);
    expect(found.get('messages global')).toContain('Hello all');
    expect(found.get('messages personnal')).toContain('Good luck');
  });

  test('N-45: `machineReport: classic` is in the preset; ours has a version number of its own', () => {
    const planets = [home(1), home(2, { x: 30 })];
    const classic = turn(galaxyOf({ planets, parameters: { ...CLASSIC } }));
    const own = turn(galaxyOf({ planets }));
    const render = ({ state, journal }: GalaxyGame) => FORMATS.machine.render(view(state, journal, 1));
    expect(render(classic)).toContain('<report GAME Orion TURN 1 NATION Race_1 >');
    expect(render(own).split('\n').slice(0, 2)).toEqual([
      '<report Orion 1 Race_1 >',
      '<machinereport-version 1.00 >',
    ]);
  });
});
