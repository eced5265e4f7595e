import { fc, test as property } from '@fast-check/vitest';
import { botFigure, parsePlan, type BotTables } from '@ec/engine';
import { Prng } from '@ec/prng';
import { describe, expect, it } from 'vitest';
import { changed, singleChanges, type Choices } from '../../src/league/candidates.js';
import {
  byIdea,
  changedPartners,
  firstTries,
  simplerPartners,
  variantsLast,
} from '../../src/league/partner-candidates.js';
import { plansOfPartners } from '../../src/league/partners.js';

const bots: BotTables = {
  bold: {
    parameters: [
      botFigure('army', 8, [1, 20], 'ships', 'Ships.'),
      botFigure('guard', 0, [0, 3], 'ships', 'Guards.'),
    ],
  },
  shy: {},
};

const choices: Choices = {
  bots,
  drawn: ['attack'],
  given: new Map([
    ['bold', ['tax']],
    ['shy', ['tax', 'wait']],
  ]),
  features: new Map([['lead', [-2, 0, 5.5]]]),
  aims: new Map([['attack', ['foremost']]]),
  opened: new Map([['attack', 'arm']]),
  turns: 40,
};

describe('plans near a bot', () => {
  it('differ from it by one kind of order, with an aim, with one or more orders that open it, or by one parameter: a quarter, half, twice and four times of it, and its bounds', () => {
    expect(singleChanges(['bold'], choices)).toEqual([
      'bold{+attack*4}',
      'bold{+attack:foremost}',
      'bold{+attack*4:foremost}',
      'bold{^arm +attack*4}',
      'bold{^arm +attack*4:foremost}',
      'bold{^arm*4 +attack*4}',
      'bold{^arm*4 +attack*4:foremost}',
      'bold{-tax}',
      'bold{army=1}',
      'bold{army=2}',
      'bold{army=4}',
      'bold{army=16}',
      'bold{army=20}',
      // a quarter of the least step, which is 1, is rounded to 0
      'bold{guard=1}',
      'bold{guard=2}',
      'bold{guard=3}',
    ]);
    expect(singleChanges(['shy'], choices)).toEqual([
      'shy{+attack*4}',
      'shy{+attack:foremost}',
      'shy{+attack*4:foremost}',
      'shy{^arm +attack*4}',
      'shy{^arm +attack*4:foremost}',
      'shy{^arm*4 +attack*4}',
      'shy{^arm*4 +attack*4:foremost}',
      'shy{-tax}',
      'shy{-wait}',
    ]);
  });

  it('have fewer changes, those with the fewest first', () => {
    expect(simplerPartners('bold{army=4 -tax?lead>0}', bots, 1)).toEqual([
      'bold',
      'bold{army=4}',
      'bold{-tax?lead>0}',
    ]);
    expect(simplerPartners('shy', bots, 1)).toEqual([]);
  });
});

