import { describe, expect, test } from 'vitest';
import { renderText } from '@ec/reports';
import { turnReport } from '../../src/report/report.js';
import type { BattleView } from '../../src/view/battle-view.js';
import type { TurnView } from '../../src/view/turn-view.js';
import { blocksOf, captionsOf, columnsOf, factsOf, rowsOf } from './read-report.js';
import { warView } from './war-view.js';

const CAPTIONS = [
  'Fire (distance in 10,000 miles, damage in mass units; ANM anti-missiles, EWP energy weapons)',
  'Landings (soldiers in units of 100)',
  'Ground combat (soldiers in units of 100)',
  'Fuel and military supplies that own ships and colonies used up',
  'What own ships and colonies lost, used up, left behind and gained',
  'Loot that own raiders brought home',
];

function withBattle(change: Partial<BattleView>): TurnView {
  const view = warView();
  return {
    ...view,
    battles: view.battles.map((battle) => (battle.target.id === 7 ? { ...battle, ...change } : battle)),
  };
}

describe('E-34: who fought, by what orders, and how it ended', () => {
  test('a captured colony: own orders with their share, 1/3 truncated to 33.33 %; those of others without', () => {
    const section = turnReport(warView()).sections.find(({ id }) => id === 'battle-7');
    expect(section?.title).toBe('Battle of colony 7 "Silverball" at 05-12-28/3');
    expect(factsOf(warView(), 'battle-7')).toEqual({
      Target: 'colony 7 "Silverball" (empire 3)',
      Attackers: 'ship 20 "Dusk" (empire 7), ship 21 (empire 7)',
      'Helpers of the target': 'colony 8 (empire 3)',
      'Orders of ship 20': 'bombard (50.00 %), invade (80.00 %)',
      'Orders of ship 21': 'raid (33.33 %)',
      'Orders of colony 8': 'support the target',
      Rounds: 2,
      Result: 'the target was captured',
      Destroyed: 'colony 8',
      'Captured by': 'empire 7',
    });
  });

  test('whoever watched is told so, and no more than the facts', () => {
    expect(factsOf(warView(), 'battle-9')).toEqual({
      Target: 'colony 9 (independent)',
      Attackers: 'ship 31 "Grim" (empire 4)',
      'Helpers of the target': 'none',
      'Orders of ship 31': 'bombard',
      Rounds: 3,
      Result: 'the attackers could do no more',
    });
    expect(blocksOf(warView(), 'battle-9').slice(1)).toEqual([
      { kind: 'paragraph', text: 'The empire watched this battle and took no part in it.' },
    ]);
  });

  test.each([
    ['destroyed', 'the target was destroyed'],
    ['raided', 'the raiders went home'],
    ['repelled', 'the invaders were beaten off'],
    ['attackers-destroyed', 'the attackers were destroyed'],
    ['cease-fire', 'the attackers could do no more'],
    ['round-limit', 'undecided when the last round was over'],
  ] as const)('%s: %s', (end, result) => {
    const facts = factsOf(withBattle({ end, captor: null }), 'battle-7');
    expect(facts['Result']).toBe(result);
    expect(facts).not.toHaveProperty('Captured by');
  });

  test('whoever was destroyed stands in a line of its own, the target before attackers and helpers', () => {
    const [battle] = warView().battles;
    const target: BattleView['target'] = {
      id: 7,
      name: 'Silverball',
      kind: 'enclosed',
      empire: 3,
      isDestroyed: true,
    };
    const attackers = (battle?.attackers ?? []).map((attacker) => ({ ...attacker, isDestroyed: true }));
    expect(factsOf(withBattle({ target, attackers, end: 'destroyed' }), 'battle-7')).toMatchObject({
      Attackers: 'ship 20 "Dusk" (empire 7), ship 21 (empire 7)',
      Destroyed: 'colony 7 "Silverball", ship 20 "Dusk", ship 21, colony 8',
    });
    expect(factsOf(withBattle({ helpers: [] }), 'battle-7')).not.toHaveProperty('Destroyed');
  });

  test('an order of somebody who is not among the combatants names the number alone', () => {
    const orders: BattleView['orders'] = [{ id: 99, kind: 'support-attacker', commitment: null }];
    expect(factsOf(withBattle({ orders }), 'battle-7')).toMatchObject({
      'Orders of ship or colony 99': 'support an attacker',
    });
  });
});

