import type { BattleView, CombatantView } from '../../src/view/battle-view.js';
import type { TurnView } from '../../src/view/turn-view.js';
import type { RebellionView, SpyReportView } from '../../src/view/unrest-view.js';
import { fleetView } from './fleet-view.js';

/**
 * The empire of the fleet view in a quarter of war. By hand:
 *
 * - missiles at colony 7: 1,000 ÷ (5² − 1) = 41 possible hits, 20 and 6 stopped, 15 × 100 damage; the next round
 *   1,000 ÷ (2² − 1) = 333, 200 and 33 stopped, 100 × 100 damage
 * - missiles at ship 20: 300 ÷ (5² − 1) = 12, 4 stopped, 8 × 100 damage
 * - beams at colony 7: 1,000 × 10 ÷ 5 − 100 × 10 = 1,000; the next round 1,000 × 10 ÷ 2 − 100 × 10 = 4,000
 * - landing of ship 20: 10 transports with 4 soldiers each, 2 shot down; 32 fight 20: 32 × 0.3 and 20 × 0.2 fall; then 28
 *   fight 11: 28 × 0.35 and 11 × 0.1 fall, and 27 are more than 6 times the 2 that are left, who surrender
 * - soldiers of ship 20: 8 shot down, 3 and 1 killed; 1 wounded and 27 as garrison stay behind
 * - raid of ship 21: 5 soldiers in ASC-1 and an MTBT-1 count 5 × 11 + 2 = 57 against 20; 12 transports carry 6 mass units of
 *   gold each, and 72 × 57 ÷ 77 = 53 come home; supplies 5 + 2
 * - fuel of ship 20: 1,000 × 4 a round, and 100 for the crossing; supplies 32 and 28
 */
export function warView(): TurnView {
  return {
    ...fleetView(),
    battles: [invasion(), watched()],
    espionage: espionage(),
    spiesLost: [
      { id: 1, spies: 3 },
      { id: 12, spies: 1 },
    ],
    rebellions: rebellions(),
  };
}

const DUSK: CombatantView = { id: 20, name: 'Dusk', kind: 'ship', empire: 7, isDestroyed: false };
const RAIDER: CombatantView = { id: 21, name: null, kind: 'ship', empire: 7, isDestroyed: false };

/** Own ships invade and raid a colony, and it falls. */
function invasion(): BattleView {
  return {
    planet: '05-12-28/3',
    target: { id: 7, name: 'Silverball', kind: 'enclosed', empire: 3, isDestroyed: false },
    attackers: [DUSK, RAIDER],
    helpers: [{ id: 8, name: null, kind: 'orbiting', empire: 3, isDestroyed: true }],
    orders: [
      { id: 20, kind: 'bombard', commitment: { numerator: 1, denominator: 2 } },
      { id: 20, kind: 'invade', commitment: { numerator: 4, denominator: 5 } },
      { id: 21, kind: 'raid', commitment: { numerator: 1, denominator: 3 } },
      { id: 8, kind: 'support-defender', commitment: null },
    ],
    end: 'captured',
    captor: 7,
    rounds: 2,
    account: [
      {
        distances: [
          { id: 20, distance: 5 },
          { id: 21, distance: 2 },
        ],
        fire: [
          {
            id: 7,
            missiles: 1000,
            possibleHits: 41,
            byAntiMissiles: 20,
            byEnergyWeapons: 6,
            hits: 15,
            beams: 1000,
            shields: 100,
            missileDamage: 1500,
            beamDamage: 1000,
          },
          {
            id: 20,
            missiles: 300,
            possibleHits: 12,
            byAntiMissiles: 0,
            byEnergyWeapons: 4,
            hits: 8,
            beams: 0,
            shields: 0,
            missileDamage: 800,
            beamDamage: 0,
          },
        ],
        landings: [
          {
            id: 20,
            kind: 'invade',
            soldiers: 40,
            robots: 0,
            craft: 0,
            transports: 10,
            lostSoldiers: 8,
            lostRobots: 0,
            lostTransports: 2,
          },
          {
            id: 21,
            kind: 'raid',
            soldiers: 5,
            robots: 1,
            craft: 5,
            transports: 12,
            lostSoldiers: 0,
            lostRobots: 0,
            lostTransports: 0,
          },
        ],
        ground: [
          {
            kind: 'raid',
            attackers: { factor: 57, killed: 0, wounded: 0, robots: 0, surrendered: 0 },
            defenders: { factor: 20, killed: 0, wounded: 0, robots: 0, surrendered: 0 },
          },
          {
            kind: 'invade',
            attackers: { factor: 32, killed: 3, wounded: 1, robots: 0, surrendered: 0 },
            defenders: { factor: 20, killed: 6, wounded: 3, robots: 0, surrendered: 0 },
          },
        ],
        consumption: [
          { id: 20, fuel: 4100, supplies: 32 },
          { id: 21, fuel: 120, supplies: 7 },
        ],
      },
      {
        distances: [
          { id: 20, distance: 2 },
          { id: 21, distance: 2 },
        ],
        fire: [
          {
            id: 7,
            missiles: 1000,
            possibleHits: 333,
            byAntiMissiles: 200,
            byEnergyWeapons: 33,
            hits: 100,
            beams: 1000,
            shields: 100,
            missileDamage: 10000,
            beamDamage: 4000,
          },
        ],
        landings: [],
        ground: [
          {
            kind: 'invade',
            attackers: { factor: 28, killed: 1, wounded: 0, robots: 0, surrendered: 0 },
            defenders: { factor: 11, killed: 6, wounded: 3, robots: 0, surrendered: 2 },
          },
        ],
        consumption: [{ id: 20, fuel: 4000, supplies: 28 }],
      },
    ],
    changes: [
      { id: 20, unit: 'SLD', lost: 12, used: 0, sent: 28, received: 0 },
      { id: 20, unit: 'TPT-2', lost: 2, used: 0, sent: 0, received: 0 },
      { id: 20, unit: 'MSS-1', lost: 0, used: 2000, sent: 0, received: 0 },
      { id: 20, unit: 'FUEL', lost: 0, used: 8100, sent: 0, received: 0 },
      { id: 20, unit: 'MTSP', lost: 0, used: 60, sent: 0, received: 0 },
      { id: 21, unit: 'FUEL', lost: 0, used: 120, sent: 0, received: 0 },
      { id: 21, unit: 'MTSP', lost: 0, used: 7, sent: 0, received: 0 },
      { id: 21, unit: 'GOLD', lost: 0, used: 0, sent: 0, received: 53 },
    ],
    loot: [{ id: 21, unit: 'GOLD', quantity: 53 }],
  };
}

