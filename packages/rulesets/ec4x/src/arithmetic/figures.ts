/** Money as readers see it: XMR with three decimals, from thousandths. */
export function xmr(thousandths: number): string {
  return decimals(thousandths, 1000, 3);
}

/** People as readers see them: PU with three decimals, cut, from millionths. */
export function pu(millionths: number): string {
  return decimals(Math.trunc(millionths / 1000), 1000, 3);
}

/** A number with its sign, as what was won or lost. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points);
}

function decimals(value: number, unit: number, digits: number): string {
  const size = Math.abs(value);
  const fraction = String(size % unit).padStart(digits, '0');
  return `${value < 0 ? '-' : ''}${Math.floor(size / unit)}.${fraction}`;
}
