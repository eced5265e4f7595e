import {
  factoryNeeds,
  factoryOutput,
  materialsOf,
  type Materials,
  type Stack,
  type UnitNeeds,
} from '@ec/economy';
import { factoryQuarter, type FactoryQuarter, type Production } from '../holdings/factory-quarter.js';
import { productNamed } from './product-named.js';
import type { HoldingView } from '../view/holding-view.js';

/** A group of machines that work as far as there are hands and fuel. */
export interface Team {
  readonly techLevel: number;
  readonly units: number;
  readonly needs: UnitNeeds;
}

/** A factory group. */
export interface FactoryTeam extends Team, Production {}

/** A quarter of factories. */
interface Manufacture {
  /** The groups as they stand at its end. */
  readonly factories: readonly FactoryTeam[];
  readonly products: readonly Stack[];
  /** What they would have begun with, had nothing been missing. */
  readonly asked: Materials;
  readonly used: Materials;
  readonly left: Materials;
  /** Whether a group found less than it asked for. */
  readonly short: Readonly<Record<keyof Materials, boolean>>;
}

/** The factory groups of a ship or colony. */
export function factoryTeams({ factories }: Pick<HoldingView, 'factories'>): FactoryTeam[] {
  return factories.map(({ techLevel, units, product, change, pipeline }) => ({
    techLevel,
    units,
    needs: factoryNeeds(units, techLevel),
    product: productNamed(product),
    change: change === null ? null : { product: productNamed(change) },
    pipeline,
  }));
}

/**
 * What factories make of the materials at hand, one group after the other.
 *
 * @param working - how many work of each group that has something to make
 */
export function manufacture(
  factories: readonly FactoryTeam[],
  working: readonly number[],
  atHand: Materials,
): Manufacture {
  let left = atHand;
  let asked: Materials = NO_MATERIALS;
  const short = { metallics: false, nonMetallics: false };
  const products: Stack[] = [];
  const after = factories.map((team): FactoryTeam => {
    const { product } = team;
    if (!product) return team;
    const hands = working[products.length] ?? 0;
    const quarter = factoryQuarter(team, product, hands, left);
    const whole = wholeBatch(team, hands, quarter);
    for (const of of MATERIALS) short[of] ||= left[of] < whole[of];
    asked = sum(asked, whole);
    left = difference(left, quarter.used);
    products.push({ ...product, quantity: quarter.delivered });
    return { ...team, ...quarter.after };
  });
  return { factories: after, products, asked, used: difference(atHand, left), left, short };
}

/** Materials for a batch of a group when none are missing. */
function wholeBatch({ techLevel }: FactoryTeam, working: number, quarter: FactoryQuarter): Materials {
  const { begun, started, used } = quarter;
  if (!begun) return NO_MATERIALS;
  const units = factoryOutput(working, techLevel, begun);
  return units === started ? used : materialsOf(begun, units);
}

const MATERIALS = ['metallics', 'nonMetallics'] as const;

const NO_MATERIALS: Materials = { metallics: 0, nonMetallics: 0 };

function sum(some: Materials, others: Materials): Materials {
  return {
    metallics: some.metallics + others.metallics,
    nonMetallics: some.nonMetallics + others.nonMetallics,
  };
}

function difference(some: Materials, others: Materials): Materials {
  return {
    metallics: some.metallics - others.metallics,
    nonMetallics: some.nonMetallics - others.nonMetallics,
  };
}
