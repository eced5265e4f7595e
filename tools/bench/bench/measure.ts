/** Measures one workload with the packages that are built in a folder, and prints the figures as JSON: `node bench/measure.ts <root> <workload>`. */
import { WORKLOADS } from './workloads.ts';

const [root = '', name = ''] = process.argv.slice(2);
const workload = WORKLOADS[name];
if (!workload)
  throw new Error(`workload: expected one of ${Object.keys(WORKLOADS).join(', ')}, received ${name}`);
const { warmUps, runs, run, digest } = await workload.prepare(root);
for (let number = 0; number < warmUps; number++) run(number);
// Mean times: some systems count a thread's processor time in steps of 4 ms, of which the median of short runs would be a multiple.
const sums = new Map<string, number>();
for (let number = 0; number < runs; number++) {
  for (const [figure, milliseconds] of Object.entries(run(number)))
    sums.set(figure, (sums.get(figure) ?? 0) + milliseconds);
}
const figures = Object.fromEntries([...sums].map(([figure, sum]) => [figure, sum / runs]));
console.log(JSON.stringify({ figures, digest: digest() }));
