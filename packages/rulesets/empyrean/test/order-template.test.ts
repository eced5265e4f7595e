import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { createGame, SetupError, stateHash } from '@ec/engine';
import { empyrean } from '../src/ruleset.js';
import { empires } from './empires.js';
import { viewOf } from './star-map.js';
import {
  outcomes,
  people,
  play,
  smallColony,
  smallGame,
  smallHomeWorld,
  withChanged,
  withHolding,
  type SmallGame,
} from './small-game.js';

const colony = {
  population: { ...smallColony.population, UEM: 0, USK: 2_000, PRO: 1_000 },
  mines: [
    { techLevel: 1, units: 20, resource: 'FUEL' as const, deposit: 3 },
    { techLevel: 1, units: 10, resource: 'METS' as const },
  ],
  factories: [
    { techLevel: 1, units: 20, product: 'STU', quartersInProcess: 3 },
    { techLevel: 1, units: 20, product: 'AUT-1', quartersInProcess: 3 },
    { techLevel: 1, units: 5, product: 'RSCH', quartersInProcess: 3 },
  ],
};
const game = withHolding(smallGame({ players: 3, colony }), {
  kind: 'ship',
  name: 'Dragon "fire" // 2nd',
  population: people({ PRO: 10 }),
  assembled: { STU: 15_000, 'LFS-1': 100 },
  stored: { FUEL: 1_000, FOOD: 60, CNGD: 100 },
});
const templateOf = (of: SmallGame, seat = 1): string => empyrean.template(viewOf(of, seat));
const lines = (of: SmallGame, seat = 1): string[] => templateOf(of, seat).split('\n');
const context = ({ state, name }: SmallGame, seat: number) => ({ game: name, seat, turn: state.turn + 1 });

/** The template with every comment made an order that is one: an ID, a comma, and so on. */
const uncommented = (of: SmallGame, seat = 1): string =>
  templateOf(of, seat).replaceAll(/^\/\/ (?=\d+, )/gm, '');

describe('E-14, E-15: the order sheet for the next turn', () => {
  it('says what is in force in the words of orders, ship by ship and colony by colony', () => {
    const [label] = viewOf(game).planets.map(({ planet }) => planet);
    expect(lines(game)).toEqual([
      'empire 1, turn 1, game EC-1',
      '',
      `// 1: open colony at ${label}, TL-1`,
      '// also there: 2 (empire 2), 3 (empire 3)',
      '// 1, pay, 0.125, unskilled workers',
      '// 1, pay, 0.375, professionals',
      '// 1, pay, 0.25, soldiers',
      '// 1, ration, 100%',
      '// 1, mining, 1, 3',
      '// 1, mining, 2, 4',
      '// 1, build change, 1, structural units',
      '// 1, build change, 2, automation units-1',
      '// 1, build change, 3, research',
      '',
      `// 4 "Dragon "fire" // 2nd": ship at ${label}, TL-1`,
      '// also there: 2 (empire 2), 3 (empire 3)',
      '// 4, pay, 0.125, unskilled workers',
      '// 4, pay, 0.375, professionals',
      '// 4, pay, 0.005, soldiers',
      '// 4, ration, 100%',
      '',
    ]);
  });

  it('what was ordered is in force: rates, deposits, and the product that a group will have', () => {
    const sheet = [
      '1, pay, 0.3333, professionals',
      '1, ration, 62.5%',
      '1, mining, 2, 5',
      '1, build change, 1, mines-1',
      '1, build change, 2, research',
      '1, build change, 3, retool',
    ];
    const next = play(game, sheet.join('\n'));
    for (const order of sheet) expect(lines(next)).toContain(`// ${order}`);
    expect(lines(next)[0]).toBe('empire 1, turn 2, game EC-1');
  });

  it('E-42: a colony that fell below the level of what a group makes goes on with it, and is not offered it again', () => {
    const fallen = withChanged(game, 1, ({ factories: [, group] }) => {
      if (group) group.product = { code: 'AUT', techLevel: 2 };
    });
    expect(lines(fallen).filter((line) => line.startsWith('// 1, build change'))).toEqual([
      '// 1, build change, 1, structural units',
      '// 1, build change, 3, research',
    ]);
  });

  it('names who is there now, and independent ones as such', () => {
    const free = withChanged(game, 3, (holding) => (holding.empireId = null));
    expect(lines(play(free))).toContain('// also there: 2 (empire 2), 3 (independent)');
    const alone = smallGame();
    expect(templateOf(play(alone))).not.toContain('also there');
  });

  it('leaves out a rate that no order can state', () => {
    const odd = withChanged(game, 1, (holding) => {
      holding.pay = { ...holding.pay, PRO: { numerator: 1, denominator: 3 } };
    });
    expect(lines(odd).filter((line) => line.startsWith('// 1, pay'))).toEqual([
      '// 1, pay, 0.125, unskilled workers',
      '// 1, pay, 0.25, soldiers',
    ]);
  });

  it('is a header alone for an empire that has lost everything', () => {
    const lost = { ...game, state: { ...game.state, holdings: game.state.holdings.filter(({ empireId }) => empireId !== 2) } }; // prettier-ignore
    expect(templateOf(lost, 2)).toBe('empire 2, turn 1, game EC-1\n');
  });

  it('the report ends with it', () => {
    const text = JSON.stringify(empyrean.report(viewOf(game)).sections.at(-1));
    for (const line of lines(game)) expect(text).toContain(JSON.stringify(line).slice(1, -1));
  });
});

