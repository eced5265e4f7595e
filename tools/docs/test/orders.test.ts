import { empyreanLanguage } from '@ec/empyrean/rules';
import { expect, it } from 'vitest';
import { readDocument } from '../src/documents.ts';
import { pagesIn } from '../src/pages.ts';

/** Orders in the text and tables of a page, such as `7, ration, 50%`. */
function ordersOn(text: string): string[] {
  const orders = /`(\d+, [^`\n]+|(?:empire \d+|message|news|set up), [^`\n]+)`/g;
  return [...text.matchAll(orders)].map(([, order = '']) => order);
}

const pages = pagesIn('rulebook').filter((path) => ordersOn(readDocument(path)).length > 0);

it.each(pages)('the orders on %s can be read', (path) => {
  const faults = ordersOn(readDocument(path)).flatMap((order) =>
    empyreanLanguage.parse(order).diagnostics.map(({ message }) => `${order}: ${message}`),
  );
  expect(faults).toEqual([]);
});

it('pages with orders are found', () => {
  expect(pages).toContain('docs/rulebook/combat.md');
  expect(ordersOn('`7, ration, 50%` and `empire 7`, but `news, 3, "Hello"`')).toEqual([
    '7, ration, 50%',
    'news, 3, "Hello"',
  ]);
});
