/** What others order against each other out of sight changes nothing of what a House is told, but for prestige, which is public. */
import { fc, test } from '@fast-check/vitest';
import { renderJson } from '@ec/reports';
import { expect, it } from 'vitest';
import { report } from '../src/report/report.js';
import { PHASES } from '../src/phases/phases.js';
import { template } from '../src/orders/template.js';
import { view } from '../src/view/view.js';
import { addColony, addForce, arena, relate } from './conflict/arena.js';
import { play } from './turns.js';

/** What House 2, at 4, does to the colony of House 3 at 5, and this to its own defence. */
const elsewhere = fc.record({
  attack: fc.constantFrom('hold', 'blockade', 'bombard', 'invade', 'blitz'),
  batteries: fc.integer({ min: 0, max: 10 }),
  works: fc.integer({ min: 1, max: 500 }),
  docks: fc.integer({ min: 1, max: 9 }),
});

type Elsewhere = typeof elsewhere extends fc.Arbitrary<infer T> ? T : never;

/** What a House is told of two turns; House 1 has a colony at 1 and Scouts at 2. */
function told({ attack, batteries, works, docks }: Elsewhere, seat: number): string[] {
  const { state } = arena();
  const [, two, , four, five] = state.systems;
  if (!two || !four || !five) throw new Error('expected five systems');
  relate(state, 2, 3, 'enemy');
  addColony(state, 1, 1);
  addForce(state, 1, 2, [['SC']]);
  addColony(state, 4, 2, { gcp: 50_000 });
  addColony(state, 5, 3, {
    ground: {
      GB: { undamaged: 3, crippled: 0 },
      AA: { undamaged: 1, crippled: 0 },
      MD: { undamaged: 0, crippled: 0 },
    },
    facilities: { SP: 1, SY: 1 },
  });
  addForce(state, 2, 5, [['SD'], ['SD'], ['TT']]);
  const at = `${five.q},${five.r}`;
  const sheets = [
    `message all "hello"`,
    `fleet 1 ${attack === 'hold' ? attack : `${attack} ${at}`}\npublic works ${four.q},${four.r} ${works}`,
    `batteries ${at} roe ${batteries}\npublic works ${at} ${works}\ndocks ${at} ${docks}`,
  ];
  return [1, 2].flatMap(() => {
    state.turn += 1;
    const { events } = play(state, sheets, PHASES);
    for (const house of state.houses) Object.assign(house, { prestige: 50 });
    const seen = view(
      state,
      events.filter(({ kind }) => kind !== 'prestige'),
      seat,
    );
    return [renderJson(report(seen)), template(seen)];
  });
}

test.prop([elsewhere, elsewhere], { numRuns: 12 })(
  'X-66: attacks, fire of batteries, public works and docks out of sight change nothing in a report',
  (one, other) => {
    expect(told(one, 1)).toEqual(told(other, 1));
  },
);

it('X-66: those who are there are told', () => {
  const [peace, siege] = (['hold', 'bombard'] as const).map((attack) =>
    told({ attack, batteries: 6, works: 1, docks: 1 }, 3),
  );
  expect(peace).not.toEqual(siege);
});
