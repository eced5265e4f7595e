import { runFactories, type Materials, type Pipeline, type Product } from '@ec/economy';

/** What a group of factories makes, what follows, and its work in process. */
export interface Production {
  readonly product: Product | null;
  readonly change: { readonly product: Product | null } | null;
  readonly pipeline: Pipeline;
}

/** A quarter of a group of factories that has something to make. */
export interface FactoryQuarter {
  /** As the group stands at the end of the quarter. */
  readonly after: Production;
  /** Units of the former product that came out. */
  readonly delivered: number;
  /** What the group begins units of; `null` where it begins nothing. */
  readonly begun: Product | null;
  readonly started: number;
  readonly used: Materials;
}

/**
 * A quarter of one group that makes `product`. A change that was waiting for an empty pipeline takes effect as soon as the last batch comes
 * out.
 *
 * @param working - factories of the group with labour and fuel
 * @param materials - at hand
 * @throws RangeError as `runFactories` of `@ec/economy`
 * @see E-22, E-25
 */
export function factoryQuarter(
  { units, techLevel, change, pipeline }: Production & { readonly units: number; readonly techLevel: number },
  product: Product,
  working: number,
  materials: Materials,
): FactoryQuarter {
  const run = (of: Product, from: Pipeline, isStarting: boolean): ReturnType<typeof runFactories> =>
    runFactories(units, working, techLevel, of, from, materials, isStarting);
  const first = run(product, pipeline, change === null);
  const { delivered } = first;
  if (!change || first.pipeline.some((left) => left > 0))
    return {
      after: { product, change, pipeline: first.pipeline },
      delivered,
      begun: change === null ? product : null,
      started: first.started,
      used: first.used,
    };
  const next = change.product;
  const { started, used, pipeline: begun } = next ? run(next, first.pipeline, true) : first;
  return {
    after: { product: next, change: null, pipeline: begun },
    delivered,
    begun: next,
    started,
    used,
  };
}
