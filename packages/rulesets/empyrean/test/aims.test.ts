import { createGame } from '@ec/engine';
import { describe, expect, it } from 'vitest';
import { empyrean } from '../src/ruleset.js';
import { AIMS } from '../src/view/aims.js';

const players = [1, 2].map((id) => ({ id, email: `${id}@example.org`, name: `Player ${id}` }));
const { state, journal } = createGame(empyrean, { name: 'Aims', seed: 1, players });
const seen = empyrean.view(state, journal, 1);
const colony = seen.holdings.find(({ kind }) => kind === 'open');
if (!colony) throw new RangeError('expected a colony');

describe('the aims of an order', () => {
  it('are lower wages and rations, by the part that is saved', () => {
    const { id: actorId, rates } = colony;
    const { numerator, denominator } = rates.pay.PRO;
    const pay = (rate: typeof rates.pay.PRO) =>
      AIMS.thrift({ kind: 'pay', actorId, rate, populationClass: 'PRO' }, seen);
    expect(pay({ numerator: 0, denominator: 1 })).toBe(numerator / denominator);
    expect(pay(rates.pay.PRO)).toBe(0);
    // full rations at the start, so that half of them save a half
    expect(AIMS.thrift({ kind: 'ration', actorId, percent: { numerator: 1, denominator: 2 } }, seen)).toBe(0.5); // prettier-ignore
    // of a colony of somebody else nothing is known
    expect(AIMS.thrift({ kind: 'ration', actorId: 9_999, percent: { numerator: 0, denominator: 1 } }, seen)).toBe(0); // prettier-ignore
  });

  it('are ships and colonies of others where the empire has a colony', () => {
    const { location } = colony;
    const raid = { kind: 'bombard', actorId: colony.id, targetId: 77, commitment: { numerator: 1, denominator: 1 } } as const; // prettier-ignore
    const at = (where: string) => ({ ...seen, sightings: [{ id: 77, location: where }] }) as typeof seen;
    expect(AIMS.neighbours(raid, at(location))).toBe(1);
    expect(AIMS.neighbours(raid, at('nowhere'))).toBe(0);
    expect(AIMS.neighbours({ kind: 'ration', actorId: 1, percent: { numerator: 1, denominator: 1 } }, seen)).toBe(0); // prettier-ignore
  });

  it('are ships and colonies of others that are seen this turn in the orbit of whoever acts', () => {
    const { id: actorId, location } = colony;
    const raid = { kind: 'bombard', actorId, targetId: 77, commitment: { numerator: 1, denominator: 1 } } as const; // prettier-ignore
    const at = (where: string, turn: number) =>
      ({ ...seen, sightings: [{ id: 77, location: where, turn }] }) as typeof seen;
    expect(AIMS.reach(raid, at(location, seen.turn))).toBe(1);
    expect(AIMS.reach(raid, at('nowhere', seen.turn))).toBe(0);
    expect(AIMS.reach(raid, at(location, seen.turn - 1))).toBe(0);
    expect(AIMS.reach({ ...raid, targetId: actorId }, at(location, seen.turn))).toBe(0);
    expect(AIMS.reach({ kind: 'ration', actorId, percent: { numerator: 1, denominator: 1 } }, seen)).toBe(0); // prettier-ignore
  });
});
