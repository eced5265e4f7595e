/**
 * Shots of a battle, against as many bare draws of the same stream; and battles of a thousand groups a side, against one group a side.
 */
import { compare } from '@ec/bench';
import { type BattleGroup } from '@ec/galaxyng';
import { resolveBattle } from '@ec/galaxyng/rules';
import { Prng } from '@ec/prng';

const SHIPS = 1000;
const rng = Prng.fromSeed('bench');
const atWar = (): boolean => true;

/** A thousand one-gun ships of either side in so many groups; `spread` makes the strengths of all groups differ. */
function forces(groups: number, defence: number, spread = 0): BattleGroup[] {
  return [0, 1].flatMap((race) =>
    Array.from({ length: groups }, (_, i) => ({
      race,
      count: SHIPS / groups,
      guns: 1,
      attack: 10 + spread * i,
      defence: defence + spread * (groups - i),
    })),
  );
}

/** Fights whole battles; `shots` tells afterwards how many shots one took on average. */
function battles(groups: readonly BattleGroup[]): { fight: () => void; shots: () => number } {
  let fought = 0;
  let fired = 0;
  return {
    fight: () => {
      fought++;
      fired += resolveBattle(groups, atWar, rng, { shotLimit: 5e6 }).shots;
    },
    shots: () => fired / fought,
  };
}

const SCENES = [
  { name: 'one group a side', groups: forces(1, 10), limit: 10, least: 10e6 },
  { name: 'one group a side, 5 % kills', groups: forces(1, 34.8), limit: 8, least: 10e6 },
  { name: '1,000 equal groups a side', groups: forces(SHIPS, 10), limit: 20, least: 4e6 },
  { name: '1,000 groups a side, all different', groups: forces(SHIPS, 10, 0.001), limit: 20, least: 4e6 },
];

for (const { name, groups, limit, least } of SCENES) {
  const { fight, shots } = battles(groups);
  for (let battle = 0; battle < 20; battle++) fight();
  const draws = Math.round(shots());
  let sum = 0;
  const [result] = await compare({
    name: `${name}: a battle / as many integer draws as it has shots`,
    baseline: () => {
      for (let i = 0; i < draws; i++) sum += rng.intN(SHIPS);
      return sum;
    },
    subject: fight,
    limit,
  });
  const rate = shots() / ((result?.subjectMs ?? Number.NaN) / 1000);
  console.log(
    `${name}: ${draws} shots a battle, ${(rate / 1e6).toFixed(1)} million shots a second (goal ${least / 1e6})`,
  );
}
