/** Ships of one race that are alike, at the planet where a battle may be fought. */
export interface BattleGroup {
  /** ID of the owner. */
  readonly race: number;
  /** Ships: a whole number, 0 (included) or more. */
  readonly count: number;
  /** Guns of a ship: a whole number, 0 (included) or more. */
  readonly guns: number;
  /** Strength of a gun, 0 (included) or more. */
  readonly attack: number;
  /** Strength of a ship's shields, 0 (included) or more. */
  readonly defence: number;
}

/** Whether the first race has declared war on the second; what the second has declared is another question. */
export type AtWar = (race: number, other: number) => boolean;

/**
 * For every race with a gun at a planet, the races that its ships there shoot at: those it is at war with, and those at war with it that
 * brought guns themselves. Races appear in the order of their first group; one with nobody to shoot at does not.
 *
 * @see N-21
 */
export function enemiesOf(
  groups: readonly BattleGroup[],
  atWar: AtWar,
): ReadonlyMap<number, readonly number[]> {
  const { present, armed } = racesAt(groups);
  const enemies = new Map<number, readonly number[]>();
  for (const race of armed) {
    const shotAt = [...present].filter(
      (other) => other !== race && (atWar(race, other) || (armed.has(other) && atWar(other, race))),
    );
    if (shotAt.length > 0) enemies.set(race, shotAt);
  }
  return enemies;
}

/**
 * Whether a battle is fought: two or more races have ships at the planet, and one with a gun there is at war with another.
 *
 * @see N-21
 */
export function isBattle(groups: readonly BattleGroup[], atWar: AtWar): boolean {
  const { present, armed } = racesAt(groups);
  for (const race of armed)
    for (const other of present) if (other !== race && atWar(race, other)) return true;
  return false;
}

/** Races with ships at a planet, and those with a gun there, in the order of their first such group. */
function racesAt(groups: readonly BattleGroup[]): {
  readonly present: ReadonlySet<number>;
  readonly armed: ReadonlySet<number>;
} {
  const present = new Set<number>();
  const armed = new Set<number>();
  for (const { race, count, guns } of groups) {
    if (count > 0) present.add(race);
    if (count > 0 && guns > 0) armed.add(race);
  }
  return { present, armed };
}
