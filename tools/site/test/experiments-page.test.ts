import { defineExperiment, integer } from '@ec/balance';
import { Distribution } from '@ec/prng';
import { expect, test } from 'vitest';
import { experimentsPage } from '../src/content-pages/experiments-page.ts';

const die = {
  title: 'A die',
  question: 'What does it show (E-31)?',
  parameters: [
    {
      kind: 'integer' as const,
      key: 'sides',
      default: 6,
      min: 2,
      max: 20,
      unit: 'sides',
      description: 'Sides.',
      source: 'E-30',
    },
  ],
  measures: { shown: integer('Shown', { min: 1, max: 20 }) },
  trial: () => undefined,
};

test('every experiment is a row with its question, what is known exactly, its rulings and a link; what is known comes first', () => {
  const page = experimentsPage([
    {
      game: 'empyrean',
      title: 'Empyrean Challenge',
      experiments: [
        defineExperiment({ ...die, id: 'tried', title: 'Tried' }),
        defineExperiment({
          ...die,
          id: 'known',
          exact: ({ sides }) => ({ shown: Distribution.uniform(1, Number(sides)) }),
        }),
      ],
    },
  ]);
  expect(page).toContain('Each of these 2 experiments');
  expect(page).toContain('Of 1 the page knows a distribution exactly');
  const rows = page.split('\n').filter((line) => line.startsWith('| ['));
  expect(rows).toEqual([
    '| [A die](/docs/playground.md#game=empyrean&experiment=known&seed=1978) | What does it show (E-31)? | Shown | [E-31](/docs/rules/empyrean.md#e-31), [E-30](/docs/rules/empyrean.md#e-30) |',
    '| [Tried](/docs/playground.md#game=empyrean&experiment=tried&seed=1978) | What does it show (E-31)? |  | [E-31](/docs/rules/empyrean.md#e-31), [E-30](/docs/rules/empyrean.md#e-30) |',
  ]);
});
