import { HOLDING_KINDS, type HoldingKind } from '@ec/economy';
import { describe, expect, it } from 'vitest';
import { expectClosedBooks, expectHeadsToBalance, expectSound } from '../books.js';
import { outcomes, people, play, withHolding, type NewHolding, type SmallGame } from '../small-game.js';
import { events, NO_CHANCE, warGame } from '../war-game.js';

/** What an attacker, its target and their helpers may be without. */
const LACKS = ['fuel', 'supplies', 'transports'] as const;
type Lack = (typeof LACKS)[number];

const ORDERS = { bombard: '5, bombard, 6, 70%', invade: '5, invade, 6, 70%', raid: '5, raid, 6, 70%, gold' };

/** A ship or colony of 94 heads with arms of every kind. */
function armed(kind: HoldingKind, empireId: number, lacks: readonly Lack[]): NewHolding {
  const isMobile = !lacks.includes('transports');
  return {
    kind,
    empireId,
    techLevel: 2,
    population: { UEM: 40, PRO: 20, SLD: 30, SPY: 2 },
    rebels: { UEM: 7, SPY: 1 },
    assembled: {
      'MSL-1': 5,
      'EWP-1': 4,
      'ESH-1': 1,
      ...(kind === 'ship' ? { 'SPD-1': 2 } : {}),
      ...(kind === 'open' ? {} : { 'LFS-1': 94 }),
    },
    stored: {
      // life support burns 94 in phase 1, before the fighting, and 94 are kept for the next turn
      FUEL: (kind === 'open' ? 0 : 2 * 94) + (lacks.includes('fuel') ? 0 : 300),
      MTSP: lacks.includes('supplies') ? 0 : 400,
      'TPT-1': isMobile ? 12 : 0,
      'ASC-1': isMobile ? 3 : 0,
      'ASW-1': 9,
      'MTBT-1': 2,
      'MSS-1': 9,
      'ANM-1': 2,
      GOLD: 60,
      FOOD: 90,
      CNGD: 90,
    },
  };
}

/** Every subset of what may be lacking. */
const shortages = LACKS.reduce<Lack[][]>(
  (sets, lack) => [...sets, ...sets.map((set) => [...set, lack])],
  [[]],
);
const HELPERS = { alone: ['', ''], helped: ['7, support, 5, 6, 60%', '8, support, 6, 40%'] };
/** Every order with whatever may be lacking. */
const cells = (['bombard', 'invade', 'raid'] as const).flatMap((order) =>
  shortages.map((lacks) => ({ order, lacks, lacking: lacks.join(', ') || 'nothing' })),
);

const base = warGame({
  players: 4,
  colony: { population: people({ SLD: 1 }) },
  parameters: { ...NO_CHANCE, 'cluster.starCount': 4 },
});

/** Ship or colony 5 of empire 1, its target 6 of empire 2, and helpers of empires 3 and 4. */
function battlefield(attacker: HoldingKind, target: HoldingKind, lacks: readonly Lack[]): SmallGame {
  const sides = [
    armed(attacker, 1, lacks),
    armed(target, 2, lacks),
    armed('ship', 3, lacks),
    armed('orbiting', 4, lacks),
  ];
  return sides.reduce((game, side) => withHolding(game, side), base);
}

describe.each(HOLDING_KINDS)('phase 3: an attack on a target of kind %s', (target) => {
  describe.each(HOLDING_KINDS)('by an attacker of kind %s', (attacker) => {
    it.each(cells)('$order, lacking $lacking, alone and with helpers on both sides', ({ order, lacks }) => {
      const game = battlefield(attacker, target, lacks);
      for (const [help, sheets] of Object.entries(HELPERS)) {
        const next = play(game, ORDERS[order], '', ...sheets);
        expectClosedBooks(game, next);
        expectHeadsToBalance(game, next);
        expectSound(next);
        expect(outcomes(next)).toHaveLength(help === 'alone' ? 1 : 3);
        expect(new Set(outcomes(next).map(({ seat }) => seat))).toEqual(
          new Set(help === 'alone' ? [1] : [1, 3, 4]),
        );
        const isGrounded = order !== 'bombard' && lacks.includes('transports');
        const own = outcomes(next).find(({ seat }) => seat === 1);
        // transports seat 30 of 50
        expect(own?.status).toBe(isGrounded ? 'refused' : order === 'bombard' ? 'done' : 'partly');
        expect(own?.code === 'no-troops').toBe(isGrounded);
        const [battle] = events(next, 'battle');
        // E-44: no fight for an attack that cannot be made
        expect(battle?.engagement.targetId).toBe(isGrounded ? undefined : 6);
        const volleys = battle?.engagement.rounds.flatMap((round) => round.volleys) ?? [];
        const isWithoutBeams = volleys.every(({ beams, shields }) => beams + shields === 0);
        if (lacks.includes('fuel')) expect(isWithoutBeams).toBe(true);
      }
    });
  });
});
