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
  /** Materials of which a group found less than it asked for. */
  readonly short: ReadonlySet<keyof Materials>;
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
 * @param teams - those that have something to make, each with how many of it work
 */
export function manufacture(
  factories: readonly FactoryTeam[],
  teams: readonly (readonly [FactoryTeam, number])[],
  atHand: Materials,
): Manufacture {
  let left = atHand;
  let asked: Materials = NO_MATERIALS;
  const short = new Set<keyof Materials>();
  const quarters = new Map<FactoryTeam, FactoryQuarter>();
  const products = teams.flatMap(([team, working]): Stack[] => {
    const { product } = team;
    if (!product) return [];
    const quarter = factoryQuarter(team, product, working, left);
    const whole = wholeBatch(team, working, quarter);
    for (const of of MATERIALS) if (left[of] < whole[of]) short.add(of);
    asked = sum(asked, whole);
    left = difference(left, quarter.used);
    quarters.set(team, quarter);
    return [{ ...product, quantity: quarter.delivered }];
  });
  return {
    factories: factories.map((team) => ({ ...team, ...quarters.get(team)?.after })),
    products,
    asked,
    used: difference(atHand, left),
    left,
    short,
  };
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
