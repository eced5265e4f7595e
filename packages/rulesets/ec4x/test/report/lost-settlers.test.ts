import { describe, expect, test } from 'vitest';
import { newColony } from '../../src/colony.js';
import { landSettlers } from '../../src/economy/land-settlers.js';
import { income } from '../../src/economy/income.js';
import { systemOf } from '../../src/lookup.js';
import { report } from '../../src/report/report.js';
import { view } from '../../src/view/view.js';
import { firstHouse } from '../games.js';

/** What House 1 reads after settlers landed at a Desolate planet, which holds 60 PU, with 20 PU, and the next Income. */
function told(...landings: readonly number[]) {
  const { work, state, house } = firstHouse();
  const hub = state.systems.find(({ q, r }) => q === 0 && r === 0)?.id ?? 0;
  const system = systemOf(state, hub);
  Object.assign(system, { planetClass: 'desolate', colony: newColony(1, 20e6) });
  house.transports = landings.map((ptu) => ({ fromId: house.homeId, toId: hub, ptu, turns: 1 }));
  landSettlers(work);
  income(work);
  const { sections } = report(view(state, work.events, 1));
  const notes = sections[0]?.blocks.flatMap((block) => (block.kind === 'notes' ? block.notes : [])) ?? [];
  const colonies = JSON.stringify(sections.find(({ id }) => id === 'colonies'));
  return {
    pu: system.colony?.pu,
    notes: notes.map(({ text, isUrgent }) => [text, isUrgent ?? false]),
    colonies,
  };
}

describe('X-28: settlers who find no place', () => {
  // 20 PU are 20.140423 PTU (T01), 60 are 60.483197
  test('of 45 PTU 40.342774 fill the planet, and 4.657 are lost: first of all that happened, and urgent', () => {
    const text = '0,0: 45 PTU arrived, 40.000 PU more; 4.657 PTU of them found no place and were lost.';
    const { pu, notes, colonies } = told(45);
    expect(pu).toBe(60e6);
    expect(notes).toEqual([[text, true]]);
    expect(colonies).toContain(text);
  });

  test('of two landings the second loses what is too many, and of three the third all', () => {
    expect(told(30, 15, 5).notes).toEqual([
      [expect.stringMatching(/^0,0: 15 PTU arrived, [0-9.]+ PU more; 4\.657 PTU of them/), true],
      ['0,0: 5 PTU found no place and were lost.', true],
    ]);
  });

  test('where all have a place, the colonies alone say so', () => {
    const { notes, colonies } = told(40);
    expect(notes).toEqual([]);
    expect(colonies).toMatch(/40 PTU arrived, 39\.\d{3} PU more\./);
  });
});
