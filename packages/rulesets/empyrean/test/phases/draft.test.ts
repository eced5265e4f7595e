import { describe, expect, it } from 'vitest';
import {
  expectRefused,
  holdingIn,
  outcomeOf,
  outcomes,
  people,
  play,
  smallGame,
  withChanged,
  type SmallGame,
} from '../small-game.js';

/** UEM 50, USK 100, PRO 100, SLD 50, SPY 10, CNW 10. */
const game = smallGame({ players: 2 });
const withPeople = (population: Parameters<typeof people>[0], rebels = {}): SmallGame =>
  withChanged(game, 1, (colony) => {
    colony.population = people(population);
    colony.rebels = people(rebels);
  });
const after = (of: SmallGame, sheet: string): unknown => holdingIn(play(of, sheet)).population;

describe('phase 15: soldiers', () => {
  it('come from the unskilled workers', () => {
    expect(outcomeOf(game, '1, draft, 40 soldiers')).toMatchObject({
      status: 'done',
      code: 'done',
      reason: '',
    });
    expect(after(game, '1, draft, 40 soldiers')).toMatchObject({ USK: 60, SLD: 90 });
  });

  it('are no more than the soldiers there: 50 of 80', () => {
    const { status, code, reason } = outcomeOf(game, '1, draft, 80 soldiers');
    expect([status, code]).toEqual(['partly', 'too-many']);
    expect(reason).toMatch(/^50 of 80: by the soldiers before the drafts of the turn 50 /);
    expect(after(game, '1, draft, 80 soldiers')).toMatchObject({ USK: 50, SLD: 100 });
  });

  it('E-46: are no more in a turn than the soldiers before it, all orders together', () => {
    const few = withPeople({ USK: 100, SLD: 1 });
    const twelve = play(few, Array.from({ length: 12 }, () => '1, draft, 1 soldiers').join('\n'));
    expect(holdingIn(twelve).population).toMatchObject({ USK: 99, SLD: 2 });
    expect(outcomes(twelve).map(({ status }) => status)).toEqual([
      'done',
      ...Array<string>(11).fill('refused'),
    ]);
    const [first, second] = outcomes(play(game, '1, draft, 30 soldiers\n1, draft, 30 soldiers'));
    expect([first?.status, second?.status]).toEqual(['done', 'partly']);
    expect(second?.reason).toMatch(/^20 of 30: /);
    // in the next turn there are more
    const next = play(play(few, '1, draft, 1 soldiers'), '1, draft, 3 soldiers');
    expect(holdingIn(next).population.SLD).toBe(4);
  });

  it('are no more than the unskilled workers there: 20 of 30', () => {
    const { status, code, reason } = outcomeOf(withPeople({ USK: 20, SLD: 50 }), '1, draft, 30 soldiers');
    expect([status, code]).toEqual(['partly', 'no-people']);
    expect(reason).toMatch(/^20 of 30: loyal unskilled workers 20 /);
  });

  it('refused: nobody to draft, and nobody to drill', () => {
    expectRefused(withPeople({ PRO: 20, SLD: 50 }), '1, draft, 30 soldiers', 'no-people');
    expectRefused(withPeople({ USK: 20 }), '1, draft, 30 soldiers', 'too-many');
  });
});

describe('phase 15: trainees', () => {
  it('come from the unskilled workers', () => {
    expect(after(game, '1, draft, 15 trainees')).toMatchObject({ USK: 85, TRN: 15 });
  });

  it('100 of 120', () => {
    const { status, code, reason } = outcomeOf(game, '1, draft, 120 trainees');
    expect([status, code]).toEqual(['partly', 'no-people']);
    expect(reason).toMatch(/^100 of 120: /);
  });

  it('refused', () => {
    expectRefused(withPeople({ PRO: 20 }), '1, draft, 5 trainees', 'no-people');
  });
});

describe('phase 15: construction workers', () => {
  it('are a professional and an unskilled worker each', () => {
    expect(after(game, '1, draft, 30 construction workers')).toMatchObject({ USK: 70, PRO: 70, CNW: 40 });
  });

  it('100 of 120', () => {
    const { status, code, reason } = outcomeOf(game, '1, draft, 120 construction workers');
    expect([status, code]).toEqual(['partly', 'no-people']);
    expect(reason).toMatch(/^100 of 120: /);
  });

  it('refused: no unskilled workers; seed "Population": no more than both halves together', () => {
    expectRefused(withPeople({ PRO: 20 }), '1, draft, 1 construction worker', 'no-people');
    expectRefused(withPeople({ PRO: 20, USK: 30, CNW: 50 }), '1, draft, 1 construction worker', 'too-many');
  });
});

describe('phase 15: disband', () => {
  const drilled = withPeople({ USK: 10, PRO: 10, SLD: 50, TRN: 10, SPY: 10, CNW: 20 });

  it.each([
    ['soldiers to unskilled workers', '40 soldiers', { USK: 50, SLD: 10 }],
    ['trainees to unskilled workers', '10 trainees', { USK: 20, TRN: 0 }],
    ['spies to professionals and soldiers', '10 spies', { PRO: 20, SLD: 60, SPY: 0 }],
    ['construction workers to professionals and unskilled workers', '5 construction workers', { PRO: 15, USK: 15, CNW: 15 }],
  ])('returns %s', (_, units, population) => {
    expect(outcomeOf(drilled, `1, disband, ${units}`)).toMatchObject({ status: 'done', code: 'done' });
    expect(after(drilled, `1, disband, ${units}`)).toMatchObject(population);
  }); // prettier-ignore

  it.each([
    ['50 of 60', 'soldiers', 60],
    ['10 of 60', 'trainees', 60],
    ['10 of 60', 'spies', 60],
    ['20 of 60', 'construction workers', 60],
  ])('in part: %s %s', (words, units, asked) => {
    const { status, code, reason } = outcomeOf(drilled, `1, disband, ${asked} ${units}`);
    expect([status, code]).toEqual(['partly', 'none-there']);
    expect(reason.startsWith(`${words}: `)).toBe(true);
  });

  it('rebels stay what they are: 30 of 50', () => {
    expect(outcomeOf(withPeople({ SLD: 50 }, { SLD: 20 }), '1, disband, 50 soldiers').reason).toMatch(
      /^30 of 50: loyal and there 30 /,
    );
  });

  it('the tasks of disbanded spies end: of 6 + 4, seven go on', () => {
    const busy = withChanged(game, 1, (colony) => {
      colony.spies = [{ task: 'checkRebels', targetId: null, units: 6 }, { task: 'checkForSpies', targetId: null, units: 4 }]; // prettier-ignore
    });
    expect(holdingIn(play(busy, '1, disband, 3 spies')).spies).toEqual([
      { task: 'checkRebels', targetId: null, units: 6 },
      { task: 'checkForSpies', targetId: null, units: 1 },
    ]);
  });

  it('E-17: orders are carried out as written, so that the disbanded can be drafted: 50 + 40 unskilled workers', () => {
    const next = play(withPeople({ USK: 50, SLD: 60 }), '1, disband, 40 soldiers\n1, draft, 90 trainees');
    expect(outcomes(next)).toMatchObject([{ status: 'done' }, { status: 'done' }]);
  });

  it.each([
    ['none-there', '1, disband, 10 trainees'],
    ['not-yours', '2, disband, 10 soldiers'],
    ['not-yours', '99, draft, 10 soldiers'],
    ['not-yours', '2, draft, 10 soldiers'],
  ])('refused, %s: %s', (code, sheet) => {
    expectRefused(game, sheet, code);
  });
});
