import { expect, test } from 'vitest';
import { reachMilestones } from '../../src/economy/milestones.js';
import { income } from '../../src/economy/income.js';
import { firstHouse } from '../games.js';

test('section 13: industry of 210, 315, 420 and 630 on 420 PU wins 1, 2, 3 and 5, once', () => {
  const { work, house, home } = firstHouse();
  const after = [209, 210, 210, 0, 314, 315, 630, 630].map((iu) => {
    home.colony.iu = iu;
    reachMilestones(work);
    return house.prestige;
  });
  expect(after).toEqual([50, 51, 51, 51, 51, 53, 61, 61]);
});

test('section 13: 99 % of what a class holds wins 3, once a class', () => {
  const { work, house, home } = firstHouse();
  home.planetClass = 'harsh';
  const after = [494.999999, 495, 500, 300].map((pu) => {
    home.colony.pu = Math.round(pu * 1e6);
    reachMilestones(work);
    return house.prestige;
  });
  expect(after).toEqual([50, 53, 53, 53]);
  home.planetClass = 'benign';
  home.colony.pu = 990e6;
  reachMilestones(work);
  expect(house.prestige).toBe(56);
  expect(house.prestigeBy.full).toBe(6);
});

test('X-75: people of the Income count, too: of 445.284 PU half is 223 IU, though 45 PU leave before the turn ends', () => {
  const { work, house, home } = firstHouse();
  house.tax = 0;
  // 7 % of 420 PU, of which 86 % in the room that is left
  income(work);
  expect(home.colony).toMatchObject({ pu: 445_284_000, mostPu: 445_284_000 });
  home.colony.pu = 400e6;
  const after = [210, 222, 223].map((iu) => {
    home.colony.iu = iu;
    reachMilestones(work);
    return house.prestige;
  });
  expect(after).toEqual([50, 50, 51]);
});
