import { formatOrder, completionsAt, referenceOf } from '@ec/orders-parser';
import { describe, expect, test } from 'vitest';
import { ec4xLanguage, parse, STATEMENTS } from '../../src/orders/language.js';
import type { Ec4xOrder } from '../../src/orders/orders.js';
import { ESPIONAGE, ESPIONAGE_KINDS } from '../../src/tables/espionage.js';
import { FLEET_ORDER_KINDS, FLEET_ORDERS } from '../../src/tables/fleet-orders.js';

/** The one order of a line that has nothing wrong in it. */
function read(line: string): Ec4xOrder | undefined {
  const { orders, diagnostics } = parse(line);
  expect(diagnostics).toEqual([]);
  expect(orders).toHaveLength(1);
  return orders[0]?.order;
}

/** Labels of what may stand at the mark `|`. */
function labels(marked: string): string[] {
  return completionsAt(ec4xLanguage.declaration, marked.replace('|', ''), marked.indexOf('|')).map(
    ({ label }) => label,
  );
}

const system = { q: 2, r: -1 };

describe('X-67: the statements', () => {
  test.each<[string, Ec4xOrder]>([
    ['tax 45', { kind: 'tax', percent: 45 }],
    ['research erp 10', { kind: 'research', line: 'el', points: 10 }],
    ['research srp 10', { kind: 'research', line: 'sl', points: 10 }],
    ['research clk 1', { kind: 'research', line: 'clk', points: 1 }],
    ['upgrade sl', { kind: 'upgrade', line: 'sl' }],
    ['build 2,-1 shipyard SB 1', { kind: 'buildAtShipyard', system, code: 'SB', count: 1 }],
    ['build 2,-1 shipyard DD 2 wep 1', { kind: 'buildAtShipyard', system, code: 'DD', count: 2, weapons: 1 }],
    [
      'build 2,-1 shipyard DD 2 wep 0 fleet 4',
      { kind: 'buildAtShipyard', system, code: 'DD', count: 2, weapons: 0, fleet: 4 },
    ],
    ['build 2,-1 spaceport SC 1', { kind: 'buildAtSpaceport', system, code: 'SC', count: 1 }],
    [
      'build 2,-1 spaceport ET 1 fleet 4',
      { kind: 'buildAtSpaceport', system, code: 'ET', count: 1, fleet: 4 },
    ],
    ['build 2,-1 colony SY 1', { kind: 'buildAtColony', system, code: 'SY', count: 1 }],
    ['build 2,-1 colony FS 5', { kind: 'buildAtColony', system, code: 'FS', count: 5 }],
    ['cancel 7', { kind: 'cancel', project: 7 }],
    ['repair 12', { kind: 'repairSquadrons', squadrons: [12] }],
    ['repair 12 13 14', { kind: 'repairSquadrons', squadrons: [12, 13, 14] }],
    ['repair 2,-1 SB 1', { kind: 'repairUnits', system, code: 'SB', count: 1 }],
    ['salvage 12 13', { kind: 'salvageSquadrons', squadrons: [12, 13] }],
    ['salvage 2,-1 PS 1', { kind: 'salvageUnits', system, code: 'PS', count: 1 }],
    ['industry 2,-1 12', { kind: 'industry', system, count: 12 }],
    ['terraform 2,-1', { kind: 'terraform', system }],
    ['migrate 2,-1 -4,0 10', { kind: 'migrate', from: system, to: { q: -4, r: 0 }, count: 10 }],
    ['load 4 PTU 1', { kind: 'load', fleet: 4, cargo: 'PTU', count: 1 }],
    ['unload 4 FS 3', { kind: 'unload', fleet: 4, cargo: 'FS', count: 3 }],
    ['merge 5 4', { kind: 'merge', fleet: 5, into: 4 }],
    ['squadron 12 add 31 32', { kind: 'addToSquadron', squadron: 12, ships: [31, 32] }],
    ['squadron new 31 32 fleet 4', { kind: 'newSquadron', ships: [31, 32], fleet: 4 }],
    ['squadron new 31 fleet new', { kind: 'newSquadron', ships: [31], fleet: 'new' }],
    ['split 4 12 13', { kind: 'split', fleet: 4, squadrons: [12, 13] }],
    ['fleet 4 roe 0', { kind: 'engage', fleet: 4, roe: 0 }],
    ['fleet 4 join 2', { kind: 'join', fleet: 4, into: 2 }],
    ['batteries 2,-1 roe 8', { kind: 'batteries', system, roe: 8 }],
    ['name 2,-1 "Arrakis"', { kind: 'nameSystem', system, name: 'Arrakis' }],
    ['name fleet 4 "Home Guard"', { kind: 'nameFleet', fleet: 4, name: 'Home Guard' }],
    ['stance 3 enemy', { kind: 'stance', house: 3, stance: 'enemy' }],
    ['gift 3 40', { kind: 'gift', house: 3, amount: 40 }],
    ['message 3 "tax 45 ; // no"', { kind: 'message', house: 3, text: 'tax 45 ; // no' }],
    ['message all "Say ""no"""', { kind: 'message', house: 'all', text: 'Say "no"' }],
    ['buy cip 2', { kind: 'buy', points: 'cip', count: 2 }],
    ['subvert psyops 3', { kind: 'subvertHouse', action: 'psyops', house: 3 }],
    ['subvert major 2,-1', { kind: 'subvertSystem', action: 'major', system }],
    ['capitulate 3', { kind: 'capitulate', house: 3 }],
  ])('X-67: %s', (line, order) => {
    expect(read(line)).toEqual(order);
    expect(formatOrder(ec4xLanguage, order)).toBe(line);
  });

  test.each<[string, string]>([
    ['  BUILD  2,-1\tShipyard dd 2, FLEET 4 // two', 'build 2,-1 shipyard DD 2 fleet 4'],
    ['Research EL 1,000;points', 'research erp 1000'],
    ['Fleet 4 Guard  StarBase 02,−1 ROE 06', 'fleet 4 guard starbase 2,-1 roe 6'],
    ['terraform -0,00', 'terraform 0,0'],
    ['split 4 12, 13', 'split 4 12 13'],
    ['message ALL “Peace?”', 'message all "Peace?"'],
  ])('X-67: the canonical form of %j is %s', (line, canonical) => {
    const order = read(line);
    expect(order && formatOrder(ec4xLanguage, order)).toBe(canonical);
  });

  test.each(STATEMENTS.map(({ kind, example }) => [kind, example] as const))(
    'X-68: the example of %s is the printed form of its order',
    (kind, example) => {
      const order = read(example);
      expect(order?.kind).toBe(kind);
      expect(order && formatOrder(ec4xLanguage, order)).toBe(example);
    },
  );

  test('X-67: names have up to 24 characters, texts up to 500', () => {
    const order = { kind: 'message', house: 'all', text: 'x'.repeat(500) } as const;
    expect(read(formatOrder(ec4xLanguage, order))).toEqual(order);
    expect(read(`name fleet 1 "${'é'.repeat(24)}"`)).toMatchObject({ name: 'é'.repeat(24) });
  });
});

