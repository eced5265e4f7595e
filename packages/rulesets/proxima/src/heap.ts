/** Numbers of which the least is taken first: a binary heap, in which each stands above two that are not less. */
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

  /** Takes the least number; `undefined` when there is none. */
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
