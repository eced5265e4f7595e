import { describe, expect, it } from 'vitest';
import {
  assembled,
  expectRefused,
  holdingIn,
  outcomeOf,
  outcomes,
  people,
  play,
  smallColony,
  smallGame,
  stacks,
  stored,
  withChanged,
  type SmallGame,
} from '../small-game.js';

/** 100 LFS-1 at work and none in storage; ten construction workers for 5,000 mass units. */
const game = smallGame({
  players: 2,
  colony: { stored: { ...smallColony.stored, 'LFS-1': 0 }, assembled: { 'LFS-1': 100 } },
});
/** The same with as many construction workers as said. */
const withWorkers = (CNW: number): SmallGame =>
  withChanged(game, 1, (colony) => {
    colony.population = { ...colony.population, CNW };
  });

describe('phase 5, seed "General Rules": a tenth is lost', () => {
  it('100 LFS-1 become 90 in storage', () => {
    const next = play(game, '1, disassemble, 100 LFS-1');
    expect([assembled(next, 'LFS-1'), stored(next, 'LFS-1')]).toEqual([0, 90]);
    expect(holdingIn(next).quarter.ledger).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ place: 'assembled', code: 'LFS', opening: 100, assembled: -100, lost: 0 }),
        expect.objectContaining({ place: 'stored', code: 'LFS', opening: 0, assembled: 100, lost: 10 }),
      ]),
    );
  });

  it.each([[9, 9], [10, 9], [19, 18], [99, 90]])('of %d, truncated: %d are left', (units, left) => {
    expect(stored(play(game, `1, disassemble, ${units} LFS-1`), 'LFS-1')).toBe(left);
  }); // prettier-ignore

  it('the loss of a turn is truncated once: of 9 and 9 one is lost', () => {
    const next = play(game, '1, disassemble, 9 LFS-1\n1, disassemble, 9 LFS-1');
    expect(stored(next, 'LFS-1')).toBe(17);
  });

  it('each kind and level is truncated alone: of 9 LFS-1, 9 LFS-2 and 9 SPD-1 none is lost', () => {
    const three = withChanged(game, 1, (colony) => {
      colony.assembled = stacks({ 'LFS-1': 100, 'LFS-2': 9, 'SPD-1': 9 });
    });
    const next = play(
      three,
      ['LFS-1', 'LFS-2', 'SPD-1'].map((unit) => `1, disassemble, 9 ${unit}`).join('\n'),
    );
    // ten SPD-1 were in storage before
    expect(['LFS-1', 'LFS-2', 'SPD-1'].map((unit) => stored(next, unit))).toEqual([9, 9, 9 + 10]);
  });

  it('what is made in the turn has no part in that: three LFS-1 of factories, and 9 and 9 less one', () => {
    const product = { code: 'LFS', techLevel: 1 } as const;
    const works = withChanged(game, 1, (colony) => {
      colony.factories = [{ id: 1, techLevel: 1, units: 5, product, change: null, pipeline: [0, 0, 3] }];
    });
    const next = play(works, '1, disassemble, 9 LFS-1\n1, disassemble, 9 LFS-1');
    expect(stored(next, 'LFS-1')).toBe(3 + 9 + 9 - 1);
  });

  it('in full', () => {
    expect(outcomeOf(game, '1, disassemble, 100 LFS-1')).toMatchObject({
      status: 'done',
      code: 'done',
      reason: '',
    });
  });

  it('in part, as more are not assembled: 100 of 160', () => {
    const sheet = '1, disassemble, 160 LFS-1';
    const { status, code, reason } = outcomeOf(game, sheet);
    expect([status, code]).toEqual(['partly', 'none-there']);
    expect(reason).toBe('100 of 160: assembled 100 (60 missing)');
    expect(stored(play(game, sheet), 'LFS-1')).toBe(90);
  });
});

