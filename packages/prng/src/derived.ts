/**
 * A function of an object that never changes, worked out once for each object and forgotten together with it: an index of a list, say.
 *
 * @param make - what follows from the object, and from nothing else
 */
export function derived<Source extends object, Value>(
  make: (source: Source) => Value,
): (source: Source) => Value {
  const known = new WeakMap<Source, { readonly value: Value }>();
  return (source) => {
    const found = known.get(source);
    if (found) return found.value;
    const value = make(source);
    known.set(source, { value });
    return value;
  };
}
