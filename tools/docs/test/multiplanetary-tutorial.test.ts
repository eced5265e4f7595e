import { multiplanetary } from '@ec/multiplanetary';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../src/documents.ts';
import { pagesIn } from '../src/pages.ts';
import { playTutorial } from './tutorial.ts';

const { reports, section, turns } = await playTutorial('multiplanetary');

/** Row of a table of red's report that begins with a cell. */
function row(tick: number, id: string, first: string): unknown[] {
  const { blocks } = section(tick, id);
  const rows = blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
  return rows.find(([cell]) => cell === first) ?? [];
}

/** Ships of a planet after a tick. */
const ships = (tick: number, planet: string): unknown => row(tick, 'planets', planet)[3];

describe('the game of the tutorial of Multiplanetary Empire', () => {
  it('has reports of both sides, from the start on', () => {
    expect(reports.size).toBe(2 * (1 + turns));
  });

  it('has no order that fails, but for the mistake that the page explains', () => {
    const failed = [...reports].flatMap(([turn, { sections }]) =>
      sections
        .filter(({ id }) => id === 'orders')
        .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'table' ? block.rows : [])))
        .filter(([, , status]) => status !== 'done')
        .map(([, order]) => [turn, order]),
    );
    expect(failed).toEqual([['5-1', 'A1 -> B4 13']]);
  });

  it('tick 4: 4 ships each of 4 ticks, less the 1 and the 6 that left, are 9', () => {
    expect(ships(4, 'A1')).toBe(4 * 4 - 1 - 6);
  });

  it('tick 15: 1 cancels 1 of 31, and 30 against 30 leave nothing', () => {
    expect(row(15, 'arrivals', 'F6')).toEqual(['F6', 1, 31, 'neutral, 30', 'neutral, 0']);
    expect(row(16, 'arrivals', 'F6')[4]).toBe('red, 4');
  });

  it('tick 24: 40 ÷ 2 come, against 4 + 3 × 4', () => {
    expect(ships(20, 'J10')).toBe(4);
    expect(row(24, 'arrivals', 'J10')).toEqual(['J10', 20, 0, 'blue, 16', 'red, 4']);
  });

  it('tick 29: blue has no planet, and 39 ships under way', () => {
    expect(row(29, 'sides', 'blue')).toEqual(['blue', 'Bob', 0, 0, 39]);
    expect(row(28, 'sides', 'blue')[2]).toBe(1);
  });
});

describe('orders on the pages about Multiplanetary Empire', () => {
  const orders = pagesIn('multiplanetary').flatMap((path) =>
    [...readDocument(path).matchAll(/`((?:(?:warp|quantum) )?[A-J]\d+ .*?\d+)`/g)].map(
      ([, order = '']) => order,
    ),
  );

  it('can be read', () => {
    expect(orders).toContain('quantum C4 F7 12');
    expect(multiplanetary.parse(orders.join('\n'))).toMatchObject({
      orders: orders.map(() => ({})),
      diagnostics: [],
    });
  });
});
