import { requireQuantity } from '@ec/prng';
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
 * The stacks with so many units more or fewer of one kind; the stack is left out when it is empty.
 *
 * @param stacks - in rulebook order, as the result is
 * @param change - units added, or taken when negative
 * @throws RangeError when more is taken than there is, or the stack would exceed 2^53 − 1 (a caller's bug)
 */
export function changeStock(
  stacks: readonly Stack[],
  code: ItemCode,
  change: number,
  techLevel = 0,
): Stack[] {
  const place = stacks.findIndex((stack) => stack.code === code && stack.techLevel === techLevel);
  const quantity = (stacks[place]?.quantity ?? 0) + change;
  if (quantity < 0) {
    throw new RangeError(
      `${code}: expected a change that leaves at least 0, received ${change} to ${quantity}`,
    );
  }
  requireQuantity(code, quantity);
  if (place < 0) return quantity === 0 ? [...stacks] : withStack(stacks, { code, techLevel, quantity });
  return quantity === 0 ? stacks.toSpliced(place, 1) : stacks.with(place, { code, techLevel, quantity });
}

/** Stacks with another in its place. */
function withStack(stacks: readonly Stack[], stack: Stack): Stack[] {
  const next = stacks.findIndex((other) => inOrder(other, stack) > 0);
  return next < 0 ? [...stacks, stack] : stacks.toSpliced(next, 0, stack);
}

/** Stacks in rulebook order, lower technology levels first. */
export function sortStacks(stacks: readonly Stack[]): Stack[] {
  return stacks.every((stack, i) => i === 0 || inOrder(stacks[i - 1] ?? stack, stack) <= 0)
    ? [...stacks]
    : stacks.toSorted(inOrder);
}

function inOrder(a: Stack, b: Stack): number {
  return (ORDER.get(a.code) ?? 0) - (ORDER.get(b.code) ?? 0) || a.techLevel - b.techLevel;
}
