import { fc, test as property } from '@fast-check/vitest';
import { Prng } from '@ec/prng';
import { describe, expect, it } from 'vitest';
import {
  botKind,
  botSheets,
  createGame,
  defineBot,
  drawnOfKind,
  orderMarks,
  parsePlan,
  planFor,
  printPlan,
  type Plan,
} from '@ec/engine';
import { hasMark } from '../src/plans/order-marks.js';
import { language, race, type Move, type Race } from './race.js';
import { newRace } from './sqlite/stored-games.js';

const SPEED = {
  kind: 'integer',
  key: 'speed',
  default: 2,
  min: 1,
  max: 9,
  unit: 'steps',
  description: 'Steps of a turn.',
  source: 'the test',
} as const;
const GAIT = {
  kind: 'text',
  key: 'gait.kind',
  default: 'trot',
  unit: 'gait',
  check: (text: string) => (['trot', 'walk'].includes(text) ? undefined : 'trot or walk'),
  description: 'Gait.',
  source: 'the test',
} as const;

const BOTS = { eager: {}, steady: { parameters: [SPEED, GAIT] }, random: {} };

/** A bot that draws one or two orders, so that some are there to be given besides. */
const drawing: Race = {
  ...race,
  bots: { ...race.bots, random: (_: unknown, rng: Prng) => rng.pick(['push', 'step 2\npush', 'step 3']) },
};

const change = fc.record({
  kind: fc.constantFrom('without' as const, 'besides' as const, 'before' as const),
  mark: fc.constantFrom('push', 'step.0', 'build.corvette'),
  count: fc.integer({ min: 1, max: 99 }),
  aim: fc.option(fc.constantFrom('foremost', 'far-off'), { nil: undefined }),
  when: fc.option(
    fc.record({
      feature: fc.constantFrom('lead', 'own.ships'),
      is: fc.constantFrom('>' as const, '<' as const),
      than: fc.integer({ min: -999, max: 9_999 }).map((number) => number / 8),
    }),
    { nil: undefined },
  ),
  from: fc.integer({ min: 1, max: 50 }),
  length: fc.oneof(fc.integer({ min: 0, max: 50 }), fc.constant(Infinity)),
});

const plans = fc
  .record({
    bot: fc.constantFrom('eager', 'steady', 'random'),
    speed: fc.integer({ min: 1, max: 9 }),
    changes: fc.array(change, { maxLength: 4 }),
  })
  .map(({ bot, speed, changes }): Plan => ({
    bot,
    values: bot === 'steady' ? { speed } : {},
    changes: changes.map(({ kind, mark, count, aim, from, length, when }) => ({
      kind,
      mark,
      count: kind === 'without' ? 1 : count,
      from,
      to: from + length,
      ...(aim !== undefined && { aim }),
      ...(when && { when }),
    })),
  }));

