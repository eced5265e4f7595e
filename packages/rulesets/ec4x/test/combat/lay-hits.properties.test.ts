/** Hits are laid as by a slow reading of the rule: in every step all candidates are listed and sorted. */
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { crippledAttack, type Combatant } from '../../src/combat/combatant.js';
import { layHits } from '../../src/combat/lay-hits.js';

interface Unit extends Combatant {
  readonly force: number;
  readonly place: number;
}

const unit = fc
  .record({
    attack: fc.nat(8),
    defence: fc.integer({ min: 1, max: 9 }),
    state: fc.constantFrom('undamaged', 'crippled', 'destroyed'),
  })
  .map(({ attack, defence, state }) => ({
    attack: { undamaged: attack, crippled: crippledAttack(attack), destroyed: 0 }[state],
    crippledAttack: crippledAttack(attack),
    defence,
    state,
  }));
const forces = fc
  .array(fc.array(unit, { maxLength: 6 }), { minLength: 1, maxLength: 3 })
  .map((lists) => lists.map((list, force) => list.map((one, place): Unit => ({ ...one, force, place }))));
const hits = fc.nat(60);

/** Lays hits on a copy. @returns the units reduced in turn, the units afterwards, and the hits lost */
function laid(
  given: readonly (readonly Unit[])[],
  count: number,
  isCritical: boolean,
): [Unit[], Unit[], number] {
  const copy = structuredClone(given);
  const reduced: Unit[] = [];
  const lost = layHits(copy, count, isCritical, (one) => reduced.push({ ...one }));
  return [reduced, copy.flat(), lost];
}

/** The rule as it reads. @returns as {@link laid} */
function reference(
  given: readonly (readonly Unit[])[],
  count: number,
  isCritical: boolean,
): [Unit[], Unit[], number] {
  const all = structuredClone(given).flat();
  const reduced: Unit[] = [];
  const fall = (one: Unit): void => {
    one.attack = one.state === 'undamaged' ? one.crippledAttack : 0;
    one.state = one.state === 'undamaged' ? 'crippled' : 'destroyed';
    reduced.push({ ...one });
  };
  const byAttack = (a: Unit, b: Unit): number => b.attack - a.attack;
  const byDefence = (a: Unit, b: Unit): number => a.defence - b.defence;
  const byOrder = (a: Unit, b: Unit): number => a.force - b.force || a.place - b.place;
  const living = (): Unit[] => all.filter(({ state }) => state !== 'destroyed');
  const mayFall = (one: Unit): boolean =>
    isCritical ||
    one.state === 'undamaged' ||
    living().every(({ force, state }) => force !== one.force || state === 'crippled');
  let left = count;
  for (;;) {
    const [first] = living()
      .filter((one) => one.defence <= left && mayFall(one))
      .sort((a, b) => byAttack(a, b) || byDefence(a, b) || byOrder(a, b));
    if (first === undefined) break;
    left -= first.defence;
    fall(first);
  }
  if (isCritical && reduced.length === 0) {
    const [first] = living().sort((a, b) => byDefence(a, b) || byAttack(a, b) || byOrder(a, b));
    if (first !== undefined) {
      fall(first);
      left = 0;
    }
  }
  return [reduced, all, left];
}

test.prop([forces, hits, fc.boolean()])('X-51: hits fall as the rule reads', (given, count, isCritical) => {
  expect(laid(given, count, isCritical)).toEqual(reference(given, count, isCritical));
});

test.prop([forces, hits, fc.boolean()])(
  'X-51: DS reduced and hits lost are the hits, save that a critical may take one DS above them',
  (given, count, isCritical) => {
    const [reduced, , lost] = laid(given, count, isCritical);
    const spent = reduced.reduce((sum, { defence }) => sum + defence, 0);
    if (spent + lost === count) return;
    expect(isCritical).toBe(true);
    expect(reduced).toHaveLength(1);
    expect(spent).toBeGreaterThan(count);
    expect(lost).toBe(0);
  },
);

test.prop([forces, hits])(
  'X-51: hits that are not critical and reduce nothing are below all DS in reach',
  (given, count) => {
    const [, after, lost] = laid(given, count, false);
    for (const { state, defence, force } of after) {
      if (state === 'destroyed') continue;
      const isSpared =
        state === 'crippled' && after.some((other) => other.force === force && other.state === 'undamaged');
      if (!isSpared) expect(defence).toBeGreaterThan(lost);
    }
  },
);
