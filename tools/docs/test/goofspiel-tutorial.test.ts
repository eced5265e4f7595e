import { describe, expect, it } from 'vitest';
import type { ReportDocument } from '@ec/reports';
import { readDocument } from '../src/documents.ts';
import { GOOFSPIEL_FOLDER, GOOFSPIEL_TURNS } from '../src/goofspiel-pieces.ts';
import { playFolder } from '../src/played-folder.ts';

const page = readDocument('docs/goofspiel/tutorial.md');
const reports = await playFolder(GOOFSPIEL_FOLDER, GOOFSPIEL_TURNS);

function section(turn: number, seat: number, id: string): ReportDocument['sections'][number] {
  const found = reports.get(`${turn}-${seat}`)?.sections.find((each) => each.id === id);
  if (!found) throw new RangeError(`${id}: expected a section in turn ${turn}, received none`);
  return found;
}

/** Worth that Ada and Bo have before the next round. */
function worths(turn: number): unknown[] {
  const facts = section(turn, 1, 'stake').blocks.flatMap((block) =>
    block.kind === 'facts' ? block.facts : [],
  );
  return facts.filter(({ label }) => label.startsWith('Worth won')).map(({ value }) => value);
}

describe('the game of the tutorial', () => {
  it('is what `ec play` plays, with as many turns as the page says', () => {
    expect(page).toContain(
      `\nnpx pnpm@12.21.0 ec play ${GOOFSPIEL_FOLDER} --turns ${GOOFSPIEL_TURNS} --out out/goofspiel\n`,
    );
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
    const [table] = section(5, 1, 'fleets').blocks;
    expect(table?.kind === 'table' && table.rows[1]).toEqual(['Bo', 7, 5, 7, 7, 7, 6, 5]);
  });

  it('turn 6: the last order counts, and 8 + 3 = 11 is less than 15', () => {
    expect(worths(6)).toEqual([15, 8]);
    const [table] = section(6, 1, 'orders').blocks;
    const rows = table?.kind === 'table' ? table.rows.map(([, order, result]) => [order, result]) : [];
    expect(rows).toEqual([
      ['fleet 7', 'refused'],
      ['fleet 6', 'done'],
    ]);
  });

  it('turn 7: 6 + 4 + 5 = 15 against 7 + 1 + 3 = 11', () => {
    const told = section(7, 1, 'events').blocks.map((block) =>
      block.kind === 'paragraph' ? block.text : '',
    );
    expect(told.at(-1)).toBe('Andromeda, value 5, goes to Ada by a worth of 15 to 11.');
  });
});
