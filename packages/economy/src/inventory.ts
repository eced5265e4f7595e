import { GOODS_CODES, RESOURCE_CODES, type ItemCode } from './units.js';

/** A quantity of one kind of unit at one technology level; level 0 where the kind has none. */
export interface Stack {
  readonly code: ItemCode;
  readonly techLevel: number;
  /** Units, at least 0 (included). */
  readonly quantity: number;
}

const ORDER: ReadonlyMap<ItemCode, number> = new Map(
  [...RESOURCE_CODES, ...GOODS_CODES].map((code, place) => [code, place]),
);

/** Units of one kind and technology level in a list of stacks; 0 when there are none. */
export function quantityOf(stacks: readonly Stack[], code: ItemCode, techLevel = 0): number {
  return stacks.find((stack) => stack.code === code && stack.techLevel === techLevel)?.quantity ?? 0;
}

/**
 * The stacks with so many units more or fewer of one kind; empty stacks are left out, the rest are in rulebook order.
 *
 * @param change - units added, or taken when negative
 * @throws RangeError when more is taken than there is (a caller's bug)
 */
export function changeStock(
  stacks: readonly Stack[],
  code: ItemCode,
  change: number,
  techLevel = 0,
): Stack[] {
  const quantity = quantityOf(stacks, code, techLevel) + change;
  if (quantity < 0) {
    throw new RangeError(
      `${code}: expected a change that leaves at least 0, received ${change} to ${quantity}`,
    );
  }
  const others = stacks.filter((stack) => stack.code !== code || stack.techLevel !== techLevel);
  return sortStacks(quantity === 0 ? others : [...others, { code, techLevel, quantity }]);
}

/** Stacks in rulebook order, lower technology levels first. */
export function sortStacks(stacks: readonly Stack[]): Stack[] {
  return stacks.toSorted(
    (a, b) => (ORDER.get(a.code) ?? 0) - (ORDER.get(b.code) ?? 0) || a.techLevel - b.techLevel,
  );
}
