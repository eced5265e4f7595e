import {
  assaultCraftFuel,
  farmNeeds,
  farmOutput,
  factoryNeeds,
  foodDue,
  formatUnit,
  headCount,
  mineCapacity,
  mineNeeds,
  quantityOf,
  runLifeSupport,
  sensorFuel,
  STARVATION_THRESHOLD,
  wagesDue,
  type ItemCode,
} from '@ec/economy';
import { truncatedProduct } from '@ec/prng';
import type { HoldingView } from '../view/turn-view.js';

/** Turns that an outlook goes ahead. */
export const HORIZON = 8;

/** A stock, what a turn takes of it and brings, and the turn in which it falls short first: 1 is the next one, `null` none within the horizon. */
export interface Supply {
  readonly stock: number;
  readonly need: number;
  readonly income: number;
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

/** What a turn needs and brings. */
interface Rates {
  readonly heads: number;
  readonly lifeSupportFuel: number;
  /** Fuel of sensors and assault craft, of farms, of mines and of factories. */
  readonly watch: number;
  readonly farms: number;
  readonly mines: number;
  readonly factories: number;
  readonly grown: number;
  readonly mined: number;
  readonly eaten: number;
  readonly wages: number;
  /** Consumer goods of each turn to come; the last figure goes on. */
  readonly made: readonly number[];
}

/**
 * What is coming for a ship or colony when all goes on as in the last quarter: same people, same rates, the same farms, mines and factories at
 * work, and in addition those that were assembled since. Nobody comes or goes, and nothing is delivered, sold or bought.
 */
export function outlookOf(holding: HoldingView): Outlook {
  const rates = ratesOf(holding);
  const { stored } = holding;
  const stock = {
    fuel: quantityOf(stored, 'FUEL'),
    food: quantityOf(stored, 'FOOD'),
    goods: quantityOf(stored, 'CNGD'),
  };
  const short: Record<'lifeSupport' | 'fuel' | 'food' | 'starving' | 'goods', number | null> = {
    lifeSupport: null,
    fuel: null,
    food: null,
    starving: null,
    goods: null,
  };
  const left = { ...stock };
  for (let turn = 1; turn <= HORIZON; turn++) {
    const note = (what: keyof typeof short, isShort: boolean): void => {
      if (isShort) short[what] ??= turn;
    };
    const draw = (fuel: number): number => {
      const drawn = Math.min(fuel, left.fuel);
      left.fuel -= drawn;
      return drawn;
    };
    note('lifeSupport', left.fuel < rates.lifeSupportFuel);
    draw(rates.lifeSupportFuel);
    note('fuel', left.fuel < rates.watch + rates.farms + rates.mines + rates.factories);
    draw(rates.watch);
    const farming = draw(rates.farms);
    const mining = draw(rates.mines);
    left.food += part(rates.grown, farming, rates.farms);
    left.fuel += part(rates.mined, mining, rates.mines);
    draw(rates.factories);
    note('food', left.food < rates.eaten);
    const { numerator, denominator } = STARVATION_THRESHOLD;
    note('starving', isBelow(holding, left.food * denominator < rates.heads * numerator));
    left.food = Math.max(0, left.food - rates.eaten);
    left.goods += rates.made[Math.min(turn, rates.made.length) - 1] ?? 0;
    note('goods', left.goods < rates.wages);
    left.goods = Math.max(0, left.goods - rates.wages);
  }
  const works = rates.watch + rates.farms + rates.mines + rates.factories;
  const burnt = rates.lifeSupportFuel + works;
  return {
    lifeSupport: {
      stock: stock.fuel,
      need: rates.lifeSupportFuel,
      income: rates.mined,
      short: short.lifeSupport,
    },
    fuel: { stock: stock.fuel, need: burnt, income: rates.mined, short: short.fuel },
    food: { stock: stock.food, need: rates.eaten, income: rates.grown, short: short.food },
    starving: short.starving,
    goods: { stock: stock.goods, need: rates.wages, income: rates.made.at(-1) ?? 0, short: short.goods },
  };
}

/** Whether people get less than what keeps them from starving: by their ration, or as there is no more. */
function isBelow({ rates: { ration }, population }: HoldingView, isScarce: boolean): boolean {
  return headCount(population) > 0 && (isScarce || 4 * ration.numerator < ration.denominator);
}

/** As much of a whole as is fuelled. */
function part(whole: number, fuelled: number, needed: number): number {
  return fuelled === needed ? whole : truncatedProduct([whole, fuelled], [needed]);
}

function ratesOf(holding: HoldingView): Rates {
  const { kind, population, assembled, stored, farms, mines, factories, rates } = holding;
  const heads = headCount(population);
  const working = workingIn(holding);
  const fuelOf = (units: number, { halfFuel }: { readonly halfFuel: number }): number =>
    Math.floor((units * halfFuel) / 2);
  const fields = farms.map(({ techLevel, units, worked }) => ({
    techLevel,
    at: working('FRM', techLevel, units, worked),
  }));
  const shafts = mines.map(({ techLevel, units, worked, resource, yieldPercent }) => {
    const at = working('MIN', techLevel, units, worked);
    return { techLevel, at, fuel: resource === 'FUEL' ? mineCapacity(at, techLevel, yieldPercent) : 0 };
  });
  return {
    heads,
    lifeSupportFuel: kind === 'open' ? 0 : runLifeSupport(assembled, heads, Number.MAX_SAFE_INTEGER).fuel,
    watch: sum([
      ...assembled.map(({ code, techLevel, quantity }) =>
        code === 'SEN' ? sensorFuel(quantity, techLevel) : 0,
      ),
      ...stored.map(({ code, quantity }) => (code === 'ASC' ? assaultCraftFuel(quantity) : 0)),
    ]),
    farms: sum(fields.map(({ techLevel, at }) => fuelOf(at, farmNeeds(techLevel)))),
    mines: sum(shafts.map(({ techLevel, at }) => fuelOf(at, mineNeeds(techLevel)))),
    factories: sum(
      factories.map(({ techLevel, units, worked, product }) =>
        product === null
          ? 0
          : fuelOf(working('FCT', techLevel, units, worked), factoryNeeds(units, techLevel)),
      ),
    ),
    grown: sum(fields.map(({ techLevel, at }) => farmOutput(at, techLevel))),
    mined: sum(shafts.map(({ fuel }) => fuel)),
    eaten: foodDue(heads, rates.ration),
    wages: wagesDue(population, rates.pay),
    made: goodsToCome(holding),
  };
}

/** Consumer goods of the next turns: what is in process, stage by stage, and then what was begun in the last quarter. */
function goodsToCome({ factories }: HoldingView): number[] {
  const groups = factories.filter(({ product }) => product === 'CNGD');
  return [
    sum(groups.map(({ pipeline }) => pipeline[2])),
    sum(groups.map(({ pipeline }) => pipeline[1])),
    sum(groups.map(({ pipeline }) => pipeline[0])),
    sum(groups.map(({ started }) => started)),
  ];
}

/** How many units of a group will work: those that did, and those that were assembled since; all, before there was a quarter. */
function workingIn({
  vital,
  ledger,
}: HoldingView): (code: ItemCode, techLevel: number, units: number, worked: number) => number {
  if (vital === null) return (_code, _techLevel, units) => units;
  const added = new Map(
    ledger.flatMap(({ place, unit, assembled, received }) =>
      place === 'assembled' ? [[unit, Math.max(0, assembled) + received]] : [],
    ),
  );
  return (code, techLevel, units, worked) =>
    Math.min(units, worked + (added.get(formatUnit(code, techLevel)) ?? 0));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