/** Somebody else's fight in which an independent colony was bombarded. */
function watched(): BattleView {
  return {
    planet: '05-12-28/4',
    target: { id: 9, name: null, kind: 'open', empire: null, isDestroyed: false },
    attackers: [{ id: 31, name: 'Grim', kind: 'ship', empire: 4, isDestroyed: false }],
    helpers: [],
    orders: [{ id: 31, kind: 'bombard', commitment: null }],
    end: 'cease-fire',
    captor: null,
    rounds: 3,
    account: null,
    changes: [],
    loot: [],
  };
}

function espionage(): SpyReportView[] {
  return [
    { id: 1, spies: 10, result: { task: 'check rebels', rebels: 305 } },
    { id: 1, spies: 2, result: { task: 'convert rebels', converted: 1 } },
    {
      id: 1,
      spies: 10,
      result: {
        task: 'check for spies',
        found: [
          { empire: 3, spies: 1200 },
          { empire: 4, spies: 1 },
        ],
      },
    },
    { id: 1, spies: 30, result: { task: 'attack spies', target: 7, killed: 10, lost: 2 } },
    { id: 12, spies: 4, result: { task: 'incite rebels', target: 8, incited: 4 } },
    {
      id: 12,
      spies: 2,
      result: {
        task: 'information',
        target: 7,
        lines: ['Colony 7 "Silverball" – Technology level: 3', 'Colony 7 "Silverball" – Ration: 50.00 %'],
      },
    },
    {
      id: 1,
      spies: 1,
      result: {
        task: 'information',
        target: 7,
        lines: ['Colony 7 "Silverball": farms – No farms.'],
      },
    },
    { id: 12, spies: 5, result: { task: 'information', target: 44, isGone: true } },
  ];
}

function rebellions(): RebellionView[] {
  return [
    {
      id: 1,
      name: 'Goldball',
      kind: 'open',
      planet: '05-12-28/2',
      militia: 60,
      soldiers: 100,
      rounds: [
        { loyal: 200, militia: 60 },
        { loyal: 176, militia: 20 },
      ],
      winner: 'loyal',
      loyalCasualties: { killed: 10, wounded: 4, surrendered: 0 },
      militiaCasualties: { killed: 35, wounded: 15, surrendered: 10 },
    },
    {
      id: 44,
      name: 'Noon',
      kind: 'ship',
      planet: '05-12-28/5',
      militia: 12,
      soldiers: 2,
      rounds: [],
      winner: 'militia',
      loyalCasualties: { killed: 0, wounded: 0, surrendered: 2 },
      militiaCasualties: { killed: 0, wounded: 0, surrendered: 0 },
    },
  ];
}
