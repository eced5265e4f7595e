import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { crewed, outcomes, play, stored, withHolding, type SmallGame } from '../small-game.js';
import {
  events,
  lineOf,
  MISSILES,
  NO_CHANCE,
  peopleIn,
  warGame,
  withFigures,
  withSoldiers,
} from '../war-game.js';

/** Raiders of colony 1, 50 soldiers and ten transports for 30, and 30 soldiers in colony 2; nobody falls. */
const game = withSoldiers(warGame({ parameters: { 'combat.raidLosses': 0 } }), 2, 30);
/** Reasons of the orders of empire 1, line by line. */
const reasons = (next: SmallGame): string[] => outcomes(next).map((_, i) => lineOf(next, i + 1).reason);

describe('phase 3, E-17: of several raids on one target each has its own result', () => {
  // 40 % are 20 soldiers in seven transports, 20 % are ten, for nine of whom the other three have seats; in all 29 of 59 on the ground
  it('two raids for one item: 21 × 29 ÷ 59 and 9 × 29 ÷ 59', () => {
    const next = play(game, '1, raid, 2, 40%, gold\n1, raid, 2, 20%, gold');
    expect(reasons(next)).toEqual([
      '1 round: brought home 10 GOLD',
      '9 of 10: no more seats, or no fuel for them; 1 round: brought home 4 GOLD',
    ]);
    expect(outcomes(next).map(({ status }) => status)).toEqual(['done', 'partly']);
    expect(stored(next, 'GOLD')).toBe(1_014);
  });

  it('two raids for two items, in whatever order they are written', () => {
    const [gold, metallics] = ['1, raid, 2, 40%, gold', '1, raid, 2, 40%, metallics'];
    // the first has seats for 20, and the other for 9
    const story = (amount: number, item: string): string => `1 round: brought home ${amount} ${item}`;
    const nine = '9 of 20: no more seats, or no fuel for them; ';
    expect(reasons(play(game, `${gold}\n${metallics}`))).toEqual([
      story(10, 'GOLD'),
      nine + story(4, 'METS'),
    ]);
    expect(reasons(play(game, `${metallics}\n${gold}`))).toEqual([
      story(10, 'METS'),
      nine + story(4, 'GOLD'),
    ]);
  });

  it('a raid that brings nothing says so beside one that does: 3 × 28 ÷ 58 ÷ 6 is no food, 27 × 28 ÷ 58 ÷ 6 are 2', () => {
    expect(reasons(play(game, '1, raid, 2, 2%, food\n1, raid, 2, 60%, food'))).toEqual([
      '1 round: the raiders went home',
      '27 of 30: no more seats, or no fuel for them; 1 round: brought home 2 FOOD',
    ]);
  });

  it('an invasion for which the raid leaves no seats lands nobody', () => {
    const next = play(game, '1, raid, 2, 60%, gold\n1, invade, 2, 40%');
    expect(lineOf(next, 1)).toMatchObject({ status: 'done', reason: '1 round: brought home 15 GOLD' });
    expect(lineOf(next, 2)).toMatchObject({
      status: 'refused',
      code: 'no-troops',
      reason: '0 of 20: no more seats, or no fuel for them',
    });
  });

  property.prop([fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 4 }), fc.boolean()])(
    'what the results say is what the raids brought, and who stayed at home',
    (percents, isMixed) => {
      const items = ['gold', isMixed ? 'metallics' : 'gold'];
      const sheet = percents.map((percent, i) => `1, raid, 2, ${percent}%, ${items[i % 2]}`).join('\n');
      const next = play(game, sheet);
      const said = (item: string): number =>
        reasons(next).reduce(
          (sum, reason) => sum + Number(new RegExp(`(\\d+) ${item}`).exec(reason)?.[1] ?? 0),
          0,
        );
      expect([said('GOLD'), said('METS')]).toEqual([
        stored(next, 'GOLD') - 1_000,
        stored(next, 'METS') - 10_000,
      ]);
      const [battle] = events(next, 'battle');
      const landings = battle?.engagement.rounds[0]?.landings ?? [];
      const wanting = landings.filter(({ stayed }) => stayed > 0).length;
      expect(reasons(next).filter((reason) => reason.includes('no more seats'))).toHaveLength(wanting);
      expect(peopleIn(next, 'SLD')).toBe(50);
    },
  );
});

describe('phase 3, E-17: why nobody crossed', () => {
  it('the target is destroyed first: missiles for 1,000 mass units hit a ship of a crew of one', () => {
    const armed = withFigures(warGame({ parameters: NO_CHANCE }), 1, MISSILES);
    const wreck = withHolding(armed, crewed({ kind: 'ship', empireId: 2 }));
    const next = play(wreck, '1, bombard, 3, 100%\n1, invade, 3, 100%');
    expect(lineOf(next, 1)).toMatchObject({ status: 'done', code: 'destroyed' });
    expect(lineOf(next, 2)).toMatchObject({
      status: 'refused',
      code: 'no-troops',
      reason: 'the target was destroyed before anybody could cross',
    });
  });
});