describe('E-35 to E-42: the account of a battle', () => {
  test('fire: the target at the distances of its attackers, an attacker at its own', () => {
    expect(columnsOf(warView(), 'battle-7').join(' ')).toBe(
      'round target distance missiles possible-hits anti-missiles energy-weapons hits beams shields ' +
        'missile-damage beam-damage',
    );
    expect(rowsOf(warView(), 'battle-7')).toEqual([
      [1, 7, '2 to 5', 1000, 41, 20, 6, 15, 1000, 100, 1500, 1000],
      [1, 20, 5, 300, 12, 0, 4, 8, 0, 0, 800, 0],
      [2, 7, 2, 1000, 333, 200, 33, 100, 1000, 100, 10_000, 4000],
    ]);
  });

  test('fire of a round without distances has none', () => {
    const [battle] = warView().battles;
    const account = (battle?.account ?? []).map((round) => ({ ...round, distances: [] }));
    expect(rowsOf(withBattle({ account }), 'battle-7').map((row) => row[2])).toEqual(['', '', '']);
  });

  test('every missile that would have hit was stopped or hit', () => {
    for (const [, , , , possible, antiMissiles, energyWeapons, hits] of rowsOf(warView(), 'battle-7')) {
      expect(Number(antiMissiles) + Number(energyWeapons) + Number(hits)).toBe(possible);
    }
  });

  test('landings and ground combat, both sides of each round under one another', () => {
    expect(rowsOf(warView(), 'battle-7', 1)).toEqual([
      [1, 20, 'invasion', 40, 0, 0, 10, 8, 0, 2],
      [1, 21, 'raid', 5, 1, 5, 12, 0, 0, 0],
    ]);
    expect(rowsOf(warView(), 'battle-7', 2)).toEqual([
      [1, 'raid', 'attackers', 57, 0, 0, 0, 0],
      [1, 'raid', 'defenders', 20, 0, 0, 0, 0],
      [1, 'invasion', 'attackers', 32, 3, 1, 0, 0],
      [1, 'invasion', 'defenders', 20, 6, 3, 0, 0],
      [2, 'invasion', 'attackers', 28, 1, 0, 0, 0],
      [2, 'invasion', 'defenders', 11, 6, 3, 0, 2],
    ]);
  });

  test('what was used up, what changed, and loot', () => {
    expect(rowsOf(warView(), 'battle-7', 3)).toEqual([
      [1, 20, 4100, 32],
      [1, 21, 120, 7],
      [2, 20, 4000, 28],
    ]);
    expect(columnsOf(warView(), 'battle-7', 4)).toEqual([
      'force',
      'unit',
      'lost',
      'used',
      'sent',
      'received',
    ]);
    expect(rowsOf(warView(), 'battle-7', 4)).toEqual([
      [20, 'SLD', 12, 0, 28, 0],
      [20, 'TPT-2', 2, 0, 0, 0],
      [20, 'MSS-1', 0, 2000, 0, 0],
      [20, 'FUEL', 0, 8100, 0, 0],
      [20, 'MTSP', 0, 60, 0, 0],
      [21, 'FUEL', 0, 120, 0, 0],
      [21, 'MTSP', 0, 7, 0, 0],
      [21, 'GOLD', 0, 0, 0, 53],
    ]);
    expect(rowsOf(warView(), 'battle-7', 5)).toEqual([[21, 'GOLD', 53]]);
  });

  test('tables without rows are left out', () => {
    expect(captionsOf(warView(), 'battle-7')).toEqual(CAPTIONS);
    expect(captionsOf(withBattle({ loot: [] }), 'battle-7')).toEqual(CAPTIONS.slice(0, 5));
    expect(captionsOf(withBattle({ account: [], changes: [], loot: [] }), 'battle-7')).toEqual([]);
  });

  test('figures of 999,999 and damage of 99,999,999 print as tables of at most 132 columns', () => {
    const [battle] = warView().battles;
    const n = 999_999;
    const account = (battle?.account ?? []).map((round) => ({
      distances: [
        { id: 20, distance: 98 },
        { id: 21, distance: 100 },
      ],
      fire: round.fire.map(({ id }) => ({
        id,
        missiles: n,
        possibleHits: n,
        byAntiMissiles: n,
        byEnergyWeapons: n,
        hits: n,
        beams: n,
        shields: n,
        missileDamage: 99_999_999,
        beamDamage: 99_999_999,
      })),
      landings: round.landings.map(({ id, kind }) => ({
        id,
        kind,
        soldiers: n,
        robots: n,
        craft: n,
        transports: n,
        lostSoldiers: n,
        lostRobots: n,
        lostTransports: n,
      })),
      ground: round.ground,
      consumption: round.consumption,
    }));
    const text = renderText(turnReport(withBattle({ account }))).split('\n');
    const start = text.indexOf(CAPTIONS[0] ?? '');
    expect(text.slice(start + 1, start + 5)).toEqual([
      '                                          Possible     Killed by     Killed by                                  Missile',
      'Round  Fired at   Distance  Missiles          hits           ANM           EWP     Hits    Beams  Shields        damage  Beam damage',
      '-----  --------  ---------  --------  ------------  ------------  ------------  -------  -------  -------  ------------  -----------',
      '    1         7  98 to 100   999,999       999,999       999,999       999,999  999,999  999,999  999,999    99,999,999   99,999,999',
    ]);
    expect(Math.max(...text.map((line) => line.length))).toBeLessThanOrEqual(132);
  });
});
