/** A record with the same keys and other values. */
export function mapRecord<K extends string, A, B>(
  record: Readonly<Record<K, A>>,
  value: (one: A, key: K) => B,
): Record<K, B> {
  const entries = Object.entries<A>(record).map(([key, one]) => [key, value(one, key as K)]);
  return Object.fromEntries(entries) as Record<K, B>;
}

/** Keys with a suffix. */
type Suffixed<K extends string, S extends string> = `${K}${S}`;

/** A record with the same values, its keys ending in a suffix: one measure of each thing. */
export function withSuffix<K extends string, S extends string, A>(
  record: Readonly<Record<K, A>>,
  suffix: S,
): Record<Suffixed<K, S>, A> {
  const entries = Object.entries<A>(record).map(([key, one]) => [`${key}${suffix}`, one]);
  return Object.fromEntries(entries) as Record<Suffixed<K, S>, A>;
}

/** Keys of a record, in its order. */
export function keysOf<K extends string>(record: Readonly<Record<K, unknown>>): K[] {
  return Object.keys(record) as K[];
}
