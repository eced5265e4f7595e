import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { codec } from '../../src/codec.js';
import { advanceProjects } from '../../src/construction/advance-projects.js';
import { breakersOf, scrapBreakers } from '../../src/construction/breakers.js';
import { build } from '../../src/construction/build.js';
import { freeDocks } from '../../src/construction/docks.js';
import { cancelProject } from '../../src/construction/projects.js';
import { repairSquadron } from '../../src/construction/repair.js';
import { salvageSquadron, salvageStock } from '../../src/construction/salvage.js';
import { income } from '../../src/economy/income.js';
import { openBooks } from '../../src/economy/open-books.js';
import { coloniesOf } from '../../src/lookup.js';
import { CLASS_CODES, FACILITY_CODES } from '../../src/types.js';
import { firstHouse } from '../games.js';

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('build' as const),
      code: fc.constantFrom(...CLASS_CODES),
      facility: fc.constantFrom('SP' as const, 'SY' as const, null),
      count: fc.integer({ min: 1, max: 12 }),
      fleetId: fc.option(fc.integer({ min: 1, max: 6 })),
    }),
  },
  fc.record({
    kind: fc.constantFrom('cancel' as const, 'repair' as const, 'break up' as const),
    number: fc.nat(9),
  }),
  fc.record({ kind: fc.constant('salvage' as const), code: fc.constantFrom(...CLASS_CODES) }),
  fc.record({ kind: fc.constant('pass' as const), tax: fc.nat(100) }),
);

test.prop([fc.array(step, { maxLength: 60 }), fc.integer({ min: 0, max: 10 }), fc.nat(2000)], {
  numRuns: 60,
})(
  'section 17: ledgers balance, docks in use ≤ docks, PB ≤ colonies, every ship is in one place, the state is stored',
  (steps, cst, treasury) => {
    const { work, state, house, home } = firstHouse();
    Object.assign(house.research.levels, { cst, sld: 1, wep: 2 });
    house.treasury = 1000 * treasury;
    openBooks(state);
    for (const what of steps) {
      const fleet =
        'number' in what ? house.fleets[what.number % Math.max(1, house.fleets.length)] : undefined;
      const squadron = fleet?.squadrons[0];
      if (what.kind === 'build') build(state, house, home, { ...what, wep: null });
      else if (what.kind === 'cancel') cancelProject(state, house, what.number);
      else if (what.kind === 'repair' && fleet && squadron) {
        squadron.state = 'crippled';
        repairSquadron(state.rules, house, home, fleet, squadron);
      } else if (what.kind === 'break up' && fleet && squadron)
        salvageSquadron(state.rules, house, home, fleet, squadron);
      else if (what.kind === 'salvage') salvageStock(state.rules, house, home, what.code, 1);
      else if (what.kind === 'pass') {
        house.tax = what.tax;
        advanceProjects(work);
        scrapBreakers(work);
        income(work);
      }
      const { opening, interest, taxes, receipts, maintenance, spending, corruption } = house.ledger;
      const gone = maintenance + spending + corruption;
      expect(opening + interest + taxes + receipts - gone).toBe(house.treasury);
      expect(house.treasury).toBeGreaterThanOrEqual(0);
      for (const code of FACILITY_CODES) expect(freeDocks(home.colony, code, cst)).toBeGreaterThanOrEqual(0);
      expect(breakersOf(house, coloniesOf(state, 1))).toBeLessThanOrEqual(1);
      const docked = home.colony.projects.flatMap((project) =>
        project.kind === 'squadronRepair' ? [project.squadron] : [],
      );
      const squadrons = [...house.fleets.flatMap((each) => each.squadrons), ...docked];
      const ships = [...squadrons.flatMap((each) => each.ships), ...home.colony.waiting];
      expect(new Set(squadrons.map(({ id }) => id)).size).toBe(squadrons.length);
      expect(new Set(ships.map(({ id }) => id)).size).toBe(ships.length);
      expect(house.fleets.every((each) => each.squadrons.length > 0)).toBe(true);
      expect(home.colony.facilities.SP).toBeGreaterThanOrEqual(0);
      if (what.kind === 'pass') openBooks(state);
    }
    expect(codec.decode(codec.encode(state))).toEqual(state);
  },
);
