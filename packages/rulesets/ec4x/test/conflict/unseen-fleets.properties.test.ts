/** What a House cannot see does not change what it is told of a Conflict phase, over random maps, colonies, stances and fleets. */
import { fc, test } from '@fast-check/vitest';
import { renderJson } from '@ec/reports';
import { expect } from 'vitest';
import type { FleetOrderKind } from '../../src/tables/fleet-orders.js';
import type { ShipCode } from '../../src/types.js';
import { houseOf } from '../../src/lookup.js';
import { report } from '../../src/report/report.js';
import { view } from '../../src/view/view.js';
import { isBlockading } from '../../src/conflict/missions.js';
import { addForce } from './arena.js';
import { build, conflict, setting, type Setting } from './settings.js';

/** A fleet of House 2 or 3 that may stay undetected. */
const intruder = fc.record({
  houseId: fc.integer({ min: 2, max: 3 }),
  at: fc.integer({ min: 1, max: 5 }),
  to: fc.integer({ min: 1, max: 5 }),
  kind: fc.constantFrom<FleetOrderKind>('move', 'move', 'patrol', 'blockade', 'spySystem'),
  codes: fc.constantFrom<ShipCode[][]>([['RR']], [['RR'], ['CV']], [['RR'], ['TT']]),
});

/** What House 1 is told of a turn, with or without an intruder; `null` where somebody detected it, or it blockades. */
function told(
  given: Setting,
  { houseId, at, to, kind, codes }: typeof intruder extends fc.Arbitrary<infer T> ? T : never,
) {
  const { state, work } = build({ ...given, acts: [] });
  return (isThere: boolean): string | null => {
    const house = houseOf(state, houseId);
    const isSpy = kind === 'spySystem';
    const fleet = addForce(state, houseId, at, isSpy ? [['SC']] : codes, {
      order: { kind, systemId: to },
      // a Scout of ELI 0 looks for nobody
      level: isSpy ? 0 : 7,
      fighters: [0],
    });
    fleet.isHidden = true;
    if (!isThere) house.fleets = house.fleets.filter((one) => one !== fleet);
    conflict(work);
    // a blockade is felt, whoever keeps it
    const isUnseen = house.fleets.includes(fleet) && fleet.isHidden && !isBlockading(fleet);
    // all know the prestige of all, also what a result of spies brings
    house.prestige = 50;
    return isThere && !isUnseen ? null : renderJson(report(view(state, work.events, 1)));
  };
}

test.prop([setting, intruder], { numRuns: 150 })(
  'section 17: a fleet that nobody detects changes nothing in the report of another House',
  (given, stranger) => {
    // a fleet whose cloak fails among those whom it does not see may be fought by others; a fleet of its House may join the stranger
    const fleets = given.fleets.filter(({ codes, order }) => !codes.includes('RR') && order.kind !== 'join');
    const withIt = told({ ...given, fleets }, stranger)(true);
    fc.pre(withIt !== null);
    expect(withIt).toBe(told({ ...given, fleets }, stranger)(false));
  },
);
