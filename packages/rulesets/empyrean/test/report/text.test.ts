import { describe, expect, test } from 'vitest';
import { renderText } from '@ec/reports';
import { turnReport } from '../../src/report/report.js';
import type { LedgerView } from '../../src/view/holding-view.js';
import type { TurnView } from '../../src/view/turn-view.js';
import { fleetView } from './fleet-view.js';
import { homeView } from './home-view.js';

/** The first lines of a section of the turn report, with 132 columns and details. */
function section(view: TurnView, title: string, count: number): string[] {
  const text = renderText(turnReport(view), { details: true }).split('\n');
  const start = text.indexOf(title);
  return text.slice(start, start + count);
}

describe('the turn report as text', () => {
  test('the census of a home colony, column for column', () => {
    const text = renderText(turnReport(homeView())).split('\n');
    const start = text.indexOf('Colony 1 "Goldball": census');
    expect(text.slice(start, start + 13)).toEqual([
      'Colony 1 "Goldball": census',
      '---------------------------',
      'Population by class',
      'Class                 Code      Units       People     Share',
      '--------------------  ----  ---------  -----------  --------',
      'Unemployables         UEM   3,700,000  370,000,000   37.29 %',
      'Unskilled workers     USK   3,700,000  370,000,000   37.29 %',
      'Professionals         PRO   1,000,000  100,000,000   10.08 %',
      'Soldiers              SLD   1,500,000  150,000,000   15.12 %',
      'Spies                 SPY          20        4,000    0.00 %',
      'Construction workers  CNW      10,000    2,000,000    0.20 %',
      'Trainees              TRN           0            0    0.00 %',
      'Total                       9,910,020  992,004,000  100.00 %',
    ]);
  });

  test('the ledger of a ship, column for column', () => {
    expect(section(fleetView(), 'Ship 12 "Dawn": ledger', 10)).toEqual([
      'Ship 12 "Dawn": ledger',
      '----------------------',
      'Opening + produced + received + assembled − used − lost − sent = closing',
      'Place       Item   Opening  Produced  Received  Assembled  Used  Lost  Sent  Closing',
      '----------  -----  -------  --------  --------  ---------  ----  ----  ----  -------',
      'In storage  FUEL       100         0        20          0    80     0     0       40',
      'In storage  SPD-2       10         0         0        -10     0     0     0        0',
      'In storage  FOOD        50         0         0          0    20     0    10       20',
      'Assembled   SPD-2        0         0         0         10     0     0     0       10',
      'People      PRO         85         0        20          0     0     5     0      100',
    ]);
  });

  test('ledgers and factories of 17,000,000 fit 132 columns as tables', () => {
    const n = 17_000_000;
    const row: LedgerView = {
      place: 'stored',
      unit: 'MTBT-10',
      opening: n,
      produced: n,
      received: n,
      assembled: -n,
      used: n,
      lost: n,
      sent: n,
      closing: n,
    };
    const view = homeView();
    for (const holding of view.holdings) {
      holding.ledger = [row];
      holding.factories = [
        {
          group: 10,
          techLevel: 10,
          units: n,
          product: 'MTBT-10',
          change: 'MTBT-10',
          worked: n,
          delivered: n,
          deliveredUnit: null,
          started: n,
          pipeline: [n, n, n],
        },
      ];
    }
    expect(section(view, 'Colony 1 "Goldball": ledger', 6).slice(3)).toEqual([
      'Place       Item        Opening    Produced    Received    Assembled        Used        Lost        Sent     Closing',
      '----------  -------  ----------  ----------  ----------  -----------  ----------  ----------  ----------  ----------',
      'In storage  MTBT-10  17,000,000  17,000,000  17,000,000  -17,000,000  17,000,000  17,000,000  17,000,000  17,000,000',
    ]);
    expect(section(view, 'Colony 1 "Goldball": factories', 6).slice(3)).toEqual([
      'Group  Factories       Units      Worked  Product   Delivered     Started      ¼ done      ½ done      ¾ done  What follows',
      '-----  ---------  ----------  ----------  -------  ----------  ----------  ----------  ----------  ----------  ------------',
      '   10  FCT-10     17,000,000  17,000,000  MTBT-10  17,000,000  17,000,000  17,000,000  17,000,000  17,000,000  MTBT-10',
    ]);
    const widest = Math.max(
      ...renderText(turnReport(view), { details: true })
        .split('\n')
        .map((line) => line.length),
    );
    expect(widest).toBeLessThanOrEqual(132);
  });
});
