import { table, type TableBlock } from '@ec/reports';
import { cover, damage } from '../damage.js';
import { figure } from '../report/definition-tables.js';
import type { Definitions, Rules } from '../state.js';

/** Endurance that one attack takes on open ground, by the kinds of the attacker and the target. Each attacker uses the attack that hurts most. */
export function damageTable(
  { attacks, defences, unitTypes }: Definitions,
  { damageClamp }: Pick<Rules, 'damageClamp'>,
): TableBlock {
  const rows = unitTypes.flatMap(({ name, attacks: own }) => {
    const usable = attacks.filter(({ id }) => own.includes(id));
    if (usable.length === 0) return [];
    const harms = unitTypes.map(({ defence: id }) => {
      const defence = defences.find((each) => each.id === id);
      if (!defence) return '';
      const covered = cover(1, defence.coverUsage, true);
      return figure(Math.max(...usable.map((attack) => damage(attack, 1, defence, covered, damageClamp))));
    });
    return [[name, ...harms]];
  });
  return table('One attack on open ground', ['Attacker', ...unitTypes.map(({ name }) => name)], rows);
}
