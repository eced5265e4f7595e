import { describe, expect, it } from 'vitest';
import { GOOFSPIEL_TURNS } from '../src/goofspiel-pieces.ts';
import { playTutorial } from './tutorial.ts';

const { section, turns } = await playTutorial('goofspiel');

/** Worth won by Ada and Bo before the next round. */
function worths(turn: number): unknown[] {
  const facts = section(turn, 'stake').blocks.flatMap((block) => (block.kind === 'facts' ? block.facts : []));
  return facts.filter(({ label }) => label.startsWith('Worth won')).map(({ value }) => value);
}

describe('the game of the tutorial', () => {
  it('has as many turns as the pieces on the pages', () => {
    expect(turns).toBe(GOOFSPIEL_TURNS);
  });

  it('turns 1 to 4: 0 to 7, 6 to 7, 6 to 8, and a planet of worth 2 that nobody gets', () => {
    expect([1, 2, 3, 4].map(worths)).toEqual([
      [0, 7],
      [6, 7],
      [6, 8],
      [6, 8],
    ]);
  });

  it('turn 5: 6 + 4 = 10, and Bo has 7 − 2 = 5 fleets of size 7', () => {
    expect(worths(5)).toEqual([10, 8]);
    const [table] = section(5, 'fleets').blocks;
    expect(table?.kind === 'table' && table.rows[1]).toEqual(['Bo', 7, 5, 7, 7, 7, 6, 5]);
  });

  it('turn 6: the last order counts, and 8 + 3 = 11 is less than 15', () => {
    expect(worths(6)).toEqual([15, 8]);
    const [table] = section(6, 'orders').blocks;
    const rows = table?.kind === 'table' ? table.rows.map(([, order, result]) => [order, result]) : [];
    expect(rows).toEqual([
      ['fleet 7', 'refused'],
      ['fleet 6', 'done'],
    ]);
  });

  it('turn 7: 6 + 4 + 5 = 15 against 7 + 1 + 3 = 11', () => {
    const lines = section(7, 'events').blocks.map((block) => (block.kind === 'paragraph' ? block.text : ''));
    expect(lines.at(-1)).toBe('Andromeda, value 5, goes to Ada by a worth of 15 to 11.');
  });
});
