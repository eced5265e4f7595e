/** How large the HTML report of each experiment of the workspace is: one file, with its script, its charts and its tables. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { renderBalanceReport, reportOf, runExperiment } from '@ec/balance';
import { inThread, loadExperiment } from '@ec/balance/node';
import { resolveParameters } from '@ec/engine';

/** Most bytes (included) of a report. */
const MOST = 1_000_000;

/** Enough for every figure to have all of its steps, bins and whiskers. */
const TRIALS = 40;

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const program = fileURLToPath(new URL('../dist/bin.js', import.meta.url));
const list = execFileSync(process.execPath, [program, 'list', '--json'], { cwd: ROOT, encoding: 'utf8' });
const all = JSON.parse(list) as readonly { readonly module: string | null; readonly id: string }[];

await using executor = inThread();
let largest = 0;
for (const { module, id } of all) {
  const url = module === null ? null : fileURLToPath(import.meta.resolve(module));
  const experiment = await loadExperiment(url, id);
  const parameters = resolveParameters(experiment.parameters, {});
  const job = { module: url, experiment: id, parameters, seed: 'bench' };
  const { result } = await runExperiment(experiment, job, { executor, rule: { trials: TRIALS } });
  const report = reportOf({ experiment, results: [result], command: '', versions: {}, verdicts: [] });
  const { length } = Buffer.from(await renderBalanceReport(report, 'html'));
  largest = Math.max(largest, length);
  console.log(`${String(Math.round(length / 1000)).padStart(5)} kB  ${module ?? '@ec/empyrean'} ${id}`);
}
const verdict = largest <= MOST ? 'within' : 'OVER';
console.log(`the largest has ${Math.round(largest / 1000)} kB, ${verdict} the limit of ${MOST / 1000} kB`);
if (largest > MOST) process.exitCode = 1;
