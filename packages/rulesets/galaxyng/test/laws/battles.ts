import { type BattleEvent, type BattleGroup, type GalaxyState } from '@ec/galaxyng';
import { attack, defence, enemiesOf, killChance, unpackShot } from '@ec/galaxyng/rules';
import type { Law } from './played-turn.ts';

/** No shot at a race that is no enemy; after a battle nobody can hurt an enemy, or the limit of shots was reached. */
export const battles: Law = function* ({ after, steps }) {
  const state = steps.get('combat')?.before ?? after.state;
  const { shotLimit } = state.rules;
  for (const event of after.journal) {
    if (event.kind !== 'battle') continue;
    const groups = event.groups.map((group) => fighterOf(state, group));
    const enemies = enemiesOf(groups, (race, other) => !stanceOf(state, race).includes(other));
    const isEnemy = (from: BattleGroup, to: BattleGroup): boolean =>
      enemies.get(from.race)?.includes(to.race) ?? false;
    yield* brokenShots(event, groups, isEnemy);
    if (event.outcome === 'limit') {
      if (event.shots !== shotLimit) yield `planet ${event.planetId}: the limit struck at ${event.shots}`;
      continue;
    }
    const left = groups.filter((_, i) => (event.groups[i]?.survivors ?? 0) > 0);
    const isUnfinished = left.some(
      (from) =>
        from.guns > 0 && left.some((to) => isEnemy(from, to) && killChance(from.attack, to.defence) > 0),
    );
    if (isUnfinished) yield `planet ${event.planetId}: the battle is not over`;
  }
};

/** Shots of a battle's protocol that cannot be; none where it was not recorded. */
function* brokenShots(
  { planetId, groups: records, shots, protocol }: BattleEvent,
  groups: readonly BattleGroup[],
  isEnemy: (from: BattleGroup, to: BattleGroup) => boolean,
): Iterable<string> {
  if (protocol.length === 0) return;
  if (protocol.length !== shots) yield `planet ${planetId}: ${shots} shots, ${protocol.length} recorded`;
  const alive = records.map(({ ships }) => ships);
  for (const packed of protocol) {
    const { shooter, target, destroyed } = unpackShot(packed, groups.length);
    const [from, to] = [groups[shooter], groups[target]];
    if (!from || !to || from.guns === 0 || !isEnemy(from, to))
      yield `planet ${planetId}: group ${shooter} fires at group ${target}`;
    if ((alive[shooter] ?? 0) < 1 || (alive[target] ?? 0) < 1)
      yield `planet ${planetId}: the dead of group ${shooter} or ${target} take part`;
    if (destroyed) alive[target] = (alive[target] ?? 0) - 1;
  }
  if (records.some(({ survivors }, i) => survivors !== alive[i]))
    yield `planet ${planetId}: the shots do not lead to the survivors`;
}

function fighterOf(
  state: GalaxyState,
  { raceId, typeId, ships, tech, load }: BattleEvent['groups'][number],
): BattleGroup {
  const design = state.races[raceId - 1]?.types.find(({ id }) => id === typeId)?.design;
  if (!design) throw new RangeError(`race ${raceId}: expected a type ${typeId}`);
  return {
    race: raceId,
    count: ships,
    guns: design.attacks,
    attack: attack(design, tech),
    defence: defence(design, tech, load),
  };
}

function stanceOf({ races }: GalaxyState, raceId: number): readonly number[] {
  return races[raceId - 1]?.allies ?? [];
}
