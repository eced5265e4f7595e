import type { Prng } from '@ec/prng';

/**
 * What Houses do one after the other, in drawn order. Each House draws its own place, so that who else there is does not change which of two comes
 * first.
 *
 * @param houseOf - number of the House; what one House does stays in the order given
 * @see
 */
export function inDrawnOrder<T>(rng: Prng, things: readonly T[], houseOf: (thing: T) => number): T[] {
  const places = new Map(things.map(houseOf).map((id) => [id, rng.stream(id).uniform()]));
  const placeOf = (id: number): number => places.get(id) ?? 0;
  return things.toSorted((one, other) => {
    const [a, b] = [houseOf(one), houseOf(other)];
    return placeOf(a) - placeOf(b) || a - b;
  });
}
