/** Whether an integer has 64 bits, signed or unsigned, as a seed that is an integer does. */
export function is64Bits(integer: bigint): boolean {
  return BigInt.asIntN(64, integer) === integer || BigInt.asUintN(64, integer) === integer;
}
