import { formatOrder, referenceOf } from '@ec/orders-parser';
import { ratio } from '@ec/prng';
import { PHASE_NAMES } from '../../src/phases/phase-names.js';
import { describe, expect, test } from 'vitest';
import { empyreanLanguage } from '../../src/orders/language.js';
import type { EmpyreanOrder } from '../../src/orders/orders.js';

const PHASES: readonly string[] = PHASE_NAMES;

type Kind = EmpyreanOrder['kind'];

/** An order with its canonical form and other ways to write it. */
interface Accepted<Order> {
  readonly order: Order;
  readonly canonical: string;
  readonly writings: readonly string[];
}

/** A line that is refused, with the code, line and column of its one diagnostic and the guess that comes with it. */
type Refused = readonly [text: string, code: string, place: string, suggestion?: string];

interface Examples<K extends Kind> {
  /** Phase of the turn sequence in which the order runs. */
  readonly phase: number;
  readonly accepted: readonly Accepted<EmpyreanOrder & { readonly kind: K }>[];
  readonly refused: readonly Refused[];
}

/** 4-6-19, a system. */
const SYSTEM = { coordinates: { x: 4, y: 6, z: 19 } } as const;
/** 2-4-6/9. */
const CLAIMED = { coordinates: { x: 2, y: 4, z: 6 }, orbit: 9 } as const;
/** 5-12-28/2. */
const GOLDBALL = { coordinates: { x: 5, y: 12, z: 28 }, orbit: 2 } as const;
/** 9-12-26/3. */
const OPENED = { coordinates: { x: 9, y: 12, z: 26 }, orbit: 3 } as const;
/** 02-29-04/3. */
const MARKET = { coordinates: { x: 2, y: 29, z: 4 }, orbit: 3 } as const;

