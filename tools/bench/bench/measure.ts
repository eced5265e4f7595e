/** Measures one workload with the packages that are built in a folder, and prints the figures as JSON: `node bench/measure.ts <root> <workload>`. */
import { median } from '@ec/bench';
import { WORKLOADS } from './workloads.ts';

const [root = '', name = ''] = process.argv.slice(2);
const workload = WORKLOADS[name];
if (!workload)
  throw new Error(`workload: expected one of ${Object.keys(WORKLOADS).join(', ')}, received ${name}`);
const { warmUps, runs, run, digest } = await workload.prepare(root);
for (let number = 0; number < warmUps; number++) run(number);
const taken = new Map<string, number[]>();
for (let number = 0; number < runs; number++) {
  for (const [figure, milliseconds] of Object.entries(run(number)))
    taken.set(figure, [...(taken.get(figure) ?? []), milliseconds]);
}
const figures = Object.fromEntries([...taken].map(([figure, times]) => [figure, median(times)]));
console.log(JSON.stringify({ figures, digest: digest() }));
