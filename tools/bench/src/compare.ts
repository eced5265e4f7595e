import { Bench } from 'tinybench';

/** Two functions to compare, and how many times slower the subject may be. */
export interface Comparison {
  /** The claim, in a few words. */
  name: string;
  baseline: () => unknown;
  subject: () => unknown;
  /** Highest accepted ratio of the median times subject ÷ baseline (included). */
  limit: number;
  /** Alternating rounds, at least 1 (included). */
  rounds?: number;
}

/** Outcome of one comparison. */
export interface Ratio {
  name: string;
  /** Median over the rounds of subject ÷ baseline. */
  ratio: number;
  /** Smallest and largest ratio of a round. */
  range: [number, number];
  limit: number;
  /** Median milliseconds of one call, over the rounds. */
  baselineMs: number;
  subjectMs: number;
}

/** Times every comparison in alternating rounds, prints a line each, and sets exit code 1 if one is over its limit. */
export async function compare(...comparisons: Comparison[]): Promise<Ratio[]> {
  const results: Ratio[] = [];
  for (const comparison of comparisons) {
    const result = await measure(comparison);
    results.push(result);
    const verdict = result.ratio <= result.limit ? 'within' : 'OVER';
    console.log(
      `${result.name}: ratio ${result.ratio.toFixed(2)} (${result.range.map((r) => r.toFixed(2)).join('–')}), ` +
        `${verdict} the limit of ${result.limit}; baseline ${result.baselineMs.toPrecision(3)} ms, ` +
        `subject ${result.subjectMs.toPrecision(3)} ms`,
    );
    if (result.ratio > result.limit) process.exitCode = 1;
  }
  return results;
}

async function measure({ name, baseline, subject, limit, rounds = 7 }: Comparison): Promise<Ratio> {
  const pairs: [number, number][] = [];
  for (let round = 0; round < rounds; round++) {
    const bench = new Bench({ time: 200, warmupTime: 50 });
    bench.add('baseline', baseline).add('subject', subject);
    await bench.run();
    const [base, sub] = bench.tasks.map((task) => {
      if (!('latency' in task.result)) throw new Error(`${name}: ${task.name} did not complete`);
      return task.result.latency.p50;
    });
    pairs.push([base ?? Number.NaN, sub ?? Number.NaN]);
  }
  const ratios = pairs.map(([base, sub]) => sub / base);
  return {
    name,
    ratio: median(ratios),
    range: [Math.min(...ratios), Math.max(...ratios)],
    limit,
    baselineMs: median(pairs.map(([base]) => base)),
    subjectMs: median(pairs.map(([, sub]) => sub)),
  };
}

/** Middle value of a list that is not empty; the lower middle for an even count. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}
