import { describe, expect, test } from 'vitest';
import { rulingsIn, titlesByRuling } from '../src/content-pages/rulings.ts';
import { rulePages } from '../src/content-pages/rule-pages.ts';

describe('rulings that a text cites', () => {
  test.each([
    ['seed "Cluster", E-05', ['E-05']],
    ['E-34 to E-36, E-44', ['E-34', 'E-35', 'E-36', 'E-44']],
    ['X-01 to N-04', ['X-01', 'N-04']],
    ['E-5, AE-05, E-055', []],
    ['M-03 and M-03', ['M-03']],
  ])('%s: %j', (text, found) => expect(rulingsIn(text)).toEqual(found));
});

test('what tests hold is the title behind the ruling, where it says something by itself', () => {
  const source = [
    "describe('phase 3, E-34: refused, and nothing changes', () => {",
    "test('E-05: stars', () => {",
    'test("E-05: the 10th star\'s orbit is drawn", () => {',
    "test.each([1])('E-06, E-07: %s of them are drawn', (one) => {",
    "test('without a ruling it is nobody\\'s', () => {",
  ].join('\n');
  expect(titlesByRuling(source)).toEqual([
    ['E-34', 'refused, and nothing changes'],
    ['E-05', "the 10th star's orbit is drawn"],
  ]);
});

test('every ruling that a parameter or an order names has its place on the page of its game', async () => {
  const pages = new Map(await rulePages());
  expect([...pages.keys()].toSorted()).toEqual(
    ['ec4x', 'empyrean', 'galaxyng', 'goofspiel', 'multiplanetary', 'proxima'].map(
      (id) => `docs/rules/${id}.md`,
    ),
  );
  const combat = pages.get('docs/rules/empyrean.md')?.split('## E-36\n')[1]?.split('\n## ')[0] ?? '';
  expect(combat).toContain('`combat.reach` | 10 | 1 to 1000 | 10,000 miles | Farthest distance');
  expect(combat).toContain('[bombard](/docs/orders.md#bombard): `ID, bombard, TARGET, SHARE`.');
  expect(combat).toContain('(/docs/balance/missile-salvos.md)');
});
