import { spyFightDistributions } from '@ec/combat';
import { ratioToNumber } from '@ec/prng';
import { holdingLines } from '../../src/report/holding-lines.js';
import { renderText } from '@ec/reports';
import type { SpyReportView } from '../../src/view/unrest-view.js';
import { describe, expect, it } from 'vitest';
import { empyrean } from '../../src/ruleset.js';
import { stateHash, turnReportOf } from '@ec/engine';
import type { SpyAssignment, SpyTask } from '../../src/holding.js';
import {
  crewed,
  expectRefused,
  holdingIn,
  otherPlanet,
  outcomeOf,
  outcomes,
  people,
  play,
  smallGame,
  withChanged,
  withHolding,
  type SmallGame,
} from '../small-game.js';
import { events, lineOf, peopleIn, rowOf, withFigures } from '../war-game.js';

/** Colonies 1 and 2 of empires 1 and 2, with ten spies each who have nothing to do. */
const game = smallGame({ players: 2 });
const withRebels = (of: SmallGame, rebels: Parameters<typeof people>[0], id = 1): SmallGame =>
  withFigures(of, id, { rebels });
const withTasks = (of: SmallGame, id: number, ...spies: SpyAssignment[]): SmallGame =>
  withChanged(of, id, (colony) => {
    colony.spies = spies;
  });
const task = (name: SpyTask, units: number, targetId: number | null = null): SpyAssignment => ({
  task: name,
  targetId,
  units,
});
const viewOf = (of: SmallGame, seat = 1): ReturnType<typeof empyrean.view> =>
  empyrean.view(of.state, of.journal, seat);
/** What the spies of an empire report. */
const reportsOf = (of: SmallGame, seat = 1): SpyReportView[] => viewOf(of, seat).espionage;
const rebelsIn = (of: SmallGame, id = 1) => holdingIn(of, id).rebels;

