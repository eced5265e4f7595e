/** Lists in the order of IDs: an entry is found, and put in its place, without looking at most of them. */

/** A list with an entry in its place by ID, instead of the entry with the same ID where there is one. */
export function withEntry<Entry>(
  list: readonly Entry[],
  entry: Entry,
  idOf: (entry: Entry) => number,
): Entry[] {
  const id = idOf(entry);
  const place = placeOf(list, id, idOf);
  const there = list[place];
  return there !== undefined && idOf(there) === id
    ? list.with(place, entry)
    : list.toSpliced(place, 0, entry);
}

/** A list with several entries in their places, which are in ID order, too. */
export function withEntries<Entry>(
  list: readonly Entry[],
  entries: readonly Entry[],
  idOf: (entry: Entry) => number,
): Entry[] {
  const merged = [...list];
  for (const entry of entries) {
    const id = idOf(entry);
    const place = placeOf(merged, id, idOf);
    const there = merged[place];
    if (there !== undefined && idOf(there) === id) merged[place] = entry;
    else merged.splice(place, 0, entry);
  }
  return merged;
}

/** The entry with an ID, if there is one. */
export function entryOf<Entry>(
  list: readonly Entry[],
  id: number,
  idOf: (entry: Entry) => number,
): Entry | undefined {
  const there = list[placeOf(list, id, idOf)];
  return there !== undefined && idOf(there) === id ? there : undefined;
}

/** Place of the first entry whose ID is not below an ID, in a list in ID order. */
function placeOf<Entry>(list: readonly Entry[], id: number, idOf: (entry: Entry) => number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const at = list[middle];
    if (at !== undefined && idOf(at) < id) low = middle + 1;
    else high = middle;
  }
  return low;
}
