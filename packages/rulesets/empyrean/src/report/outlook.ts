import { feed, foodNeeded, headCount, quantityOf, runLifeSupport, wagesDue, wagesNeeded } from '@ec/economy';
import { derived, derivedLast } from '@ec/prng';
import type { HoldingView } from '../view/holding-view.js';
import type { TurnView } from '../view/turn-view.js';
import { worksOf, type WorkedQuarter } from './works.js';

/** Turns that an outlook goes ahead. */
export const HORIZON = 8;

/** A stock, what a turn takes of it and brings, and the turn in which it falls short first: 1 is the next one, `null` none within the horizon. */
export interface Supply {
  readonly stock: number;
  /** What the turn in which it falls short asks for, and the next turn where none does; one more than it takes where a bill is cut off. */
  readonly need: number;
  /** What comes in the next turn. */
  readonly income: number;
  /** What comes in the turn in which it falls short; as `income` where it does not. */
  readonly lastIncome: number;
  readonly short: number | null;
}

/** What is coming for a ship or colony when all goes on as in the last quarter. */
export interface Outlook {
  /** What farms, mines and factories do in the next quarter, once life support has drawn its fuel. */
  readonly quarter: WorkedQuarter;
  /** Fuel for life support alone. */
  readonly lifeSupport: Supply;
  /** Fuel for everything that runs on it but engines. */
  readonly fuel: Supply;
  readonly food: Supply;
  /** Turn in which people starve first, as `short`. */
  readonly starving: number | null;
  /** Consumer goods, for wages. */
  readonly goods: Supply;
  /** For factories, as their groups begin new products. */
  readonly metallics: Supply;
  readonly nonMetallics: Supply;
  /** Turn in which there are research points enough for the next technology level, as `short`. */
  readonly advance: number | null;
}

/** What an outlook notes the first turn of. */
type Turning =
  'lifeSupport' | 'fuel' | 'food' | 'starving' | 'goods' | 'metallics' | 'nonMetallics' | 'advance';

/**
 * What is coming for a ship or colony when all goes on: the same people on the same rates, the same farms, mines and factories, as far as
 * there are hands and fuel for them, and deposits that run out. Nobody comes or goes, and nothing is delivered, sold or bought.
 *
 * @see E-17 phases 1, 2 and 16: what draws fuel, materials, food and goods, in this order
 */
export function outlookOf(view: Pick<TurnView, 'surveys'>, holding: HoldingView): Outlook {
  return outlooksIn(view)(holding);
}

/** A report asks for the same ship or colony again and again. */
const outlooksIn = /* @__PURE__ */ derivedLast((view: Pick<TurnView, 'surveys'>) =>
  derived((holding: HoldingView) => lookAhead(view, holding)),
);

function lookAhead(view: Pick<TurnView, 'surveys'>, holding: HoldingView): Outlook {
  const { kind, population, stored, rates, research } = holding;
  const works = worksOf(view, holding);
  const heads = headCount(population);
  const canAdvance = kind !== 'ship' && heads > 0;
  const air = airFuel(holding);
  const rations = foodNeeded(heads, rates.ration);
  const [wages, paid] = [wagesNeeded(population, rates.pay), wagesDue(population, rates.pay)];
  const left = {
    fuel: quantityOf(stored, 'FUEL'),
    food: quantityOf(stored, 'FOOD'),
    goods: quantityOf(stored, 'CNGD'),
    points: research.points,
  };
  const stock = { ...left };
  /** Turns in which something comes to be so first. */
  const first: Partial<Record<Turning, number>> = {};
  const quarters: WorkedQuarter[] = [];
  for (let turn = 1; turn <= HORIZON; turn++) {
    const note = (what: Turning, isSo: boolean): void => {
      if (isSo) first[what] ??= turn;
    };
    note('lifeSupport', left.fuel < air);
    left.fuel = Math.max(0, left.fuel - air);
    const quarter = works.run(left.fuel);
    quarters.push(quarter);
    note('fuel', quarter.isShort);
    left.fuel = quarter.fuel;
    left.food += quarter.grown;
    const { eaten, starved } = feed(heads, rates.ration, left.food);
    note('food', left.food < rations);
    note('starving', starved.numerator > 0);
    left.food -= eaten;
    left.goods += quarter.made;
    note('goods', left.goods < wages);
    left.goods = Math.max(0, left.goods - paid);
    note('metallics', quarter.metallics.isShort);
    note('nonMetallics', quarter.nonMetallics.isShort);
    left.points += quarter.researched;
    note('advance', canAdvance && left.points >= (research.next ?? Infinity));
  }
  const [next = works.fuelled()] = quarters;
  const { burnt, mined } = next.isShort ? works.fuelled() : next;
  /** A supply of which each turn needs as much, by what the quarters bring. */
  const steady = (what: 'food' | 'goods', need: number, of: 'grown' | 'made'): Supply => {
    const { [what]: short = null } = first;
    const income = next[of];
    const lastIncome = short === null ? income : (quarters[short - 1]?.[of] ?? 0);
    return { stock: stock[what], need, income, lastIncome, short };
  };
  const material = (of: 'metallics' | 'nonMetallics', code: 'METS' | 'NMTS'): Supply => {
    const { [of]: short = null } = first;
    const last = quarters[(short ?? 1) - 1]?.[of];
    return {
      stock: quantityOf(stored, code),
      need: last?.asked ?? 0,
      income: next[of].mined,
      lastIncome: last?.mined ?? 0,
      short,
    };
  };
  const fuel = { stock: stock.fuel, income: mined, lastIncome: mined };
  return {
    quarter: next,
    lifeSupport: { ...fuel, need: air, short: first.lifeSupport ?? null },
    fuel: { ...fuel, need: air + burnt, short: first.fuel ?? null },
    food: steady('food', rations, 'grown'),
    starving: first.starving ?? null,
    goods: steady('goods', wages, 'made'),
    metallics: material('metallics', 'METS'),
    nonMetallics: material('nonMetallics', 'NMTS'),
    advance: first.advance ?? null,
  };
}

/** Fuel that life support draws in a turn for all who are there. */
export function airFuel({ kind, population, assembled }: HoldingView): number {
  if (kind === 'open') return 0;
  return runLifeSupport(assembled, headCount(population), Number.MAX_SAFE_INTEGER).fuel;
}