describe('phase 13: tasks', () => {
  it('the number ordered is the number that has the task, and it is done', () => {
    const next = play(game, '1, 4, check rebels');
    expect(outcomes(next)).toMatchObject([{ status: 'done', code: 'done', reason: '' }]);
    expect(holdingIn(next).spies).toEqual([task('checkRebels', 4)]);
  });

  it.each([
    ['fewer', 2],
    ['more', 9],
  ])('re-ordered with %s: %i', (_, units) => {
    const busy = withTasks(game, 1, task('checkRebels', 6));
    expect(holdingIn(play(busy, `1, ${units}, check rebels`)).spies).toEqual([task('checkRebels', units)]);
  });

  it('in one sheet as well: the last order counts', () => {
    const next = play(game, '1, 8, check rebels\n1, 5, check rebels\n1, 5, check for spies');
    expect(outcomes(next).map(({ status }) => status)).toEqual(['done', 'done', 'done']);
    expect(holdingIn(next).spies).toEqual([task('checkForSpies', 5), task('checkRebels', 5)]);
  });

  it('E-28: last until they are re-ordered', () => {
    const first = play(game, '1, 4, check rebels\n1, 3, incite rebels, 2');
    const third = play(play(first));
    expect(holdingIn(third).spies).toEqual(holdingIn(first).spies);
    expect(reportsOf(third)).toEqual([
      { id: 1, spies: 4, result: { task: 'check rebels', rebels: 0 } },
      { id: 1, spies: 3, result: { task: 'incite rebels', target: 2, incited: 3 } },
    ]);
    expect(Object.values(rebelsIn(third, 2)).reduce((sum, units) => sum + units, 0)).toBe(9);
  });

  it('the idle come first: 4 are, so the 6 keep theirs', () => {
    const next = play(withTasks(game, 1, task('checkRebels', 6)), '1, 4, check for spies');
    expect(holdingIn(next).spies).toEqual([task('checkForSpies', 4), task('checkRebels', 6)]);
  });

  it('then those of other tasks: of 7 four are idle, and 3 are taken from 6', () => {
    const next = play(withTasks(game, 1, task('checkRebels', 6)), '1, 7, check for spies');
    expect(holdingIn(next).spies).toEqual([task('checkForSpies', 7), task('checkRebels', 3)]);
  });

  it('the oldest task gives first: of 6 two are idle, and 4 are taken from the older 5', () => {
    const busy = withTasks(game, 1, task('checkForSpies', 3), task('checkRebels', 5));
    expect(holdingIn(play(busy, '1, 6, convert rebels')).spies).toEqual([
      task('convertRebels', 6),
      task('checkForSpies', 3),
      task('checkRebels', 1),
    ]);
  });

  it('the same task at another target is another task', () => {
    const next = play(
      withHolding(game, { kind: 'ship', empireId: 2 }),
      '1, 4, information, 2\n1, 5, information, 3',
    );
    expect(holdingIn(next).spies).toEqual([task('information', 5, 3), task('information', 4, 2)]);
  });

  it('10 of 15, and 4 of 6 where 6 have an order already', () => {
    expect(outcomeOf(game, '1, 15, check rebels')).toMatchObject({ status: 'partly', code: 'no-spies' });
    expect(outcomeOf(game, '1, 15, check rebels').reason).toBe(
      '10 of 15: loyal and without an order of this turn 10 (5 missing)',
    );
    const next = play(game, '1, 6, check rebels\n1, 6, check for spies\n1, 1, convert rebels');
    expect(lineOf(next, 2).reason).toMatch(/^4 of 6: /);
    expect(lineOf(next, 3)).toMatchObject({
      status: 'refused',
      code: 'no-spies',
      reason: '0 of 1: loyal and without an order of this turn 0 (1 missing)',
    });
    expect(holdingIn(next).spies).toEqual([task('checkForSpies', 4), task('checkRebels', 6)]);
  });

  it('rebels among the spies do not work: 6 of 10', () => {
    const disloyal = withRebels(game, { SPY: 4 });
    expect(outcomeOf(disloyal, '1, 10, check rebels').reason).toMatch(/^6 of 10: /);
    const busy = withTasks(disloyal, 1, task('checkForSpies', 5), task('checkRebels', 5));
    const next = play(busy);
    expect(holdingIn(next).spies).toEqual([task('checkForSpies', 5), task('checkRebels', 1)]);
    expect(reportsOf(next).map(({ spies }) => spies)).toEqual([1, 5]);
  });

  const far = withHolding(withHolding(game, crewed({ kind: 'ship' })), {
    kind: 'ship',
    empireId: 2,
    planetId: otherPlanet(game, () => true),
  });
  it.each([
    ['not-yours', '2, 4, check rebels'],
    ['not-yours', '99, 4, attack spies, 2'],
    ['not-here', '1, 4, attack spies, 99'],
    ['not-here', '1, 4, incite rebels, 4'],
    ['not-here', '1, 4, information, 1'],
    ['own-target', '1, 4, attack spies, 3'],
    ['own-target', '1, 4, incite rebels, 3'],
    ['own-target', '1, 4, information, 3'],
    ['no-spies', '3, 4, check rebels'],
  ])('refused, %s: %s', (code, sheet) => {
    expectRefused(far, sheet, code);
  });

  it('a target that is elsewhere now: nothing is done, and the task stays', () => {
    const left = withTasks(far, 1, task('inciteRebels', 4, 4));
    const next = play(left);
    expect(reportsOf(next)).toEqual([
      { id: 1, spies: 4, result: { task: 'incite rebels', target: 4, isGone: true } },
    ]);
    expect(rebelsIn(next, 4)).toEqual(people({}));
    expect(holdingIn(next).spies).toEqual([task('inciteRebels', 4, 4)]);
  });

  it('a target that is one’s own now is gone as well, and its spies find nobody', () => {
    const mine = withTasks(far, 1, task('attackSpies', 4, 3), task('checkForSpies', 1));
    const own = withChanged(mine, 3, (ship) => {
      ship.population = people({ SPY: 3 });
      ship.assembled = [{ code: 'LFS', techLevel: 1, quantity: 6 }];
      ship.stored = [{ code: 'FUEL', techLevel: 0, quantity: 20 }];
      ship.spies = [task('checkForSpies', 3)];
    });
    expect(reportsOf(play(own))).toEqual([
      { id: 1, spies: 1, result: { task: 'check for spies', found: [] } },
      { id: 3, spies: 3, result: { task: 'check for spies', found: [] } },
      { id: 1, spies: 4, result: { task: 'attack spies', target: 3, isGone: true } },
    ]);
  });

  it('E-31: spies of an independent colony do nothing', () => {
    const free = withChanged(withTasks(game, 2, task('inciteRebels', 9, 1)), 2, (colony) => {
      colony.empireId = null;
    });
    const next = play(free, '1, 1, check for spies');
    expect(rebelsIn(next)).toEqual(people({}));
    expect(events(next, 'spied').map(({ result }) => result)).toEqual([{ task: 'checkForSpies', found: [] }]);
  });
});

