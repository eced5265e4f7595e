/**
 * A sketch of many values: each is counted by itself as long as there are few different ones; when there are more than MOST, the values
 * that agree in fewer and fewer leading bits are counted together.
 *
 * A bin holds the doubles that agree in sign, exponent and the first `bits` bits of their mantissa. Bins of fewer bits are unions of
 * bins of more, and `bits` is the greatest number with which there are at most MOST bins. So a sketch depends on the values alone: it
 * merges to the same bytes in any order and with any brackets. Values near a large number with a small spread get narrow bins, values of
 * all magnitudes get bins in proportion to them, and the edges of its bin bound every value without doubt.
 *
 * Refused: bins of a fixed number of bits, which put values near 1,000 with a spread of 1 into a few bins; t-digest and KLL, whose
 * merged bytes depend on the order, and which bound ranks with a probability alone.
 */
import type { IntegerData } from './integer.js';
import { mergeCounts } from './integer.js';

/** How often the values of each bin occurred. */
export interface SketchData {
  /** Bits of the mantissa that tell bins apart, 0 (included) to 52 (included): with 52 each value has its own. */
  readonly bits: number;
  /** By ascending value: the edge of the bin that is nearer to 0, and the count. */
  readonly counts: IntegerData['counts'];
}

/** Values of a bin: from the least that there can be to the greatest. */
export interface CountedRange {
  readonly low: number;
  readonly high: number;
  readonly count: number;
}

/** Most bins. */
export const MOST = 2048;

/** Bits of a mantissa. */
const ALL = 52;

/** Starts to count. */
export class Sketch {
  #bits = ALL;
  #counts = new Map<number, number>();

  add(value: number): void {
    const bin = binOf(value, this.#bits);
    const count = this.#counts.get(bin);
    this.#counts.set(bin, (count ?? 0) + 1);
    if (count === undefined && this.#counts.size > MOST) this.#coarsen();
  }

  data(): SketchData {
    return { bits: this.#bits, counts: [...this.#counts].sort(([x], [y]) => x - y) };
  }

  #coarsen(): void {
    const { bits, counts } = fitted(this.data());
    this.#bits = bits;
    this.#counts = new Map(counts);
  }
}

/** The sketch of the values of both. */
export function mergeSketches(a: SketchData, b: SketchData): SketchData {
  const bits = Math.min(a.bits, b.bits);
  return fitted({ bits, counts: mergeCounts(withBits(a, bits), withBits(b, bits)) });
}

/**
 * What the values of each bin may be, by ascending value.
 *
 * @param min - least value of all, `max` the greatest: no bin reaches beyond
 */
export function rangesOf({ bits, counts }: SketchData, min = -Infinity, max = Infinity): CountedRange[] {
  return counts.map(([edge, count]) => {
    const other = farEdge(edge, bits);
    return {
      low: Math.max(min, Math.min(edge, other)),
      high: Math.min(max, Math.max(edge, other)),
      count,
    };
  });
}

/** Width of a bin in parts of its values, at most (included). */
export function relativeWidth({ bits }: SketchData): number {
  return bits === ALL ? 0 : 2 ** -bits;
}

function fitted(sketch: SketchData): SketchData {
  let { bits, counts } = sketch;
  while (counts.length > MOST && bits > 0) {
    bits--;
    counts = withBits({ bits: ALL, counts }, bits);
  }
  return { bits, counts };
}

/** The same counts with fewer bits. */
function withBits({ bits, counts }: SketchData, fewer: number): IntegerData['counts'] {
  if (bits === fewer) return counts;
  const result: [number, number][] = [];
  for (const [value, count] of counts) {
    const bin = binOf(value, fewer);
    const last = result.at(-1);
    if (last && last[0] === bin) last[1] += count;
    else result.push([bin, count]);
  }
  return result;
}

const view = new DataView(new ArrayBuffer(8));

/** The edge, nearer to 0, of the bin of a value. */
function binOf(value: number, bits: number): number {
  if (bits === ALL) return value + 0;
  view.setFloat64(0, value);
  if (bits > 20) view.setUint32(4, view.getUint32(4) & (-1 << (ALL - bits)));
  else {
    view.setUint32(4, 0);
    view.setUint32(0, view.getUint32(0) & (-1 << (20 - bits)));
  }
  // minus zero is zero
  return view.getFloat64(0) + 0;
}

/** The edge of a bin that is farther from 0. */
function farEdge(edge: number, bits: number): number {
  if (bits === ALL) return edge;
  view.setFloat64(0, Math.abs(edge));
  view.setBigUint64(0, view.getBigUint64(0) + (1n << BigInt(ALL - bits)));
  const far = view.getFloat64(0);
  return edge < 0 ? -far : far;
}
