/** Things in the order of their numbers. */
export function inOrder<T extends { readonly id: number }>(things: readonly T[]): T[] {
  return things.toSorted((one, other) => one.id - other.id);
}
