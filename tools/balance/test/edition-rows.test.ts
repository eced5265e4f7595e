import { describe, expect, it } from 'vitest';
import { empyrean } from '@ec/empyrean';
import { Prng } from '@ec/prng';
import { botGames, drawGame, editionRows, type AnyExperiment } from '../src/index.js';
import { parametersOf } from '../src/commands/find-experiment.js';
import { ruleset as duel } from './duel.js';

const rows = editionRows(empyrean, empyrean.parameters);

describe('the parameter edition of an experiment', () => {
  it('sets everything in which the editions differ', () => {
    const standard = parametersOf(rows, []);
    expect(standard).toMatchObject({ edition: 'standard', 'rebellion.share': 2, 'control.people': 1_000 });
    const first = parametersOf(rows, ['edition=first']);
    expect(first).toMatchObject({ edition: 'first', 'rebellion.share': 0, 'control.people': 1 });
    expect(parametersOf(rows, ['edition=standard'])).toEqual(standard);
  });

  it('what is set beside it goes before, in any order', () => {
    const set = ['rebellion.share=3', 'edition=first'];
    expect(parametersOf(rows, set)).toMatchObject({
      edition: 'first',
      'rebellion.share': 3,
      'control.people': 1,
    });
    expect(parametersOf(rows, set.toReversed())).toEqual(parametersOf(rows, set));
  });

  it('another name is refused with what there is', () => {
    expect(() => parametersOf(rows, ['edition=frist'])).toThrow(
      'parameters["edition"]: expected an edition of empyrean: standard, first, received "frist"',
    );
  });

  it('games are drawn by it, with the values that the experiment has no rows for', () => {
    const few = editionRows(
      empyrean,
      rows.filter(({ key }) => key === 'rebellion.share'),
    );
    const game = drawGame(
      empyrean,
      Prng.fromSeed(1),
      2,
      parametersOf(few, ['edition=first', 'rebellion.share=1']),
    );
    expect(game.edition).toBe('first');
    expect(game.parameters).toMatchObject({ 'rebellion.share': 1, 'control.people': 1 });
  });

  it('games of bots have it where the ruleset has editions', () => {
    const keys = ({ parameters }: AnyExperiment): string[] => parameters.map(({ key }) => key);
    expect(keys(botGames(empyrean))).toContain('edition');
    expect(keys(botGames(duel))).not.toContain('edition');
  });
});