describe('plans of partners near a bot', () => {
  it('are its changes by both and by one, and two bots', () => {
    const { length } = singleChanges(['shy', 'bold'], choices);
    const tries = firstTries(['shy', 'bold'], choices, 2);
    expect(tries).toHaveLength(2 * length + 1);
    expect(tries).toContain('bold{army=4} & bold');
    expect(tries.at(-1)).toBe('shy & bold');
    expect(firstTries(['shy'], choices, 1)).toEqual(singleChanges(['shy'], choices));
  });

  it('are orders that two partners aim at each other, where they can be aimed at the seats after and before', () => {
    const around = { ...choices, aims: new Map([['attack', ['foremost', 'next', 'previous']]]) };
    const { length } = singleChanges(['shy'], around);
    const tries = firstTries(['shy'], around, 2);
    expect(tries.slice(2 * length)).toEqual([
      'shy{+attack:next} & shy{+attack:previous}',
      'shy{+attack*4:next} & shy{+attack*4:previous}',
    ]);
    expect(firstTries(['shy'], around, 3)).toHaveLength(2 * length);
  });

  it('have fewer changes of either, those with the fewest first', () => {
    expect(simplerPartners('bold{army=4} & shy{-tax}', bots, 2)).toEqual([
      'bold & shy',
      'bold{army=4} & shy',
      'bold & shy{-tax}',
    ]);
    // what both do is tried of one alone
    expect(simplerPartners('shy{-tax}', bots, 2)).toEqual(['shy', 'shy{-tax} & shy', 'shy & shy{-tax}']);
    expect(simplerPartners('cmd:x & shy{-tax}', bots, 2)).toEqual([]);
  });

  property.prop([fc.integer(), fc.integer({ min: 1, max: 60 })])(
    'can be read, and have no more than four changes each',
    (seed, times) => {
      const rng = Prng.fromSeed(BigInt(seed));
      let plan = 'bold';
      for (let i = 0; i < times; i++) {
        plan = changedPartners(plan, { choices, allies: 2, rng });
        const sizes = plansOfPartners(plan, 2).map((part) => {
          const { values, changes } = parsePlan(part, bots);
          return Object.keys(values).length + changes.length;
        });
        expect(Math.max(...sizes)).toBeLessThanOrEqual(4);
      }
    },
  );
});

describe('plans by their ideas', () => {
  it('go on two at a time: further variants stand behind all others', () => {
    const plans = [
      'bold{+attack*4}',
      'bold{+attack.ship:foremost}',
      'shy{+attack}',
      'bold{-tax}',
      'bold{+attack -tax}',
      'cmd:x',
      'bold & shy{+attack}',
      'bold',
    ];
    expect(variantsLast(plans, bots, 2)).toEqual([
      'bold{+attack*4}',
      'bold{+attack.ship:foremost}',
      'bold{-tax}',
      'bold{+attack -tax}',
      'cmd:x',
      'bold',
      'shy{+attack}',
      'bold & shy{+attack}',
    ]);
  });

  it('are the same ideas whichever partner has them', () => {
    expect(
      byIdea(['bold{-tax} & bold', 'bold & shy{-tax}', 'shy{+attack} & bold{-tax}', 'bold & shy'], bots),
    ).toEqual(['bold{-tax} & bold', 'bold & shy']);
  });

  it('are those that do not do what an earlier one does, and more', () => {
    expect(
      byIdea(
        [
          'bold{army=16}',
          'bold{army=20}',
          'bold{+attack*4 army=2}',
          'bold{+attack.ship}',
          'shy{+attack*2@9-}',
          'shy{-tax}',
          'shy',
          'shy{-attack}',
        ],
        bots,
      ),
    ).toEqual(['bold{army=16}', 'bold{+attack.ship}', 'shy{-tax}', 'shy', 'shy{-attack}']);
  });
});

describe('plans that come of another one', () => {
  property.prop([fc.integer(), fc.integer({ min: 1, max: 60 })])(
    'can be read, and have no more than four changes, however often they are changed',
    (seed, times) => {
      const rng = Prng.fromSeed(BigInt(seed));
      let plan = 'bold';
      for (let i = 0; i < times; i++) {
        plan = changed(plan, choices, rng);
        const { values, changes } = parsePlan(plan, bots);
        expect(Object.keys(values).length + changes.length).toBeLessThanOrEqual(4);
      }
    },
  );

  it('come to parameters, conditions and other bots in time', () => {
    const rng = Prng.fromSeed(1n);
    const seen = new Set<string>();
    let plan = 'bold{-tax}';
    for (let i = 0; i < 300; i++) seen.add((plan = changed(plan, choices, rng)));
    const all = [...seen].join(' ');
    for (const part of ['army=', 'guard=', '+attack', '-wait', '?lead>', '?lead<', '@', ':foremost', 'shy'])
      expect(all).toContain(part);
  });
});
