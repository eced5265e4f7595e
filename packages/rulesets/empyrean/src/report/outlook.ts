import { foodDue, headCount, quantityOf, runLifeSupport, STARVATION_THRESHOLD, wagesDue } from '@ec/economy';
import type { HoldingView } from '../view/holding-view.js';
import type { TurnView } from '../view/turn-view.js';
import { worksOf } from './works.js';

/** Turns that an outlook goes ahead. */
export const HORIZON = 8;

/** A stock, what a turn takes of it and brings, and the turn in which it falls short first: 1 is the next one, `null` none within the horizon. */
export interface Supply {
  readonly stock: number;
  readonly need: number;
  /** What comes in the next turn. */
  readonly income: number;
  /** What comes in the turn in which it falls short; as `income` where it does not. */
  readonly lastIncome: number;
  readonly short: number | null;
}

/** What is coming for a ship or colony when all goes on as in the last quarter. */
export interface Outlook {
  /** Fuel for life support alone. */
  readonly lifeSupport: Supply;
  /** Fuel for everything that runs on it but engines. */
  readonly fuel: Supply;
  readonly food: Supply;
  /** Turn in which people starve first, as `short`. */
  readonly starving: number | null;
  /** Consumer goods, for wages. */
  readonly goods: Supply;
}

/**
 * What is coming for a ship or colony when all goes on: the same people on the same rates, the same farms, mines and factories, as far as
 * there are hands and fuel for them, and deposits that run out. Nobody comes or goes, and nothing is delivered, sold or bought.
 *
 * @see E-17 phases 1, 2 and 16: what draws fuel, food and goods, in this order
 */
export function outlookOf(view: Pick<TurnView, 'surveys'>, holding: HoldingView): Outlook {
  const { population, stored, rates } = holding;
  const works = worksOf(view, holding);
  const heads = headCount(population);
  const air = airFuel(holding);
  const eaten = foodDue(heads, rates.ration);
  const wages = wagesDue(population, rates.pay);
  const { numerator, denominator } = STARVATION_THRESHOLD;
  const left = {
    fuel: quantityOf(stored, 'FUEL'),
    food: quantityOf(stored, 'FOOD'),
    goods: quantityOf(stored, 'CNGD'),
  };
  const stock = { ...left };
  const short: Record<'lifeSupport' | 'fuel' | 'food' | 'starving' | 'goods', number | null> = {
    lifeSupport: null,
    fuel: null,
    food: null,
    starving: null,
    goods: null,
  };
  const quarters: Pick<ReturnType<typeof works.run>, 'grown' | 'made'>[] = [];
  for (let turn = 1; turn <= HORIZON; turn++) {
    const note = (what: keyof typeof short, isShort: boolean): void => {
      if (isShort) short[what] ??= turn;
    };
    note('lifeSupport', left.fuel < air);
    left.fuel = Math.max(0, left.fuel - air);
    const quarter = works.run(turn, left.fuel);
    quarters.push(quarter);
    note('fuel', quarter.isShort);
    left.fuel = quarter.fuel;
    left.food += quarter.grown;
    // less than a quarter of a unit each is no food due, and yet not enough
    const isScarce = left.food * denominator < heads * numerator;
    note('food', left.food < eaten || isScarce);
    note('starving', isBelow(holding, isScarce));
    left.food = Math.max(0, left.food - eaten);
    left.goods += quarter.made;
    note('goods', left.goods < wages);
    left.goods = Math.max(0, left.goods - wages);
  }
  const { burnt, mined } = works.full;
  const incomes = (of: 'grown' | 'made', turn: number | null): Pick<Supply, 'income' | 'lastIncome'> => {
    const income = quarters[0]?.[of] ?? 0;
    return { income, lastIncome: turn === null ? income : (quarters[turn - 1]?.[of] ?? 0) };
  };
  return {
    lifeSupport: { stock: stock.fuel, need: air, income: mined, lastIncome: mined, short: short.lifeSupport },
    fuel: { stock: stock.fuel, need: air + burnt, income: mined, lastIncome: mined, short: short.fuel },
    food: { stock: stock.food, need: eaten, ...incomes('grown', short.food), short: short.food },
    starving: short.starving,
    goods: { stock: stock.goods, need: wages, ...incomes('made', short.goods), short: short.goods },
  };
}

/** Fuel that life support draws in a turn for all who are there. */
export function airFuel({ kind, population, assembled }: HoldingView): number {
  if (kind === 'open') return 0;
  return runLifeSupport(assembled, headCount(population), Number.MAX_SAFE_INTEGER).fuel;
}

/** Whether people get less than what keeps them from starving: by their ration, or as there is no more. */
function isBelow({ rates: { ration }, population }: HoldingView, isScarce: boolean): boolean {
  return headCount(population) > 0 && (isScarce || 4 * ration.numerator < ration.denominator);
}
