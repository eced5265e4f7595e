const float = new Float64Array(1);
const bits = new BigInt64Array(float.buffer);

/** How many doubles two numbers of one sign are apart. */
export function ulpsBetween(one: number, other: number): number {
  const distance = bitsOf(one) - bitsOf(other);
  return Number(distance < 0n ? -distance : distance);
}

function bitsOf(x: number): bigint {
  float[0] = x;
  return bits[0] ?? 0n;
}
