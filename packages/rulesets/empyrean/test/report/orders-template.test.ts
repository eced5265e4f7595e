import { describe, expect, test } from 'vitest';
import { renderText, type ReportSection } from '@ec/reports';
import { turnReport } from '../../src/report/report.js';
import { ORDER_SHEET } from './explorer-view.js';
import { homeView } from './home-view.js';

function sheetOf(template?: string): ReportSection | undefined {
  return turnReport(homeView(), template).sections.find(({ id }) => id === 'orders-template');
}

describe('E-14: the order sheet for the next turn', () => {
  test('stands last, line by line, its blanks kept', () => {
    expect(turnReport(homeView(), ORDER_SHEET).sections.at(-1)).toEqual({
      id: 'orders-template',
      title: 'Order sheet for the next turn',
      blocks: [
        {
          kind: 'lines',
          lines: [
            'empire 7, turn 6, game EC-5',
            '',
            '// 1 "Goldball": open colony at 05-12-28/2, TL-1',
            '// 1, pay, 0.125, unskilled workers',
            'set up, ship',
            '  1, transfer, 10 space drives-1',
            'end',
          ],
        },
      ],
    });
  });

  test('without a text there is none', () => {
    expect(sheetOf()).toBeUndefined();
    expect(sheetOf('')).toBeUndefined();
    expect(sheetOf('\n')).toBeUndefined();
  });

  test('line ends of every platform end a line', () => {
    expect(sheetOf('a\r\nb\n\nc\rd\r\n')?.blocks).toEqual([
      { kind: 'lines', lines: ['a', 'b', '', 'c', 'd'] },
    ]);
  });

  test('what no line may hold becomes U+FFFD, so that the report can always be shown', () => {
    const template = 'a\tb\u001b[2J\u202ec\u2028d\ud800';
    expect(sheetOf(template)?.blocks).toEqual([
      { kind: 'lines', lines: ['a\ufffdb\ufffd[2J\ufffdc\ufffdd\ufffd'] },
    ]);
    expect(renderText(turnReport(homeView(), template))).toContain('a\ufffdb');
  });
});