describe('plans', () => {
  it.each([
    ['eager', []],
    ['eager{}', []],
    ['eager{-push}', [['without', 'push', 1, 1, Infinity]]],
    ['eager{+step.0*3@10-20 -push@5}', [['besides', 'step.0', 3, 10, 20], ['without', 'push', 1, 5, 5]]],
    ['eager{+push@10-}', [['besides', 'push', 1, 10, Infinity]]],
  ] as const)('%s is read', (text, changes) => {
    expect(parsePlan(text, BOTS)).toEqual({
      bot: 'eager',
      values: {},
      changes: changes.map(([kind, mark, count, from, to]) => ({ kind, mark, count, from, to })),
    });
  }); // prettier-ignore

  it.each([
    ['eagre', 'expected one of eager, steady, random, received "eagre"; did you mean "eager"?'],
    ['eager{push}', 'received "push"'],
    ['eager{+push*0}', '(1 to 99 orders, turns from 1), received "+push*0"'],
    ['eager{+push*100}', 'received "+push*100"'],
    ['eager{-push*2}', 'received "-push*2"'],
    ['eager{+push@0}', 'expected turns from 1 to 99999 in their order, received "+push@0"'],
    ['eager{+push@9-8}', 'in their order, received "+push@9-8"'],
    ['eager{+push?lead}', 'expected a feature and a number, such as +attack?lead>1.5, received "+push?lead"'],
    ['eager{^push?lead>=5}', 'expected a feature and a number, such as +attack?lead>1.5, received "^push'],
    ['eager{+push', 'expected one of eager'],
    ['toString', 'expected one of eager'],
  ])('%s is refused with the reason', (text, message) => {
    expect(() => parsePlan(text, BOTS)).toThrow(message);
  });

  it('give values of the parameters of a bot, in the order of its table', () => {
    const plan = parsePlan('steady{-push gait.kind=walk speed=7}', BOTS);
    expect(plan.values).toEqual({ speed: 7, 'gait.kind': 'walk' });
    expect(printPlan(plan)).toBe('steady{speed=7 gait.kind=walk -push}');
    // a value that is the default stays, as a plan that gives it differs from one that leaves it open
    expect(printPlan(parsePlan('steady{speed=2}', BOTS))).toBe('steady{speed=2}');
  });

  it.each([
    [
      'steady{sped=7}',
      'expected a parameter of steady (speed, gait.kind), received "sped"; did you mean "speed"?',
    ],
    ['eager{speed=7}', 'expected no value, as eager has no parameters, received "speed"'],
    ['steady{speed=10}', 'steady["speed"]: expected an integer from 1 to 9, received 10'],
    ['steady{speed=0.8}', 'expected an integer from 1 to 9, received "0.8"'],
    ['steady{gait.kind=run}', 'steady["gait.kind"]: expected trot or walk, received "run"'],
    ['steady{speed=3 speed=4}', 'expected speed of steady once, received "speed=4" again'],
  ])('%s is refused with the reason, as the parameter is not one of the bot', (text, message) => {
    expect(() => parsePlan(text, BOTS)).toThrow(message);
  });

  it('may be of a bot whose name has blanks', () => {
    const bots = { science: {}, 'science and weapons': {} };
    expect(parsePlan('science and weapons', bots)).toEqual({
      bot: 'science and weapons',
      values: {},
      changes: [],
    });
    expect(parsePlan('science and weapons{-push}', bots).changes).toHaveLength(1);
  });

  property.prop([plans])('are read as they are written', (plan) => {
    expect(parsePlan(printPlan(plan), BOTS)).toEqual(plan);
  });

  it('with orders besides need a bot that draws orders', () => {
    expect(planFor(race, 'eager{-push}').changes).toHaveLength(1);
    expect(() => planFor(race, 'eager{+push}')).toThrow(
      'expected a ruleset with a bot random-legal or random, from whose orders others are given besides, as race has none, received "eager{+push}"',
    );
  });
});

describe('orders have marks', () => {
  it.each([
    [{ kind: 'build', code: 'CT', count: 3 }, ['build', 'build.CT']],
    [{ kind: 'pay', people: 'PRO', amount: 0 }, ['pay', 'pay.PRO', 'pay.0']],
    [{ kind: 'pay', rate: { numerator: 0, denominator: 1 } }, ['pay', 'pay.0']],
    [{ kind: 'load', units: [{ code: 'MIN', techLevel: 0 }] }, ['load', 'load.MIN']],
    [{ kind: 'message', text: 'Peace? Now!' }, ['message']],
    [{ tile: 7 }, ['claim']],
    ['claim 7', ['claim']],
  ])('%j: %j', (order, marks) => {
    expect(orderMarks(order, () => 'claim 7')).toEqual(marks);
    for (const mark of ['build', 'build.CT', 'pay', 'pay.0', 'load.MIN', 'message', 'claim', 'claim.7'])
      expect(
        hasMark(order, () => 'claim 7', mark),
        mark,
      ).toBe(marks.includes(mark));
  });
});

