import { ratio, type Distribution, type Ratio } from '@ec/prng';

/** How two rolls compare: exact probabilities that add up to 1. */
export interface Odds {
  /** The first is greater. */
  readonly win: Ratio<bigint>;
  readonly tie: Ratio<bigint>;
  /** The first is smaller. */
  readonly loss: Ratio<bigint>;
}

/** How two independent rolls compare. */
export function oddsOf(first: Distribution, second: Distribution): Odds {
  const others = second.entries();
  let [win, tie] = [0n, 0n];
  let [below, next] = [0n, 0];
  for (const [value, weight] of first.entries()) {
    for (let one = others[next]; one && one[0] < value; one = others[next]) {
      below += one[1];
      next++;
    }
    win += weight * below;
    const [equal, equalWeight] = others[next] ?? [];
    if (equal === value && equalWeight !== undefined) tie += weight * equalWeight;
  }
  const total = first.total * second.total;
  return { win: ratio(win, total), tie: ratio(tie, total), loss: ratio(total - win - tie, total) };
}
