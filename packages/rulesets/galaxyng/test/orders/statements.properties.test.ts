import { formatHeader, formatOrder } from '@ec/orders-parser';
import { orderArbitrary } from '@ec/orders-parser/testing';
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { isReadAsGroup, nameFault } from '../../src/names.js';
import { galaxyLanguage, mailLanguage, parse } from '../../src/orders/language.js';
import type { GalaxyOrder } from '../../src/orders/orders.js';
import { endings, galaxyOf, home, planet, race, turn } from '../turns.js';

test.prop([orderArbitrary(galaxyLanguage)])('N-29: the printed form reads as the same order', (order) => {
  const { orders, diagnostics } = parse(formatOrder(galaxyLanguage, order));
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(orders.map((placed) => placed.order)).toEqual([order]);
});

const galaxy = galaxyOf({
  planets: [home(1), {}],
  groups: [{ type: 'Drone' }],
  parameters: { names: 'classic' },
});

/** Names of up to three characters, which mean something to order languages. */
const short = fc.string({ minLength: 1, maxLength: 3, unit: fc.constantFrom(...'07-+.aX_>#@é="“”„\'') });

test.prop([short], {
  examples: [['7'], ['MAX'], ['-7'], ['.5'], ['-x'], ['>'], ['#end'], ['"x'], ['"x"'], ['“x”'], ['x"']],
})('N-05, N-29: a fleet that can be founded can be sent', (name) => {
  const [founded, joined, sent] = endings(
    turn(galaxy, { 1: `d fleet ${name}\nj 1 ${name}\ns ${name} 2` }),
    1,
  );
  const isFounded = founded === `d fleet ${name}: done`;
  if (isFounded) expect([joined, sent]).toEqual([`j 1 ${name}: done`, `s ${name} 2: done`]);
});

const anyName = fc.string({ minLength: 1, maxLength: 21, unit: 'binary' });

const worlds = galaxyOf({ planets: [home(1), home(1), home(2)], parameters: { names: 'classic' } });

test.prop([fc.oneof(short, anyName)], { examples: [['#x'], ['#'], ['Orion7'], ['=']] })(
  'N-04, N-05: a planet, a race and a type that can have a name are what orders mean by it',
  (name) => {
    fc.pre(nameFault(true, name) === undefined);
    const planets = turn(worlds, { 1: `n 1 ${name}` });
    fc.pre(endings(planets, 1)[0] === `n 1 ${name}: done`);
    const { state } = turn(planets, { 1: `p ${name} MAT\nn ${name} Hive` });
    expect(state.planets).toMatchObject([
      { name: 'Hive', product: { kind: 'MAT' } },
      { product: { kind: 'CAP' } },
      {},
    ]);
    const races = turn(worlds, { 1: `c ${name}` });
    expect(race(turn(races, { 2: `a ${name}` }), 2).allies).toEqual([1]);
    const types = turn(worlds, { 1: `d ${name} 1 0 0 0 0\np 1 ${name}` });
    expect(planet(types, 1).product).toEqual({ kind: 'ships', typeId: race(types, 1).lastTypeId });
  },
);

/** An order of each kind that holds a name, with one name at all its places. */
function ordersWith(name: string): GalaxyOrder[] {
  const mover = isReadAsGroup(name) ? 1 : { fleet: name };
  return [
    { kind: 'message', races: [name, name], text: 'Hello' },
    { kind: 'ally', race: name },
    { kind: 'war', race: name },
    { kind: 'name-race', name },
    { kind: 'design', name, drive: 1, attacks: 0, weapons: 0, shields: 0, cargo: 0 },
    { kind: 'found-fleet', name },
    { kind: 'erase', name },
    { kind: 'send', mover, planet: name, ships: 3 },
    { kind: 'intercept', mover, planet: name },
    { kind: 'join', mover, fleet: name, ships: 3 },
    { kind: 'name-planet', planet: name, name },
    { kind: 'produce', planet: name, product: name },
    { kind: 'quit', race: name },
    { kind: 'route', planet: name, cargo: 'COL', destination: name },
    { kind: 'rename', old: name, name },
    { kind: 'claim', planet: name },
    { kind: 'reveal', race: name },
    { kind: 'reverse', mover },
  ];
}

test.prop([fc.oneof(short, anyName)], { examples: [['"x'], ['a\u200Bb']] })(
  'N-05, N-29: each name that there may be is read in each order, and in the header of a mail, as it is written',
  (name) => {
    fc.pre(nameFault(true, name) === undefined);
    for (const order of ordersWith(name))
      expect(parse(formatOrder(galaxyLanguage, order)).orders.map((placed) => placed.order)).toEqual([order]);
    const header = { game: 'Orion', race: name, password: 'sesame', turn: 12 };
    expect(mailLanguage.parse(`${formatHeader(mailLanguage, header)}\n#END`).header).toEqual(header);
  },
);

test.prop([fc.string({ maxLength: 4, unit: fc.constantFrom(...'07-+.aX_ ,;>"#é') })], {
  examples: [['7'], ['MAX'], ['-7'], ['-x']],
})('N-29: an order to a fleet is read as it is written, or not written at all', (fleet) => {
  const order = { kind: 'send', mover: { fleet }, planet: 'Zephir' } as const;
  let text = '';
  try {
    text = formatOrder(galaxyLanguage, order);
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError);
    return;
  }
  expect(parse(text).orders.map((placed) => placed.order)).toEqual([order]);
});

test('N-29: a group is never written for a fleet whose name is a number', () => {
  const order = { kind: 'send', mover: { fleet: '7' }, planet: 'Zephir' } as const;
  expect(() => formatOrder(galaxyLanguage, order)).toThrow(
    'fleet: expected a name that is no group, received "7"',
  );
});

test.prop([fc.string({ unit: 'binary' })])('N-29: no text throws', (text) => {
  expect(parse(text).isRefused).toBe(false);
});
