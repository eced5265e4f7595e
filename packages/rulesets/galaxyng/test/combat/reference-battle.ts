/** The rules of battle as they read, ship by ship: slow, and plain enough to be checked against the manual by eye. */
import type { BattleOutcome } from '../../src/combat/battle.js';
import type { AtWar, BattleGroup } from '../../src/combat/enemies.js';
import { killChance } from '../../src/combat/kill-chance.js';
import type { BattleDraws } from '../../src/combat/round.js';

interface Ship extends BattleGroup {
  readonly group: number;
  isAlive: boolean;
  hasFired: boolean;
}

export interface ReferenceResult {
  readonly outcome: BattleOutcome;
  readonly survivors: readonly number[];
  readonly shots: number;
}

/** Fights a battle as N-21 to N-25 say. */
export function referenceBattle(
  groups: readonly BattleGroup[],
  atWar: AtWar,
  rng: BattleDraws,
  shotLimit: number,
): ReferenceResult {
  const fleet = groups.flatMap((group, index) =>
    Array.from({ length: group.count }, (): Ship => ({
      ...group,
      group: index,
      isAlive: true,
      hasFired: false,
    })),
  );
  const broughtGuns = new Set(fleet.filter(({ guns }) => guns > 0).map(({ race }) => race));
  const isEnemy = (shooter: Ship, target: Ship): boolean =>
    shooter.race !== target.race &&
    (atWar(shooter.race, target.race) || (atWar(target.race, shooter.race) && broughtGuns.has(target.race)));
  const pick = (ships: readonly Ship[]): Ship => ships[rng.intN(ships.length)] as Ship;
  let shots = 0;

  for (;;) {
    const living = fleet.filter(({ isAlive }) => isAlive);
    const duels = living
      .filter(({ guns }) => guns > 0)
      .flatMap((shooter) =>
        living.filter((target) => isEnemy(shooter, target)).map((target) => ({ shooter, target })),
      );
    const survivors = groups.map((_, index) => living.filter(({ group }) => group === index).length);
    if (duels.length === 0) return { outcome: 'won', survivors, shots };
    if (duels.every(({ shooter, target }) => killChance(shooter.attack, target.defence) === 0)) {
      return { outcome: 'standoff', survivors, shots };
    }
    if (shots >= shotLimit) return { outcome: 'limit', survivors, shots };

    for (const ship of living) ship.hasFired = false;
    for (;;) {
      const waiting = living.filter(({ isAlive, hasFired, guns }) => isAlive && !hasFired && guns > 0);
      if (waiting.length === 0 || shots >= shotLimit) break;
      const shooter = pick(waiting);
      shooter.hasFired = true;
      for (let gun = 0; gun < shooter.guns && shots < shotLimit; gun++) {
        const targets = living.filter((target) => target.isAlive && isEnemy(shooter, target));
        if (targets.length === 0) break;
        const target = pick(targets);
        shots++;
        const chance = killChance(shooter.attack, target.defence);
        if (chance === 1 || (chance > 0 && rng.uniform() < chance)) target.isAlive = false;
      }
    }
  }
}
