import { wrap, type Remote } from 'comlink';
import type { Bench } from './bench.ts';

let bench: Remote<Bench> | undefined;

/** The thread in which experiments are run and pictures are drawn; it is started when it is first needed. */
export function openBench(): Remote<Bench> {
  bench ??= wrap<Bench>(new Worker(new URL('./bench.ts', import.meta.url), { type: 'module' }));
  return bench;
}
