import { describe, expect, test } from 'vitest';
import { editDistance, nearest } from '../src/nearest.js';

describe('E-16: did you mean', () => {
  test.each([
    ['pay', 'pay', 0],
    ['pya', 'pay', 1],
    ['py', 'pay', 1],
    ['payy', 'pay', 1],
    ['pat', 'pay', 1],
    ['ca', 'abc', 3],
    ['', 'pay', 3],
    ['kitten', 'sitting', 3],
  ])('E-16: from %j to %j is %i', (from, to, distance) => {
    expect(editDistance(from, to)).toBe(distance);
    expect(editDistance(to, from)).toBe(distance);
  });

  test('E-16: only a near word is offered, the first of equals, and none for very long words', () => {
    expect(nearest('cat', ['bat', 'rat'])).toBe('bat');
    expect(nearest('cat', ['dog'])).toBeUndefined();
    expect(nearest('soldeirs', ['soldiers'])).toBe('soldiers');
    expect(nearest('x'.repeat(40), ['x'.repeat(40)])).toBe('x'.repeat(40));
    expect(nearest('x'.repeat(41), ['x'.repeat(41)])).toBeUndefined();
  });

  test('E-16: a longer word that begins with three letters is near, the first of several', () => {
    expect(nearest('sup', ['upsup', 'supplies', 'supper'])).toBe('supplies');
    expect(nearest('su', ['supplies'])).toBeUndefined();
    expect(nearest('pli', ['supplies'])).toBeUndefined();
  });
});