const EXAMPLES: { readonly [K in Kind]: Examples<K> } = {
  bombard: {
    phase: 3,
    accepted: [
      {
        order: { kind: 'bombard', actorId: 7, targetId: 112, commitment: ratio(3, 4) },
        canonical: '7, bombard, 112, 75%',
        writings: [
          '7, Bombard, 112, 75% .',
          '7,BOMBARD,112,75%.',
          '\t7 ,\tbombard , 112\t, 75 %  // launchers',
        ],
      },
      {
        order: { kind: 'bombard', actorId: 1234, targetId: 50_000, commitment: ratio(1) },
        canonical: '1234, bombard, 50000, 100%',
        writings: ['1,234, bombard, 50,000, 100%', '1234, bombard, 50,000, 100.0%'],
      },
      {
        order: { kind: 'bombard', actorId: 7, targetId: 113, commitment: ratio(1, 200) },
        canonical: '7, bombard, 113, 0.5%',
        writings: ['7, bombard, 113, 0.50% .'],
      },
    ],
    refused: [
      ['7, bomberd, 112, 75%', 'unknown-statement', '1:4', 'bombard'],
      ['bombard, 7, 112, 75%', 'unknown-statement', '1:1'],
      ['x, bombard, 112, 75%', 'number-invalid', '1:1'],
      ['7, bombard, C-4, 75%', 'number-invalid', '1:13'],
      ['7, bombard, 0, 75%', 'number-range', '1:13'],
      ['7, bombard, , 75%', 'missing-field', '1:12'],
      ['7, bombard, 112', 'missing-field', '1:16'],
      ['7, bombard, 112, 75', 'percent-invalid', '1:18', '75%'],
      ['7, bombard, 112, 101%', 'percent-range', '1:18'],
      ['7, bombard, 112, 75%, gold', 'extra-field', '1:23'],
    ],
  },
  invade: {
    phase: 3,
    accepted: [
      {
        order: { kind: 'invade', actorId: 7, targetId: 112, commitment: ratio(11, 20) },
        canonical: '7, invade, 112, 55%',
        writings: ['7, Invade, 112, 55% .', '7,invade,112,55%', ' 7, INVADE,\t112, 55.00 %.'],
      },
      {
        order: { kind: 'invade', actorId: 7, targetId: 113, commitment: ratio(0) },
        canonical: '7, invade, 113, 0%',
        writings: ['7, invade, 113, 0.0%'],
      },
    ],
    refused: [
      ['7, invde, 112, 55%', 'unknown-statement', '1:4', 'invade'],
      ['7, invade', 'missing-field', '1:10'],
      ['7, invade, 112 55%', 'number-invalid', '1:12'],
      ['7, invade, 112, half', 'percent-invalid', '1:17'],
      ['7, invade, 112, -55%', 'percent-invalid', '1:17'],
      ['7, invade, 112, 55%, 3', 'extra-field', '1:22'],
    ],
  },
  raid: {
    phase: 3,
    accepted: [
      {
        order: {
          kind: 'raid',
          actorId: 7,
          targetId: 112,
          commitment: ratio(7, 25),
          item: { code: 'GOLD', techLevel: 0 },
        },
        canonical: '7, raid, 112, 28%, gold',
        writings: ['7, Raid, 112, 28%, Gold .', '7,raid,112,28%,GOLD', '7, raid, 112, 28 %,\tgold units.'],
      },
      {
        order: {
          kind: 'raid',
          actorId: 7,
          targetId: 113,
          commitment: ratio(1),
          item: { code: 'SPD', techLevel: 3 },
        },
        canonical: '7, raid, 113, 100%, space drives-3',
        writings: ['7, raid, 113, 100%, SPD-3', '7, raid, 113, 100%, Space Drive-3 .'],
      },
    ],
    refused: [
      ['7, riad, 112, 28%, gold', 'unknown-statement', '1:4', 'raid'],
      ['7, raid, 112, 28%', 'missing-field', '1:18'],
      ['7, raid, 112, 28, gold', 'percent-invalid', '1:15', '28%'],
      ['7, raid, 112, 28%, soldiers', 'unit-unfit', '1:20'],
      ['7, raid, 112, 28%, golf', 'unit-unknown', '1:20', 'gold'],
      ['7, raid, 112, 28%, space drives', 'level-missing', '1:20'],
      ['7, raid, 112, 28%, gold-2', 'level-unneeded', '1:20', 'gold'],
      ['7, raid, 112, 28%, 100 gold', 'unit-unknown', '1:20'],
      ['7, raid, 112, 28%, gold, fuel', 'extra-field', '1:26'],
    ],
  },
  'support-defender': {
    phase: 3,
    accepted: [
      {
        order: { kind: 'support-defender', actorId: 7, targetId: 21, commitment: ratio(2, 5) },
        canonical: '7, support, 21, 40%',
        writings: ['7, Support, 21, 40% .', '7,SUPPORT,21,40%.', '7 , support,\t21 , 40.0 %'],
      },
      {
        order: { kind: 'support-defender', actorId: 7, targetId: 5000, commitment: ratio(1, 8) },
        canonical: '7, support, 5000, 12.5%',
        writings: ['7, support, 5,000, 12.5% // the station'],
      },
    ],
    refused: [
      ['7, suport, 21, 40%', 'unknown-statement', '1:4', 'support'],
      ['7, support', 'missing-field', '1:11'],
      ['7, support, 21', 'missing-field', '1:15'],
      ['7, support, 21, 40', 'percent-invalid', '1:17', '40%'],
      ['7, support, 21, 140%', 'percent-range', '1:17'],
      ['7, support, x, 40%', 'number-invalid', '1:13'],
      ['7, support, 0, 40%', 'number-range', '1:13'],
    ],
  },
  'support-attacker': {
    phase: 3,
    accepted: [
      {
        order: {
          kind: 'support-attacker',
          actorId: 7,
          attackerId: 21,
          targetId: 112,
          commitment: ratio(7, 20),
        },
        canonical: '7, support, 21, 112, 35%',
        writings: ['7, Support, 21, 112, 35% .', '7,support,21, 112,35%.', '7, SUPPORT,\t21, 112 , 35 %.'],
      },
      {
        order: { kind: 'support-attacker', actorId: 7, attackerId: 21, targetId: 12, commitment: ratio(1) },
        canonical: '7, support, 21, 12, 100%',
        writings: ['7, support, 21, 12, 100.0%'],
      },
    ],
    refused: [
      ['7, support, 21, 112, 35', 'percent-invalid', '1:22', '35%'],
      ['7, support, 21, 12, 135%', 'percent-range', '1:21'],
      ['7, support, 21, 12, some', 'percent-invalid', '1:21'],
      ['7, support, 21, x, 35%', 'number-invalid', '1:17'],
      ['7, support, 21, 0, 35%', 'number-range', '1:17'],
      ['7, support, 21, 12, 35%, gold', 'extra-field', '1:26'],
    ],
  },
  'permission-to-colonize': {
    phase: 4,
    accepted: [
      {
        order: { kind: 'permission-to-colonize', party: { kind: 'ship-or-colony', id: 21 }, planet: OPENED },
        canonical: '21, permission to colonize, 09-12-26/3',
        writings: [
          '21, permission to colonize, 9-12-26/3',
          '21, Permission  to\tcolonize, 9-12-26/3 .',
          '21,PERMISSION TO COLONISE,09-12-26/03',
        ],
      },
      {
        order: {
          kind: 'permission-to-colonize',
          party: { kind: 'empire', id: 9 },
          planet: { ...OPENED, sequence: 2 },
        },
        canonical: 'empire 9, permission to colonize, 09-12-26/B/3',
        writings: [
          'Empire 9, permission to colonize, 9-12-26/b/3.',
          'EMPIRE\t9, permission to colonise, 09-12-26/B/3',
        ],
      },
      {
        order: {
          kind: 'permission-to-colonize',
          party: { kind: 'empire', id: 9 },
          planet: OPENED,
          permission: 'denied',
        },
        canonical: 'empire 9, permission to colonize, 09-12-26/3, denied',
        writings: ['empire 9, permission to colonise, 9-12-26/3, DENY.'],
      },
    ],
    refused: [
      ['21, permision to colonize, 9-12-26/3', 'unknown-statement', '1:5', 'permission to colonize'],
      ['21, permission, 9-12-26/3', 'party-invalid', '1:17'],
      ['21, permission to colonize', 'missing-field', '1:27'],
      ['21, permission to colonize, 9-12-26', 'planet-invalid', '1:29'],
      ['21, permission to colonize, 9-12-26/11', 'planet-invalid', '1:29'],
      ['21, permission to colonize, 9-12/3', 'planet-invalid', '1:29'],
      ['21, permission to colonize, 9-12-26/3, perhaps', 'choice-unknown', '1:40'],
      ['21, permission to colonize, 9-12-26/3, denied, granted', 'extra-field', '1:48'],
      ['empire, permission to colonize, 9-12-26/3', 'party-invalid', '1:1'],
      ['empire 0, permission to colonize, 9-12-26/3', 'number-range', '1:1'],
    ],
  },
  'set-up': {
    phase: 4,
    accepted: [
      {
        order: {
          kind: 'set-up',
          foundation: 'ship',
          actorId: 7,
          units: [
            { code: 'STU', techLevel: 0, quantity: 6000 },
            { code: 'SPD', techLevel: 1, quantity: 20 },
            { code: 'PRO', techLevel: 0, quantity: 1 },
          ],
        },
        canonical:
          'set up, ship, 7, transfer, 6,000 structural units, 20 space drives-1, 1 professional, end',
        writings: [
          'Set Up, Ship, 7, Transfer, 6,000 Structural Units, 20 SPD-1, 1 PRO, End .',
          'SET-UP,SHIP,7,TRANSFER,6000 STU,20 SPACE DRIVE-1,1 PROFESSIONAL UNIT,END',
          'set up, ship, 7, transfer\n\t6,000 structurals\n\t20 space drives-1\n\t1 professional\nend',
          'setup, ship, 7\ntransfer, 6000 structural, 20 space drive units-1,\n1 professionals, end.',
        ],
      },
      {
        order: {
          kind: 'set-up',
          foundation: 'open',
          actorId: 7,
          units: [{ code: 'FRM', techLevel: 1, quantity: 100 }],
        },
        canonical: 'set up, open colony, 7, transfer, 100 farms-1, end',
        writings: ['set up, Open  Colony, 7, transfer, 100 FRM-1, end'],
      },
      {
        order: {
          kind: 'set-up',
          foundation: 'enclosed',
          actorId: 7,
          units: [{ code: 'LFS', techLevel: 10, quantity: 50_000 }],
        },
        canonical: 'set up, enclosed colony, 7, transfer, 50,000 life support units-10, end',
        writings: ['set up, ENCLOSED COLONY, 7, transfer, 50000 LFS-10, end'],
      },
      {
        order: {
          kind: 'set-up',
          foundation: 'orbiting',
          actorId: 7,
          units: [{ code: 'LSTU', techLevel: 0, quantity: 3000 }],
        },
        canonical: 'set up, orbiting colony, 7, transfer, 3,000 light structural units, end',
        writings: ['set up, orbiting colony, 7, transfer, 3000 light structurals, end'],
      },
      {
        order: {
          kind: 'set-up',
          foundation: 'colony',
          actorId: 7,
          units: [{ code: 'FOOD', techLevel: 0, quantity: 40 }],
        },
        canonical: 'set up, colony, 7, transfer, 40 food, end',
        writings: ['set up, Colony, 7, transfer, 40 food units, end'],
      },
      {
        order: {
          kind: 'set-up',
          foundation: 'trade-station',
          actorId: 7,
          units: [
            { code: 'STU', techLevel: 0, quantity: 3000 },
            { code: 'LFS', techLevel: 1, quantity: 500 },
            { code: 'PRO', techLevel: 0, quantity: 100 },
          ],
        },
        canonical:
          'set up, trade station, 7, transfer, 3,000 structural units, 500 life support units-1, 100 professionals, end',
        writings: [
          'Set up, Trade Station, 7, transfer, 3,000 structural units, 500 life support-1, 100 professional units, end.',
        ],
      },
    ],
    refused: [
      ['set upp, ship, 7, transfer, 40 food, end', 'unknown-statement', '1:1', 'set up'],
      ['7, set up, ship, transfer, 40 food, end', 'unknown-statement', '1:4'],
      ['set up, open colny, 7, transfer, 40 food, end', 'choice-unknown', '1:9', 'open colony'],
      ['set up, moon base, 7, transfer, 40 food, end', 'choice-unknown', '1:9'],
      ['set up, 7, ship, transfer, 40 food, end', 'choice-unknown', '1:9'],
      ['set up, ship, x, transfer, 40 food, end', 'number-invalid', '1:15'],
      ['set up, ship, 7, 40 food, end', 'word-unknown', '1:18'],
      ['set up, ship, 7, transfr, 40 food, end', 'word-unknown', '1:18', 'transfer'],
      ['set up, ship, 7, transfer, end', 'quantity-missing', '1:28'],
      ['set up, ship, 7, transfer, food, end', 'quantity-missing', '1:28'],
      ['set up, ship, 7, transfer, 40 food, 20 space drives, end', 'level-missing', '1:37'],
      [
        'set up, ship, 7, transfer, 40 food, 20 space drivs-1, end',
        'unit-unknown',
        '1:37',
        '20 space drives-1',
      ],
      ['set up, ship, 7, transfer, 40 food', 'missing-word', '1:35'],
      ['set up, ship, 7, transfer, 40 food, end, now', 'extra-field', '1:42'],
    ],
  },
  disassemble: {
    phase: 5,
    accepted: [
      {
        order: { kind: 'disassemble', actorId: 7, units: { code: 'FCT', techLevel: 2, quantity: 500 } },
        canonical: '7, disassemble, 500 factories-2',
        writings: [
          '7, Dis-assemble, 500 Factories-2 .',
          '7,DISASSEMBLE,500 FCT-2',
          '7, disassemble,\t500  factory units-2.',
        ],
      },
      {
        order: { kind: 'disassemble', actorId: 7, units: { code: 'STU', techLevel: 0, quantity: 50_000 } },
        canonical: '7, disassemble, 50,000 structural units',
        writings: ['7, disassemble, 50000 STU', '7, disassemble, 50,000 structural .'],
      },
      {
        order: { kind: 'disassemble', actorId: 7, units: { code: 'SPY', techLevel: 0, quantity: 1 } },
        canonical: '7, disassemble, 1 spy',
        writings: ['7, disassemble, 1 spies', '7, disassemble, 1 SPY'],
      },
      {
        order: { kind: 'disassemble', actorId: 7, units: { code: 'MIN', techLevel: 10, quantity: 9 } },
        canonical: '7, disassemble, 9 mines-10',
        writings: ['7, disassemble, 9 mine-10'],
      },
    ],
    refused: [
      ['7, disasemble, 500 factories-2', 'unknown-statement', '1:4', 'disassemble'],
      ['7, disassemble', 'missing-field', '1:15'],
      ['7, disassemble, factories-2', 'quantity-missing', '1:17'],
      ['7, disassemble, 500', 'quantity-invalid', '1:17'],
      ['7, disassemble, 0 factories-2', 'quantity-range', '1:17'],
      ['7, disassemble, 500 factories', 'level-missing', '1:17'],
      ['7, disassemble, 500 factories-11', 'level-range', '1:17'],
      ['7, disassemble, 500 structural units-1', 'level-unneeded', '1:17', '500 structural units'],
      ['7, disassemble, 500 factoreis-2', 'unit-unknown', '1:17', '500 factories-2'],
      ['7, disassemble, 20 transports-1', 'unit-unfit', '1:17'],
      ['7, disassemble, 20 soldiers', 'unit-unfit', '1:17'],
      ['7, disassemble, 1,00 factories-2', 'quantity-invalid', '1:17'],
      ['7, disassemble, 500 factories-2, 21', 'extra-field', '1:34'],
    ],
  },
  'build-change': {
    phase: 6,
    accepted: [
      {
        order: {
          kind: 'build-change',
          actorId: 7,
          group: 3,
          change: { kind: 'unit', code: 'AUT', techLevel: 2 },
        },
        canonical: '7, build change, 3, automation units-2',
        writings: [
          '7, Build Change, 3, Automation-2 .',
          '7,BUILD CHANGE,3,AUT-2',
          '7, build\tchange, 3, automation unit-2.',
        ],
      },
      {
        order: {
          kind: 'build-change',
          actorId: 7,
          group: 3,
          change: { kind: 'unit', code: 'CNGD', techLevel: 0 },
        },
        canonical: '7, build change, 3, consumer goods',
        writings: ['7, build change, 3, CNGD', '7, build change, 3, Consumer Goods .'],
      },
      {
        order: { kind: 'build-change', actorId: 7, group: 1000, change: { kind: 'research' } },
        canonical: '7, build change, 1000, research',
        writings: [
          '7, build change, 1,000, Research .',
          '7, build change, 1000, RSCH',
          '7, build change, 1000, research points',
        ],
      },
      {
        order: { kind: 'build-change', actorId: 7, group: 4, change: { kind: 'retool' } },
        canonical: '7, build change, 4, retool',
        writings: ['7, Build change, 4, Retool .'],
      },
    ],
    refused: [
      ['7, build, 3, research', 'unknown-statement', '1:4', 'build change'],
      ['7, build chnage, 3, research', 'unknown-statement', '1:4', 'build change'],
      ['7, build change, three, research', 'number-invalid', '1:18'],
      ['7, build change, research', 'number-invalid', '1:18'],
      ['7, build change, 3', 'missing-field', '1:19'],
      ['7, build change, 3, food', 'product-invalid', '1:21'],
      ['7, build change, 3, gold', 'product-invalid', '1:21'],
      ['7, build change, 3, soldiers', 'product-invalid', '1:21'],
      ['7, build change, 3, reserch', 'choice-unknown', '1:21', 'research'],
      ['7, build change, 3, retol', 'choice-unknown', '1:21', 'retool'],
      ['7, build change, 3, automation units', 'level-missing', '1:21'],
      ['7, build change, 3, automaton units-2', 'unit-unknown', '1:21', 'automation units-2'],
      ['7, build change, 3, consumer goods-1', 'level-unneeded', '1:21', 'consumer goods'],
      ['7, build change, 3, research, 2', 'extra-field', '1:31'],
    ],
  },
  'mining-change': {
    phase: 7,
    accepted: [
      {
        order: { kind: 'mining-change', actorId: 7, group: 2, deposit: 14 },
        canonical: '7, mining, 2, 14',
        writings: ['7, Mining, 2, 14 .', '7,MINING,2,14.', '7, mining change,\t2, 14'],
      },
      {
        order: { kind: 'mining-change', actorId: 7, group: 3, deposit: 40 },
        canonical: '7, mining, 3, 40',
        writings: ['7, Mining Change, 3, 40'],
      },
    ],
    refused: [
      ['7, minning, 2, 14', 'unknown-statement', '1:4', 'mining'],
      ['7, mining, 2', 'missing-field', '1:13'],
      ['7, mining, x, 14', 'number-invalid', '1:12'],
      ['7, mining, 2, gold', 'number-invalid', '1:15'],
      ['7, mining, 2, 0', 'number-range', '1:15'],
      ['7, mining, 2, 41', 'number-range', '1:15'],
      ['7, mining, 2, 14, 15', 'extra-field', '1:19'],
    ],
  },
  transfer: {
    phase: 8,
    accepted: [
      {
        order: {
          kind: 'transfer',
          actorId: 7,
          units: { code: 'SPD', techLevel: 3, quantity: 50_000 },
          receiverId: 21,
        },
        canonical: '7, transfer, 50,000 space drives-3, 21',
        writings: [
          '7, Transfer, 50,000 SPD-3, 21 .',
          '7,TRANSFER,50000 SPACE DRIVE-3,21',
          '7, transfer,\t50,000 space drive units-3\t, 21 // spare',
        ],
      },
      {
        order: {
          kind: 'transfer',
          actorId: 7,
          units: { code: 'PRO', techLevel: 0, quantity: 20 },
          receiverId: 1234,
        },
        canonical: '7, transfer, 20 professionals, 1234',
        writings: ['7, transfer, 20 PRO, 1,234', '7, transfer, 20 Professional Units, 1234 .'],
      },
      {
        order: {
          kind: 'transfer',
          actorId: 7,
          units: { code: 'TPT', techLevel: 1, quantity: 1 },
          receiverId: 21,
        },
        canonical: '7, transfer, 1 transport-1, 21',
        writings: ['7, transfer, 1 transports-1, 21'],
      },
    ],
    refused: [
      ['7, tranfser, 20 PRO, 21', 'unknown-statement', '1:4', 'transfer'],
      ['7, transfer, 50,000 space drives-3', 'missing-field', '1:35'],
      ['7, transfer, 50,000 space drivs-3, 21', 'unit-unknown', '1:14', '50,000 space drives-3'],
      ['7, transfer, 50,000 space drives, 21', 'level-missing', '1:14'],
      ['7, transfer, space drives-3, 21', 'quantity-missing', '1:14'],
      ['7, transfer, 0 gold, 21', 'quantity-range', '1:14'],
      ['7, transfer, 21, 50,000 space drives-3', 'quantity-invalid', '1:14'],
      ['7, transfer, 20 PRO, home', 'number-invalid', '1:22'],
      ['7, transfer, 20 PRO, 0', 'number-range', '1:22'],
      ['7, transfer, 20 PRO, 21, 30 SLD', 'extra-field', '1:26'],
    ],
  },
  'transfer-technology': {
    phase: 8,
    accepted: [
      {
        order: { kind: 'transfer-technology', actorId: 7, techLevel: 6, receiverId: 21 },
        canonical: '7, transfer, TL-6, 21',
        writings: [
          '7, Transfer, tl-6, 21 .',
          '7,TRANSFER,TL-6,21.',
          '7, transfer, TL - 6,\t21',
          '7, transfer, TL–6, 21',
        ],
      },
      {
        order: { kind: 'transfer-technology', actorId: 7, techLevel: 10, receiverId: 1234 },
        canonical: '7, transfer, TL-10, 1234',
        writings: ['7, transfer, Tl-10, 1,234'],
      },
    ],
    refused: [
      ['7, transfer, TL-11, 21', 'level-range', '1:14'],
      ['7, transfer, TL-0, 21', 'level-range', '1:14'],
      ['7, transfer, TL 6, 21', 'level-invalid', '1:14', 'TL-6'],
      ['7, transfer, TL6, 21', 'level-invalid', '1:14', 'TL-6'],
      ['7, transfer, TL-6', 'missing-field', '1:18'],
      ['7, transfer, TL-6, x', 'number-invalid', '1:20'],
      ['7, transfer, TL-6, 21, 22', 'extra-field', '1:24'],
    ],
  },
  assemble: {
    phase: 9,
    accepted: [
      {
        order: { kind: 'assemble', actorId: 7, units: { code: 'LFS', techLevel: 1, quantity: 200 } },
        canonical: '7, assemble, 200 life support units-1',
        writings: [
          '7, Assemble, 200 Life Support-1 .',
          '7,ASSEMBLE,200 LFS-1',
          '7, assemble,\t200 life support unit-1.',
        ],
      },
      {
        order: { kind: 'assemble', actorId: 7, units: { code: 'CNW', techLevel: 0, quantity: 1000 } },
        canonical: '7, assemble, 1,000 construction workers',
        writings: ['7, assemble, 1000 CNW', '7, assemble, 1,000 Construction Worker Units'],
      },
      {
        order: { kind: 'assemble', actorId: 7, units: { code: 'SPY', techLevel: 0, quantity: 2 } },
        canonical: '7, assemble, 2 spies',
        writings: ['7, assemble, 2 spy'],
      },
      {
        order: { kind: 'assemble', actorId: 7, units: { code: 'FRM', techLevel: 6, quantity: 12 } },
        canonical: '7, assemble, 12 farms-6',
        writings: ['7, assemble, 12 FRM-6'],
      },
    ],
    refused: [
      ['7, asemble, 200 LFS-1', 'unknown-statement', '1:4', 'assemble'],
      ['7, assemble', 'missing-field', '1:12'],
      ['7, assemble, 200 transports-1', 'unit-unfit', '1:14'],
      ['7, assemble, 200 life support units', 'level-missing', '1:14'],
      ['7, assemble, 200 life support units-12', 'level-range', '1:14'],
      ['7, assemble, life support units-1', 'quantity-missing', '1:14'],
      ['7, assemble, 200 life suport units-1', 'unit-unknown', '1:14', '200 life support units-1'],
      ['7, assemble, 200 life support units-1, 14', 'extra-field', '1:40'],
    ],
  },
  'assemble-factories': {
    phase: 9,
    accepted: [
      {
        order: {
          kind: 'assemble-factories',
          actorId: 7,
          units: { code: 'FCT', techLevel: 6, quantity: 50_000 },
          product: { kind: 'unit', code: 'CNGD', techLevel: 0 },
        },
        canonical: '7, assemble, 50,000 factories-6, consumer goods',
        writings: [
          '7, Assemble, 50,000 Factories-6, Consumer Goods .',
          '7,ASSEMBLE,50000 FCT-6,CNGD',
          '7, assemble, 50,000 factory-6,\tconsumer  goods.',
        ],
      },
      {
        order: {
          kind: 'assemble-factories',
          actorId: 12,
          units: { code: 'FCT', techLevel: 6, quantity: 100 },
          product: { kind: 'research' },
        },
        canonical: '12, assemble, 100 factories-6, research',
        writings: ['12, assemble, 100 factory units-6, Research Points', '12, assemble, 100 FCT-6, RSCH'],
      },
      {
        order: {
          kind: 'assemble-factories',
          actorId: 12,
          units: { code: 'FCT', techLevel: 1, quantity: 1 },
          product: { kind: 'unit', code: 'EWP', techLevel: 1 },
        },
        canonical: '12, assemble, 1 factory-1, energy weapons-1',
        writings: ['12, assemble, 1 factories-1, energy weapon-1'],
      },
    ],
    refused: [
      ['7, assemble, 100 factories-6', 'missing-field', '1:29'],
      ['7, assemble, 100 factories-6, food', 'product-invalid', '1:31'],
      ['7, assemble, 100 factories-6, retool', 'product-invalid', '1:31'],
      ['7, assemble, 100 factories-6, 14', 'product-invalid', '1:31'],
      ['7, assemble, 100 factories-6, consumer good', 'unit-unknown', '1:31', 'consumer goods'],
      ['7, assemble, 100 factories-6, energy weapons', 'level-missing', '1:31'],
      ['7, assemble, 100 factories, research', 'level-missing', '1:14'],
      ['7, assemble, factories-6, research', 'quantity-missing', '1:14'],
      ['7, assemble, 100 factoris-6, research', 'unit-unknown', '1:14', '100 factories-6'],
      ['7, assemble, 100 factories-6, research, 2', 'extra-field', '1:41'],
    ],
  },
  'assemble-mines': {
    phase: 9,
    accepted: [
      {
        order: {
          kind: 'assemble-mines',
          actorId: 7,
          units: { code: 'MIN', techLevel: 2, quantity: 25_680 },
          deposit: 18,
        },
        canonical: '7, assemble, 25,680 mines-2, 18',
        writings: [
          '7, Assemble, 25,680 Mines-2, 18 .',
          '7,ASSEMBLE,25680 MIN-2,18',
          '7, assemble, 25,680 mine units-2,\t18.',
        ],
      },
      {
        order: {
          kind: 'assemble-mines',
          actorId: 7,
          units: { code: 'MIN', techLevel: 10, quantity: 1 },
          deposit: 40,
        },
        canonical: '7, assemble, 1 mine-10, 40',
        writings: ['7, assemble, 1 mines-10, 40'],
      },
    ],
    refused: [
      ['7, assemble, 25,680 mines-2', 'missing-field', '1:28'],
      ['7, assemble, 25,680 mines-2, gold', 'number-invalid', '1:30'],
      ['7, assemble, 25,680 mines-2, 0', 'number-range', '1:30'],
      ['7, assemble, 25,680 mines-2, 41', 'number-range', '1:30'],
      ['7, assemble, 25,680 mines, 18', 'level-missing', '1:14'],
      ['7, assemble, 25,680 mins-2, 18', 'unit-unknown', '1:14', '25,680 mines-2'],
      ['7, assemble, 0 mines-2, 18', 'quantity-range', '1:14'],
      ['7, assemble, 25,680 mines-2, 18, 19', 'extra-field', '1:34'],
    ],
  },
  permission: {
    phase: 10,
    accepted: [
      {
        order: {
          kind: 'permission',
          actorId: 31,
          party: { kind: 'ship-or-colony', id: 112 },
          permission: 'granted',
        },
        canonical: '31, permission, 112, granted',
        writings: [
          '31, Permission, 112, Granted .',
          '31,PERMISSION,112,GRANTED',
          '31, permission,\t112, grant.',
        ],
      },
      {
        order: { kind: 'permission', actorId: 31, party: { kind: 'empire', id: 4 }, permission: 'denied' },
        canonical: '31, permission, empire 4, denied',
        writings: ['31, permission, Empire  4, Denied .', '31, permission, EMPIRE 4, deny'],
      },
    ],
    refused: [
      ['31, permision, 112, granted', 'unknown-statement', '1:5', 'permission'],
      ['31, permission', 'missing-field', '1:15'],
      ['31, permission, 112', 'missing-field', '1:20'],
      ['31, permission, 112, grnated', 'choice-unknown', '1:22', 'granted'],
      ['31, permission, 112, maybe', 'choice-unknown', '1:22'],
      ['31, permission, granted, 112', 'party-invalid', '1:17'],
      ['31, permission, empire x, granted', 'party-invalid', '1:17'],
      ['31, permission, empire 0, granted', 'number-range', '1:17'],
      ['31, permission, 112, granted, denied', 'extra-field', '1:31'],
    ],
  },
  buy: {
    phase: 10,
    accepted: [
      {
        order: {
          kind: 'buy',
          actorId: 7,
          quantity: 1000,
          item: { code: 'FOOD', techLevel: 0 },
          price: ratio(1, 4),
        },
        canonical: '7, buy, 1,000, food, 0.25',
        writings: [
          '7, Buy, 1,000, Food, 0.25 .',
          '7,BUY,1000,FOOD,0.25',
          '7, buy,\t1,000, food units, 0.250.',
        ],
      },
      {
        order: {
          kind: 'buy',
          actorId: 7,
          quantity: 1,
          item: { code: 'SEN', techLevel: 2 },
          price: ratio(2501, 2),
        },
        canonical: '7, buy, 1, sensors-2, 1250.5',
        writings: ['7, buy, 1, sensor-2, 1,250.5', '7, buy, 1, SEN-2, 1250.50 .'],
      },
    ],
    refused: [
      ['7, buuy, 1,000, food, 0.25', 'unknown-statement', '1:4', 'buy'],
      ['7, buy, 1,000 food, 0.25', 'number-invalid', '1:9', '1,000, food'],
      ['7, buy, 0, food, 0.25', 'number-range', '1:9'],
      ['7, buy, 1,000', 'missing-field', '1:14'],
      ['7, buy, 1,000, food', 'missing-field', '1:20'],
      ['7, buy, 1,000, soldiers, 0.25', 'unit-unfit', '1:16'],
      ['7, buy, 1,000, fod, 0.25', 'unit-unknown', '1:16', 'food'],
      ['7, buy, 1,000, missiles, 0.25', 'level-missing', '1:16'],
      ['7, buy, 1,000, food, .25', 'rate-invalid', '1:22', '0.25'],
      ['7, buy, 1,000, food, free', 'rate-invalid', '1:22'],
      ['7, buy, 1,000, food, 0.0000000000000001', 'rate-digits', '1:22'],
      ['7, buy, 1,000, food, 0.25, gold', 'extra-field', '1:28'],
    ],
  },
  'buy-technology': {
    phase: 10,
    accepted: [
      {
        order: { kind: 'buy-technology', actorId: 7, techLevel: 6, price: ratio(25_000) },
        canonical: '7, buy, TL-6, 25000',
        writings: ['7, Buy, TL-6, 25,000 .', '7,BUY,tl-6,25000', '7, buy, TL – 6,\t25,000.0.'],
      },
      {
        order: { kind: 'buy-technology', actorId: 7, techLevel: 10, price: ratio(0) },
        canonical: '7, buy, TL-10, 0',
        writings: ['7, buy, TL-10, 0.0'],
      },
    ],
    refused: [
      ['7, buy, TL-11, 25,000', 'level-range', '1:9'],
      ['7, buy, TL6, 25,000', 'level-invalid', '1:9', 'TL-6'],
      ['7, buy, TL-6', 'missing-field', '1:13'],
      ['7, buy, TL-6, cheap', 'rate-invalid', '1:15'],
      ['7, buy, TL-6, .5', 'rate-invalid', '1:15', '0.5'],
      ['7, buy, 1, TL-6, 25,000', 'unit-unknown', '1:12'],
      ['7, buy, TL-6, 25,000, gold', 'extra-field', '1:23'],
    ],
  },
  sell: {
    phase: 10,
    accepted: [
      {
        order: {
          kind: 'sell',
          actorId: 7,
          quantity: 250,
          item: { code: 'MSS', techLevel: 1 },
          price: ratio(3, 2),
        },
        canonical: '7, sell, 250, missiles-1, 1.5',
        writings: [
          '7, Sell, 250, Missiles-1, 1.5 .',
          '7,SELL,250,MSS-1,1.5',
          '7, sell,\t250, missile units-1, 1.50.',
        ],
      },
      {
        order: {
          kind: 'sell',
          actorId: 7,
          quantity: 2_000_000,
          item: { code: 'METS', techLevel: 0 },
          price: ratio(1, 200),
        },
        canonical: '7, sell, 2,000,000, metallics, 0.005',
        writings: ['7, sell, 2000000, METS, 0.005', '7, sell, 2,000,000, Metallics, 0.0050 .'],
      },
    ],
    refused: [
      ['7, sel, 250, missiles-1, 1.5', 'unknown-statement', '1:4', 'sell'],
      ['7, sell, x, missiles-1, 1.5', 'number-invalid', '1:10'],
      ['7, sell, 250, 1.5, missiles-1', 'unit-unknown', '1:15'],
      ['7, sell, 250, missiles-11, 1.5', 'level-range', '1:15'],
      ['7, sell, 250, spies, 1.5', 'unit-unfit', '1:15'],
      ['7, sell, 250, missiles-1', 'missing-field', '1:25'],
      ['7, sell, 250, missiles-1, 1/2', 'rate-invalid', '1:27'],
      ['7, sell, 250, missiles-1, 1.5, 112', 'extra-field', '1:32'],
    ],
  },
  'sell-technology': {
    phase: 10,
    accepted: [
      {
        order: { kind: 'sell-technology', actorId: 7, techLevel: 4, price: ratio(9000) },
        canonical: '7, sell, TL-4, 9000',
        writings: ['7, Sell, TL-4, 9,000 .', '7,SELL,TL-4,9000.', '7, sell, tl-4,\t9000.00'],
      },
      {
        order: { kind: 'sell-technology', actorId: 7, techLevel: 1, price: ratio(1, 8) },
        canonical: '7, sell, TL-1, 0.125',
        writings: ['7, sell, TL-1, 0.1250'],
      },
    ],
    refused: [
      ['7, sell, TL-0, 9000', 'level-range', '1:10'],
      ['7, sell, TL 4, 9000', 'level-invalid', '1:10', 'TL-4'],
      ['7, sell, TL-4', 'missing-field', '1:14'],
      ['7, sell, TL-4, -9000', 'rate-invalid', '1:16'],
      ['7, sell, TL-4, 9000, 21', 'extra-field', '1:22'],
    ],
  },
  survey: {
    phase: 11,
    accepted: [
      {
        order: { kind: 'survey', actorId: 7 },
        canonical: '7, survey',
        writings: ['7, Survey .', '7,SURVEY.', '\t7,\tsurvey\t// again'],
      },
      {
        order: { kind: 'survey', actorId: 1234 },
        canonical: '1234, survey',
        writings: ['1,234, survey'],
      },
    ],
    refused: [
      ['7, survay', 'unknown-statement', '1:4', 'survey'],
      ['survey', 'unknown-statement', '1:1'],
      ['survey, 7', 'unknown-statement', '1:1'],
      ['7 survey', 'unknown-statement', '1:1'],
      ['x, survey', 'number-invalid', '1:1'],
      ['0, survey', 'number-range', '1:1'],
      ['7, survey, 3', 'extra-field', '1:12'],
    ],
  },
  probe: {
    phase: 12,
    accepted: [
      {
        order: { kind: 'probe', actorId: 7, orbits: [2, 4, 5] },
        canonical: '7, probe, 2, 4, 5',
        writings: ['7, Probe, 2, 4, 5 .', '7,PROBE,2,4,5.', '7, probe,\t2 , 4,\t05'],
      },
      {
        order: { kind: 'probe', actorId: 7, orbits: [11] },
        canonical: '7, probe, 11',
        writings: ['7, probe, 11.'],
      },
      {
        order: { kind: 'probe', actorId: 7, orbits: [1, 10] },
        canonical: '7, probe, 1, 10',
        writings: ['7,probe,1,10'],
      },
    ],
    refused: [
      ['7, porbe, 2', 'unknown-statement', '1:4', 'probe'],
      ['7, probe', 'missing-field', '1:9'],
      ['7, probe, 2, 12', 'number-range', '1:14'],
      ['7, probe, 0, 4', 'number-range', '1:11'],
      ['7, probe, 2, 4, five', 'number-invalid', '1:17'],
      ['7, probe, 2 4 5', 'number-invalid', '1:11'],
      ['7, probe, 2, , 5', 'missing-field', '1:13'],
      ['7, probe, 2, , 4', 'missing-field', '1:13'],
    ],
  },
  'check-rebels': {
    phase: 13,
    accepted: [
      {
        order: { kind: 'check-rebels', actorId: 7, spies: 10 },
        canonical: '7, 10, check rebels',
        writings: ['7, 10, Check Rebels .', '7,10,CHECK REBELS.', '7,\t10, check  rebels // quietly'],
      },
      {
        order: { kind: 'check-rebels', actorId: 7, spies: 1000 },
        canonical: '7, 1,000, check rebels',
        writings: ['7, 1000, check rebels'],
      },
    ],
    refused: [
      ['7, 10, check rebles', 'unknown-statement', '1:8', 'check rebels'],
      ['7, check rebels', 'unknown-statement', '1:4'],
      ['7,100, check rebels', 'unknown-statement', '1:8'],
      ['7, ten, check rebels', 'number-invalid', '1:4'],
      ['7, 10 spies, check rebels', 'number-invalid', '1:4'],
      ['7, 0, check rebels', 'number-range', '1:4'],
      ['7, 10, check rebels, 112', 'extra-field', '1:22'],
    ],
  },
  'convert-rebels': {
    phase: 13,
    accepted: [
      {
        order: { kind: 'convert-rebels', actorId: 7, spies: 10 },
        canonical: '7, 10, convert rebels',
        writings: ['7, 10, Convert Rebels .', '7,10,CONVERT REBELS', '7, 10,\tconvert\trebels.'],
      },
      {
        order: { kind: 'convert-rebels', actorId: 7, spies: 25_000 },
        canonical: '7, 25,000, convert rebels',
        writings: ['7, 25000, convert rebels'],
      },
    ],
    refused: [
      ['7, 10, convert rebel', 'unknown-statement', '1:8', 'convert rebels'],
      ['7, convert rebels, 10', 'unknown-statement', '1:4'],
      ['x, 10, convert rebels', 'number-invalid', '1:1'],
      ['7, -10, convert rebels', 'number-invalid', '1:4'],
      ['7, 10, convert rebels, 112', 'extra-field', '1:24'],
    ],
  },
  'check-for-spies': {
    phase: 13,
    accepted: [
      {
        order: { kind: 'check-for-spies', actorId: 7, spies: 10 },
        canonical: '7, 10, check for spies',
        writings: ['7, 10, Check for Spies .', '7,10,CHECK FOR SPIES', '7, 10,\tcheck  for  spies.'],
      },
      {
        order: { kind: 'check-for-spies', actorId: 7, spies: 1 },
        canonical: '7, 1, check for spies',
        writings: ['7, 1, check for spies'],
      },
    ],
    refused: [
      ['7, 10, check for spys', 'unknown-statement', '1:8', 'check for spies'],
      ['check for spies, 7, 10', 'unknown-statement', '1:1'],
      ['7, 1.5, check for spies', 'number-invalid', '1:4'],
      ['0, 10, check for spies', 'number-range', '1:1'],
      ['7, 10, check for spies, 112', 'extra-field', '1:25'],
    ],
  },
  'attack-spies': {
    phase: 13,
    accepted: [
      {
        order: { kind: 'attack-spies', actorId: 7, spies: 10, targetId: 112 },
        canonical: '7, 10, attack spies, 112',
        writings: ['7, 10, Attack Spies, 112 .', '7,10,ATTACK SPIES,112', '7, 10,\tattack  spies, 112.'],
      },
      {
        order: { kind: 'attack-spies', actorId: 7, spies: 2000, targetId: 1234 },
        canonical: '7, 2,000, attack spies, 1234',
        writings: ['7, 2000, attack spies, 1,234'],
      },
    ],
    refused: [
      ['7, 10, atack spies, 112', 'unknown-statement', '1:8', 'attack spies'],
      ['7, 10, attack spies', 'missing-field', '1:20'],
      ['7, attack spies, 112', 'unknown-statement', '1:4'],
      ['7, some, attack spies, 112', 'number-invalid', '1:4'],
      ['7, 10, attack spies, x', 'number-invalid', '1:22'],
      ['7, 10, attack spies, 112, 113', 'extra-field', '1:27'],
    ],
  },
  'incite-rebels': {
    phase: 13,
    accepted: [
      {
        order: { kind: 'incite-rebels', actorId: 7, spies: 10, targetId: 112 },
        canonical: '7, 10, incite rebels, 112',
        writings: ['7, 10, Incite Rebels, 112 .', '7,10,INCITE REBELS,112', '7,\t10, incite rebels,\t112.'],
      },
      {
        order: { kind: 'incite-rebels', actorId: 7, spies: 3000, targetId: 112 },
        canonical: '7, 3,000, incite rebels, 112',
        writings: ['7, 3000, incite rebels, 112'],
      },
    ],
    refused: [
      ['7, 10, insite rebels, 112', 'unknown-statement', '1:8', 'incite rebels'],
      ['7, 10, incite rebels', 'missing-field', '1:21'],
      ['7, 0, incite rebels, 112', 'number-range', '1:4'],
      ['7, 10, incite rebels, 0', 'number-range', '1:23'],
      ['7, 10, incite rebels, 112, 10', 'extra-field', '1:28'],
    ],
  },
  information: {
    phase: 13,
    accepted: [
      {
        order: { kind: 'information', actorId: 7, spies: 10, targetId: 112 },
        canonical: '7, 10, information, 112',
        writings: ['7, 10, Information, 112 .', '7,10,INFORMATION,112', '7,\t10, information ,\t112.'],
      },
      {
        order: { kind: 'information', actorId: 7, spies: 4000, targetId: 112 },
        canonical: '7, 4,000, information, 112',
        writings: ['7, 4000, information, 112'],
      },
    ],
    refused: [
      ['7, 10, infromation, 112', 'unknown-statement', '1:8', 'information'],
      ['7, information, 112', 'unknown-statement', '1:4'],
      ['7, 10, information', 'missing-field', '1:19'],
      ['7, 10, information, 5-12-28/2', 'number-invalid', '1:21'],
      ['7, 10, information, 112, all', 'extra-field', '1:26'],
    ],
  },
  move: {
    phase: 14,
    accepted: [
      {
        order: { kind: 'move', actorId: 4, destination: { kind: 'orbit', orbit: 6 } },
        canonical: '4, move, 6',
        writings: ['4, Move, 6 .', '4,MOVE,6.', '4, move,\t06 // home'],
      },
      {
        order: { kind: 'move', actorId: 4, destination: { kind: 'star-orbit', sequence: 3, orbit: 4 } },
        canonical: '4, move, C-4',
        writings: ['4, move, c-4', '4, move, C - 4 .', '4, move, C–4'],
      },
      {
        order: { kind: 'move', actorId: 4, destination: { kind: 'system', ...SYSTEM } },
        canonical: '4, move, 04-06-19',
        writings: ['4, move, 4-6-19', '4, Move, 04-6-19 .', '4, move, 4–6–19'],
      },
      {
        order: { kind: 'move', actorId: 4, destination: { kind: 'system', ...SYSTEM, sequence: 1 } },
        canonical: '4, move, 04-06-19/A',
        writings: ['4, move, 4-6-19/a'],
      },
      {
        order: { kind: 'move', actorId: 4, destination: { kind: 'orbit', orbit: 11 } },
        canonical: '4, move, 11',
        writings: ['4, move, 11.'],
      },
    ],
    refused: [
      ['4, mvoe, 6', 'unknown-statement', '1:4', 'move'],
      ['4, move', 'missing-field', '1:8'],
      ['4, move, 0', 'number-range', '1:10'],
      ['4, move, 12', 'number-range', '1:10'],
      ['4, move, C-12', 'destination-invalid', '1:10'],
      ['4, move, C4', 'destination-invalid', '1:10'],
      ['4, move, 4-6', 'destination-invalid', '1:10'],
      ['4, move, 4-6-19/2', 'destination-invalid', '1:10'],
      ['4, move, home', 'destination-invalid', '1:10'],
      ['4, move, 6, 7', 'extra-field', '1:13'],
      ['4, move, 4, 6, 19', 'extra-field', '1:13'],
    ],
  },
  draft: {
    phase: 15,
    accepted: [
      {
        order: { kind: 'draft', actorId: 7, units: { code: 'SLD', techLevel: 0, quantity: 1000 } },
        canonical: '7, draft, 1,000 soldiers',
        writings: ['7, Draft, 1,000 Soldiers .', '7,DRAFT,1000 SLD', '7, draft,\t1,000 soldier units.'],
      },
      {
        order: { kind: 'draft', actorId: 7, units: { code: 'TRN', techLevel: 0, quantity: 1 } },
        canonical: '7, draft, 1 trainee',
        writings: ['7, draft, 1 trainees', '7, draft, 1 TRN'],
      },
      {
        order: { kind: 'draft', actorId: 7, units: { code: 'CNW', techLevel: 0, quantity: 20 } },
        canonical: '7, draft, 20 construction workers',
        writings: ['7, draft, 20 construction worker', '7, draft, 20 cnw'],
      },
    ],
    refused: [
      ['7, draf, 1,000 soldiers', 'unknown-statement', '1:4', 'draft'],
      ['7, draft', 'missing-field', '1:9'],
      ['7, draft, soldiers', 'quantity-missing', '1:11'],
      ['7, draft, 1,000, soldiers', 'quantity-invalid', '1:11'],
      ['7, draft, 0 soldiers', 'quantity-range', '1:11'],
      ['7, draft, 1,000 solders', 'unit-unknown', '1:11', '1,000 soldiers'],
      ['7, draft, 1,000 spies', 'unit-unfit', '1:11'],
      ['7, draft, 1,000 soldiers-1', 'level-unneeded', '1:11', '1,000 soldiers'],
      ['7, draft, 1,000 soldiers, 100 trainees', 'extra-field', '1:27'],
    ],
  },
  disband: {
    phase: 15,
    accepted: [
      {
        order: { kind: 'disband', actorId: 7, units: { code: 'TRN', techLevel: 0, quantity: 500 } },
        canonical: '7, disband, 500 trainees',
        writings: ['7, Disband, 500 Trainees .', '7,DISBAND,500 TRN', '7, disband,\t500 trainee units.'],
      },
      {
        order: { kind: 'disband', actorId: 7, units: { code: 'SPY', techLevel: 0, quantity: 1500 } },
        canonical: '7, disband, 1,500 spies',
        writings: ['7, disband, 1500 spy', '7, disband, 1,500 SPY'],
      },
      {
        order: { kind: 'disband', actorId: 7, units: { code: 'SLD', techLevel: 0, quantity: 1 } },
        canonical: '7, disband, 1 soldier',
        writings: ['7, disband, 1 soldiers'],
      },
    ],
    refused: [
      ['7, disbnad, 500 trainees', 'unknown-statement', '1:4', 'disband'],
      ['7, disband, trainees', 'quantity-missing', '1:13'],
      ['7, disband, 500 professionals', 'unit-unfit', '1:13'],
      ['7, disband, 500 trainess', 'unit-unknown', '1:13', '500 trainees'],
      ['7, disband, many trainees', 'quantity-missing', '1:13'],
      ['7, disband, 500 trainees, 21', 'extra-field', '1:27'],
    ],
  },
  pay: {
    phase: 16,
    accepted: [
      {
        order: { kind: 'pay', actorId: 7, rate: ratio(3, 8), populationClass: 'PRO' },
        canonical: '7, pay, 0.375, professionals',
        writings: [
          '7, Pay, 0.375, Professionals .',
          '7,PAY,0.375,PRO.',
          ' 7\t, pay , 0.3750 ,\tprofessional   units',
        ],
      },
      {
        order: { kind: 'pay', actorId: 12, rate: ratio(1), populationClass: 'USK' },
        canonical: '12, pay, 1, unskilled workers',
        writings: ['12, pay, 1, usk // generous', '12, pay, 1.0, unskilled worker'],
      },
      {
        order: { kind: 'pay', actorId: 50_000, rate: ratio(2001, 2), populationClass: 'SLD' },
        canonical: '50000, pay, 1000.5, soldiers',
        writings: ['50,000, pay, 1,000.5, Soldier.', '50000, pay, 1000.50, SLD'],
      },
      {
        order: { kind: 'pay', actorId: 7, rate: ratio(1, 100_000_000_000_000), populationClass: 'SLD' },
        canonical: '7, pay, 0.00000000000001, soldiers',
        writings: ['7, pay, 0.00000000000001, SLD'],
      },
    ],
    refused: [
      ['7, pya, 0.375, professionals', 'unknown-statement', '1:4', 'pay'],
      ['pay, 7, 0.375, professionals', 'unknown-statement', '1:1'],
      ['7 pay 0.375 professionals', 'unknown-statement', '1:1'],
      ['seven, pay, 0.375, professionals', 'number-invalid', '1:1'],
      ['-7, pay, 0.375, professionals', 'number-invalid', '1:1'],
      ['0, pay, 0.375, professionals', 'number-range', '1:1'],
      ['7, pay, 3/8, professionals', 'rate-invalid', '1:9'],
      ['7, pay, .375, professionals', 'rate-invalid', '1:9', '0.375'],
      ['7, pay, 0.375,125, professionals', 'choice-unknown', '1:15'],
      ['7, pay, 0.375 professionals', 'rate-invalid', '1:9'],
      ['7, pay, 0.000000000000001, PRO', 'rate-digits', '1:9'],
      ['7, pay, 0.375, spies', 'choice-unknown', '1:16'],
      ['7, pay, 0.375, profesionals', 'choice-unknown', '1:16', 'professionals'],
      ['7, pay, 0.375, soldeir', 'choice-unknown', '1:16', 'soldiers'],
      ['7, pay, 0.375', 'missing-field', '1:14'],
      ['7, pay, , PRO', 'missing-field', '1:8'],
      ['7, pay, 0.375, PRO, SLD', 'extra-field', '1:21'],
    ],
  },
  ration: {
    phase: 16,
    accepted: [
      {
        order: { kind: 'ration', actorId: 7, percent: ratio(1, 2) },
        canonical: '7, ration, 50%',
        writings: ['7, ration, 50%.', '7, Ration, 50 % .', '7,RATION,50.0%', '7,\tration,\t50\t%'],
      },
      {
        order: { kind: 'ration', actorId: 7, percent: ratio(0) },
        canonical: '7, ration, 0%',
        writings: ['7, ration, 0.00%'],
      },
      {
        order: { kind: 'ration', actorId: 7, percent: ratio(1) },
        canonical: '7, ration, 100%',
        writings: ['7, ration, 100.0%'],
      },
      {
        order: { kind: 'ration', actorId: 7, percent: ratio(5, 8) },
        canonical: '7, ration, 62.5%',
        writings: ['7, ration, 62.50%'],
      },
      {
        order: { kind: 'ration', actorId: 1234, percent: ratio(1, 1600) },
        canonical: '1234, ration, 0.0625%',
        writings: ['1,234, ration, 0.0625 %'],
      },
    ],
    refused: [
      ['7, RASHION, 50%', 'unknown-statement', '1:4', 'ration'],
      ['7', 'unknown-statement', '1:1'],
      ['9007199254740992, ration, 50%', 'number-range', '1:1'],
      [', ration, 50%', 'missing-field', '1:1'],
      ['7, ration', 'missing-field', '1:10'],
      ['7, ration, 50', 'percent-invalid', '1:12', '50%'],
      ['7, ration, 150', 'percent-invalid', '1:12'],
      ['7, ration, half', 'percent-invalid', '1:12'],
      ['7, ration, -5%', 'percent-invalid', '1:12'],
      ['7, ration, 100.1%', 'percent-range', '1:12'],
      ['7, ration, 0.0000000000001%', 'percent-digits', '1:12'],
      ['7, ration, 50%, 3', 'extra-field', '1:17'],
    ],
  },
  control: {
    phase: 19,
    accepted: [
      {
        order: { kind: 'control', empireId: 2, planet: CLAIMED },
        canonical: '2, control, 02-04-06/9',
        writings: [
          '2, control, 2-4-6/9',
          '2, Control, 02-04-06/09 .',
          '2,CONTROL,2-4-6/9.',
          '2,\tcontrol, 2–4–6/9',
        ],
      },
      {
        order: { kind: 'control', empireId: 2, planet: { ...CLAIMED, sequence: 3 } },
        canonical: '2, control, 02-04-06/C/9',
        writings: ['2, control, 2-4-6/c/9'],
      },
    ],
    refused: [
      ['2, contrl, 2-4-6/9', 'unknown-statement', '1:4', 'control'],
      ['2, control', 'missing-field', '1:11'],
      ['2-4-6/9, control, 2', 'number-invalid', '1:1'],
      ['2, control, 2-4-6', 'planet-invalid', '1:13'],
      ['2, control, 2-4-6/0', 'planet-invalid', '1:13'],
      ['2, control, 2-4-6/11', 'planet-invalid', '1:13'],
      ['2, control, 112', 'planet-invalid', '1:13'],
      ['0, control, 2-4-6/9', 'number-range', '1:1'],
      ['2, control, 2-4-6/9, "Ours"', 'extra-field', '1:22'],
    ],
  },
  'un-control': {
    phase: 19,
    accepted: [
      {
        order: { kind: 'un-control', empireId: 9, planet: CLAIMED },
        canonical: '9, un-control, 02-04-06/9',
        writings: [
          '9, un-control, 2-4-6/9',
          '9, Un-Control, 2-4-6/9 .',
          '9,UNCONTROL,02-04-06/9',
          '9, un‑control, 2-4-6/9',
        ],
      },
      {
        order: { kind: 'un-control', empireId: 9, planet: { ...CLAIMED, sequence: 2 } },
        canonical: '9, un-control, 02-04-06/B/9',
        writings: ['9, un-control, 2-4-6/B/9'],
      },
    ],
    refused: [
      ['9, un control, 2-4-6/9', 'unknown-statement', '1:4', 'un-control'],
      ['9, un-control', 'missing-field', '1:14'],
      ['9, un-control, 2-4-6-9', 'planet-invalid', '1:16'],
      ['empire 9, un-control, 2-4-6/9', 'number-invalid', '1:1'],
      ['9, un-control, 2-4-6/9, 9', 'extra-field', '1:25'],
    ],
  },
  name: {
    phase: 19,
    accepted: [
      {
        order: { kind: 'name', actorId: 12, name: 'Dragonfire' },
        canonical: '12, name, "Dragonfire"',
        writings: [
          '12, Name, "Dragonfire" .',
          '12,NAME,"Dragonfire".',
          '12, name,\t“Dragonfire”',
          '12, name, " Dragonfire "',
        ],
      },
      {
        order: { kind: 'name', actorId: 1234, name: 'The "Old" Lady, St. John' },
        canonical: '1234, name, "The ""Old"" Lady, St. John"',
        writings: ['1,234, name, “The "Old" Lady, St. John”'],
      },
      {
        order: { kind: 'name', actorId: 12, name: 'abcdefghijklmnopqrstuvwx' },
        canonical: '12, name, "abcdefghijklmnopqrstuvwx"',
        writings: ['12, name, "  abcdefghijklmnopqrstuvwx  "'],
      },
    ],
    refused: [
      ['12, naem, "Dragonfire"', 'unknown-statement', '1:5', 'name'],
      ['12, name', 'missing-field', '1:9'],
      ['12, name, Dragonfire', 'text-quotes', '1:11', '"Dragonfire"'],
      ['12, name, ""', 'text-empty', '1:11'],
      ['12, name, "abcdefghijklmnopqrstuvwxy"', 'text-long', '1:11'],
      ['12, name, "a\tb"', 'text-control', '1:11'],
      ['0, name, "Dragonfire"', 'number-range', '1:1'],
      ['12, name, "Dragon", "fire"', 'extra-field', '1:21'],
    ],
  },
  'name-planet': {
    phase: 19,
    accepted: [
      {
        order: { kind: 'name-planet', planet: GOLDBALL, name: 'Goldball' },
        canonical: '05-12-28/2, name, "Goldball"',
        writings: [
          '5-12-28/2, name, "Goldball"',
          '5-12-28/2, Name, "Goldball" .',
          '05-12-28/02,NAME,"Goldball".',
        ],
      },
      {
        order: { kind: 'name-planet', planet: { ...GOLDBALL, sequence: 2 }, name: 'New Goldball' },
        canonical: '05-12-28/B/2, name, "New Goldball"',
        writings: ['5-12-28/b/2, name, „New Goldball“'],
      },
    ],
    refused: [
      ['5-12-28/2, nmae, "Goldball"', 'unknown-statement', '1:12', 'name'],
      ['5-12-28/2, name', 'missing-field', '1:16'],
      ['5-12-28/2, name, Goldball', 'text-quotes', '1:18', '"Goldball"'],
      ['5-12-28/2, name, ""', 'text-empty', '1:18'],
      ['5-12-28/2, name, "abcdefghijklmnopqrstuvwxy"', 'text-long', '1:18'],
      ['5-12-28/2, name, "Goldball", "II"', 'extra-field', '1:30'],
      ['name, 5-12-28/2, "Goldball"', 'unknown-statement', '1:1'],
    ],
  },
  news: {
    phase: 21,
    accepted: [
      {
        order: {
          kind: 'news',
          service: { kind: 'market', planet: MARKET },
          text: 'Fuel wanted.',
          signature: 'The Guild',
        },
        canonical: 'news, 02-29-04/3, "Fuel wanted.", "The Guild"',
        writings: [
          'News, 2-29-4/3, "Fuel wanted.", "The Guild" .',
          'NEWS,02-29-04/3,"Fuel wanted.","The Guild".',
          'news,\t02-29-04/03, “Fuel wanted.”, “The Guild”',
        ],
      },
      {
        order: { kind: 'news', service: { kind: 'station', id: 31 }, text: 'Fuel, cheap // ask at 31' },
        canonical: 'news, 31, "Fuel, cheap // ask at 31"',
        writings: [
          'News, 31, "Fuel, cheap // ask at 31".',
          'news, 31 , " Fuel, cheap // ask at 31 " // to all',
        ],
      },
    ],
    refused: [
      ['nesw, 31, "text"', 'unknown-statement', '1:1', 'news'],
      ['7, news, 31, "text"', 'unknown-statement', '1:4'],
      ['news', 'missing-field', '1:5'],
      ['news, 31', 'missing-field', '1:9'],
      ['news, 2-29-4, "text"', 'service-invalid', '1:7'],
      ['news, empire 3, "text"', 'service-invalid', '1:7'],
      ['news, 0, "text"', 'number-range', '1:7'],
      ['news, 31, text', 'text-quotes', '1:11', '"text"'],
      ['news, 31, ""', 'text-empty', '1:11'],
      ['news, 31, "text", me', 'text-quotes', '1:19', '"me"'],
      ['news, 31, "text", "abcdefghijklmnopqrstuvwxy"', 'text-long', '1:19'],
      ['news, 31, "text", "me", "you"', 'extra-field', '1:25'],
    ],
  },
  message: {
    phase: 21,
    accepted: [
      {
        order: { kind: 'message', party: { kind: 'empire', id: 3 }, text: 'Shall we trade?' },
        canonical: 'message, empire 3, "Shall we trade?"',
        writings: [
          'Message, Empire 3, "Shall we trade?" .',
          'MESSAGE,EMPIRE  3,"Shall we trade?"',
          'message,\tempire 3, “Shall we trade?”',
        ],
      },
      {
        order: { kind: 'message', party: { kind: 'ship-or-colony', id: 1234 }, text: 'Go home.' },
        canonical: 'message, 1234, "Go home."',
        writings: ['message, 1,234, "Go home.".'],
      },
    ],
    refused: [
      ['mesage, empire 3, "Hello"', 'unknown-statement', '1:1', 'message'],
      ['7, message, "Hello"', 'unknown-statement', '1:4'],
      ['message, "Hello"', 'party-invalid', '1:10'],
      ['message, empire 3', 'missing-field', '1:18'],
      ['message, empire, "Hello"', 'party-invalid', '1:10'],
      ['message, empire 0, "Hello"', 'number-range', '1:10'],
      ['message, empire 3, Hello', 'text-quotes', '1:20', '"Hello"'],
      ['message, empire 3, "Hello", "me"', 'extra-field', '1:29'],
    ],
  },
};

