/**
 * More defenders never help the attacker: the exact probability that a side wins a fight to the end, from that of every state that a round can
 * lead to. Each round is fought for each pair of rolls that matters, weighed by how many of 0 to 9 score the same.
 */
import { playScript } from '@ec/prng/testing';
import { describe, expect, test } from 'vitest';
import { resolveGroundCombat } from '../../src/combat/ground-combat.js';
import { resolveSpaceCombat } from '../../src/combat/space-combat.js';
import type { CombatSquadron, TaskForce } from '../../src/combat/task-force.js';
import { rules, squadron, taskForce } from './forces.js';

/** Undamaged and crippled of the attackers, then of the defenders. */
type Field = readonly [number, number, number, number];

/** Rolls with their number among ten. */
type Rolls = readonly (readonly [roll: number, weight: number])[];

const IN_SPACE: Rolls = [[0, 3], [3, 2], [5, 2], [7, 2], [9, 1]]; // prettier-ignore
const ON_GROUND: Rolls = [[0, 3], [3, 4], [7, 2], [9, 1]]; // prettier-ignore

/** More than the rounding of sums of shares comes to. */
const ROUNDING = 1e-12;

/** The probability that attackers are left and defenders are not, in a fight of as many rounds as it takes. */
function winning(
  rolls: Rolls,
  round: (field: Field, dice: [number, number]) => Field,
): (field: Field) => number {
  const known = new Map<string, number>();
  return function chance(field: Field): number {
    const [attackers, defenders] = [field[0] + field[1], field[2] + field[3]];
    if (attackers === 0 || defenders === 0) return attackers > 0 ? 1 : 0;
    const key = field.join();
    const found = known.get(key);
    if (found !== undefined) return found;
    let [won, stayed] = [0, 0];
    for (const [one, weight] of rolls) {
      for (const [other, otherWeight] of rolls) {
        const next = round(field, [one, other]);
        const share = (weight * otherWeight) / 100;
        if (next.join() === key) stayed += share;
        else won += share * chance(next);
      }
    }
    // a round that changes nothing is fought again
    const result = won / (1 - stayed);
    known.set(key, result);
    return result;
  };
}

const repeat = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

/** A side of squadrons of one kind: the undamaged, then the crippled. */
function force(
  house: number,
  [undamaged, crippled]: readonly [number, number],
  attack: number,
  defence: number,
): TaskForce {
  return taskForce(house, [
    ...repeat(undamaged, (i) => squadron(i + 1, attack, defence)),
    ...repeat(crippled, (i) => squadron(undamaged + i + 1, attack, defence, { state: 'crippled' })),
  ]);
}

function inSpace(defender: { attack: number; defence: number }): (field: Field) => number {
  return winning(IN_SPACE, (field, dice) => {
    const { attack, defence } = defender;
    const forces = [force(1, [field[0], field[1]], 4, 5), force(2, [field[2], field[3]], attack, defence)];
    const { forces: ends } = playScript(dice, (rng) =>
      resolveSpaceCombat(forces, rng, rules({ roundLimit: 1 })),
    );
    const count = (house: number, state: CombatSquadron['state']): number =>
      ends.find((end) => end.house === house)?.squadrons.filter((one) => one.state === state).length ?? 0;
    return [count(1, 'undamaged'), count(1, 'crippled'), count(2, 'undamaged'), count(2, 'crippled')];
  });
}

function onGround(code: 'AA' | 'MD', isBlitz: boolean): (field: Field) => number {
  const none = { undamaged: 0, crippled: 0 };
  return winning(ON_GROUND, (field, dice) => {
    const garrison = { undamaged: field[2], crippled: field[3] };
    const { attackers, defenders } = playScript(dice, (rng) =>
      resolveGroundCombat(
        { undamaged: field[0], crippled: field[1] },
        { AA: none, MD: none, [code]: garrison },
        rng,
        {
          isBlitz,
          roundLimit: 1,
        },
      ),
    );
    const left = defenders[code];
    return [attackers.undamaged, attackers.crippled, left.undamaged, left.crippled];
  });
}

/** Chances of so many attackers against 0, 1, 2 … defenders. */
function against(chance: (field: Field) => number, attackers: number, most: number): number[] {
  return repeat(most + 1, (defenders) => chance([attackers, 0, defenders, 0]));
}

function expectNoHelp(chances: readonly number[]): void {
  expect(chances[0]).toBe(1);
  for (const [i, chance] of chances.entries())
    expect(chance).toBeLessThanOrEqual((chances[i - 1] ?? 1) + ROUNDING);
  expect(chances.at(-1)).toBeLessThan(1);
}

describe('X-50 to X-52: Light Cruisers against more and more defenders in space', () => {
  test.each([
    { name: 'Corvettes', attack: 1, defence: 2 },
    { name: 'Destroyers', attack: 3, defence: 4 },
    { name: 'Light Cruisers', attack: 4, defence: 5 },
    { name: 'Battleships', attack: 6, defence: 8 },
  ])('X-50: $name', (defender) => {
    const chance = inSpace(defender);
    for (const attackers of [1, 2, 3]) expectNoHelp(against(chance, attackers, 5));
  });

  test('X-51: one Light Cruiser beats another with 3339/6859', () => {
    // AS 4 never reaches DS 5: only critical hits reduce, in one round of ten. Of the rounds that change something 9/19 are the one's, 9/19
    // the other's, 1/19 both's. With both crippled it wins 9/19; with the other crippled 9/19 + 1/19 + 9/19 × 9/19 = 271/361; crippled
    // alone 9/19 × 9/19 = 81/361. At first, then, 9/19 × 271/361 + 9/19 × 81/361 + 1/19 × 9/19.
    expect(inSpace({ attack: 4, defence: 5 })([1, 0, 1, 0])).toBeCloseTo(3339 / 6859, 12);
  });
});

describe('X-60: divisions against more and more defenders on the ground', () => {
  test.each([
    { name: 'Armies', code: 'AA', isBlitz: false },
    { name: 'Armies in a blitz', code: 'AA', isBlitz: true },
    { name: 'divisions', code: 'MD', isBlitz: false },
    { name: 'divisions in a blitz', code: 'MD', isBlitz: true },
  ] as const)('X-60: $name', ({ code, isBlitz }) => {
    const chance = onGround(code, isBlitz);
    for (const attackers of [1, 3, 5]) expectNoHelp(against(chance, attackers, 6));
  });
});