describe('E-14: as it stands it is a valid sheet without orders', () => {
  const gameBy = (name: string): SmallGame =>
    createGame(empyrean, {
      name,
      seed: 1978n,
      players: empires(2),
      parameters: { 'cluster.starCount': 20 },
      templates: { homeWorld: smallHomeWorld, homeColony: { ...smallColony, ...colony } },
    });

  it.each(['EC-1', 'No. 5', 'a, b', '7, 8', 'EC // test', 'a "b" c', '“EC”, 2nd', '"', '  EC 1 ', "Ada's"])(
    'E-14: in a game by the name of %j',
    (name) => {
      const named = gameBy(name);
      for (const seat of [1, 2]) {
        expect(empyrean.parse(templateOf(named, seat), context(named, seat))).toMatchObject({
          orders: [],
          diagnostics: [],
        });
        expect(empyrean.parse(uncommented(named, seat), context(named, seat))).toMatchObject({
          orders: { length: 9 },
          diagnostics: [],
        });
      }
    },
  );

  it.each(['', ' ', 'EC\n5', 'EC\t5', '\u200B', 'x'.repeat(201)])(
    'E-11, E-14: %j cannot be the name of a game',
    (name) => {
      expect(() => gameBy(name)).toThrow(SetupError);
      expect(() => gameBy(name)).toThrow(/^name: expected /);
    },
  );

  it('E-14: blanks at the ends of the name do not count', () => {
    const named = gameBy('  EC-1 ');
    expect([named.name, named.state.game]).toEqual(['EC-1', 'EC-1']);
  });
});

const rates = fc.integer({ min: 0, max: 4_000 }).map((units) => `${units / 10_000}`);
const order = fc.oneof(
  fc
    .tuple(rates, fc.constantFrom('unskilled workers', 'professionals', 'soldiers'))
    .map(([wage, who]) => `1, pay, ${wage}, ${who}`),
  fc.integer({ min: 0, max: 1_000 }).map((share) => `1, ration, ${share / 10}%`),
  fc
    .tuple(fc.integer({ min: 1, max: 2 }), fc.integer({ min: 1, max: 5 }))
    .map(([group, to]) => `1, mining, ${group}, ${to}`),
  fc
    .tuple(
      fc.integer({ min: 1, max: 3 }),
      fc.constantFrom('research', 'retool', 'consumer goods', 'mines-1', 'transports-1', 'structural units'),
    )
    .map(([group, product]) => `1, build change, ${group}, ${product}`),
  fc
    .stringMatching(/^[ -~]{0,22}[!-~]$/)
    .filter((text) => text.trim() !== '')
    .map((text) => `1, name, "${text.trim().replaceAll('"', '""')}"`),
);

test.prop([fc.array(fc.array(order, { maxLength: 6 }), { minLength: 1, maxLength: 4 })], { numRuns: 40 })(
  'E-14, E-15: its orders say what is in force anyway: given as they are, they are done and change nothing',
  (turns) => {
    const at = turns.reduce((before, sheet) => play(before, sheet.join('\n')), game);
    expect(empyrean.parse(templateOf(at), context(at, 1))).toMatchObject({ orders: [], diagnostics: [] });
    const sheet = uncommented(at);
    const given = empyrean.parse(sheet, context(at, 1));
    expect(given.diagnostics).toEqual([]);
    // three wages, a ration, and one for every group that has a product
    const groups = viewOf(at).holdings.map(
      ({ mines, factories }) =>
        mines.length + factories.filter(({ product, change }) => (change ?? product) !== null).length,
    );
    expect(given.orders).toHaveLength(groups.reduce((sum, count) => sum + 4 + count, 0));
    const next = play(at, sheet);
    expect(outcomes(next).filter(({ status }) => status !== 'done')).toEqual([]);
    expect(stateHash(next.state)).toBe(stateHash(play(at).state));
  },
);