const KINDS = Object.entries<Examples<Kind>>(EXAMPLES);

const read = (text: string) => {
  const { orders, diagnostics } = empyreanLanguage.parse(text);
  return {
    orders: orders.map(({ order }) => order),
    mistakes: diagnostics.map(({ code, severity, line, column, suggestion }) => ({
      code,
      severity,
      place: `${line}:${column}`,
      suggestion,
    })),
  };
};

describe.each(KINDS)('E-15: %s', (kind, { phase, accepted, refused }) => {
  const writings = accepted.flatMap(({ order, canonical, writings: others }) =>
    [canonical, ...others].map((text) => ({ text, order })),
  );

  test.each(writings)('E-15: $text', ({ text, order }) => {
    expect(read(text)).toEqual({ orders: [order], mistakes: [] });
  });

  test.each(accepted)('E-16: $canonical is the canonical form', ({ order, canonical }) => {
    expect(order.kind).toBe(kind);
    expect(formatOrder(empyreanLanguage, order)).toBe(canonical);
    expect(PHASES.indexOf(empyreanLanguage.phaseOf(order)) + 1).toBe(phase);
  });

  const mistakes = refused.map(([text, code, place, suggestion]) => ({ text, code, place, suggestion }));

  test.each(mistakes)('E-16: $text is refused as $code at $place', ({ text, ...mistake }) => {
    expect(read(text)).toEqual({ orders: [], mistakes: [{ ...mistake, severity: 'error' }] });
  });

  test.each(mistakes.filter(({ suggestion }) => suggestion !== undefined))(
    'E-16: $text with $suggestion in place of the mistake is accepted',
    ({ text }) => {
      const [diagnostic] = empyreanLanguage.parse(text).diagnostics;
      const { start = 0, end = 0 } = diagnostic?.span ?? {};
      const mended = text.slice(0, start) + (diagnostic?.suggestion ?? '') + text.slice(end);
      expect(read(mended)).toMatchObject({ orders: [{ kind }], mistakes: [] });
    },
  );
});