describe('phase 13, seed "Spy Unit" A: rebels by quantity and class', () => {
  const rebellious = withRebels(game, { USK: 30, PRO: 5 });

  it('are in the report when spies check: 30 and 5', () => {
    const next = play(rebellious, '1, 1, check rebels');
    expect(viewOf(next).holdings[0]?.rebels).toEqual({ USK: 30, PRO: 5 });
    expect(reportsOf(next)).toEqual([{ id: 1, spies: 1, result: { task: 'check rebels', rebels: 35 } }]);
  });

  it('and nobody knows of them otherwise, whatever other spies do', () => {
    expect(viewOf(play(rebellious)).holdings[0]?.rebels).toBeNull();
    expect(viewOf(play(rebellious, '1, 10, convert rebels')).holdings[0]?.rebels).toBeNull();
  });

  it('of one’s own ship or colony alone: those of the home colony do not count those aboard', () => {
    const ship = withHolding(rebellious, {
      kind: 'ship',
      population: { PRO: 9, SLD: 9 },
      rebels: { PRO: 1 },
      assembled: { 'LFS-1': 18 },
      stored: { FUEL: 99, FOOD: 9, CNGD: 9 },
    });
    const next = play(ship, '1, 1, check rebels');
    expect(viewOf(next).holdings.map(({ rebels }) => rebels)).toEqual([{ USK: 30, PRO: 5 }, null]);
  });
});

describe('phase 13, seed "Spy Unit" B: rebels turn loyal, one for each spy', () => {
  it('4 of 30', () => {
    const next = play(withRebels(game, { USK: 30 }), '1, 4, convert rebels');
    expect(rebelsIn(next)).toEqual(people({ USK: 26 }));
    expect(reportsOf(next)).toEqual([{ id: 1, spies: 4, result: { task: 'convert rebels', converted: 4 } }]);
  });

  it('of all classes in proportion: 3 of 30 and one of 10', () => {
    const next = play(withRebels(game, { USK: 30, PRO: 10 }), '1, 4, convert rebels');
    expect(rebelsIn(next)).toEqual(people({ USK: 27, PRO: 9 }));
  });

  it('no more than there are: 3', () => {
    const next = play(withRebels(game, { USK: 3 }), '1, 10, convert rebels');
    expect(rebelsIn(next)).toEqual(people({}));
    expect(reportsOf(next)).toMatchObject([{ spies: 10, result: { converted: 3 } }]);
  });

  it('none where there are none', () => {
    expect(reportsOf(play(game, '1, 10, convert rebels'))).toMatchObject([{ result: { converted: 0 } }]);
  });
});

describe('phase 13, seed "Spy Unit" C: foreign spies by count and origin', () => {
  const three = withHolding(smallGame({ players: 3 }), {
    kind: 'ship',
    empireId: 2,
    population: { SPY: 5 },
    assembled: { 'LFS-1': 10 },
    stored: { FUEL: 99, FOOD: 9, CNGD: 9 },
    spies: [task('inciteRebels', 2, 1), task('information', 1, 3)],
  });

  it('of each empire together: 3 + 2 of empire 2, and 4 of empire 3', () => {
    const next = play(
      three,
      '1, 1, check for spies',
      '2, 3, information, 1',
      '3, 4, attack spies, 1\n3, 2, information, 2',
    );
    expect(reportsOf(next)).toEqual([
      {
        id: 1,
        spies: 1,
        result: {
          task: 'check for spies',
          found: [
            { empire: 2, spies: 5 },
            { empire: 3, spies: 4 },
          ],
        },
      },
    ]);
  });

  it('by the numbers of the empires, whichever ship or colony comes first', () => {
    const idle = withChanged(three, 4, (ship) => {
      ship.spies = [task('inciteRebels', 2, 1)];
    });
    const next = play(idle, '1, 1, check for spies', '', '3, 4, information, 1');
    expect(reportsOf(next)[0]?.result).toEqual({
      task: 'check for spies',
      found: [
        { empire: 2, spies: 2 },
        { empire: 3, spies: 4 },
      ],
    });
  });

  it('nobody: one’s own spies, and those that work elsewhere, do not count', () => {
    const next = play(game, '1, 1, check for spies\n1, 5, information, 2', '2, 5, check rebels');
    expect(reportsOf(next)[0]?.result).toEqual({ task: 'check for spies', found: [] });
  });

  it('comes before D: those who are attacked in the same turn are found', () => {
    const next = play(game, '1, 1, check for spies\n1, 9, attack spies, 2', '2, 10, incite rebels, 1');
    expect(reportsOf(next)[0]?.result).toEqual({
      task: 'check for spies',
      found: [{ empire: 2, spies: 10 }],
    });
    expect(peopleIn(next, 'SPY', 2)).toBeLessThan(10);
  });
});