describe('phase 5: 500 mass units for each construction worker', () => {
  it('one takes 62 LFS-1 of 8 apart (496); of 62, 6 are lost', () => {
    const { status, code, reason } = outcomeOf(withWorkers(1), '1, disassemble, 100 LFS-1');
    expect([status, code]).toEqual(['partly', 'no-construction-workers']);
    expect(reason).toMatch(/^62 of 100: /);
    const next = play(withWorkers(1), '1, disassemble, 100 LFS-1');
    expect([assembled(next, 'LFS-1'), stored(next, 'LFS-1')]).toEqual([38, 56]);
  });

  it('shared with phase 9: of 1,000, taking 100 LFS-1 apart leaves 200 for 25 of the 90 in storage', () => {
    const next = play(withWorkers(2), '1, assemble, 50 LFS-1\n1, disassemble, 100 LFS-1');
    expect(outcomes(next)).toMatchObject([
      { line: 2, status: 'done' },
      { line: 1, status: 'partly', code: 'no-construction-workers' },
    ]);
    expect(outcomes(next)[1]?.reason).toMatch(/^25 of 50: /);
    expect([assembled(next, 'LFS-1'), stored(next, 'LFS-1')]).toEqual([25, 65]);
  });

  it('the time is back in the next turn', () => {
    const sheet = '1, disassemble, 60 LFS-1';
    expect(outcomes(play(play(withWorkers(1), sheet), '1, disassemble, 40 LFS-1'))).toMatchObject([
      { status: 'done' },
    ]);
  });
});

describe('phase 5: structural units', () => {
  /** 200 heads (100 construction workers), 1,600 fuel and 50 food at half their mass need 1,150; 1,250 stand. */
  const tight = withChanged(
    smallGame({
      colony: { population: people({ CNW: 100 }), stored: { FUEL: 1_600, FOOD: 50, CNGD: 0 } },
    }),
    1,
    (colony) => {
      colony.assembled = [{ code: 'STU', techLevel: 0, quantity: 1_250 }];
    },
  );

  it('of 100 that nothing rests on, 60 are taken away; 6 are lost', () => {
    const next = play(tight, '1, disassemble, 60 structural units');
    expect(outcomes(next)).toMatchObject([{ status: 'done' }]);
    expect([assembled(next, 'STU'), stored(next, 'STU')]).toEqual([1_190, 54]);
  });

  it('those that something rests on stay: in part, and what stands houses the people, the goods and the units in storage', () => {
    const next = play(tight, '1, disassemble, 200 structural units');
    expect(outcomes(next)).toMatchObject([{ status: 'partly', code: 'no-room' }]);
    expect(outcomes(next)[0]?.reason).toContain('by what the structure can spare');
    expect(assembled(next, 'STU')).toBeLessThanOrEqual(1_170);
    expect(assembled(next, 'STU')).toBeGreaterThanOrEqual(
      200 + 1_600 / 2 + (50 * 6) / 2 + (stored(next, 'STU') * 0.5) / 2,
    );
  });

  it('when all are needed, none', () => {
    const full = withChanged(tight, 1, (colony) => {
      colony.assembled = [{ code: 'STU', techLevel: 0, quantity: 1_150 }];
    });
    expectRefused(full, '1, disassemble, 1 structural unit', 'no-room');
    const light = withChanged(tight, 1, (colony) => {
      colony.assembled = [{ code: 'LSTU', techLevel: 0, quantity: 1_150 }];
    });
    expectRefused(light, '1, disassemble, 1 light structural unit', 'no-room');
  });
});