describe('E-15: the language as a whole', () => {
  test('E-15: its 39 kinds are those tested here, and in the order of the reference page', () => {
    const headings = [...referenceOf(empyreanLanguage.declaration).matchAll(/^## (.*)$/gm)].map(
      ([, heading]) => heading,
    );
    const end = headings.indexOf('Units');
    expect(headings.slice(0, end)).toEqual(['Header', ...Object.keys(EXAMPLES)]);
    expect(KINDS).toHaveLength(39);
  });

  test.each(['\n', ' .\r\n', '. '])(
    'E-16: all canonical forms in one sheet, divided by %j, parse back',
    (ending) => {
      const all = KINDS.flatMap(([, { accepted }]) => accepted);
      const { orders, diagnostics } = empyreanLanguage.parse(
        all.map(({ canonical }) => canonical + ending).join(''),
      );
      expect(orders.map(({ order }) => order)).toEqual(all.map(({ order }) => order));
      expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    },
  );

  test.each<[string, Kind]>([
    ['7, bombard, 112, 75%', 'bombard'],
    ['7, invade, 112, 55%', 'invade'],
    ['7, raid, 112, 28%, gold', 'raid'],
    ['7, support, 21, 40%', 'support-defender'],
    ['7, support, 21, 112, 35%', 'support-attacker'],
    ['set up, ship, 7, transfer, 10 professionals, 50,000 structural units, end', 'set-up'],
    ['set up, open colony, 7, transfer, 10 professionals, end', 'set-up'],
    ['set up, enclosed colony, 7, transfer, 10 professionals, end', 'set-up'],
    ['set up, orbiting colony, 7, transfer, 10 professionals, end', 'set-up'],
    ['set up, colony, 7, transfer, 10 professionals, end', 'set-up'],
    ['set up, trade station, 7, transfer, 10 professionals, end', 'set-up'],
    ['7, disassemble, 500 factories-2', 'disassemble'],
    ['7, build change, 3, space drives-3', 'build-change'],
    ['7, build change, 3, research', 'build-change'],
    ['7, build change, 3, retool', 'build-change'],
    ['7, mining, 2, 14', 'mining-change'],
    ['7, transfer, 50,000 space drives-3, 21', 'transfer'],
    ['7, transfer, TL-6, 21', 'transfer-technology'],
    ['7, assemble, 200 sensors-2', 'assemble'],
    ['12, assemble, 100 factories-6, consumer goods', 'assemble-factories'],
    ['7, assemble, 50 mines-2, 14', 'assemble-mines'],
    ['7, buy, 1,000, food, 0.25', 'buy'],
    ['7, buy, TL-6, 25,000', 'buy-technology'],
    ['7, sell, 1,000, food, 0.25', 'sell'],
    ['7, sell, TL-4, 9,000', 'sell-technology'],
    ['7, survey', 'survey'],
    ['7, probe, 2, 4, 5', 'probe'],
    ['7, 10, check rebels', 'check-rebels'],
    ['7, 10, convert rebels', 'convert-rebels'],
    ['7, 10, check for spies', 'check-for-spies'],
    ['7, 10, attack spies, 112', 'attack-spies'],
    ['7, 10, incite rebels, 112', 'incite-rebels'],
    ['7, 10, information, 112', 'information'],
    ['4, move, 6', 'move'],
    ['4, move, C-4', 'move'],
    ['4, move, 4-6-19', 'move'],
    ['7, draft, 100 soldiers', 'draft'],
    ['7, draft, 100 trainees', 'draft'],
    ['7, draft, 100 construction workers', 'draft'],
    ['7, disband, 100 spies', 'disband'],
    ['7, pay, 0.375, professionals', 'pay'],
    ['7, ration, 50%', 'ration'],
    ['9, control, 2-4-6/9', 'control'],
    ['9, un-control, 2-4-6/9', 'un-control'],
    ['12, name, "Dragonfire"', 'name'],
    ['5-12-28/2, name, "Goldball"', 'name-planet'],
    ['31, permission, 112, granted', 'permission'],
    ['31, permission, 112, denied', 'permission'],
    ['21, permission to colonize, 9-12-26/3', 'permission-to-colonize'],
    ['news, 02-29-04/3, "text"', 'news'],
    ['news, 02-29-04/3, "text", "signature"', 'news'],
    ['news, 31, "text"', 'news'],
    ['message, empire 3, "text"', 'message'],
    ['message, 112, "text"', 'message'],
  ])('E-15: %s stands in the ruling', (text, kind) => {
    const { orders, mistakes } = read(text);
    expect(mistakes).toEqual([]);
    expect(orders.map((order) => order.kind)).toEqual([kind]);
  });

  test('E-15: a text has at most 500 characters, however long its signs are', () => {
    const longest = '🚀'.repeat(500);
    expect(read(`message, empire 3, "${longest}"`)).toEqual({
      orders: [{ kind: 'message', party: { kind: 'empire', id: 3 }, text: longest }],
      mistakes: [],
    });
    expect(read(`message, empire 3, "${longest}x"`).mistakes).toMatchObject([
      { code: 'text-long', place: '1:20' },
    ]);
    expect(read(`news, 31, "${'x'.repeat(501)}"`).mistakes).toMatchObject([
      { code: 'text-long', place: '1:11' },
    ]);
  });

  test.each<[string, EmpyreanOrder]>([
    ['an ID of 0', { kind: 'ration', actorId: 0, percent: ratio(1) }],
    ['a third, which is no decimal', { kind: 'ration', actorId: 7, percent: ratio(1, 3) }],
    ['more than the full ration', { kind: 'ration', actorId: 7, percent: ratio(2) }],
    [
      'a wage of 16 digits',
      { kind: 'pay', actorId: 7, rate: ratio(1, 1_000_000_000_000_000), populationClass: 'SLD' },
    ],
    ['an orbit 12', { kind: 'move', actorId: 4, destination: { kind: 'orbit', orbit: 12 } }],
    ['a deposit 41', { kind: 'mining-change', actorId: 7, group: 2, deposit: 41 }],
    ['no soldiers', { kind: 'draft', actorId: 7, units: { code: 'SLD', techLevel: 0, quantity: 0 } }],
    ['soldiers of a level', { kind: 'draft', actorId: 7, units: { code: 'SLD', techLevel: 1, quantity: 1 } }],
    [
      'sensors of no level',
      { kind: 'assemble', actorId: 7, units: { code: 'SEN', techLevel: 0, quantity: 1 } },
    ],
    ['an empty name', { kind: 'name', actorId: 7, name: '' }],
    ['a name of 25 characters', { kind: 'name', actorId: 7, name: 'abcdefghijklmnopqrstuvwxy' }],
    ['a name over two lines', { kind: 'name', actorId: 7, name: 'two\nlines' }],
    ['a name with blanks at its end', { kind: 'name', actorId: 7, name: 'Dragonfire ' }],
  ])('E-16: the printer throws on %s', (_, order) => {
    expect(() => formatOrder(empyreanLanguage, order)).toThrow(RangeError);
  });
});
