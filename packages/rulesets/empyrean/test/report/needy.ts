import fc from 'fast-check';
import { withQuantities } from '@ec/cluster';
import type { HoldingKind } from '@ec/economy';
import { ratio, type Ratio } from '@ec/prng';
import type { FactoryGroup, FarmGroup, MineGroup } from '../../src/holding.js';
import { change, smallGame, withHolding, type NewHolding, type SmallGame } from '../small-game.js';

export const upTo = (max: number): fc.Arbitrary<number> =>
  fc.oneof(fc.constant(0), fc.integer({ min: 0, max }));
export const units = upTo(60);
export const techLevel = fc.integer({ min: 1, max: 7 });
const rations: readonly Ratio[] = [ratio(1), ratio(1, 2), ratio(1, 4), ratio(1, 5)];

/** A ship or colony that lacks this or that; its mines dig in the fuel of the home world. */
const needy: fc.Arbitrary<Omit<NewHolding, 'factories'>> = fc.record({
  kind: fc.constantFrom<HoldingKind>('enclosed', 'orbiting', 'ship'),
  population: fc.record({
    UEM: upTo(200),
    USK: upTo(300),
    PRO: fc.integer({ min: 1, max: 200 }),
    SLD: upTo(50),
  }),
  stored: fc.record({
    FUEL: upTo(900),
    FOOD: upTo(600),
    CNGD: upTo(300),
    METS: upTo(500),
    NMTS: upTo(500),
    RSCH: fc.constantFrom(0, 99_995, 100_000),
  }),
  assembled: fc.record({
    'LFS-1': upTo(1_000),
    'AUT-1': upTo(100),
    'SEN-1': upTo(3),
    STU: fc.constant(9_000),
  }),
  ration: fc.constantFrom(...rations),
  farms: fc
    .uniqueArray(fc.record<FarmGroup>({ techLevel, units }), {
      maxLength: 3,
      selector: (farms) => farms.techLevel,
    })
    .map((farms) => farms.toSorted((a, b) => a.techLevel - b.techLevel)),
  mines: fc.array(fc.record<MineGroup>({ id: fc.constant(1), techLevel, units, depositId: fc.constant(0) }), {
    maxLength: 1,
  }),
});

/** A factory group that makes consumer goods. */
const goodsGroup = fc.record<FactoryGroup>({
  id: fc.constant(1),
  techLevel,
  units,
  product: fc.constant({ code: 'CNGD', techLevel: 0 }),
  change: fc.constant(null),
  pipeline: fc.constant<FactoryGroup['pipeline']>([5, 5, 5]),
});

/**
 * Games in which empire 1 has a ship or colony that lacks this or that.
 *
 * @param factories - its factory groups
 */
export function needyGames(
  factories: fc.Arbitrary<FactoryGroup[]> = fc.array(goodsGroup, { maxLength: 1 }),
): fc.Arbitrary<SmallGame> {
  return fc
    .tuple(needy, factories, upTo(800))
    .map(([given, groups, fuel]) => gameOf({ ...given, factories: groups }, fuel));
}

/** A game in which empire 1 has such a ship or colony at its home world, where so much fuel is left in the ground. */
function gameOf(given: NewHolding, fuel: number): SmallGame {
  const start = smallGame();
  const [planetId] = start.state.homeWorlds;
  const ids = start.state.cluster.deposits.flatMap(({ id, planetId: at, resource }) =>
    at === planetId && resource === 'fuel' ? [id] : [],
  );
  const home = change(start, (state) => {
    const left = new Map(ids.map((id) => [id, fuel]));
    state.cluster = { ...state.cluster, deposits: withQuantities(state.cluster.deposits, left) };
    for (const known of state.knowledge.flatMap(({ deposits }) => deposits))
      if (left.has(known.depositId)) known.quantity = fuel;
  });
  const mines = given.mines?.map((group) => ({ ...group, depositId: ids[0] ?? 0 })) ?? [];
  return withHolding(home, { ...given, mines: given.kind === 'enclosed' ? mines : [] });
}
