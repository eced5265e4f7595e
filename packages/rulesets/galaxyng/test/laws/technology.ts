import { TECHS } from '@ec/galaxyng/rules';
import type { Law } from './played-turn.ts';

/** Production that a point of cargo technology, and of any other, costs. */
const COST = { drive: 5000, weapons: 5000, shields: 5000, cargo: 2500 } as const;

/** Technology rises by exactly what research spent, and by nothing else. */
export const technology: Law = function* ({ before, after }) {
  for (const [i, race] of after.state.races.entries()) {
    const expected = { ...before.state.races[i]?.tech };
    for (const event of after.journal) {
      if (event.kind !== 'produced' || event.raceId !== race.id || event.product.kind !== 'research')
        continue;
      const { tech } = event.product;
      expected[tech] = (expected[tech] ?? 0) + event.production / COST[tech];
    }
    for (const tech of TECHS)
      if (race.tech[tech] !== expected[tech])
        yield `race ${race.id}, ${tech}: expected ${expected[tech]}, received ${race.tech[tech]}`;
  }
};
