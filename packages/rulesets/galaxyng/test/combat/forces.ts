import type { AtWar, BattleGroup } from '../../src/combat/enemies.js';

/** Some ships of a race: without guns, with attack 1 and defence 1 unless said otherwise. */
export function ships(race: number, count: number, ship: Partial<BattleGroup> = {}): BattleGroup {
  return { race, count, guns: 0, attack: 1, defence: 1, ...ship };
}

/** Wars by who declared them on whom: `1-2` is race 1 on race 2. */
export function atWarAlong(...declared: readonly string[]): AtWar {
  const wars = new Set(declared);
  return (race, other) => wars.has(`${race}-${other}`);
}

/** Everybody is at war with everybody. */
export const ALL_AT_WAR: AtWar = () => true;
