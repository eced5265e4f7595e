import { describe, expect, test } from 'vitest';
import { rolled } from '../src/dice/rolled.ts';

describe('a roll', () => {
  test('3d6: 10.5 on average, 1 of 216 is a 3, and half are at most 10', () => {
    const { facts, figure, command } = rolled('3d6');
    expect(Object.fromEntries(facts)).toMatchObject({
      Results: '3 to 18',
      Mean: '10.5',
      '50 % are at most': '10',
    });
    // the variance of a die is 35/12: √(3·35/12)
    expect(Object.fromEntries(facts)['Standard deviation']).toBe('2.958');
    expect(figure.kind === 'histogram' && figure.bins[0]?.share.value).toBe(1 / 216);
    expect(command).toBe('ec-balance dice 3d6');
  });

  test('d6 against d6: 15 of 36 win, 6 are equal', () => {
    const { facts, command } = rolled('d6', 'd6');
    expect(Object.fromEntries(facts)).toMatchObject({
      'Is greater than d6': '41.6667%',
      'Is equal': '16.6667%',
      'Is less': '41.6667%',
    });
    expect(command).toBe('ec-balance dice d6 --against d6');
  });

  test('what is no roll is refused', () => {
    expect(() => rolled('banana')).toThrow('banana');
  });
});
