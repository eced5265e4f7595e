import { anyText } from '@ec/test-kit/any-text';
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { holdingLines } from '../../src/report/holding-lines.js';
import { turnReport } from '../../src/report/report.js';
import type { HoldingView } from '../../src/view/holding-view.js';
import type { TurnView } from '../../src/view/turn-view.js';
import { type ReportBlock } from '@ec/reports';
import { fleetView } from './fleet-view.js';
import { homeView } from './home-view.js';
import { withColony } from './read-report.js';

function linesOf({ holdings }: TurnView): string[] {
  return holdings.flatMap(holdingLines).map((line) => line());
}

/** Facts, rows and paragraphs of the sections of all ships and colonies that are no details. */
function piecesOf(view: TurnView): number {
  const blocks = turnReport(view)
    .sections.filter(({ id, detail }) => /^(?:colony|ship)-/.test(id) && detail === undefined)
    .flatMap((section) => section.blocks);
  return blocks.reduce((sum, block) => sum + pieces(block), 0);
}

function pieces(block: ReportBlock): number {
  switch (block.kind) {
    case 'paragraph':
      return 1;
    case 'facts':
      return block.facts.length;
    case 'table':
      return block.rows.length;
    case 'lines':
      return block.lines.length;
    case 'picture':
    case 'notes':
      return 0;
  }
}

describe('seed "Spy Unit": F, E-28: lines of a report', () => {
  test('a fact, a row and a paragraph each make a line that can stand alone', () => {
    const lines = linesOf(fleetView());
    expect(lines).toContain('Colony 1 "Goldball" – Structural units: 23,969,044');
    expect(lines).toContain(
      'Colony 1 "Goldball": storage – In storage: Item Fuel, Code FUEL, Quantity 1,400,000, Mass (mass units) 1,400,000',
    );
    expect(lines).toContain(
      'Colony 1 "Goldball": trades – Bought and sold: Unit CNGD, Quantity 800, Trade sold, Price of one (gold) 0.375, ' +
        'Gold paid or received 297',
    );
    expect(lines).toContain('Ship 12 "Dawn": vital statistics – Change in rebels (population units): -2');
    expect(lines).toContain('Ship 12 "Dawn": farms – No farms.');
  });

  test('empty cells are left out', () => {
    expect(linesOf(homeView())).toContain(
      'Colony 1 "Goldball": storage – In storage: Item Total, Mass (mass units) 20,720,000',
    );
  });

  test('a home colony has 12 facts of its own, 7 and 2 of its people, 8 classes and a note, 7 and 5 stocks, 1 farm, 2 mines, 2 factories, 2 kinds of workers', () => {
    expect(linesOf(homeView())).toHaveLength(12 + 7 + 2 + 8 + 1 + 7 + 5 + 1 + 2 + 2 + 2);
  });

  test('details are left out', () => {
    expect(linesOf(fleetView()).filter((line) => line.includes('ledger'))).toEqual([]);
    expect(linesOf(fleetView())).toHaveLength(piecesOf(fleetView()));
  });

  property.prop([
    fc.record({
      name: fc.option(anyText),
      kind: fc.constantFrom<HoldingView['kind']>('ship', 'open', 'enclosed', 'orbiting', 'trade-station'),
      location: anyText,
      declined: fc.option(fc.integer({ min: 1, max: 9 })),
      rebels: fc.constantFrom<HoldingView['rebels']>(null, {}, { USK: 300 }),
      transfers: fc.array(
        fc.record({
          direction: fc.constantFrom('sent', 'received'),
          other: fc.nat(),
          unit: anyText,
          quantity: fc.maxSafeNat(),
        }),
        { maxLength: 3 },
      ),
    }),
  ])('one line for each fact, row and paragraph, without line breaks or control characters', (change) => {
    const view = withColony(change);
    const lines = linesOf(view);
    expect(lines).toHaveLength(piecesOf(view));
    for (const line of lines) {
      expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
      expect(line).toMatch(/^(?:Ship|Colony|Trade station) 1\b.* – ./u);
    }
  });
});
