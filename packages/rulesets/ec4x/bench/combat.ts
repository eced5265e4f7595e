/** Time of a fight in space of two task forces of six squadrons with its reports, against its dice alone; the goal is 50,000 fights a second. */
import { compare } from '@ec/bench';
import { resolveSpaceCombat, type SpaceCombatRules, type TaskForce } from '@ec/ec4x/rules';
import { Prng } from '@ec/prng';

const GOAL = 50_000;
/** AS and DS: a light cruiser leading two destroyers, then battleships, dreadnoughts and others with what they lead. */
const STRENGTHS = [
  [10, 13],
  [12, 16],
  [18, 18],
  [9, 9],
  [8, 10],
  [4, 6],
] as const;
const squadrons = STRENGTHS.map(([attack, defence], i) => ({
  id: i + 1,
  kind: 'ships' as const,
  fleet: 1,
  attack,
  breakerAttack: 0,
  defence,
  state: 'undamaged' as const,
  hasScout: i === 5,
}));
const forces: TaskForce[] = [1, 2].map((house) => ({ house, fleets: [{ id: 1, roe: 6 }], squadrons }));
const toTheEnd: SpaceCombatRules<number> = {
  fights: () => true,
  advantages: new Map(),
  retreatTo: () => null,
  roundLimit: 20,
};
const root = Prng.fromSeed('bench');

for (const [name, rules] of [
  ['to the end', toTheEnd],
  ['with a way out', { ...toTheEnd, retreatTo: () => 1 }],
] as const) {
  let [seed, fights, rounds] = [0, 0, 0];
  const fight = (): void => {
    fights++;
    rounds += resolveSpaceCombat(forces, root.numbered(seed++), rules).rounds.length;
  };
  for (let i = 0; i < 1000; i++) fight();
  const roundsEach = Math.round(rounds / fights);
  const roll = (): number => {
    const rng = root.numbered(seed++);
    let sum = 0;
    for (let round = 1; round <= roundsEach; round++) {
      const dice = rng.numbered(round);
      sum += dice.intN(10) + dice.intN(10);
    }
    return sum;
  };
  const [result] = await compare({
    name: `six squadrons a side, ${name}: a fight / the dice of ${roundsEach} rounds`,
    baseline: roll,
    subject: fight,
    limit: 8,
  });
  const rate = 1000 / (result?.subjectMs ?? Number.NaN);
  console.log(`${Math.round(rate)} fights a second (goal ${GOAL})`);
}
