import { ec4x } from '@ec/ec4x';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../src/documents.ts';
import { pagesIn } from '../src/pages.ts';
import { playTutorial } from './tutorial.ts';

const { turns, reports, text: sectionOf } = await playTutorial('ec4x');

describe('the tutorial of EC4X', () => {
  it('X-23: turn 1: 210 − 106 + 2 % of 104 + 60 % of 428.612 − 5.4 = 357.847', () => {
    expect(104 * 0.02 + Math.floor(428.612 * 600) / 1000 + 104 - 5.4).toBeCloseTo(357.847, 9);
    const ledger = sectionOf(1, 'ledger');
    for (const line of ['Spending -106.000', 'Interest 2.080', 'Taxes (NCV) 257.167', 'Maintenance -5.400'])
      expect(ledger).toContain(line);
    expect(ledger).toContain('To spend now 357.847');
  });

  it('X-08: turn 2: three batteries of 4 XMR, and 15 ERP of 10 + 0.015 × 428.612, are 258.438', () => {
    expect(Math.ceil((12 + 15 * 16.42918) * 1000)).toBe(258_438);
    expect(sectionOf(2, 'ledger')).toContain('Spending -258.438');
  });

  it('X-09: two turns for Destroyers, seven for an ETAC, this one counted', () => {
    expect(sectionOf(1, 'projects')).toMatch(/1 ET 6 SY[^]*4 DD 1 SY/);
    expect(sectionOf(2, 'projects')).not.toContain('DD');
  });

  it('X-51, X-53: turn 4: ten hits cripple two Destroyers of 4 DS, seventeen a squadron of 13, and 5 leaves 20 by rule 6', () => {
    const battle = sectionOf(4, 'battles');
    expect(battle).toMatch(/1 Atreides 17 .*2 DD none/);
    expect(battle).toMatch(/1 Corrino 10 .*2 DD, 1 CL none yes/);
    expect(sectionOf(4, 'fleets')).toContain('1 1,0 guard 1,0 7 20 29');
  });

  it('X-31: turn 6: three levels in one turn, and (442.063 + 5) × 1.05 = 469.416', () => {
    expect(Math.floor((442.063 + 5) * 1050)).toBe(469_416);
    const colonies = sectionOf(6, 'colonies');
    expect(colonies).toContain('442.063');
    expect(colonies).toContain('469.416');
    expect(sectionOf(6, 'prestige')).toContain('a level of research reached +6');
  });

  it('has no order that fails', () => {
    const sections = [...reports.values()].flatMap((report) => report.sections);
    const orders = sections.filter(({ id }) => id === 'orders');
    expect(orders).toHaveLength(2 * turns);
    expect(JSON.stringify(orders)).not.toMatch(/refused|partly|unreadable/);
  });
});

/** Text that begins like an order, with what the order names. */
const HEADS =
  /^(?:tax|research|upgrade|build|cancel|repair|salvage|industry|terraform|migrate|load|unload|merge|squadron|split|fleet|stance|gift|message|buy|subvert|capitulate) ./;

/** Orders in the text of a page, not in the tables from the code. */
function ordersOn(path: string): string[] {
  const prose = readDocument(path)
    .replaceAll(/<!-- table[^]*?<!-- end -->/g, '')
    .replaceAll(/^```[^]*?^```$/gm, '');
  return [...prose.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text).filter((text) => HEADS.test(text));
}

describe('orders on the pages about EC4X', () => {
  it('can all be read', () => {
    const orders = pagesIn('ec4x').flatMap(ordersOn);
    expect(orders.length).toBeGreaterThan(25);
    for (const order of orders) expect([order, ec4x.parse(order).diagnostics]).toEqual([order, []]);
  });
});
