/**
 * As `derived`, but for the last object alone: worked out again whenever another object is asked about. It fits what is asked for many
 * times in a row about one state, and hardly ever again about a former one.
 *
 * A weak map would keep what it knows until memory is swept as a whole, and all that this refers to, however soon the object is
 * forgotten; in games of bots that is most of what outlives a turn.
 *
 * @param make - what follows from the object, and from nothing else
 */
export function derivedLast<Source extends object, Value>(
  make: (source: Source) => Value,
): (source: Source) => Value {
  let last: { readonly source: Source; readonly value: Value } | undefined;
  return (source) => {
    if (last?.source !== source) last = { source, value: make(source) };
    return last.value;
  };
}