describe('phase 13, seed "Spy Unit" D: three attackers destroy one, and a sixth of the others one each, ±50 %', () => {
  /** 21 spies in colony 1, and 12 in colony 2. */
  const fight = withFigures(withFigures(game, 1, { population: { SPY: 21 } }), 2, {
    population: { SPY: 12 },
  });
  const attack = '1, 21, attack spies, 2';

  it('21 against 12: 7 and 2, times 0.5 to 1.5; both ledgers and both reports show it', () => {
    const next = play(fight, attack);
    const [{ result } = { result: undefined }] = reportsOf(next);
    if (result?.task !== 'attack spies' || 'isGone' in result) throw new Error('expected an attack on spies');
    const { killed, lost } = result;
    expect(killed).toBeGreaterThanOrEqual(3);
    expect(killed).toBeLessThanOrEqual(10);
    expect(lost).toBeGreaterThanOrEqual(1);
    expect(lost).toBeLessThanOrEqual(3);
    expect(rowOf(next, 1, 'SPY', 'people')).toMatchObject({ opening: 21, lost });
    expect(rowOf(next, 2, 'SPY')).toMatchObject({ opening: 12, lost: killed });
    expect(holdingIn(next).spies).toEqual([task('attackSpies', 21 - lost, 2)]);
    expect(viewOf(next, 2)).toMatchObject({ spiesLost: [{ id: 2, spies: killed }], espionage: [] });
  });

  it('in 600 games both figures have the means of their exact distributions, within five standard deviations', () => {
    const runs = 600;
    const exact = spyFightDistributions(21, 12);
    const drawn = Array.from({ length: runs }, (_, seed) => {
      const next = play({ ...fight, seed: `${seed}` }, attack);
      return { killed: 12 - peopleIn(next, 'SPY', 2), lost: 21 - peopleIn(next, 'SPY', 1) };
    });
    for (const figure of ['killed', 'lost'] as const) {
      const values = drawn.map((result) => result[figure]);
      const sum = values.reduce((total, value) => total + value, 0);
      const [mean, variance] = [exact[figure].mean(), exact[figure].variance()].map(ratioToNumber);
      for (const value of values) expect(exact[figure].values).toContain(value);
      expect(Math.abs(sum - runs * (mean ?? 0))).toBeLessThan(5 * Math.sqrt(runs * (variance ?? 0)));
    }
  });

  it('no more than there are: 21 against one', () => {
    const next = play(withFigures(fight, 2, { population: { SPY: 1 } }), attack);
    expect([peopleIn(next, 'SPY', 1), peopleIn(next, 'SPY', 2)]).toEqual([21, 0]);
  });

  it('those without a task die first: at most ten of 12 die, and two have one', () => {
    const busy = withTasks(fight, 2, task('checkRebels', 2));
    const next = play(busy, attack);
    expect(peopleIn(next, 'SPY', 2)).toBeGreaterThanOrEqual(2);
    expect(holdingIn(next, 2).spies).toEqual([task('checkRebels', 2)]);
  });

  it('the loyal die first, and then rebels: of 2 and 10', () => {
    const next = play(withRebels(fight, { SPY: 10 }, 2), attack);
    expect(peopleIn(next, 'SPY', 2)).toBeLessThan(10);
    expect(rebelsIn(next, 2).SPY).toBe(peopleIn(next, 'SPY', 2));
  });

  it('nothing dies where nobody spies', () => {
    const next = play(withFigures(fight, 2, { population: { SPY: 0 } }), attack);
    expect(reportsOf(next)).toMatchObject([{ result: { killed: 0, lost: 0 } }]);
    expect(viewOf(next, 2).spiesLost).toEqual([]);
  });
});