describe('X-43: orders to fleets', () => {
  test.each(FLEET_ORDER_KINDS.filter((kind) => FLEET_ORDERS[kind].number !== 5))(
    'X-43: %s by its words and by its number',
    (kind) => {
      const { number, words, target } = FLEET_ORDERS[kind];
      const rest = { system: ' 2,-1', fleet: ' 2', none: '' }[target ?? 'none'];
      const order = read(`fleet 4 ${words}${rest} roe 6`);
      expect(order).toMatchObject({ kind, fleet: 4, roe: 6 });
      expect(read(`fleet 4 ${`${number}`.padStart(2, '0')}${rest} roe 6`)).toEqual(order);
      expect(read(`fleet 4 ${number}${rest} roe 6`)).toEqual(order);
    },
  );

  test.each<[string, Ec4xOrder['kind']]>([
    ['fleet 4 guard 2,-1', 'guard'],
    ['fleet 4 blockade 2,-1', 'blockade'],
    ['fleet 4 05 2,-1', 'guardOrBlockade'],
    ['fleet 4 5 2,-1', 'guardOrBlockade'],
  ])('X-67: %s is to %s', (line, kind) => {
    expect(read(line)).toEqual({ kind, fleet: 4, system });
  });

  test('X-67: 01 and move are the same', () => {
    const order = { kind: 'move', fleet: 4, system, roe: 6 };
    expect(read('fleet 4 move 2,-1 roe 6')).toEqual(order);
    expect(read('fleet 4 01 2,-1 roe 6')).toEqual(order);
  });
});

describe('X-68: the table', () => {
  test('X-68, X-71, X-76: 26 heads and 17 fleet orders are 43 forms', () => {
    const heads = new Set(STATEMENTS.map(({ example }) => example.split(' ')[0]));
    const kinds = STATEMENTS.map(({ kind }): string => kind);
    expect(heads.size).toBe(26);
    expect(FLEET_ORDER_KINDS.filter((kind) => kinds.includes(kind))).toHaveLength(17);
  });

  test('X-43, X-63: what an order is aimed at is what its table says', () => {
    for (const kind of FLEET_ORDER_KINDS) {
      const keys = STATEMENTS.find((row) => row.kind === kind)?.fields.map(
        (field) => 'key' in field && field.key,
      );
      expect(keys?.includes('system')).toBe(FLEET_ORDERS[kind].target === 'system');
      expect(keys?.includes('into')).toBe(FLEET_ORDERS[kind].target === 'fleet');
    }
    for (const action of ESPIONAGE_KINDS)
      expect(
        read(`subvert ${action} ${{ house: '3', system: '2,-1' }[ESPIONAGE[action].target]}`),
      ).toMatchObject({
        action,
      });
  });

  test('X-68: the reference has every statement, with what a fleet needs', () => {
    const page = referenceOf(ec4xLanguage.declaration);
    for (const { kind, example } of STATEMENTS) {
      expect(page).toContain(`\n## ${kind}\n`);
      expect(page).toContain(`\n${example}\n`);
    }
    expect(page).toContain('fleet FLEET guard starbase SYSTEM [roe ROE]');
    expect(page).toContain('Needs a combat ship and a Starbase of yours.');
    expect(page).toContain('build SYSTEM shipyard CLASS NUMBER [wep LEVEL] [fleet FLEET]');
    expect(page).toContain('Phase 3, fleet orders.');
    expect(page).toContain('in months 1 and 6. Phase 13, research.');
  });

  test('X-68: completion follows every way in which a line can go on', () => {
    expect(labels('fleet 4 g|')).toEqual(['guard']);
    expect(labels('fleet 4 guard |')).toEqual(['starbase', 'system']);
    expect(labels('build 2,-1 |')).toEqual(['shipyard', 'spaceport', 'colony']);
    expect(labels('build 2,-1 colony |')).toEqual(['GB', 'AA', 'MD', 'FS', 'PS', 'SP', 'SY']);
    expect(labels('build 2,-1 shipyard DD 2 |')).toEqual(['wep', 'fleet']);
    expect(labels('squadron new 31 fleet |')).toEqual(['fleet', 'new']);
    expect(labels('fleet 4 roe 1|')).toEqual(['1', '10']);
  });
});