describe('phase 5: people', () => {
  it('spies part into professionals and soldiers without loss, and take no time', () => {
    const next = play(withWorkers(0), '1, disassemble, 10 spies');
    expect(outcomes(next)).toMatchObject([{ status: 'done' }]);
    expect(holdingIn(next).population).toMatchObject({ SPY: 0, PRO: 110, SLD: 60 });
  });

  it('construction workers part into professionals and unskilled workers: 10 of 12', () => {
    const next = play(game, '1, disassemble, 12 construction workers');
    expect(outcomes(next)).toMatchObject([{ status: 'partly', code: 'none-there' }]);
    expect(outcomes(next)[0]?.reason).toBe('10 of 12: loyal and there 10 (2 missing)');
    expect(holdingIn(next).population).toMatchObject({ CNW: 0, PRO: 110, USK: 110 });
  });

  it('rebels do not: 6 of 10 spies', () => {
    const rebellious = withChanged(game, 1, (colony) => {
      colony.rebels = { ...colony.rebels, SPY: 4 };
    });
    const next = play(rebellious, '1, disassemble, 10 spies');
    expect(outcomes(next)[0]?.reason).toMatch(/^6 of 10: /);
    expect(holdingIn(next).population).toMatchObject({ SPY: 4, PRO: 106, SLD: 56 });
  });

  it('their tasks end: of 8 + 2 spies, 7 go on', () => {
    const busy = withChanged(game, 1, (colony) => {
      colony.spies = [{ task: 'checkRebels', targetId: null, units: 8 }, { task: 'checkForSpies', targetId: null, units: 2 }]; // prettier-ignore
    });
    expect(holdingIn(play(busy, '1, disassemble, 3 spies')).spies).toEqual([
      { task: 'checkRebels', targetId: null, units: 7 },
    ]);
  });
});

describe('phase 5: farms, mines and factories', () => {
  const grouped = smallGame({
    colony: {
      population: { ...smallColony.population, CNW: 100 },
      farms: [{ techLevel: 1, units: 50 }],
      mines: [
        { techLevel: 1, units: 30, resource: 'METS' },
        { techLevel: 1, units: 20, resource: 'FUEL' },
        { techLevel: 2, units: 10, resource: 'FUEL' },
      ],
      factories: [
        { techLevel: 1, units: 30, product: 'STU' },
        { techLevel: 1, units: 20, product: 'CNGD', pipeline: [0, 0, 7] },
      ],
    },
  });

  it('farms: 50 become 45 in storage', () => {
    const next = play(grouped, '1, disassemble, 50 farms-1');
    expect([holdingIn(next).farms, stored(next, 'FRM-1')]).toEqual([[], 45]);
  });

  it('mines leave the group with the highest number of their level first: 25 are 20 and 5', () => {
    const next = play(grouped, '1, disassemble, 25 mines-1');
    expect(holdingIn(next).mines).toMatchObject([{ id: 1, units: 25 }, { id: 3, techLevel: 2, units: 10 }]); // prettier-ignore
    expect(stored(next, 'MIN-1')).toBe(23);
  });

  it('of 60 MIN-1, 50 are there', () => {
    const next = play(grouped, '1, disassemble, 60 mines-1');
    expect(outcomes(next)).toMatchObject([{ status: 'partly', code: 'none-there' }]);
    expect(outcomes(next)[0]?.reason).toMatch(/^50 of 60: /);
    expect(holdingIn(next).mines).toMatchObject([{ id: 3 }]);
  });

  it('E-22: a group without factories keeps what is in process, and nothing comes out', () => {
    const next = play(grouped, '1, disassemble, 20 factories-1');
    const [, group] = holdingIn(next).factories;
    const waiting = group?.pipeline ?? [0, 0, 0];
    expect(group).toMatchObject({ id: 2, units: 0 });
    expect(waiting.some((units) => units > 0)).toBe(true);
    expect(holdingIn(play(next)).factories[1]?.pipeline).toEqual(waiting);
  });

  it('factories that come back take the work up again', () => {
    const away = play(grouped, '1, disassemble, 20 factories-1');
    const back = play(away, '1, assemble, 18 factories-1, consumer goods');
    expect(holdingIn(back).factories).toMatchObject([{ id: 1, units: 30 }, { id: 2, units: 18 }]); // prettier-ignore
  });
});

describe('phase 5: refused, and nothing changes', () => {
  it.each([
    ['none-there', '1, disassemble, 10 LFS-2'],
    ['none-there', '1, disassemble, 10 sensors-1'],
    ['none-there', '1, disassemble, 10 factories-1'],
    ['not-yours', '2, disassemble, 10 LFS-1'],
    ['not-yours', '99, disassemble, 10 LFS-1'],
  ])('%s: %s', (code, sheet) => {
    expectRefused(game, sheet, code);
  });

  it('no-construction-workers', () => {
    expectRefused(withWorkers(0), '1, disassemble, 10 LFS-1', 'no-construction-workers');
  });
});