describe('phase 13, seed "Spy Unit" E: loyal people turn rebel, one for each spy', () => {
  /** Colony 2 with these people and nobody else. */
  const peopled = (
    population: Parameters<typeof people>[0],
    rebels: Parameters<typeof people>[0] = {},
  ): SmallGame =>
    withChanged(game, 2, (colony) => {
      colony.population = people(population);
      colony.rebels = people(rebels);
    });
  const sheet = '1, 6, incite rebels, 2';

  it('of all classes in proportion: 4 of 100 unskilled workers and 2 of 50 soldiers', () => {
    const next = play(peopled({ USK: 100, SLD: 50 }), sheet);
    expect(rebelsIn(next, 2)).toEqual(people({ USK: 4, SLD: 2 }));
    expect(reportsOf(next)).toEqual([
      { id: 1, spies: 6, result: { task: 'incite rebels', target: 2, incited: 6 } },
    ]);
  });

  it('of the loyal alone: 4 of 100 and 2 of 50, where as many are rebels already', () => {
    const next = play(peopled({ USK: 150, SLD: 100 }, { USK: 50, SLD: 50 }), sheet);
    expect(rebelsIn(next, 2)).toEqual(people({ USK: 54, SLD: 52 }));
  });

  it('no more than are loyal: 4 of 12; in phase 17 nobody is left to keep the colony', () => {
    const next = play(peopled({ USK: 12 }, { USK: 8 }), sheet);
    expect(reportsOf(next)).toMatchObject([{ result: { incited: 4 } }]);
    expect(holdingIn(next, 2).empireId).toBeNull();
  });

  it('the target does not see it', () => {
    const next = play(game, sheet);
    expect(renderText(turnReportOf(empyrean, next, 2))).toBe(
      renderText(turnReportOf(empyrean, play(game), 2)),
    );
    expect(stateHash(next.state)).not.toBe(stateHash(play(game).state));
  });
});

describe('phase 13, seed "Spy Unit" F, E-28: lines of the target’s report of this turn', () => {
  const linesOf = (of: SmallGame, seat = 1): string[] => {
    const [report] = reportsOf(of, seat).filter(({ result }) => result.task === 'information');
    return report && 'lines' in report.result ? report.result.lines : [];
  };
  /** What the owner's report says of colony 2. */
  const reported = (of: SmallGame): string[] =>
    viewOf(of, 2)
      .holdings.flatMap((holding) => holdingLines(holding))
      .map((line) => line());
  /** Whether some lines are found one after the other in a report: without repetition, and in its order. */
  const isDrawnFrom = (lines: readonly string[], report: readonly string[]): boolean => {
    let from = 0;
    return lines.every((line) => {
      from = report.indexOf(line, from) + 1;
      return from > 0;
    });
  };
  const spies = withFigures(game, 1, { population: { SPY: 500 }, stored: { CNGD: 99_999 } });

  it('one for each spy: 7', () => {
    const next = play(spies, '1, 7, information, 2');
    expect(linesOf(next)).toHaveLength(7);
    expect(isDrawnFrom(linesOf(next), reported(next))).toBe(true);
  });

  it('as many as there are: the whole report for 500 spies', () => {
    const next = play(spies, '1, 500, information, 2');
    expect(reported(next).length).toBeGreaterThan(20);
    expect(linesOf(next)).toEqual(reported(next));
  });

  it('drawn anew in every turn and game', () => {
    const sheet = '1, 7, information, 2';
    const draws = ['1', '2', '3'].map((seed) => play({ ...spies, seed }, sheet));
    const drawn = [...draws, ...draws.map((of) => play(of))].map((of) => linesOf(of));
    expect(new Set(drawn.map((lines) => JSON.stringify(lines))).size).toBe(6);
    expect(linesOf(play(spies, sheet))).toEqual(linesOf(play(spies, sheet)));
  });

  it('rebels are in them only where the target’s own spies check', () => {
    const rebellious = withRebels(spies, { USK: 77 }, 2);
    const hidden = linesOf(play(rebellious, '1, 500, information, 2'));
    const known = linesOf(play(rebellious, '1, 500, information, 2', '2, 1, check rebels'));
    expect(hidden.some((line) => /\b77\b/.test(line))).toBe(false);
    expect(known.some((line) => /\b77\b/.test(line))).toBe(true);
  });

  it('of an independent colony as well', () => {
    const free = withHolding(spies, { kind: 'open', empireId: null, stored: { GOLD: 4_711 } });
    const next = play(free, '1, 500, information, 3');
    expect(linesOf(next).some((line) => line.includes('4,711'))).toBe(true);
  });

  it('the target does not see it', () => {
    const next = play(spies, '1, 500, information, 2');
    expect(renderText(turnReportOf(empyrean, next, 2))).toBe(
      renderText(turnReportOf(empyrean, play(spies), 2)),
    );
  });
});
