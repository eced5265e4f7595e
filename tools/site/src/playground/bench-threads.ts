import { transfer } from 'comlink';
import { openThread } from '../threads/open-thread.ts';
import { Threads } from '../threads/threads.ts';
import type { Bench } from './bench.ts';
import type { TrialThread } from './trial-thread.ts';

/**
 * A bench, and the threads that run its trials.
 *
 * @param trialThreads - number of threads that run trials; 0 for a bench that only draws
 * @param game - whose experiments they load at once
 */
export function benchThreads(trialThreads: number, game = ''): Threads<Bench> {
  return new Threads(() => {
    const bench = openThread<Bench>(
      'thread of reports',
      new Worker(new URL('./bench.ts', import.meta.url), { type: 'module' }),
    );
    const lines = Array.from({ length: trialThreads }, () => {
      const { port1, port2 } = new MessageChannel();
      const thread = openThread<TrialThread>(
        'thread of trials',
        new Worker(new URL('./trial-thread.ts', import.meta.url), { type: 'module' }),
      );
      void thread.calls.serve(transfer(port1, [port1]), game);
      return { thread, port: port2 };
    });
    const ports = lines.map(({ port }) => port);
    if (ports.length > 0) void bench.calls.join(transfer(ports, ports), game);
    return { called: bench, others: lines.map(({ thread }) => thread) };
  });
}
