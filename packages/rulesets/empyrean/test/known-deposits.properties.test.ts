import { fc, test } from '@fast-check/vitest';
import { RESOURCE_CODE } from '@ec/economy';
import { expect } from 'vitest';
import { depositOf } from '../src/lookup.js';
import type { EmpyreanState, KnownDeposit } from '../src/state.js';
import type { DepositView } from '../src/view/map-view.js';
import { depositsByPlanet } from '../src/view/known-deposits.js';
import { gameOnMap } from './star-map.js';

/** Two planets besides the home world, of three and two deposits. */
const { state: opened } = gameOnMap({
  stars: [[10, 10, 10]],
  planets: [
    { star: 1, orbit: 6, deposits: [['fuel', 5_000_000, 12], ['gold', 100, 3], ['metallics', 900, 40]] }, // prettier-ignore
    { star: 1, orbit: 7, deposits: [['fuel', 7_000, 5], ['nonMetallics', 60_000, 70]] }, // prettier-ignore
  ],
});
const ids = opened.cluster.deposits.map(({ id }) => id);

/** What the view shows, made of all that is known at once. */
function listed(of: EmpyreanState, known: readonly KnownDeposit[]): Map<number, DepositView[]> {
  const views = new Map<number, DepositView[]>();
  for (const { depositId, ...figures } of known) {
    const { planetId, number, resource } = depositOf(of, depositId);
    views.set(planetId, [
      ...(views.get(planetId) ?? []),
      { number, resource: RESOURCE_CODE[resource], ...figures },
    ]);
  }
  for (const there of views.values()) there.sort((a, b) => a.number - b.number);
  return views;
}

/** What happens to the knowledge of one deposit: nothing, new figures, or it is not known in the game that is looked at. */
const change = fc.constantFrom('stays', 'stays', 'changes', 'goes');

test.prop([
  fc.array(fc.tuple(fc.array(change, { minLength: ids.length, maxLength: ids.length }), fc.nat(2))),
])(
  'deposits are listed as if they were all listed again, whatever was looked at before, and unchanged planets keep their lists',
  (turns) => {
    // a cluster of its own for each run, so that none begins with the lists of another
    const state = { ...opened, cluster: { ...opened.cluster, planets: [...opened.cluster.planets] } };
    const known = new Map<number, KnownDeposit>();
    for (const [turn, [changes, seat]] of turns.entries()) {
      for (const [i, depositId] of ids.entries()) {
        if (changes[i] === 'goes') known.delete(depositId);
        if (changes[i] === 'changes')
          known.set(depositId, { depositId, turn, isExact: true, quantity: turn, yieldPercent: 20 });
      }
      const deposits = [...known.values()].sort((a, b) => a.depositId - b.depositId);
      const views = depositsByPlanet(state, { empireId: 1 + seat, deposits });
      expect([...views].sort(([a], [b]) => a - b)).toEqual(
        [...listed(state, deposits)].sort(([a], [b]) => a - b),
      );
      const lists = [...views.values()];
      expect([
        ...depositsByPlanet(state, { empireId: 1 + seat, deposits: [...deposits] }).values(),
      ]).toSatisfy(
        (again: unknown[]) => again.length === lists.length && again.every((list, i) => list === lists[i]),
      );
    }
  },
);