describe('a seat that plays by a plan', () => {
  const game = createGame(drawing, newRace());
  const sheet = (plan: string, at = game) => botSheets(drawing, at, new Map([[1, plan]])).get(1);

  it('gives what its bot gives where nothing is changed', () => {
    expect(sheet('steady')).toBe('step 1');
    expect(sheet('steady{}')).toBe('step 1');
    expect(sheet('steady{-step@2-}')).toBe('step 1');
  });

  it('leaves orders out, and gives those besides that a drawn sheet has', () => {
    expect(sheet('steady{-step}')).toBe('');
    expect(sheet('steady{+push*2}')).toBe('step 1\npush\npush\n');
    expect(sheet('steady{^push*2}')).toBe('push\npush\nstep 1\n');
    expect(sheet('steady{-step +push}')).toBe('push\n');
    // nobody draws such an order
    expect(sheet('steady{+jump}')).toBe('step 1\n');
  });

  it.each([
    [
      'steady{+stepp}',
      'expected a kind of orders of race (push, step), received "stepp"; did you mean "step"?',
    ],
    ['steady{-step:}', 'received "step:"'],
    ['steady{+push,-step}', 'received "push,-step"'],
    ['steady{^jump.0}', 'received "jump"'],
  ])('names orders that the language has, where the ruleset has one: not %s', (plan, message) => {
    const spoken: Race = { ...drawing, language };
    expect(() => planFor(spoken, plan)).toThrow(message);
    expect(planFor(spoken, 'steady{-push +step.0}').changes).toHaveLength(2);
  });

  it('does so in the turns of the plan alone', () => {
    const later = { ...game, state: { ...game.state, turn: 4 } };
    expect([sheet('steady{+push@5}'), sheet('steady{+push@5}', later)]).toEqual(['step 1', 'step 5\npush\n']);
    expect(sheet('steady{+push@6-}', later)).toBe('step 5');
  });

  it('plays with the parameters that the plan gives, and with their defaults otherwise', () => {
    const steps: Race['bots'][string] = defineBot([SPEED, GAIT], (_, _rng, values) => `step ${values.speed}`);
    const paced: Race = { ...drawing, bots: { ...drawing.bots, steps } };
    const orders = (plan: string) => botSheets(paced, game, new Map([[1, plan]])).get(1);
    expect([orders('steps'), orders('steps{speed=3}'), orders('steps{speed=3 +push}')]).toEqual([
      'step 2',
      'step 3',
      'step 3\npush\n',
    ]);
    expect(steps.parameters).toEqual([SPEED, GAIT]);
    expect(() => defineBot([SPEED, SPEED], () => '')).toThrow(
      'expected each parameter of a bot once, received "speed" twice',
    );
  });

  it('does so while a feature of its view is above or below a number', () => {
    const featured: Race = { ...drawing, features: { sum: ({ turn }) => 10 + turn } };
    const orders = (plan: string) => botSheets(featured, game, new Map([[1, plan]])).get(1);
    expect([orders('steady{-step?sum>9.5}'), orders('steady{-step?sum>10}')]).toEqual(['', 'step 1']);
    expect([orders('steady{-step?sum<10}'), orders('steady{-step?sum<11}')]).toEqual(['step 1', '']);
    expect(() => planFor(featured, 'steady{-step?sun>1}')).toThrow(
      'expected a feature of race (sum), received "sun"; did you mean "sum"?',
    );
    expect(() => planFor(drawing, 'steady{-step?sum>1}')).toThrow(
      'expected no condition, as race names no features, received "sum"',
    );
  });

  it('gives orders besides that serve an aim best, and leaves out those alone that serve it', () => {
    const aims = { far: (move: Move) => (move.kind === 'step' ? move.fields - 2 : 0) };
    const aimed: Race = { ...drawing, aims };
    const orders = (plan: string) => botSheets(aimed, game, new Map([[1, plan]])).get(1);
    // of drawn steps of 2 and 3, those of 3 serve it; no push does
    expect(orders('steady{+step*2:far}')).toBe('step 1\nstep 3\nstep 3\n');
    expect(orders('steady{+push:far}')).toBe('step 1\n');
    expect([orders('steady{-step:far}'), orders('steady{-step}')]).toEqual(['step 1\n', '']);
    expect(printPlan(parsePlan('steady{+step*2:far@3-?lead>1}', BOTS))).toBe('steady{+step*2:far@3-?lead>1}');
    expect(() => planFor(aimed, 'steady{+step:fax}')).toThrow(
      'expected an aim of race (far), received "fax"; did you mean "far"?',
    );
    expect(() => planFor(drawing, 'steady{+step:far}')).toThrow(
      'expected orders without an aim, as race names no aims, received "far"',
    );
  });

  it('draws the same each time, and its bot draws what it draws without the plan', () => {
    expect(sheet('random{+step}')).toBe(sheet('random{+step}'));
    expect(sheet('random{+step}')?.startsWith(String(sheet('random')))).toBe(true);
  });
});

describe('orders that are drawn seldom', () => {
  /** A bot that never pushes of itself, and does nothing else when it is asked to. */
  const seldom: Race = {
    ...race,
    bots: {
      ...race.bots,
      random: defineBot([botKind(['push', 'step'])], (_: unknown, __, { only }) =>
        only === 'push' ? 'push\npush\npush' : 'step 2',
      ),
    },
  };
  const game = createGame(seldom, newRace(1));

  it('are given besides from a sheet of their kind alone', () => {
    const sheets = botSheets(seldom, game, new Map([[1, 'eager{-step -push +push*2}']]));
    expect(sheets.get(1)).toBe('push\npush\n');
  });

  it('are drawn of kinds that there are, by a bot that can', () => {
    const view = seldom.view(game.state, game.journal, 1);
    const rng = Prng.fromSeed(1n);
    expect(drawnOfKind(seldom, view, rng, 'push')).toBe('push\npush\npush');
    expect(drawnOfKind(seldom, view, rng, 'fly')).toBeUndefined();
    expect(drawnOfKind(drawing, view, rng, 'push')).toBeUndefined();
    expect(drawnOfKind(race, view, rng, 'push')).toBeUndefined();
  });

  it('are named in a plan of that bot', () => {
    expect(planFor(seldom, 'random{only=push}').values).toEqual({ only: 'push' });
    expect(() => planFor(seldom, 'random{only=fly}')).toThrow('a kind of order');
  });
});
