/** Numbers that are taken least first: a binary heap, in which each number is above two that are not less. */
export class Heap {
  readonly #items: number[] = [];

  /** Adds a number. */
  push(item: number): void {
    const items = this.#items;
    let at = items.length;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const other = items[above] ?? -Infinity;
      if (other <= item) break;
      items[at] = other;
      at = above;
    }
    items[at] = item;
  }

  /** Takes the least number; `undefined` when the heap is empty. */
  pop(): number | undefined {
    const items = this.#items;
    const least = items[0];
    const item = items.pop();
    if (item === undefined || items.length === 0) return least;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if ((items[below + 1] ?? Infinity) < (items[below] ?? Infinity)) below += 1;
      const other = items[below];
      if (other === undefined || other >= item) break;
      items[at] = other;
      at = below;
    }
    items[at] = item;
    return least;
  }
}
