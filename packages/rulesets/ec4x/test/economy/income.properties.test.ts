import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { capacityOf } from '../../src/economy/colony-figures.js';
import { growthOf } from '../../src/economy/growth.js';
import { income } from '../../src/economy/income.js';
import { PLANET_CLASSES } from '../../src/types.js';
import { firstHouse, rulesWith } from '../games.js';

const rules = rulesWith();

test.prop([
  fc.constantFrom(...PLANET_CLASSES),
  fc.integer({ min: 0, max: 3000e6 }),
  fc.integer({ min: 0, max: 100 }),
  fc.integer({ min: 0, max: 3 }),
  fc.boolean(),
])('section 17: PU > K never comes of growth', (planetClass, pu, tax, starbases, isFurthered) => {
  const capacity = capacityOf(rules, planetClass);
  const growth = growthOf(rules, { pu, newcomers: 0, capacity, tax, starbases, isFurthered });
  expect(growth).toBeGreaterThanOrEqual(0);
  if (growth > 0) expect(pu + growth).toBeLessThanOrEqual(capacity);
});

test.prop([
  fc.integer({ min: 0, max: 500_000 }),
  fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 8 }),
  fc.nat(300),
])(
  'section 17: the ledger balances to the thousandth, the purse is never negative, prestige is its start and its ledger',
  (treasury, taxes, iu) => {
    const { work, house, home } = firstHouse();
    house.treasury = treasury;
    home.colony.iu = iu;
    for (const tax of taxes) {
      house.tax = tax;
      const opening = house.treasury;
      income(work);
      const { interest, taxes: taxed, maintenance, corruption } = house.ledger;
      expect(opening + interest + taxed - maintenance - corruption).toBe(house.treasury);
      expect(house.treasury).toBeGreaterThanOrEqual(0);
      const won = Object.values(house.prestigeBy).reduce((sum, points) => sum + points, 0);
      expect(house.prestige).toBe(50 + won);
      expect(home.colony.pu).toBeLessThanOrEqual(3000e6);
    }
  },
);
